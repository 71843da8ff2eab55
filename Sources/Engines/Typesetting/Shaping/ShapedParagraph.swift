import CPango

/// A paragraph with its items shaped, and the running sums that make measuring any stretch cheap.
final class ShapedParagraph {
    let text: StyledText
    /// The paragraph without its end mark.
    let range: Range<Int>
    let style: ParagraphStyle
    let items: [TextItem]
    /// 1 where the paragraph runs from right to left.
    let baseLevel: UInt8
    /// `sums[i]`: the advance of everything before the paragraph's i-th unit, tabs counted as nothing.
    private let sums: [Double]
    private let hasTabs: Bool

    init(text: StyledText, range: Range<Int>, style: ParagraphStyle) {
        self.text = text
        self.range = range
        self.style = style
        let shaped = Itemizer(text: text, range: range, direction: style.direction).items()
        (items, baseLevel) = shaped
        var advances = [Double](repeating: 0, count: range.count)
        var hasTabs = false
        for item in shaped.items {
            let start = item.range.lowerBound - range.lowerBound
            switch item.content {
            case .glyphs(let glyphs):
                for (index, cluster) in glyphs.clusters.enumerated() { advances[start + Int(cluster)] += glyphs.advances[index] }
            case .attachment(let attachment): advances[start] += attachment.inlineBounds.width
            case .tab: hasTabs = true
            case .lineEnd: break
            }
        }
        self.hasTabs = hasTabs
        var sums = [0.0]
        sums.reserveCapacity(range.count + 1)
        var total = 0.0
        for advance in advances {
            total += advance
            sums.append(total)
        }
        self.sums = sums
    }

    /// The advance width of a stretch that begins a line (tab stops count from its start).
    func width(_ stretch: Range<Int>) -> Double {
        guard hasTabs else { return plainWidth(stretch) }
        var x = 0.0, start = stretch.lowerBound
        for position in stretch where text.characters[position] == Characters.tab {
            x += plainWidth(start..<position)
            x = tabStop(after: x, following: position + 1..<stretch.upperBound)
            start = position + 1
        }
        return x + plainWidth(start..<stretch.upperBound)
    }

    /// The advance width without tabs.
    func plainWidth(_ stretch: Range<Int>) -> Double {
        sums[stretch.upperBound - range.lowerBound] - sums[stretch.lowerBound - range.lowerBound]
    }

    /// Where the pen stands after a tab at `x`; right and centred stops look at the text that follows.
    func tabStop(after x: Double, following: Range<Int>) -> Double {
        if let stop = style.tabStops.first(where: { $0.location > x }) {
            let end = following.first { text.characters[$0] == Characters.tab } ?? following.upperBound
            let next = plainWidth(following.lowerBound..<end)
            switch stop.alignment {
            case .right: return max(x, stop.location - next)
            case .center: return max(x, stop.location - next / 2)
            case .left, .justified, .natural: return stop.location
            }
        }
        let interval = style.defaultTabInterval > 0 ? style.defaultTabInterval : 28
        return ((x + 0.001) / interval).rounded(.down) * interval + interval
    }

    /// The end of a stretch when the spaces that hang over a line's end are left out.
    func trimmedEnd(_ stretch: Range<Int>) -> Int {
        var end = stretch.upperBound
        while end > stretch.lowerBound, Characters.isHangingSpace(text.characters[end - 1]) { end -= 1 }
        return end
    }

    // MARK: - Boundaries

    /// What may happen before a unit.
    struct Boundary: OptionSet {
        let rawValue: UInt8
        static let line = Boundary(rawValue: 1), character = Boundary(rawValue: 2)
        static let wordStart = Boundary(rawValue: 4), wordEnd = Boundary(rawValue: 8)
    }

    /// The boundaries before each unit of the paragraph, and at its end.
    private(set) lazy var boundaries: [Boundary] = makeBoundaries()

    func boundary(before position: Int) -> Boundary {
        boundaries[position - range.lowerBound]
    }

    private func makeBoundaries() -> [Boundary] {
        let string = String(decoding: text.characters[range], as: UTF16.self)
        let count = string.unicodeScalars.count
        var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: count + 1)
        pango_get_log_attrs(
            string, Int32(string.utf8.count), Int32(baseLevel), pango_language_from_string("en"), &attributes,
            Int32(count + 1))
        var result: [Boundary] = []
        result.reserveCapacity(range.count + 1)
        var scalars = string.unicodeScalars.makeIterator()
        for attribute in attributes {
            var boundary: Boundary = []
            if attribute.is_line_break != 0 { boundary.insert(.line) }
            if attribute.is_cursor_position != 0 { boundary.insert(.character) }
            if attribute.is_word_start != 0 { boundary.insert(.wordStart) }
            if attribute.is_word_end != 0 { boundary.insert(.wordEnd) }
            result.append(boundary)
            if let scalar = scalars.next(), scalar.value > 0xFFFF { result.append([]) }
        }
        if style.keepsHangulWords { keepHangulWords(&result) }
        return result
    }

    /// Takes away the breaks inside words of Hangul.
    private func keepHangulWords(_ boundaries: inout [Boundary]) {
        for position in range.dropFirst() {
            let before = text.characters[position - 1], after = text.characters[position]
            let index = position - range.lowerBound
            guard boundaries[index].contains(.line), !Characters.isHangingSpace(before) else { continue }
            if Characters.isHangul(before) || Characters.isHangul(after) { boundaries[index].remove(.line) }
        }
    }
}
