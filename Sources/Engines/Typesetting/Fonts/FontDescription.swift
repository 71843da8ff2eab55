/// Everything that tells one font from another; a value to look a `TextFont` up by.
public struct FontDescription: Hashable, Sendable {
    /// The system font's designs.
    public enum Design: Hashable, Sendable {
        case standard, monospaced, rounded, serif
    }

    /// Where the outlines come from.
    public enum Source: Hashable, Sendable {
        case system(Design)
        /// A registered font file, or one of the stand-ins, by PostScript, full or family name.
        case named(String)
    }

    public var source: Source
    /// Point size.
    public var size: Double
    /// 100 … 900; 400 is regular.
    public var weight: Int
    public var isItalic: Bool
    /// Whether all digits take the same room.
    public var hasMonospacedDigits = false
    /// Sideways stretch of outlines and advances: how condensed and expanded widths are drawn.
    public var horizontalScale = 1.0
    /// Extra space between lines that text styles ask for, in points; may be negative.
    public var leading = 0.0
    /// Extra height above and below the baseline, in points: what a tall script adds to text styles.
    public var extraAscent = 0.0, extraDescent = 0.0
    /// OpenType features switched on or off, by four-letter tag.
    public var features: [String: UInt32] = [:]

    public init(source: Source = .system(.standard), size: Double, weight: Int = 400, isItalic: Bool = false) {
        self.source = source
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
    }
}
