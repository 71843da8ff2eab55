@_spi(Sandlot) import CoreGraphics

/// Colours between colours, in gamma-encoded sRGB without premultiplying, as UIKit's layers animate them.
enum ColorBlending {
    private typealias Components = (red: Double, green: Double, blue: Double, alpha: Double)

    private static func components(_ color: CGColor?, like other: CGColor?) -> Components {
        if let color { return color.standardComponents }
        // No colour is the other one, clear.
        guard let other = other?.standardComponents else { return (0, 0, 0, 0) }
        return (other.red, other.green, other.blue, 0)
    }

    private static func color(_ parts: Components) -> CGColor {
        CGColor(
            srgbRed: CGFloat(parts.red), green: CGFloat(parts.green), blue: CGFloat(parts.blue), alpha: CGFloat(parts.alpha))
    }

    private static func combine(_ a: CGColor?, _ b: CGColor?, _ operation: (Double, Double) -> Double) -> CGColor? {
        guard a != nil || b != nil else { return nil }
        let (a, b) = (components(a, like: b), components(b, like: a))
        return color(
            (operation(a.red, b.red), operation(a.green, b.green), operation(a.blue, b.blue), operation(a.alpha, b.alpha)))
    }

    static func blend(_ a: CGColor?, _ b: CGColor?, _ fraction: Double) -> CGColor? {
        combine(a, b) { $0 + ($1 - $0) * fraction }
    }

    static func sum(_ a: CGColor?, _ b: CGColor?) -> CGColor? { combine(a, b, +) }

    static func difference(_ a: CGColor?, _ b: CGColor?) -> CGColor? { combine(a, b, -) }
}
