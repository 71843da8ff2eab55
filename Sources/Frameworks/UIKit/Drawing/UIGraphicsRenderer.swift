@_spi(Sandlot) import CoreGraphics
import QuartzCore

/// What a renderer draws into: its size in points.
open class UIGraphicsRendererFormat: NSObject, @unchecked Sendable {
    var rendererBounds = CGRect.zero

    /// A format with the usual values.
    public required override init() { super.init() }

    /// A format with the usual values.
    open class func `default`() -> Self { self.init() }
    /// A format with the best values for the screen.
    open class func preferred() -> Self { self.init() }

    /// The drawing's bounds, points.
    open var bounds: CGRect { rendererBounds }
}

/// Where a renderer's actions draw.
open class UIGraphicsRendererContext: NSObject {
    /// The context to draw in; y grows downwards.
    public let cgContext: CGContext
    private let storedFormat: UIGraphicsRendererFormat

    init(context: CGContext, format: UIGraphicsRendererFormat) {
        cgContext = context
        storedFormat = format
        super.init()
    }

    /// The renderer's format.
    open var format: UIGraphicsRendererFormat { storedFormat }

    /// Fills with the current fill colour.
    open func fill(_ rect: CGRect) { fill(rect, blendMode: .copy) }

    /// Fills with the current fill colour.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }

    /// Draws a frame one point wide inside the rectangle, in the current stroke colour.
    open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

    /// Draws a frame one point wide inside the rectangle, in the current stroke colour.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
        cgContext.restoreGState()
    }

    /// Limits drawing to the rectangle.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Draws into something with a size.
open class UIGraphicsRenderer: NSObject {
    private let storedFormat: UIGraphicsRendererFormat

    init(bounds: CGRect, storing format: UIGraphicsRendererFormat) {
        storedFormat = format
        format.rendererBounds = bounds
        super.init()
    }

    /// The format drawn with.
    open var format: UIGraphicsRendererFormat { storedFormat }
    /// Whether contexts may be reused; kept for source, it changes nothing.
    open var allowsImageOutput: Bool { true }

    /// Runs `actions` with `context` current and the bounds' origin at the top left.
    func run<Context: UIGraphicsRendererContext>(_ context: Context, actions: (Context) -> Void) {
        UIGraphicsPushContext(context.cgContext)
        context.cgContext.saveGState()
        actions(context)
        context.cgContext.restoreGState()
        UIGraphicsPopContext()
    }
}
