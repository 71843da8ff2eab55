/// How a run of characters looks.
public struct TextStyle: @unchecked Sendable {
    public var font: TextFont
    public var color = TextColor.black
    public var backgroundColor: TextColor?
    /// Points after every character; 0 turns pair kerning off, nil leaves it on.
    public var kern: Double?
    /// Points after every character, pair kerning left on.
    public var tracking = 0.0
    public var usesLigatures = true
    /// Points the run is raised.
    public var baselineOffset = 0.0
    public var underline: LineDecoration?
    public var strikethrough: LineDecoration?
    /// Percent of the font size: positive strokes only, negative strokes and fills.
    public var strokeWidth = 0.0
    public var strokeColor: TextColor?
    public var shadow: TextShadow?
    /// Sideways slant, as a factor of the height.
    public var obliqueness = 0.0
    public var attachment: (any InlineAttachment)?
    /// A BCP 47 tag that decides between regional glyphs.
    public var language: String?

    public init(font: TextFont) {
        self.font = font
    }

    /// Whether characters of both styles may be shaped as one run.
    func shapesLike(_ other: TextStyle) -> Bool {
        font == other.font && kern == other.kern && tracking == other.tracking
            && usesLigatures == other.usesLigatures && language == other.language
            && attachment == nil && other.attachment == nil
    }
}

extension TextStyle: Hashable {
    public static func == (left: TextStyle, right: TextStyle) -> Bool {
        left.shapesLike(right) && left.color == right.color && left.backgroundColor == right.backgroundColor
            && left.baselineOffset == right.baselineOffset && left.underline == right.underline
            && left.strikethrough == right.strikethrough && left.strokeWidth == right.strokeWidth
            && left.strokeColor == right.strokeColor && left.shadow == right.shadow && left.obliqueness == right.obliqueness
            || left.attachment != nil && left.attachment === right.attachment && left.font == right.font
            && left.baselineOffset == right.baselineOffset
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(font)
        hasher.combine(baselineOffset)
        if let attachment {
            hasher.combine(ObjectIdentifier(attachment))
        } else {
            hasher.combine(color)
            hasher.combine(kern)
        }
    }
}
