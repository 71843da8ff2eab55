/// How the lines of a paragraph are broken and placed; lengths in points.
public struct ParagraphStyle: Hashable, Sendable {
    public enum Alignment: Hashable, Sendable { case left, center, right, justified, natural }
    public enum Direction: Hashable, Sendable { case natural, leftToRight, rightToLeft }

    /// What happens where a line is too long.
    public enum LineBreakMode: Hashable, Sendable {
        case wordWrapping, characterWrapping, clipping, truncatingHead, truncatingTail, truncatingMiddle

        /// Whether too long text is shortened with an ellipsis.
        public var truncates: Bool {
            switch self {
            case .truncatingHead, .truncatingTail, .truncatingMiddle: true
            case .wordWrapping, .characterWrapping, .clipping: false
            }
        }
    }

    public var alignment = Alignment.natural
    public var direction = Direction.natural
    public var lineBreakMode = LineBreakMode.wordWrapping
    /// Added between a line's bottom and the next line's top.
    public var lineSpacing = 0.0
    public var paragraphSpacing = 0.0
    public var paragraphSpacingBefore = 0.0
    public var firstLineHeadIndent = 0.0
    public var headIndent = 0.0
    /// Positive: from the leading edge; zero or negative: from the trailing edge.
    public var tailIndent = 0.0
    public var minimumLineHeight = 0.0
    /// 0: no limit.
    public var maximumLineHeight = 0.0
    /// 0: the font's own line height.
    public var lineHeightMultiple = 0.0
    /// Ascending distances from the line's start.
    public var tabStops: [TabStop] = []
    /// The distance between tab stops after the last given one.
    public var defaultTabInterval = 28.0
    /// Whether words of Hangul stay whole.
    public var keepsHangulWords = false

    public struct TabStop: Hashable, Sendable {
        public var location: Double
        public var alignment: Alignment

        public init(location: Double, alignment: Alignment) {
            (self.location, self.alignment) = (location, alignment)
        }
    }

    public init() {}
}
