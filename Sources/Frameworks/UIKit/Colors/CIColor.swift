@_spi(Sandlot) import CoreGraphics
import QuartzCore

/// A colour as Core Image holds it: sRGB components, not multiplied by alpha.
open class CIColor: NSObject, @unchecked Sendable {
    /// Red, 0…1.
    public let red: CGFloat
    /// Green, 0…1.
    public let green: CGFloat
    /// Blue, 0…1.
    public let blue: CGFloat
    /// Opacity, 0…1.
    public let alpha: CGFloat

    /// An sRGB colour.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
        super.init()
    }

    /// The colour of Core Graphics, in sRGB.
    public convenience init(cgColor: CGColor) {
        let parts = cgColor.standardComponents
        self.init(red: CGFloat(parts.red), green: CGFloat(parts.green), blue: CGFloat(parts.blue), alpha: CGFloat(parts.alpha))
    }

    /// The colour of UIKit, for the current traits.
    public convenience init(color: UIColor) {
        self.init(cgColor: color.cgColor)
    }

    /// How many components there are, alpha counted.
    open var numberOfComponents: Int { 4 }
    /// sRGB.
    open var colorSpace: CGColorSpace { .extendedSRGBInstance }
    /// The numbers in a line.
    open var stringRepresentation: String { "\(red) \(green) \(blue) \(alpha)" }

    /// Whether all components are equal.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CIColor else { return false }
        return (red, green, blue, alpha) == (other.red, other.green, other.blue, other.alpha)
    }

    /// Equal colours have equal hashes.
    open override var hash: Int { [red, green, blue, alpha].hashValue }
}
