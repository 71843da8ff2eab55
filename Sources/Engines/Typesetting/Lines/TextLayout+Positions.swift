/// Where characters stand, and which character stands at a point.
extension TextLayout {
    /// A box in the layout's space.
    public struct Box: Hashable, Sendable {
        public var x, y, width, height: Double
    }

    /// Which line a position belongs to; a position at a wrap belongs to the line it begins.
    public func lineIndex(of position: Int) -> Int? {
        guard !lines.isEmpty else { return nil }
        return lines.lastIndex { $0.range.lowerBound <= position } ?? 0
    }

    /// The line nearest to a height.
    public func lineIndex(atY y: Double) -> Int? {
        guard !lines.isEmpty else { return nil }
        return lines.firstIndex { y < $0.bottom + $0.leading } ?? lines.count - 1
    }

    /// The insertion point before a position: a box without width, as high as its line.
    public func caret(before position: Int) -> Box {
        guard let index = lineIndex(of: position) else {
            let metrics = text.emptyStyle.font.metrics
            return Box(x: 0, y: 0, width: 0, height: metrics.lineHeight)
        }
        let line = lines[index]
        return Box(x: line.x + offset(of: position, in: line), y: line.top, width: 0, height: line.height)
    }

    /// The position nearest to a point, between two characters that can be told apart.
    public func position(atX x: Double, y: Double) -> Int {
        guard let index = lineIndex(atY: y) else { return 0 }
        let line = lines[index]
        let cells = cells(of: line)
        let local = x - line.x
        guard let first = cells.first, let last = cells.last else { return line.range.lowerBound }
        if local <= first.x { return first.isRightToLeft ? first.range.upperBound : first.range.lowerBound }
        for cell in cells where local < cell.x + cell.width {
            let isLeftHalf = local < cell.x + cell.width / 2
            return isLeftHalf != cell.isRightToLeft ? cell.range.lowerBound : cell.range.upperBound
        }
        let end = last.isRightToLeft ? last.range.lowerBound : last.range.upperBound
        let isWrapped = index + 1 < lines.count && end == line.range.upperBound && end > line.trimmedEnd
        return isWrapped ? max(line.range.lowerBound, line.trimmedEnd) : end
    }

    /// The character whose cell covers a point, or nil beside the text.
    public func character(atX x: Double, y: Double) -> Int? {
        guard let index = lines.firstIndex(where: { $0.top <= y && y < $0.bottom }) else { return nil }
        let local = x - lines[index].x
        return cells(of: lines[index]).first { $0.x <= local && local < $0.x + $0.width }?.range.lowerBound
    }

    /// The boxes that cover a range, one or more a line.
    public func boxes(of range: Range<Int>) -> [Box] {
        var result: [Box] = []
        for line in lines where line.range.overlaps(range) {
            for cell in cells(of: line) where range.overlaps(cell.range) {
                let x = line.x + cell.x
                if let last = result.last, last.y == line.top, abs(last.x + last.width - x) < 0.001 {
                    result[result.count - 1].width += cell.width
                } else {
                    result.append(Box(x: x, y: line.top, width: cell.width, height: line.height))
                }
            }
        }
        return result
    }

    /// The position after or before, over whole visible characters.
    public func position(_ position: Int, movedBy characters: Int) -> Int {
        let string = String(decoding: text.characters, as: UTF16.self)
        var index = String.Index(utf16Offset: min(max(position, 0), text.characters.count), in: string)
        for _ in 0..<abs(characters) {
            if characters > 0, index < string.endIndex { index = string.index(after: index) }
            if characters < 0, index > string.startIndex { index = string.index(before: index) }
        }
        return index.utf16Offset(in: string)
    }

    // MARK: - Cells

    /// A visible character's place in its line, from the line's left edge.
    struct Cell {
        var range: Range<Int>
        var x: Double, width: Double
        var isRightToLeft: Bool
    }

    /// The line's characters from left to right; ligatures are shared out evenly.
    func cells(of line: TextLine) -> [Cell] {
        var result: [Cell] = []
        for run in line.visualRuns() where !run.range.isEmpty {
            if run.glyphs.isEmpty {
                result.append(Cell(range: run.range, x: run.x, width: run.width, isRightToLeft: run.isRightToLeft))
                continue
            }
            var index = 0
            var x = run.x
            while index < run.glyphs.count {
                let cluster = run.clusters[index]
                var width = 0.0
                while index < run.glyphs.count, run.clusters[index] == cluster {
                    width += run.advances[index]
                    index += 1
                }
                let end = run.clusters.filter { $0 > cluster }.min() ?? run.range.upperBound
                result += split(cluster..<end, x, width, run.isRightToLeft, line.paragraph)
                x += width
            }
        }
        return result
    }

    private func split(
        _ range: Range<Int>, _ x: Double, _ width: Double, _ isRightToLeft: Bool, _ paragraph: ShapedParagraph
    ) -> [Cell] {
        var starts = range.filter { $0 == range.lowerBound || paragraph.boundary(before: $0).contains(.character) }
        starts.append(range.upperBound)
        let share = width / Double(starts.count - 1)
        let cells = (0..<starts.count - 1).map { index in
            Cell(range: starts[index]..<starts[index + 1], x: 0, width: share, isRightToLeft: isRightToLeft)
        }
        return (isRightToLeft ? cells.reversed() : cells).enumerated().map { index, cell in
            var cell = cell
            cell.x = x + share * Double(index)
            return cell
        }
    }

    private func offset(of position: Int, in line: TextLine) -> Double {
        let cells = cells(of: line)
        if let cell = cells.first(where: { $0.range.contains(position) }) {
            return cell.isRightToLeft ? cell.x + cell.width : cell.x
        }
        guard let last = cells.max(by: { $0.range.upperBound < $1.range.upperBound }) else { return 0 }
        return last.isRightToLeft ? last.x : last.x + last.width
    }
}

extension TextLayout {
    /// Whether the paragraph at a position runs from right to left.
    public func isRightToLeft(at position: Int) -> Bool {
        lineIndex(of: position).map { lines[$0].paragraph.baseLevel == 1 } ?? false
    }
}

extension TextLayout {
    /// The height the lines would have without rounding: what a text view's fitting size is made of.
    public var unroundedHeight: Double {
        guard container.linePitchScale > 0, let last = lines.last else { return height }
        let box = LineBox(text: text, range: last.range, style: last.paragraph.style, pitchScale: 0)
        return last.top + box.ascent + box.descent
    }
}
