import FoundationSupport

/// A colour: components in a colour space, and alpha. Does not change.
public final class CGColor: Hashable, @unchecked Sendable {
    /// What the components mean; nil never happens, the optional is Apple's.
    public let colorSpace: CGColorSpace?
    private let values: [CGFloat]
    /// The pattern, when the colour paints one.
    public let pattern: CGPattern?
    private let resolved: (red: Double, green: Double, blue: Double)

    init(space: CGColorSpace, values: [CGFloat], pattern: CGPattern? = nil) {
        colorSpace = space
        self.values = values
        self.pattern = pattern
        resolved = (space.baseColorSpace ?? space).encoding.sRGB(from: Array(values.dropLast()))
    }

    // MARK: - Creating colours

    /// A colour of the given space; `components` holds its components and then alpha.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        guard space.model != .pattern else { return nil }
        self.init(space: space, values: Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)))
    }

    /// An sRGB colour, components 0…1 not premultiplied.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .deviceRGB, values: [red, green, blue, alpha])
    }

    /// An sRGB colour, components 0…1 not premultiplied.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .standardRGB, values: [red, green, blue, alpha])
    }

    /// A gray, from black 0 to white 1.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(space: .deviceGray, values: [gray, alpha])
    }

    /// A gray with gamma 2.2, from black 0 to white 1.
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(
            space: CGColorSpace(name: CGColorSpace.genericGrayGamma2_2 as String, model: .monochrome, encoding: .gray(.sRGB)),
            values: [gray, alpha])
    }

    /// A mixture of inks, 0…1.
    public convenience init(genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        self.init(space: .deviceCMYK, values: [cyan, magenta, yellow, black, alpha])
    }

    /// A pattern; `components` holds the components of the colour an uncoloured pattern takes, then alpha.
    public convenience init?(patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>) {
        guard space.model == .pattern else { return nil }
        self.init(
            space: space, values: Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)),
            pattern: pattern)
    }

    // MARK: - Copying

    /// The colour itself.
    public func copy() -> CGColor? { self }

    /// The same colour with another alpha.
    public func copy(alpha: CGFloat) -> CGColor? {
        guard let colorSpace else { return nil }
        return CGColor(space: colorSpace, values: values.dropLast() + [alpha], pattern: pattern)
    }

    /// The nearest colour in another space; components are clipped unless that space is extended.
    public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?) -> CGColor? {
        guard let colorSpace, pattern == nil else { return nil }
        if colorSpace == space { return self }
        guard let components = space.encoding.components(fromSRGB: resolved.red, resolved.green, resolved.blue) else { return nil }
        let fitting = space.isExtended ? components : components.map { min(max($0, 0), 1) }
        return CGColor(space: space, values: fitting + [alpha])
    }

    // MARK: - Examining

    /// Opacity, 0…1.
    public var alpha: CGFloat { values.last ?? 1 }

    /// The components, then alpha.
    public var components: [CGFloat]? { values }

    /// How many numbers `components` has.
    public var numberOfComponents: Int { values.count }

    /// Gamma-encoded sRGB components, not premultiplied; outside 0…1 for colours sRGB does not hold.
    @_spi(Sandlot) public var standardComponents: (red: Double, green: Double, blue: Double, alpha: Double) {
        (resolved.red, resolved.green, resolved.blue, Double(alpha))
    }

    /// Whether space and numbers are equal.
    public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
        lhs === rhs || (lhs.colorSpace == rhs.colorSpace && lhs.values == rhs.values && lhs.pattern === rhs.pattern)
    }

    /// Feeds the numbers.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(values)
    }

    // MARK: - Constant colours

    /// Black, as a gray.
    public static let black: CFString = "kCGColorBlack"
    /// White, as a gray.
    public static let white: CFString = "kCGColorWhite"
    /// Nothing, as a gray.
    public static let clear: CFString = "kCGColorClear"

    /// The colour with one of the constant names.
    public class func constantColor(for name: CFString) -> CGColor? {
        switch name {
        case black: return CGColor(gray: 0, alpha: 1)
        case white: return CGColor(gray: 1, alpha: 1)
        case clear: return CGColor(gray: 0, alpha: 0)
        default: return nil
        }
    }
}

extension CGColor: CustomStringConvertible {
    /// Space and components.
    public var description: String {
        let numbers = values.map { "\($0)" }.joined(separator: " ")
        return "<CGColor [\(colorSpace?.name as String? ?? "pattern")] ( \(numbers) )>"
    }
}
