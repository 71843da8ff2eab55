import QuartzCore
import Typesetting

/// A field for one line of text.
@preconcurrency @MainActor
open class UITextField: UIControl, UIContentSizeCategoryAdjusting {
    // MARK: - Creating a text field

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// The action is performed by the return key.
    public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    // MARK: - Validating and handling edits

    open weak var delegate: (any UITextFieldDelegate)?

    // MARK: - Accessing the text

    open var text: String? {
        get { editor.storage.string }
        set {
            guard newValue ?? "" != editor.storage.string else { return }
            setContent(NSAttributedString(string: newValue ?? "", attributes: defaultTextAttributes))
        }
    }

    open var attributedText: NSAttributedString? {
        get { editor.storage.copy() as? NSAttributedString }
        set { setContent(newValue ?? NSAttributedString()) }
    }

    /// Shown while the field is empty.
    open var placeholder: String? {
        get { attributedPlaceholder?.string }
        set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
    }

    open var attributedPlaceholder: NSAttributedString? {
        didSet { textSizeDidChange() }
    }

    /// The attributes of the whole text.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { style.attributes }
        set {
            style.attributes = newValue
            restyle()
        }
    }

    open var font: UIFont? {
        get { style.font }
        set {
            style.font = newValue ?? FieldStyle.defaultFont
            restyle()
        }
    }

    open var textColor: UIColor? {
        get { style.color }
        set {
            style.color = newValue ?? FieldStyle.defaultColor
            restyle()
        }
    }

    open var textAlignment: NSTextAlignment {
        get { style.alignment }
        set {
            style.alignment = newValue
            restyle()
        }
    }

    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { isEditing ? editor.typingAttributes ?? editor.attributesForTyping(at: editor.selection) ?? style.attributes : nil }
        set { editor.typingAttributes = newValue }
    }

    // MARK: - Sizing the text field's text

    /// Whether long text is drawn smaller, down to `minimumFontSize`.
    open var adjustsFontSizeToFitWidth = false {
        didSet { canvas.setNeedsDisplay() }
    }

    open var minimumFontSize: CGFloat = 0 {
        didSet { canvas.setNeedsDisplay() }
    }

    open var adjustsFontForContentSizeCategory = false {
        didSet { followContentSize() }
    }

    // MARK: - Managing the editing behavior

    /// Whether the field is the first responder.
    open internal(set) var isEditing = false
    open var clearsOnBeginEditing = false
    open var clearsOnInsertion = false
    open var allowsEditingTextAttributes = false

    // MARK: - Setting the view's background appearance

    open var borderStyle: BorderStyle = .none {
        didSet {
            frameView.style = borderStyle
            textSizeDidChange()
            setNeedsLayout()
        }
    }

    open var background: UIImage? {
        didSet { updateBackground() }
    }

    open var disabledBackground: UIImage? {
        didSet { updateBackground() }
    }

    // MARK: - Managing overlay views

    open var clearButtonMode: ViewMode = .never {
        didSet { setNeedsLayout() }
    }

    open var leftView: UIView? {
        didSet { replaceSideView(oldValue, leftView) }
    }

    open var leftViewMode: ViewMode = .never {
        didSet { setNeedsLayout() }
    }

    open var rightView: UIView? {
        didSet { replaceSideView(oldValue, rightView) }
    }

    open var rightViewMode: ViewMode = .never {
        didSet { setNeedsLayout() }
    }

    // MARK: - Accessing the views for editing

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

    // MARK: - Customizing layout and drawing; everything in the field's bounds

    /// Where the text stands while it is not edited.
    open func textRect(forBounds bounds: CGRect) -> CGRect { FieldGeometry(self, bounds).textRect }
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { FieldGeometry(self, bounds).clearButtonRect }
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { FieldGeometry(self, bounds).leftViewRect }
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { FieldGeometry(self, bounds).rightViewRect }

    open func drawText(in rect: CGRect) { painter.drawText(self, in: rect) }
    open func drawPlaceholder(in rect: CGRect) { painter.drawPlaceholder(self, in: rect) }

    // MARK: - Text input that subclasses override

    open func insertText(_ text: String) { typed(text) }
    open func deleteBackward() { editor.deleteBackward() }
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

    open override var intrinsicContentSize: CGSize { FieldGeometry(self, bounds).fittingSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { FieldGeometry(self, bounds).fittingSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
    }

    override var _firstBaselineFromTop: CGFloat { FieldGeometry(self, baselineBounds).baseline }
    override var _lastBaselineFromBottom: CGFloat { baselineBounds.height - FieldGeometry(self, baselineBounds).baseline }

    private var baselineBounds: CGRect {
        bounds.height > 0 ? bounds : CGRect(origin: .zero, size: FieldGeometry(self, bounds).fittingSize)
    }

    // MARK: - Responding

    open override var canBecomeFirstResponder: Bool { isEnabled && window != nil }

    open override func becomeFirstResponder() -> Bool { beginEditing { super.becomeFirstResponder() } }
    open override func resignFirstResponder() -> Bool { endEditing { super.resignFirstResponder() } }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if let touch, bounds.contains(touch.location(in: self)) { tapped(touch) }
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { press in !(isEditing && press.key.map { editor.handle($0) } == true) }
        if !rest.isEmpty { super.pressesBegan(rest, with: event) }
    }

    open override func copy(_ sender: Any?) {
        guard !isSecureTextEntry, let range = selectedTextRange, !range.isEmpty else { return }
        UIPasteboard.general.string = text(in: range)
    }

    open override func cut(_ sender: Any?) {
        guard !isSecureTextEntry, selectedTextRange?.isEmpty == false else { return }
        copy(sender)
        editor.deleteBackward()
    }

    open override func paste(_ sender: Any?) {
        guard let string = UIPasteboard.general.string else { return }
        editor.insert(string.replacingOccurrences(of: "\n", with: " "))
    }

    open override func selectAll(_ sender: Any?) { editor.selectAll() }

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        super.canPerformAction(action, withSender: sender)
    }

    // MARK: - Following changes

    open override var isEnabled: Bool {
        didSet {
            updateBackground()
            canvas.setNeedsDisplay()
        }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        followContentSize()
        textSizeDidChange()
    }

    override func _colorAppearanceDidChange() {
        super._colorAppearanceDidChange()
        frameView.updateColors()
        canvas.setNeedsDisplay()
    }

    // MARK: - Parts

    var style = FieldStyle()
    var inputTraits = TextInputTraitValues()
    var painter = FieldPainter()
    private(set) lazy var editor = TextEditor(owner: self, storage: NSMutableAttributedString())
    let frameView = FieldFrameView()
    let backgroundView = UIImageView()
    let selectionView = TextSelectionView()
    private(set) lazy var canvas = FieldCanvas(field: self)
    private(set) lazy var clearButton = FieldClearButton(field: self)
    /// How far a long text is moved to the left while it is edited, in points.
    var scrollOffset: CGFloat = 0
}
