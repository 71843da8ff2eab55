import QuartzCore
import Typesetting

/// A scrolling view of text with attributes, which can be edited.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UIContentSizeCategoryAdjusting {
    // MARK: - Creating a text view

    /// A text view with a container of the caller's; without one it makes its own.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        let container = textContainer ?? NSTextContainer(size: CGSize(width: frame.width, height: 0))
        if container.layoutManager == nil {
            let manager = NSLayoutManager()
            let storage = NSTextStorage()
            storage.addLayoutManager(manager)
            manager.addTextContainer(container)
            ownedStorage = storage
            ownedManager = manager
        }
        self.textContainer = container
        super.init(frame: frame)
        setUp()
    }

    public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    /// There is one text engine: the argument changes nothing.
    public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }

    public required init?(coder: NSCoder) {
        let container = NSTextContainer(size: .zero)
        let manager = NSLayoutManager()
        let storage = NSTextStorage()
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        (textContainer, ownedStorage, ownedManager) = (container, storage, manager)
        super.init(coder: coder)
        setUp()
    }

    // MARK: - Responding to text view changes

    open weak var delegate: (any UITextViewDelegate)? {
        didSet { scrollDelegate = delegate }
    }

    // MARK: - Configuring the text

    open var text: String! {
        get { textStorage.string }
        set { setContent(NSAttributedString(string: newValue ?? "", attributes: style)) }
    }

    open var attributedText: NSAttributedString! {
        get { textStorage.copy() as? NSAttributedString }
        set { setContent(newValue ?? NSAttributedString()) }
    }

    /// Nil draws Helvetica 12.
    open var font: UIFont? {
        get { (textStorage.length > 0 ? textStorage.attribute(.font, at: 0, effectiveRange: nil) : style[.font]) as? UIFont }
        set { restyle(.font, newValue) }
    }

    open var textColor: UIColor? {
        get {
            let first = textStorage.length > 0 ? textStorage.attribute(.foregroundColor, at: 0, effectiveRange: nil) : nil
            return (first ?? style[.foregroundColor]) as? UIColor
        }
        set { restyle(.foregroundColor, newValue) }
    }

    open var textAlignment: NSTextAlignment {
        get { (style[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural }
        set {
            let paragraph = NSMutableParagraphStyle()
            if let old = style[.paragraphStyle] as? NSParagraphStyle { paragraph.setParagraphStyle(old) }
            paragraph.alignment = newValue
            restyle(.paragraphStyle, paragraph.copy())
        }
    }

    open var isEditable = true {
        didSet { if !isEditable, isFirstResponder { _ = resignFirstResponder() } }
    }

    open var isSelectable = true
    open var allowsEditingTextAttributes = false
    open var clearsOnInsertion = false

    /// Finding dates, links and the like in the text.
    open var dataDetectorTypes: UIDataDetectorTypes = [] {
        didSet { if !dataDetectorTypes.isEmpty { SandlotUnimplemented.report("UITextView.dataDetectorTypes") } }
    }

    /// The looks of links.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [.foregroundColor: UIColor.link] {
        didSet { textDidChange() }
    }

    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { editor.typingAttributes ?? editor.attributesForTyping(at: editor.selection) ?? style }
        set { editor.typingAttributes = newValue }
    }

    open var adjustsFontForContentSizeCategory = false {
        didSet { followContentSize() }
    }

    open var usesStandardTextScaling = false

    // MARK: - Working with the selection

    open var selectedRange: NSRange {
        get { editor.selection }
        set { editor.select(newValue) }
    }

    /// Scrolls until the stretch is seen.
    open func scrollRangeToVisible(_ range: NSRange) {
        layoutIfNeeded()
        let boxes = editor.boxes(of: range)
        let box = boxes.dropFirst().reduce(boxes.first ?? editor.caretRect(at: range.location)) { $0.union($1) }
        scrollRectToVisible(box.insetBy(dx: 0, dy: -textContainerInset.top), animated: false)
    }

    // MARK: - Text containers

    public let textContainer: NSTextContainer

    open var layoutManager: NSLayoutManager { textContainer.layoutManager ?? ownedManager ?? NSLayoutManager() }
    open var textStorage: NSTextStorage { layoutManager.textStorage ?? ownedStorage ?? NSTextStorage() }

    /// Room round the container, in points.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { textDidChange() }
    }

    // MARK: - System input views

    private var ownInputView: UIView?
    private var ownAccessoryView: UIView?

    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }

    open override var inputAccessoryView: UIView? {
        get { ownAccessoryView }
        set { ownAccessoryView = newValue }
    }

    // MARK: - Text input that subclasses override

    open func insertText(_ text: String) { if isEditable { editor.insert(text) } }
    open func deleteBackward() { if isEditable { editor.deleteBackward() } }
    open func caretRect(for position: UITextPosition) -> CGRect { editor.caretRect(at: position.offset) }
    open func firstRect(for range: UITextRange) -> CGRect { editor.boxes(of: range.range).first ?? .zero }
    open func closestPosition(to point: CGPoint) -> UITextPosition? { UITextPosition(editor.position(at: point)) }

    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        let boxes = editor.boxes(of: range.range)
        return boxes.enumerated().map { index, box in
            UITextSelectionRect(
                rect: box, writingDirection: .natural, containsStart: index == 0, containsEnd: index == boxes.count - 1)
        }
    }

    // MARK: - Measuring and layout

    /// The text as wide as it is, with the insets; the padding beside the lines does not count (iOS 26 simulator, swiftui-web notes).
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 && size.width < 1e6 ? size.width : .infinity
        let layout = measured(width: width)
        let grid = PixelGrid(traitCollection)
        let height = max(CGFloat(layout.unroundedHeight), emptyLineHeight)
        let used = grid.ceil(CGFloat(layout.width)) + textContainerInset.left + textContainerInset.right
        return CGSize(width: used, height: grid.ceil(height) + textContainerInset.top + textContainerInset.bottom)
    }

    /// Only a text view that does not scroll has one.
    open override var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else { return super.intrinsicContentSize }
        let fitting = sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
        return CGSize(width: fitting.width + 2 * textContainer.lineFragmentPadding, height: fitting.height)
    }

    override var _needsLayoutWidthPass: Bool { !isScrollEnabled && textStorage.length > 0 }

    override func _intrinsicContentSize(forLayoutWidth width: CGFloat) -> CGSize {
        sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    }

    override var _firstBaselineFromTop: CGFloat {
        let ascender = layoutManager.layout.lines.first.map { CGFloat($0.ascent) } ?? (font ?? UITextView.defaultFont).ascender
        return PixelGrid(traitCollection).ceil(textContainerInset.top + ascender)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutText()
    }

    open override var isScrollEnabled: Bool {
        didSet {
            if isScrollEnabled != oldValue { textDidChange() }
        }
    }

    // MARK: - Responding

    open override var canBecomeFirstResponder: Bool { (isEditable || isSelectable) && window != nil }
    open override func becomeFirstResponder() -> Bool { beginEditing { super.becomeFirstResponder() } }
    open override func resignFirstResponder() -> Bool { endEditing { super.resignFirstResponder() } }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { press in !(isFirstResponder && press.key.map { editor.handle($0) } == true) }
        if !rest.isEmpty { super.pressesBegan(rest, with: event) }
    }

    open override func copy(_ sender: Any?) {
        guard let range = selectedTextRange, !range.isEmpty else { return }
        UIPasteboard.general.string = text(in: range)
    }

    open override func cut(_ sender: Any?) {
        guard isEditable, selectedTextRange?.isEmpty == false else { return }
        copy(sender)
        editor.deleteBackward()
    }

    open override func paste(_ sender: Any?) {
        guard isEditable, let string = UIPasteboard.general.string else { return }
        editor.insert(string)
    }

    open override func selectAll(_ sender: Any?) { editor.selectAll() }

    // MARK: - Following changes

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        followContentSize()
        textDidChange()
    }

    override func _colorAppearanceDidChange() {
        super._colorAppearanceDidChange()
        textDidChange()
    }

    // MARK: - Parts

    static let defaultFont = UIFont(FontDescription(source: .named("Helvetica"), size: 12))
    private var ownedStorage: NSTextStorage?
    private var ownedManager: NSLayoutManager?
    /// The attributes of text that is set without any.
    var style: [NSAttributedString.Key: Any] = [:]
    var inputTraits = TextInputTraitValues()
    private(set) lazy var editor = TextEditor(owner: self, storage: textStorage)
    let selectionView = TextSelectionView()
    private(set) lazy var canvas = TextViewCanvas(textView: self)
    var isActive = false
}
