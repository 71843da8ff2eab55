@_spi(Sandlot) import CoreGraphics
import QuartzCore
import Typesetting

/// A view that shows text.
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    var content = LabelContent()
    var renderer = LabelRenderer()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isUserInteractionEnabled = false
        isOpaque = false
        contentMode = .redraw
    }

    // MARK: - Accessing the text

    /// The text, without attributes; setting it puts the whole in the label's own style.
    open var text: String? {
        get { content.string }
        set {
            guard newValue != content.string || content.isAttributed else { return }
            content.set(newValue)
            contentDidChange()
        }
    }

    /// The text with attributes; setting it takes over the alignment and line-break mode of its paragraph style.
    open var attributedText: NSAttributedString? {
        get { content.attributedString }
        set {
            content.set(newValue)
            contentDidChange()
        }
    }

    /// The font of the text, or of its first character.
    open var font: UIFont! {
        get { content.font }
        set {
            content.setFont(newValue ?? LabelContent.defaultFont)
            contentDidChange()
        }
    }

    /// The colour of the text, or of its first character.
    open var textColor: UIColor! {
        get { content.color }
        set {
            content.setColor(newValue ?? LabelContent.defaultColor)
            looksDidChange()
        }
    }

    open var textAlignment: NSTextAlignment {
        get { content.alignment }
        set {
            guard newValue != content.alignment else { return }
            content.setAlignment(newValue)
            looksDidChange()
        }
    }

    open var lineBreakMode: NSLineBreakMode {
        get { content.lineBreakMode }
        set {
            guard newValue != content.lineBreakMode else { return }
            content.setLineBreakMode(newValue)
            contentDidChange()
        }
    }

    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard {
        didSet { contentDidChange() }
    }

    /// Whether the label looks usable; a disabled label's text is dimmed.
    open var isEnabled = true {
        didSet { looksDidChange() }
    }

    /// Text moving sideways exists on television only.
    open var enablesMarqueeWhenAncestorFocused = false

    /// A bubble with the whole text under the pointer; there is none here.
    open var showsExpansionTextWhenTruncated = false

    // MARK: - Sizing the label's text

    /// Whether too long text of one line is drawn smaller.
    open var adjustsFontSizeToFitWidth = false {
        didSet { looksDidChange() }
    }

    /// Whether letters are moved together a little before text is truncated.
    open var allowsDefaultTighteningForTruncation = false

    /// What stays in place when the text is drawn smaller.
    open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines {
        didSet { looksDidChange() }
    }

    /// How small the text may become, in shares of its size; 0 sets no limit.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { looksDidChange() }
    }

    /// The most lines that are shown; 0 sets no limit.
    open var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { contentDidChange() } }
    }

    /// Whether the font follows the text size the user chooses.
    open var adjustsFontForContentSizeCategory = false {
        didSet { followContentSize() }
    }

    // MARK: - Managing highlight values

    open var highlightedTextColor: UIColor? {
        didSet { looksDidChange() }
    }

    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { looksDidChange() } }
    }

    // MARK: - Drawing a shadow

    open var shadowColor: UIColor? {
        didSet { looksDidChange() }
    }

    /// Points to the right and down.
    open var shadowOffset = CGSize(width: 0, height: -1) {
        didSet { looksDidChange() }
    }

    // MARK: - Drawing and positioning overrides

    /// The box of the text inside `bounds`: as wide and high as it needs, in the middle from top to bottom.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let layout = renderer.layout(
            self, width: bounds.width, height: bounds.height, lines: numberOfLines, scale: 1)
        let grid = PixelGrid(traitCollection)
        let size = CGSize(width: grid.ceil(CGFloat(layout.width)), height: grid.ceil(CGFloat(layout.height)))
        guard bounds.width < LabelRenderer.unbounded else { return CGRect(origin: bounds.origin, size: size) }
        let free = bounds.width - size.width
        let x: CGFloat = switch resolvedAlignment {
        case .right: free
        case .center: grid.round(free / 2)
        case .left, .justified, .natural: 0
        }
        let y = bounds.height < LabelRenderer.unbounded ? grid.round((bounds.height - size.height) / 2) : 0
        return CGRect(origin: CGPoint(x: bounds.minX + x, y: bounds.minY + y), size: size)
    }

    /// Draws the text in the middle of a rectangle.
    open func drawText(in rect: CGRect) { renderer.draw(self, in: rect) }

    open override func draw(_ rect: CGRect) { drawText(in: bounds) }

    // MARK: - Getting the layout constraints

    /// The width at which Auto Layout wraps the text; 0 takes the width that layout gives.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    // MARK: - Measuring

    open override var intrinsicContentSize: CGSize {
        let width = numberOfLines != 1 && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .greatestFiniteMagnitude
        return fittingSize(width: width)
    }

    /// The width is ignored by a label of one line.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let isBounded = numberOfLines != 1 && size.width > 0
        return fittingSize(width: isBounded ? size.width : .greatestFiniteMagnitude)
    }

    private func fittingSize(width: CGFloat) -> CGSize {
        let room = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
        let size = textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
        return CGSize(width: max(0, size.width), height: max(0, size.height))
    }

    override var _needsLayoutWidthPass: Bool {
        numberOfLines != 1 && preferredMaxLayoutWidth <= 0 && content.string?.isEmpty == false
    }

    /// A wrapped text is one point higher under Auto Layout than it fits (iOS 26 simulator, swiftui-web notes).
    override func _intrinsicContentSize(forLayoutWidth width: CGFloat) -> CGSize {
        var size = fittingSize(width: width)
        let oneLine = renderer.layout(self, width: width, height: LabelRenderer.unbounded, lines: 1, scale: 1)
        if size.height > CGFloat(oneLine.height) * 1.5 { size.height += 1 }
        return size
    }

    /// The nearest pixel to the ascender below the text's top.
    override var _firstBaselineFromTop: CGFloat {
        let grid = PixelGrid(traitCollection)
        let layout = renderer.layout(self, width: baselineWidth, height: LabelRenderer.unbounded, lines: numberOfLines, scale: 1)
        return grid.round(layout.lines.isEmpty ? font.ascender : CGFloat(layout.firstBaseline))
    }

    override var _lastBaselineFromBottom: CGFloat {
        let grid = PixelGrid(traitCollection)
        let layout = renderer.layout(self, width: baselineWidth, height: LabelRenderer.unbounded, lines: numberOfLines, scale: 1)
        guard let last = layout.lines.last else { return grid.ceil(font.lineHeight) - grid.round(font.ascender) }
        let isWrapped = layout.lines.count > 1 && _needsLayoutWidthPass
        return grid.ceil(CGFloat(last.bottom)) + (isWrapped ? 1 : 0) - grid.round(CGFloat(last.baseline))
    }

    private var baselineWidth: CGFloat {
        if numberOfLines == 1 { return LabelRenderer.unbounded }
        if preferredMaxLayoutWidth > 0 { return preferredMaxLayoutWidth }
        return bounds.width > 0 ? bounds.width : LabelRenderer.unbounded
    }

    // MARK: - Following changes

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        followContentSize()
        contentDidChange()
    }

    override func _colorAppearanceDidChange() {
        super._colorAppearanceDidChange()
        looksDidChange()
    }

    private func followContentSize() {
        guard adjustsFontForContentSizeCategory else { return }
        if content.followContentSize(ContentSize.category(of: traitCollection)) { contentDidChange() }
    }

    /// The size may have changed.
    func contentDidChange() {
        renderer.forget()
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    /// Only the picture changed.
    func looksDidChange() {
        renderer.forget()
        setNeedsDisplay()
    }

    /// Left, right, centre or justified: natural becomes the side where the interface begins.
    var resolvedAlignment: NSTextAlignment {
        guard content.alignment == .natural else { return content.alignment }
        return effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    }

    open override var description: String {
        guard let text = content.string else { return super.description }
        return super.description.dropLast() + "; text = '\(text)'>"
    }
}
