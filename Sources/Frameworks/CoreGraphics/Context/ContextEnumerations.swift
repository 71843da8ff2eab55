/// How painted colours mix with what is there; raw values are Apple's. S is the source, D the destination, R the result, Sa and Da alphas.
public enum CGBlendMode: Int32, Sendable {
    /// The source covers by its alpha.
    case normal = 0
    /// Products of the components.
    case multiply = 1
    /// Inverse products of the inverses.
    case screen = 2
    /// Multiply or screen by the destination.
    case overlay = 3
    /// The darker.
    case darken = 4
    /// The lighter.
    case lighten = 5
    /// Brightens the destination by the source.
    case colorDodge = 6
    /// Darkens the destination by the source.
    case colorBurn = 7
    /// Darkens or lightens softly by the source.
    case softLight = 8
    /// Multiply or screen by the source.
    case hardLight = 9
    /// The absolute difference.
    case difference = 10
    /// Like difference with less contrast.
    case exclusion = 11
    /// Hue of the source, the rest of the destination.
    case hue = 12
    /// Saturation of the source, the rest of the destination.
    case saturation = 13
    /// Hue and saturation of the source, luminosity of the destination.
    case color = 14
    /// Luminosity of the source, the rest of the destination.
    case luminosity = 15
    /// R = 0.
    case clear = 16
    /// R = S.
    case copy = 17
    /// R = S·Da.
    case sourceIn = 18
    /// R = S·(1 − Da).
    case sourceOut = 19
    /// R = S·Da + D·(1 − Sa).
    case sourceAtop = 20
    /// R = S·(1 − Da) + D.
    case destinationOver = 21
    /// R = D·Sa.
    case destinationIn = 22
    /// R = D·(1 − Sa).
    case destinationOut = 23
    /// R = S·(1 − Da) + D·Sa.
    case destinationAtop = 24
    /// R = S·(1 − Da) + D·(1 − Sa).
    case xor = 25
    /// R = max(0, 1 − ((1 − D) + (1 − S))).
    case plusDarker = 26
    /// R = min(1, S + D).
    case plusLighter = 27
}

/// How pictures are stretched.
public enum CGInterpolationQuality: Int32, Sendable {
    /// The context's own choice.
    case `default` = 0
    /// Hard pixels.
    case none = 1
    /// Quick.
    case low = 2
    /// Best.
    case high = 3
    /// Between low and high.
    case medium = 4
}

/// What is done with the shapes of text.
public enum CGTextDrawingMode: Int32, Sendable {
    /// Filled.
    case fill = 0
    /// Stroked.
    case stroke = 1
    /// Filled, then stroked.
    case fillStroke = 2
    /// Nothing is seen.
    case invisible = 3
    /// Filled and added to the clip.
    case fillClip = 4
    /// Stroked and added to the clip.
    case strokeClip = 5
    /// Filled, stroked and added to the clip.
    case fillStrokeClip = 6
    /// Added to the clip.
    case clip = 7
}

/// The number of a glyph in its font.
public typealias CGGlyph = UInt16
/// The number of a glyph in its font.
public typealias CGFontIndex = UInt16
