import CoreGraphics
import FoundationSupport

/// How a text layer shortens lines that do not fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let none = CATextLayerTruncationMode(rawValue: "none")
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// Where a text layer's lines lie between its left and right edge.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// Draws a string, plain or attributed, from the top of its bounds. Defaults are those of Apple's documentation.
open class CATextLayer: CALayer {
    public override init() { super.init() }

    public override init(layer: Any) {
        super.init(layer: layer)
        guard let other = layer as? CATextLayer else { return }
        string = other.string
        font = other.font
        fontSize = other.fontSize
        textColor = other.textColor
        isWrapped = other.isWrapped
        alignmentMode = other.alignmentMode
        truncationMode = other.truncationMode
        allowsFontSubpixelQuantization = other.allowsFontSubpixelQuantization
    }

    override func setUp() { needsDisplayOnBoundsChange = true }

    // MARK: - Getting and setting the text

    /// A `String` or an `NSAttributedString`; an attributed string's own attributes win over the layer's.
    open var string: Any? { didSet { setNeedsDisplay() } }

    // MARK: - Text visual properties

    /// A font object or the name of a font; its size is not used. Nil: Helvetica.
    open var font: CFTypeRef? { didSet { setNeedsDisplay() } }
    /// The size in points.
    open var fontSize: CGFloat = 36 { didSet { setNeedsDisplay() } }
    open var foregroundColor: CGColor? {
        get { textColor }
        set {
            textColor = newValue
            setNeedsDisplay()
        }
    }
    private var textColor: CGColor? = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    open var allowsFontSubpixelQuantization = false

    // MARK: - Text alignment and truncation

    /// Whether lines break at the layer's right edge.
    open var isWrapped = false { didSet { setNeedsDisplay() } }
    open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { setNeedsDisplay() } }
    open var truncationMode = CATextLayerTruncationMode.none { didSet { setNeedsDisplay() } }

    // MARK: - Drawing

    /// The size that shows the whole string, in points.
    open override func preferredFrameSize() -> CGSize {
        TextLayerPainter.painter?.size(self) ?? super.preferredFrameSize()
    }

    open override func draw(in ctx: CGContext) {
        guard let painter = TextLayerPainter.painter else {
            return SandlotUnimplemented.report("CATextLayer", "text is drawn by UIKit, which is not loaded")
        }
        painter.draw(self, ctx)
    }
}

/// Measures and draws text layers' strings. UIKit, which knows fonts, lies above this module and puts its painter here.
@_spi(Sandlot) public struct TextLayerPainter {
    nonisolated(unsafe) public static var painter: TextLayerPainter?

    let size: (CATextLayer) -> CGSize
    let draw: (CATextLayer, CGContext) -> Void

    public init(size: @escaping (CATextLayer) -> CGSize, draw: @escaping (CATextLayer, CGContext) -> Void) {
        self.size = size
        self.draw = draw
    }
}
