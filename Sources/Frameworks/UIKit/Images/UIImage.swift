@_spi(Sandlot) import CoreGraphics
import QuartzCore

/// A picture with the way it is shown: scale, orientation, rendering mode, caps. Does not change.
open class UIImage: NSObject, NSCopying, NSSecureCoding, _ExpressibleByImageLiteral, @unchecked Sendable {
    /// What is seen.
    enum Content {
        case nothing
        case bitmap(CGImage)
        case vector(VectorImage)
        case symbol(SymbolRendition)
        case animation([UIImage], duration: TimeInterval)
    }

    /// Everything an image is made of.
    struct Parts {
        var content: Content
        var scale: CGFloat = 1
        var orientation = Orientation.up
        var renderingMode = RenderingMode.automatic
        var capInsets: UIEdgeInsets?
        var resizingMode = ResizingMode.tile
        var alignmentRectInsets = UIEdgeInsets.zero
        var baseline: CGFloat?
        var tint: UIColor?
        var flipsForRightToLeft = false
        var symbolConfiguration: SymbolConfiguration?
        var traits: UITraitCollection?
        var asset: UIImageAsset?
    }

    let parts: Parts

    init(parts: Parts) {
        self.parts = parts
        super.init()
    }

    /// The same picture with some parts changed.
    func changed(_ change: (inout Parts) -> Void) -> UIImage {
        var parts = parts
        change(&parts)
        return UIImage(parts: parts)
    }

    // MARK: - Loading and caching images

    /// A picture without size.
    public override init() {
        parts = Parts(content: .nothing)
        super.init()
    }

    /// A picture of the page's asset catalogs or resources, found by name; nil, with a warning, when there is none.
    @_disfavoredOverload
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// What calls of `init(named:)` become, so that the warning tells their file and line.
    public convenience init?(named name: String, callingFile: StaticString = #filePath, callingLine: UInt = #line) {
        guard let image = UIImage.find(name, in: nil, traits: .current, place: "\(callingFile):\(callingLine)") else { return nil }
        self.init(parts: image.parts)
    }

    /// A picture of a bundle's asset catalogs or resources that fits the traits; nil, with a warning, when there is none.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        guard let image = UIImage.find(name, in: bundle, traits: traitCollection ?? .current) else { return nil }
        self.init(parts: image.parts)
    }

    /// A picture of a bundle's asset catalogs or resources; nil, with a warning, when there is none.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
    }

    /// The picture of a name and a value between 0 and 1, which changes nothing here.
    public convenience init?(named name: String, in bundle: Bundle?, variableValue: Double, configuration: UIImage.Configuration?) {
        self.init(named: name, in: bundle, with: configuration)
    }

    /// The image set a generated symbol stands for; a picture without size when it is missing.
    public convenience init(resource: ImageResource) {
        self.init(parts: UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil)?.parts ?? Parts(content: .nothing))
    }

    /// What `#imageLiteral` makes; a missing picture has no size.
    public required convenience init(imageLiteralResourceName name: String) {
        self.init(parts: UIImage(named: name, in: nil, compatibleWith: nil)?.parts ?? Parts(content: .nothing))
    }

    // MARK: - Creating symbol images

    /// A system symbol, 17 points. Names that are not known give a dashed square and a warning.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// A system symbol as configured.
    public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
        guard !name.isEmpty else { return nil }
        let symbol = configuration as? SymbolConfiguration
        self.init(parts: UIImage.symbolParts(name, symbol ?? .unspecified, Parts(content: .nothing, traits: configuration?.traitCollection)))
    }

    /// A system symbol for traits.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: traitCollection.map { UIImage.Configuration(traitCollection: $0) })
    }

    /// A system symbol and a value between 0 and 1; all of the symbol is drawn.
    public convenience init?(systemName name: String, variableValue value: Double, configuration: UIImage.Configuration? = nil) {
        self.init(systemName: name, withConfiguration: configuration)
    }

    // MARK: - Creating images from files, data and other images

    /// The picture in a file; its name tells the scale (`@2x`). Nil when it cannot be opened.
    public convenience init?(contentsOfFile path: String) {
        let file = path.hasPrefix("/") ? URL(fileURLWithPath: path) : PageResources.file(named: path) ?? URL(fileURLWithPath: path)
        var match = ImageFileFinder.Match(url: file, scale: ImageFileFinder.scale(ofPath: path))
        if match.scale == 1,
            let better = ImageFileFinder.find(file.lastPathComponent, in: [file.deletingLastPathComponent()], traits: .current) {
            match = better
        }
        guard let image = UIImage.open(match.url, scale: match.scale, describedAs: path) else { return nil }
        self.init(parts: image.parts)
    }

    /// The picture in a file's bytes; nil when they are none.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// The picture in a file's bytes, `scale` pixels a point.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let parts = UIImage.decode(data, scale: scale) else { return nil }
        self.init(parts: parts)
    }

    /// A picture of pixels, one a point.
    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }

    /// A picture of pixels, `scale` a point, stored turned as `orientation` says.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(parts: Parts(content: .bitmap(cgImage), scale: scale > 0 ? scale : 1, orientation: orientation))
    }

    /// A picture written by `encode(with:)`.
    public required convenience init?(coder: NSCoder) {
        guard let data = coder.decodeObject(forKey: "UIImageData") as? NSData else { return nil }
        let scale = CGFloat(coder.decodeDouble(forKey: "UIImageScale"))
        self.init(data: data as Data, scale: scale > 0 ? scale : 1)
    }

    /// Frames `name0`, `name1`, … (or `name1`, … when there is no 0) shown over `duration` seconds; nil when there are none.
    open class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        var frames: [UIImage] = []
        for index in 0..<1024 {
            guard let frame = find("\(name)\(index)", in: nil, traits: .current, isQuiet: true) else {
                if index == 0 { continue }
                break
            }
            frames.append(frame)
        }
        return animatedImage(with: frames, duration: duration)
    }

    /// Frames cut with caps, shown over `duration` seconds.
    open class func animatedResizableImageNamed(_ name: String, capInsets: UIEdgeInsets, duration: TimeInterval) -> UIImage? {
        animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration)
    }

    /// Frames cut with caps, shown over `duration` seconds.
    open class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode, duration: TimeInterval
    ) -> UIImage? {
        guard let frames = animatedImageNamed(name, duration: duration)?.images else { return nil }
        return animatedImage(
            with: frames.map { $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode) }, duration: duration)
    }

    /// The frames shown over `duration` seconds, for ever; nil without frames. Without a duration a frame shows 1/30 s.
    open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        let length = duration > 0 ? duration : Double(images.count) / 30
        return first.changed { $0.content = .animation(images, duration: length) }
    }

    // MARK: - Getting the image data

    /// Pixels, as stored (before the orientation); of a symbol or a vector picture a rendering at its size and the screen's scale.
    open var cgImage: CGImage? {
        switch parts.content {
        case .nothing: return nil
        case .bitmap(let image): return image
        case .animation(let images, _): return images.first?.cgImage
        case .vector, .symbol: return rendition.image(for: self)
        }
    }

    private let rendition = ImageRendition()

    /// The frames of an animated picture.
    open var images: [UIImage]? {
        if case .animation(let images, _) = parts.content { return images }
        return nil
    }

    /// Seconds one run of an animated picture takes; 0 for a still one.
    open var duration: TimeInterval {
        if case .animation(_, let duration) = parts.content { return duration }
        return 0
    }

    // MARK: - Getting the image size and scale

    /// Points, after the orientation.
    open var size: CGSize {
        switch parts.content {
        case .nothing: return .zero
        case .bitmap(let image):
            let size = CGSize(width: CGFloat(image.width) / parts.scale, height: CGFloat(image.height) / parts.scale)
            return parts.orientation.swapsSides ? CGSize(width: size.height, height: size.width) : size
        case .vector(let image): return image.size
        case .symbol(let symbol): return symbol.size
        case .animation(let images, _): return images.first?.size ?? .zero
        }
    }

    /// Pixels a point; of a symbol or a vector picture the screen's.
    open var scale: CGFloat {
        switch parts.content {
        case .symbol, .vector: return UITraitCollection.current.screenScale
        case .animation(let images, _): return images.first?.scale ?? parts.scale
        case .nothing, .bitmap: return parts.scale
        }
    }

    /// How the stored pixels are turned to be shown.
    open var imageOrientation: Orientation { parts.orientation }

    // MARK: - Rendering, resizing and alignment

    /// Whether only the shape counts and takes a tint.
    open var renderingMode: RenderingMode { parts.renderingMode }
    /// The caps that keep their size, points.
    open var capInsets: UIEdgeInsets { parts.capInsets ?? .zero }
    /// What the middle does between the caps.
    open var resizingMode: ResizingMode { parts.resizingMode }
    /// How far the rectangle that Auto Layout aligns lies inside the picture, points.
    open var alignmentRectInsets: UIEdgeInsets { parts.alignmentRectInsets }
    /// How far above the bottom the baseline lies, points; nil when there is none.
    open var baselineOffsetFromBottom: CGFloat? {
        if case .symbol(let symbol) = parts.content { return parts.baseline ?? symbol.baselineOffset }
        return parts.baseline
    }
    /// Whether the picture knows a baseline.
    open var hasBaseline: Bool { baselineOffsetFromBottom != nil }
    /// Whether it is mirrored where lines run from right to left.
    open var flipsForRightToLeftLayoutDirection: Bool { parts.flipsForRightToLeft }

    /// Whether this is a symbol.
    open var isSymbolImage: Bool {
        if case .symbol = parts.content { return true }
        return false
    }
    /// What this picture was made for.
    open var configuration: UIImage.Configuration? { parts.symbolConfiguration ?? parts.traits.map { Configuration(traits: $0) } }
    /// How this symbol is drawn.
    open var symbolConfiguration: SymbolConfiguration? { parts.symbolConfiguration }
    /// The traits this picture was made for.
    open var traitCollection: UITraitCollection { parts.traits ?? UITraitCollection() }
    /// Where the pictures for other traits are.
    open var imageAsset: UIImageAsset? { parts.asset }
    /// Whether pixels brighter than white exist: never.
    open var isHighDynamicRange: Bool { false }

    // MARK: - Comparing, copying, storing

    /// The image itself.
    open override func copy() -> Any { self }
    /// The image itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    /// Images may be decoded where only certain classes may.
    public static var supportsSecureCoding: Bool { true }
    /// Stores the pixels.
    open func encode(with coder: NSCoder) {
        coder.encode(pngData().map { $0 as NSData }, forKey: "UIImageData")
        coder.encode(Double(scale), forKey: "UIImageScale")
    }

    /// Whether pixels and the way they are shown are equal.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        if other === self { return true }
        switch (parts.content, other.parts.content) {
        case (.bitmap(let mine), .bitmap(let theirs)): guard mine === theirs else { return false }
        case (.vector(let mine), .vector(let theirs)): guard mine === theirs else { return false }
        case (.symbol(let mine), .symbol(let theirs)):
            guard mine.name == theirs.name, mine.pointSize == theirs.pointSize, mine.weight == theirs.weight, mine.scale == theirs.scale
            else { return false }
        default: return false
        }
        return parts.scale == other.parts.scale && parts.orientation == other.parts.orientation
            && parts.renderingMode == other.parts.renderingMode && parts.capInsets == other.parts.capInsets
            && parts.tint == other.parts.tint && parts.alignmentRectInsets == other.parts.alignmentRectInsets
    }

    /// Equal images have equal hashes.
    open override var hash: Int {
        switch parts.content {
        case .bitmap(let image): return ObjectIdentifier(image).hashValue
        case .vector(let image): return ObjectIdentifier(image).hashValue
        case .symbol(let symbol): return symbol.name.hashValue
        case .nothing, .animation: return ObjectIdentifier(self).hashValue
        }
    }

    /// Name or kind, and size.
    open override var description: String {
        let size = "{\(size.width), \(size.height)}"
        if case .symbol(let symbol) = parts.content { return "<UIImage symbol(system: \(symbol.name)) \(size)>" }
        return "<UIImage \(size)>"
    }
}
