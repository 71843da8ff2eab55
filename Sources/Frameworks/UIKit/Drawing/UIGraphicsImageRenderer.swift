@_spi(Sandlot) import CoreGraphics
import QuartzCore

/// What a picture is drawn into: scale, opacity and colour range.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
    /// The range of the picture's colours. Stored: pictures hold eight bits a component.
    public enum Range: Int, Sendable {
        /// As the screen.
        case unspecified = -1
        /// Chosen by what is drawn.
        case automatic = 0
        /// Wide.
        case extended = 1
        /// sRGB.
        case standard = 2
    }

    /// Pixels a point; the screen's by default.
    open var scale: CGFloat = UITraitCollection.current.screenScale
    /// Whether the picture covers what is behind it; it then starts black.
    open var opaque = false
    /// The wished range.
    open var preferredRange = Range.automatic
    /// Whether colours may be brighter than white: never.
    open var supportsHighDynamicRange: Bool { false }

    /// A format with the usual values.
    public required init() { super.init() }

    /// The best format for an environment.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    /// Whether wide colours are wished.
    open var prefersExtendedRange: Bool {
        get { preferredRange == .extended }
        set { preferredRange = newValue ? .extended : .standard }
    }
}

/// Where a picture is drawn.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    /// What was drawn so far.
    open var currentImage: UIImage {
        guard let image = cgContext.makeImage() else { return UIImage() }
        return UIImage(cgImage: image, scale: (format as? UIGraphicsImageRendererFormat)?.scale ?? 1, orientation: .up)
    }
}

/// Draws pictures.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    private let imageFormat: UIGraphicsImageRendererFormat

    /// A renderer of pictures that show `bounds`, points.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        imageFormat = format
        super.init(bounds: bounds, storing: format)
    }

    /// A renderer of pictures that show `bounds`, points, at the screen's scale.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .preferred())
    }

    /// A renderer of pictures of the given size, points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// A renderer of pictures of the given size, points, at the screen's scale.
    public convenience init(size: CGSize) {
        self.init(bounds: CGRect(origin: .zero, size: size))
    }

    /// The picture that `actions` draw; an empty one when the size is not allowed.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        guard let image = draw(actions) else { return UIImage() }
        return UIImage(cgImage: image, scale: imageFormat.scale, orientation: .up)
    }

    /// The drawn picture as a PNG file.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        draw(actions).flatMap { PNGEncoder.encode($0, effort: .small) } ?? Data()
    }

    /// The drawn picture as a JPEG file; quality 0…1.
    open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        draw(actions).flatMap { JPEGEncoder.encode($0, quality: compressionQuality) } ?? Data()
    }

    private func draw(_ actions: (UIGraphicsImageRendererContext) -> Void) -> CGImage? {
        let bounds = imageFormat.bounds
        let scale = imageFormat.scale > 0 ? imageFormat.scale : UITraitCollection.current.screenScale
        guard let cgContext = CGContext(backingWidth: bounds.width, height: bounds.height, scale: scale, flipped: true) else {
            SandlotUnimplemented.report(
                "UIGraphicsImageRenderer", "a picture of \(bounds.width) × \(bounds.height) points cannot be made; it stays empty")
            return nil
        }
        cgContext.translateBy(x: -bounds.minX, y: -bounds.minY)
        if imageFormat.opaque {
            cgContext.setFillColor(gray: 0, alpha: 1)
            cgContext.fill(bounds)
        }
        run(UIGraphicsImageRendererContext(context: cgContext, format: imageFormat), actions: actions)
        return cgContext.takeImage()
    }
}
