/// One line of a layout; lengths in points, y down from the layout's top.
public struct TextLine {
    /// What stands in the line, in logical order.
    enum Piece {
        case text(Range<Int>)
        case ellipsis(TextItem, width: Double)
    }

    let paragraph: ShapedParagraph
    let pieces: [Piece]
    /// The characters the line stands for, those hidden by an ellipsis and the trailing spaces included.
    public let range: Range<Int>
    /// Where trailing spaces begin.
    let trimmedEnd: Int
    /// Whether an ellipsis stands for a part of the text.
    public let isTruncated: Bool
    /// The drawn width, without trailing spaces.
    public let width: Double
    /// The width of the spaces that hang over the line's end.
    public let trailingSpaceWidth: Double

    /// The left edge of the drawn text.
    public internal(set) var x = 0.0
    /// The line's upper edge.
    public internal(set) var top = 0.0
    /// From the upper edge to the baseline, and from there to the lower edge.
    public internal(set) var ascent = 0.0, descent = 0.0
    /// Space below the line that its fonts ask for; not part of the height.
    public internal(set) var leading = 0.0
    /// Added to every space of a justified line.
    var extraPerSpace = 0.0

    public var height: Double { ascent + descent }
    public var baseline: Double { top + ascent }
    public var bottom: Double { top + height }
}
