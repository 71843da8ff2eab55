import CPango

/// Shortens a line with an ellipsis so that it fits.
struct LineTruncation {
    let paragraph: ShapedParagraph
    /// Everything the line would show if there were room.
    let range: Range<Int>
    let room: Double

    /// The line's pieces and their width.
    func pieces(_ mode: ParagraphStyle.LineBreakMode) -> (pieces: [TextLine.Piece], width: Double) {
        switch mode {
        case .truncatingHead: head()
        case .truncatingMiddle: middle()
        case .truncatingTail, .wordWrapping, .characterWrapping, .clipping: tail()
        }
    }

    private func tail() -> (pieces: [TextLine.Piece], width: Double) {
        var ellipsis = ellipsis(at: range.lowerBound)
        var end = prefixEnd(room: room - ellipsis.width)
        if end > range.lowerBound {
            ellipsis = self.ellipsis(at: end - 1)
            end = paragraph.trimmedEnd(range.lowerBound..<prefixEnd(room: room - ellipsis.width))
        }
        let kept = range.lowerBound..<end
        return ([.text(kept), .ellipsis(ellipsis.item, width: ellipsis.width)], paragraph.width(kept) + ellipsis.width)
    }

    private func head() -> (pieces: [TextLine.Piece], width: Double) {
        let ellipsis = ellipsis(at: max(range.lowerBound, range.upperBound - 1))
        let kept = skippingSpaces(suffixStart(room: room - ellipsis.width))..<range.upperBound
        return ([.ellipsis(ellipsis.item, width: ellipsis.width), .text(kept)], paragraph.width(kept) + ellipsis.width)
    }

    /// Both ends get the same room; what one end leaves over goes to the other.
    private func middle() -> (pieces: [TextLine.Piece], width: Double) {
        let ellipsis = ellipsis(at: (range.lowerBound + range.upperBound) / 2)
        let free = room - ellipsis.width
        var left = prefixEnd(room: free / 2)
        let right = max(left, suffixStart(room: free - paragraph.plainWidth(range.lowerBound..<left)))
        left = min(right, max(left, prefixEnd(room: free - paragraph.plainWidth(right..<range.upperBound))))
        let start = range.lowerBound..<paragraph.trimmedEnd(range.lowerBound..<left)
        let rest = skippingSpaces(right)..<range.upperBound
        let width = paragraph.width(start) + ellipsis.width + paragraph.plainWidth(rest)
        return ([.text(start), .ellipsis(ellipsis.item, width: ellipsis.width), .text(rest)], width)
    }

    private func prefixEnd(room: Double) -> Int {
        var best = range.lowerBound
        for position in range.dropFirst() where paragraph.boundary(before: position).contains(.character) {
            if paragraph.width(range.lowerBound..<position) > room + LineBreaker.tolerance { break }
            best = position
        }
        return best
    }

    private func suffixStart(room: Double) -> Int {
        var best = range.upperBound
        for position in range.reversed() where paragraph.boundary(before: position).contains(.character) {
            if paragraph.plainWidth(position..<range.upperBound) > room + LineBreaker.tolerance { break }
            best = position
        }
        return best
    }

    private func skippingSpaces(_ start: Int) -> Int {
        var position = start
        while position < range.upperBound, Characters.isHangingSpace(paragraph.text.characters[position]) { position += 1 }
        return position
    }

    /// The ellipsis in the style of a position.
    private func ellipsis(at position: Int) -> (item: TextItem, width: Double) {
        var style = paragraph.text.style(at: position)
        style.attachment = nil
        let dots: [UInt16] = [0x2026]
        let level = paragraph.baseLevel
        guard let face = style.font.face else {
            return (TextItem(range: position..<position, level: level, style: style, face: nil, content: .lineEnd), 0)
        }
        let glyphs = Shaper.shape(
            dots[...], face: face, style: style, script: HB_SCRIPT_LATIN, isRightToLeft: level & 1 == 1)
        let item = TextItem(range: position..<position, level: level, style: style, face: face, content: .glyphs(glyphs))
        return (item, glyphs.advances.reduce(0, +))
    }
}
