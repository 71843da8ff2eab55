/// A font's vertical measures in points, y up from the baseline.
public struct FontMetrics: Hashable, Sendable {
    public var ascender: Double
    /// Negative.
    public var descender: Double
    public var leading: Double
    public var capHeight: Double
    public var xHeight: Double

    /// From the top of the ascender to the bottom of the descender; not rounded.
    public var lineHeight: Double { ascender - descender }
}

/// The system font's vertical measures.
///
/// Measured on an iOS 26 simulator for all weights, 6 to 72 points (swiftui-web notes): unitsPerEm 2048,
/// ascent 1950, descent 494, cap height 1443, the same for every weight.
enum SystemFontMetrics {
    static func metrics(size: Double, weight: Int) -> FontMetrics {
        FontMetrics(
            ascender: 1950 / 2048 * size, descender: -494 / 2048 * size, leading: 0,
            capHeight: 1443 / 2048 * size, xHeight: xHeight(size: size, weight: weight) / 2048 * size)
    }

    /// The x-height in 1/2048 em: between the text and the display cut by the optical blend.
    static func xHeight(size: Double, weight: Int) -> Double {
        if weight == 400, let measured = regularBetweenCuts[size] { return measured }
        let text = textCut[min(max(weight / 100, 1), 9) - 1], display = displayCut[min(max(weight / 100, 1), 9) - 1]
        return text + (display - text) * OpticalSize.blend(at: size)
    }

    private static let textCut = [1076.0, 1077, 1077, 1078, 1086, 1093, 1101, 1113, 1124]
    private static let displayCut = [1040.0, 1040, 1040, 1040, 1052, 1060, 1072, 1089, 1104]
    private static let regularBetweenCuts: [Double: Double] = [
        18: 1076, 19: 1075, 20: 1069, 21: 1063, 22: 1058, 23: 1052, 24: 1047, 25: 1045, 26: 1043, 27: 1042,
    ]
}

/// How far the system font's outlines have gone from the text cut (0) to the display cut (1).
///
/// Straight between 17, 20, 24 and 28 points; from the x-heights and widths of an iOS 26 simulator.
enum OpticalSize {
    static func blend(at size: Double) -> Double {
        switch size {
        case ...17: 0
        case ..<20: (size - 17) / 3 * 0.237
        case ..<24: 0.237 + (size - 20) / 4 * (0.8175 - 0.237)
        case ..<28: 0.8175 + (size - 24) / 4 * (1 - 0.8175)
        default: 1
        }
    }
}
