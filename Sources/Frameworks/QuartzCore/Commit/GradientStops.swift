@_spi(Sandlot) import CoreGraphics

/// A colour at a place of a gradient, in straight sRGB.
@_spi(Sandlot) public struct GradientStop: Equatable, Sendable {
    public var location: Float
    public var color: LayerColor
}

/// Core Animation's way between two colours, as stops close enough for plain sRGB blending.
enum GradientStops {
    /// Colours blend in a space of gamma 1.8, alpha apart (measured on iOS 26.1, openuikit notes).
    private static let gamma = 1.8
    /// Pieces of one step: at 16 the difference to the curve is below half of 1/255.
    private static let pieces = 16

    static func stops(of values: GradientValues) -> [GradientStop] {
        let colors = values.colors.map { LayerColor($0) }
        guard let first = colors.first else { return [] }
        if colors.count == 1 { return [GradientStop(location: 0, color: first), GradientStop(location: 1, color: first)] }
        let locations = values.locations.count == colors.count
            ? values.locations : (0..<colors.count).map { Double($0) / Double(colors.count - 1) }
        var stops: [GradientStop] = []
        for index in 0..<(colors.count - 1) {
            let (a, b) = (colors[index], colors[index + 1])
            let isPlain = a.red == b.red && a.green == b.green && a.blue == b.blue
            let count = isPlain ? 1 : pieces
            for piece in 0..<count {
                let t = Double(piece) / Double(count)
                stops.append(
                    GradientStop(
                        location: Float(locations[index] + (locations[index + 1] - locations[index]) * t),
                        color: mix(a, b, t)))
            }
        }
        stops.append(GradientStop(location: Float(locations[colors.count - 1]), color: colors[colors.count - 1]))
        return stops
    }

    private static func mix(_ a: LayerColor, _ b: LayerColor, _ t: Double) -> LayerColor {
        func channel(_ a: Float, _ b: Float) -> Float {
            let (x, y) = (toBlending(Double(a)), toBlending(Double(b)))
            return Float(toEncoded(x + (y - x) * t))
        }
        return LayerColor(
            red: channel(a.red, b.red), green: channel(a.green, b.green), blue: channel(a.blue, b.blue),
            alpha: a.alpha + (b.alpha - a.alpha) * Float(t))
    }

    private static func toBlending(_ value: Double) -> Double { pow(linear(max(0, value)), 1 / gamma) }

    private static func toEncoded(_ value: Double) -> Double { encoded(pow(max(0, value), gamma)) }

    private static func linear(_ value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    private static func encoded(_ value: Double) -> Double {
        value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
}
