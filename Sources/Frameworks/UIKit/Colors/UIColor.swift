@_spi(Sandlot) import CoreGraphics
import QuartzCore

/// A colour, or a recipe that gives a colour for the traits it is used with. Does not change.
///
/// Colours blend and are stored in gamma-encoded sRGB; components outside 0…1 stand for colours beyond it.
open class UIColor: NSObject, NSCopying, NSSecureCoding, _ExpressibleByColorLiteral, @unchecked Sendable {
    /// What the colour is made of.
    enum Content {
        case solid(CGColor)
        /// Chosen by traits; system colours have a name.
        case dynamic(name: String?, (UITraitCollection) -> UIColor)
        /// Another colour with its alpha replaced.
        case translucent(UIColor, alpha: CGFloat)
        case pattern(UIImage, CGColor)
    }

    let content: Content

    init(content: Content) {
        self.content = content
        super.init()
    }

    // MARK: - Creating a color from component values

    /// A gray from black 0 to white 1.
    public init(white: CGFloat, alpha: CGFloat) {
        content = .solid(UIColor.gray(white, alpha))
        super.init()
    }

    /// A colour on the colour wheel: hue, saturation and brightness, 0…1 each.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let parts = HueComponents(hue: hue, saturation: saturation, brightness: brightness).rgb
        content = .solid(UIColor.rgb(parts.red, parts.green, parts.blue, alpha))
        super.init()
    }

    /// An sRGB colour, components 0…1 (beyond for colours outside sRGB).
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        content = .solid(UIColor.rgb(red, green, blue, alpha))
        super.init()
    }

    /// A colour of the Display P3 space.
    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        content = .solid(CGColor(colorSpace: .displayP3Instance, components: [red, green, blue, alpha]) ?? UIColor.rgb(red, green, blue, alpha))
        super.init()
    }

    /// What `#colorLiteral` makes: an sRGB colour.
    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    // MARK: - Creating a color from other objects

    /// The colour of Core Graphics.
    public init(cgColor: CGColor) {
        content = .solid(cgColor)
        super.init()
    }

    /// A picture that is repeated from the top left of whatever is filled.
    public init(patternImage image: UIImage) {
        content = UIColor.patternColor(image).map { .pattern(image, $0) } ?? .solid(UIColor.gray(0, 0))
        super.init()
    }

    /// The colour of Core Image.
    public convenience init(ciColor: CIColor) {
        self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
    }

    /// A colour chosen anew for each trait collection it is used with.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        content = .dynamic(name: nil, dynamicProvider)
        super.init()
    }

    /// A colour set of the page's asset catalogs, or nil when there is none of that name.
    @_disfavoredOverload
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    /// What calls of `init(named:)` become, so that the warning tells their file and line.
    public convenience init?(named name: String, callingFile: StaticString = #filePath, callingLine: UInt = #line) {
        self.init(named: name, in: nil, traits: nil, place: "\(callingFile):\(callingLine)")
    }

    /// A colour set of the asset catalogs of `bundle` (the page's without one), or nil. With traits it is resolved for them at once.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        self.init(named: name, in: bundle, traits: traitCollection, place: nil)
    }

    private convenience init?(named name: String, in bundle: Bundle?, traits: UITraitCollection?, place: String?) {
        guard let set = AssetLibrary.colorSet(named: name, in: bundle) else {
            MissingResource.report("color", name, place: place)
            return nil
        }
        if let traits {
            self.init(content: set.color(for: traits).content)
        } else {
            self.init(content: .dynamic(name: name) { set.color(for: $0) })
        }
    }

    /// The colour set a generated symbol stands for; clear when it is missing.
    public convenience init(resource: ColorResource) {
        let found = UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil)
        self.init(content: found?.content ?? UIColor.clear.content)
    }

    /// A colour written by `encode(with:)`.
    public required convenience init?(coder: NSCoder) {
        guard let stored = coder.decodeObject(forKey: "UIColorComponents") as? [NSNumber] else { return nil }
        let values = stored.map { CGFloat($0.doubleValue) }
        switch values.count {
        case 2: self.init(white: values[0], alpha: values[1])
        case 4: self.init(red: values[0], green: values[1], blue: values[2], alpha: values[3])
        default: return nil
        }
    }

    // MARK: - Making other colors

    /// The same colour with another alpha; a dynamic colour stays dynamic.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch content {
        case .solid(let color): return UIColor(content: .solid(color.copy(alpha: alpha) ?? color))
        case .dynamic: return UIColor(content: .translucent(self, alpha: alpha))
        case .translucent(let base, _): return UIColor(content: .translucent(base, alpha: alpha))
        case .pattern(let image, let color): return UIColor(content: .pattern(image, color.copy(alpha: alpha) ?? color))
        }
    }

    /// The colour this one is for the given traits; itself when it does not depend on them.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch content {
        case .solid, .pattern: return self
        case .dynamic(_, let provider):
            var resolved = self
            traitCollection.performAsCurrent { resolved = provider(traitCollection) }
            return resolved === self ? UIColor.clear : resolved.resolvedColor(with: traitCollection)
        case .translucent(let base, let alpha): return base.resolvedColor(with: traitCollection).withAlphaComponent(alpha)
        }
    }

    // MARK: - Drawing with the color

    /// Fills and strokes of the current context use this colour.
    open func set() {
        setFill()
        setStroke()
    }

    /// Fills of the current context use this colour.
    open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

    /// Strokes of the current context use this colour.
    open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

    // MARK: - Getting the color's values

    /// The colour for the current traits; it does not follow later changes.
    open var cgColor: CGColor {
        switch content {
        case .solid(let color), .pattern(_, let color): return color
        case .dynamic, .translucent: return resolvedColor(with: .current).cgColor
        }
    }

    /// The colour for Core Image.
    open var ciColor: CIColor { CIColor(color: self) }

    /// Stores brightness and alpha if this is a gray (or can be read as one); false for a pattern.
    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        guard let parts = components else { return false }
        let isGray = parts.red == parts.green && parts.green == parts.blue
        white?.pointee = isGray ? parts.red : 0.2126 * parts.red + 0.7152 * parts.green + 0.0722 * parts.blue
        alpha?.pointee = parts.alpha
        return true
    }

    /// Stores hue, saturation, brightness and alpha, 0…1; false for a pattern.
    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?, brightness: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard let parts = components else { return false }
        let result = HueComponents(red: parts.red, green: parts.green, blue: parts.blue)
        hue?.pointee = result.hue
        saturation?.pointee = result.saturation
        brightness?.pointee = result.brightness
        alpha?.pointee = parts.alpha
        return true
    }

    /// Stores red, green, blue and alpha in sRGB; false for a pattern.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard let parts = components else { return false }
        red?.pointee = parts.red
        green?.pointee = parts.green
        blue?.pointee = parts.blue
        alpha?.pointee = parts.alpha
        return true
    }

    /// Components in sRGB for the current traits; nil for a pattern.
    var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)? {
        let color = cgColor
        guard color.pattern == nil else { return nil }
        let parts = color.standardComponents
        return (CGFloat(parts.red), CGFloat(parts.green), CGFloat(parts.blue), CGFloat(parts.alpha))
    }

    // MARK: - Comparing, copying, storing

    /// Whether both are the same colour in the same space; dynamic colours are equal when they are the same recipe.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if other === self { return true }
        switch (content, other.content) {
        case (.solid(let mine), .solid(let theirs)): return mine == theirs
        case (.pattern(let mine, let color), .pattern(let theirs, let otherColor)):
            return mine === theirs && color.alpha == otherColor.alpha
        case (.dynamic(let mine?, _), .dynamic(let theirs?, _)): return mine == theirs
        case (.translucent(let mine, let alpha), .translucent(let theirs, let otherAlpha)):
            return alpha == otherAlpha && mine.isEqual(theirs)
        default: return false
        }
    }

    /// Equal colours have equal hashes.
    open override var hash: Int {
        switch content {
        case .solid(let color): return color.hashValue
        case .dynamic(let name, _): return name?.hashValue ?? ObjectIdentifier(self).hashValue
        case .translucent(let base, let alpha): return base.hash &* 31 &+ alpha.hashValue
        case .pattern(let image, _): return ObjectIdentifier(image).hashValue
        }
    }

    /// The colour itself.
    open override func copy() -> Any { self }
    /// The colour itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    /// Colours may be decoded where only certain classes may.
    public static var supportsSecureCoding: Bool { true }
    /// Stores the colour for the current traits.
    open func encode(with coder: NSCoder) {
        let values = cgColor.numberOfComponents == 2 ? cgColor.components : components.map { [$0.red, $0.green, $0.blue, $0.alpha] }
        coder.encode((values ?? [0, 0]).map { NSNumber(value: Double($0)) } as NSArray, forKey: "UIColorComponents")
    }

    /// Space and components, or the name of a dynamic colour.
    open override var description: String {
        switch content {
        case .solid(let color):
            let space: String
            switch color.colorSpace?.model {
            case .monochrome: space = "UIExtendedGrayColorSpace"
            case .rgb where color.colorSpace?.isWideGamutRGB == true: space = "UIDisplayP3ColorSpace"
            default: space = "UIExtendedSRGBColorSpace"
            }
            return space + " " + (color.components ?? []).map(Self.short).joined(separator: " ")
        case .dynamic(let name?, _): return "<UIDynamicSystemColor; name = \(name)>"
        case .dynamic(nil, _): return "<UIDynamicProviderColor>"
        case .translucent(let base, let alpha): return "<UIDynamicModifiedColor; contrast = normal, baseColor = \(base), alpha = \(Self.short(alpha))>"
        case .pattern(let image, _): return "<UIDynamicPatternColor; image = \(image)>"
        }
    }

    /// Six digits at most, as C's %g prints.
    private static func short(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }

    // MARK: - Building blocks

    private static func gray(_ white: CGFloat, _ alpha: CGFloat) -> CGColor {
        CGColor(colorSpace: .extendedGrayInstance, components: [white, alpha]) ?? CGColor(gray: white, alpha: alpha)
    }

    private static func rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat) -> CGColor {
        CGColor(colorSpace: .extendedSRGBInstance, components: [red, green, blue, alpha])
            ?? CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A pattern whose cell is the image at its size in points, upright where y grows downwards.
    private static func patternColor(_ image: UIImage) -> CGColor? {
        let size = image.size
        guard size.width > 0, size.height > 0, let space = CGColorSpace(patternBaseSpace: nil),
            let pattern = CGPattern(
                bounds: CGRect(origin: .zero, size: size), matrix: .identity,
                draw: { context in
                    UIGraphicsPushContext(context)
                    image.draw(in: CGRect(origin: .zero, size: size))
                    UIGraphicsPopContext()
                })
        else { return nil }
        return CGColor(patternSpace: space, pattern: pattern, components: [1])
    }
}
