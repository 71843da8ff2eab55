/// A stretch of a paragraph in one font face, one direction and one shaping style, with its glyphs.
struct TextItem {
    enum Content {
        case glyphs(ShapedGlyphs)
        case tab
        case attachment(any InlineAttachment)
        /// A line or paragraph end: takes no room.
        case lineEnd
    }

    /// UTF-16 positions in the whole text.
    var range: Range<Int>
    /// Odd: right to left.
    var level: UInt8
    var style: TextStyle
    /// The face the glyphs belong to; nil where no font is there.
    var face: FontFace?
    var content: Content

    var isRightToLeft: Bool { level & 1 == 1 }
}

/// The outcome of shaping one item: glyphs in visual order, figures in points.
final class ShapedGlyphs {
    let glyphs: [UInt32]
    /// UTF-16 positions from the item's start, one a glyph.
    let clusters: [Int32]
    let advances: [Double]
    let offsets: [(x: Double, y: Double)]

    init(glyphs: [UInt32], clusters: [Int32], advances: [Double], offsets: [(x: Double, y: Double)]) {
        (self.glyphs, self.clusters, self.advances, self.offsets) = (glyphs, clusters, advances, offsets)
    }
}
