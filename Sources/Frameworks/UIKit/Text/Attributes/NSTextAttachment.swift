@_spi(Sandlot) import CoreGraphics
import QuartzCore
import Typesetting

/// A picture that stands in a text.
open class NSTextAttachment: NSObject, InlineAttachment, @unchecked Sendable {
    /// The character that an attachment stands on.
    public static let character = 0xFFFC

    // MARK: - Creating a text attachment

    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        super.init()
        if let contentData { image = UIImage(data: contentData) }
    }

    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    public convenience override init() { self.init(data: nil, ofType: nil) }

    /// Attachments are not read from archives here.
    public required init?(coder: NSCoder) { nil }

    // MARK: - Content and layout

    open var contents: Data?
    open var fileType: String?
    open var image: UIImage?

    /// Points, y up from the baseline: a negative y hangs below it. A zero size takes the image's own.
    open var bounds = CGRect.zero

    /// Room kept at both sides, in points.
    open var lineLayoutPadding: CGFloat = 0

    /// The image to draw; overridden by attachments that make theirs.
    open func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? { image }

    /// The box in the line, y up from the baseline.
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        guard bounds.size == .zero else { return bounds }
        return CGRect(origin: bounds.origin, size: image?.size ?? .zero)
    }

    // MARK: - The engine's side

    public var inlineBounds: (x: Double, y: Double, width: Double, height: Double) {
        let box = attachmentBounds(for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0)
        return (Double(box.minX + lineLayoutPadding), Double(box.minY), Double(box.width + 2 * lineLayoutPadding),
                Double(box.height))
    }

    public func draw(in cairo: OpaquePointer, x: Double, y: Double, width: Double, height: Double) {
        let box = CGRect(x: x, y: y, width: width - 2 * Double(lineLayoutPadding), height: height)
        guard let image = image(forBounds: box, textContainer: nil, characterIndex: 0) else { return }
        let context = CGContext(sharing: cairo, extents: CGContext.everywhere)
        UIGraphicsPushContext(context)
        image.draw(in: box)
        UIGraphicsPopContext()
    }
}

extension CGContext {
    /// Covers any surface that is drawn into.
    fileprivate static let everywhere = CGRect(x: -16384, y: -16384, width: 32768, height: 32768)
}

extension NSAttributedString {
    /// A string of nothing but the attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }

    /// A string of the attachment, with more attributes.
    public convenience init(attachment: NSTextAttachment, attributes: [NSAttributedString.Key: Any]) {
        self.init(string: "\u{FFFC}", attributes: attributes.merging([.attachment: attachment]) { _, new in new })
    }
}
