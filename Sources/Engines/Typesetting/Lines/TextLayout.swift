/// Text broken into lines and placed: what is measured, drawn and pointed into. Points, y down, origin at the top left.
public final class TextLayout: @unchecked Sendable {
    /// The room a text is laid out in.
    public struct Container: Hashable, Sendable {
        /// Infinite: lines end only where the text says so.
        public var width: Double
        /// Lines that do not fit are left out, but never the first.
        public var height: Double
        /// 0: no limit.
        public var maximumLines: Int
        /// Overrides the paragraphs' own mode.
        public var lineBreakMode: ParagraphStyle.LineBreakMode?
        /// Whether a truncating mode still wraps, and shortens only the last line, as a label does.
        public var wrapsBeforeTruncating = true
        /// Whether a two-line paragraph whose second line is one word is evened out, as SwiftUI does.
        public var balancesTwoLines = false
        /// Rounds the distance between lines up to 1/scale points, as text views do; 0 leaves it.
        public var linePitchScale = 0.0

        public init(width: Double = .infinity, height: Double = .infinity, maximumLines: Int = 0) {
            (self.width, self.height, self.maximumLines) = (width, height, maximumLines)
        }
    }

    public let text: StyledText
    public let container: Container
    public private(set) var lines: [TextLine] = []
    /// The widest line's drawn width, indents included.
    public private(set) var width = 0.0
    /// From the first line's top to the last line's bottom.
    public private(set) var height = 0.0
    /// Whether text was left out or stands behind an ellipsis.
    public private(set) var isTruncated = false

    /// Lays a text out; the same text and room give a remembered layout.
    public static func layout(_ text: StyledText, in container: Container = Container()) -> TextLayout {
        TypesettingLock.withLock {
            let key = LayoutCache.Key(text: text, container: container)
            if let known = LayoutCache.shared[key] { return known }
            let made = TextLayout(text, container)
            LayoutCache.shared[key] = made
            return made
        }
    }

    private init(_ text: StyledText, _ container: Container) {
        self.text = text
        self.container = container
        layOut()
        width = lines.reduce(0) { max($0, $1.width + indents(of: $1)) }
        height = lines.last.map(\.bottom) ?? 0
    }

    /// The drawn width when the trailing spaces of wrapped lines count, as far as the room goes.
    public var widthWithTrailingSpaces: Double {
        lines.reduce(0) { max($0, min($1.width + $1.trailingSpaceWidth + indents(of: $1), max(container.width, width))) }
    }

    public var firstBaseline: Double { lines.first?.baseline ?? 0 }
    public var lastBaseline: Double { lines.last?.baseline ?? 0 }

    // MARK: - Paragraphs into lines

    private func layOut() {
        guard !text.characters.isEmpty else { return }
        var start = 0
        while start < text.characters.count {
            let (end, next) = paragraphEnd(from: start)
            guard appendParagraph(start..<end, next: next) else { return }
            start = next
        }
        if Characters.endsParagraph(text.characters[text.characters.count - 1]) {
            _ = appendParagraph(start..<start, next: start)
        }
    }

    /// The end of the paragraph's text, and the start of the next paragraph.
    private func paragraphEnd(from start: Int) -> (end: Int, next: Int) {
        for position in start..<text.characters.count where Characters.endsParagraph(text.characters[position]) {
            let isPair = text.characters[position] == Characters.carriageReturn && position + 1 < text.characters.count
                && text.characters[position + 1] == Characters.lineFeed
            return (position, position + (isPair ? 2 : 1))
        }
        return (text.characters.count, text.characters.count)
    }

    /// Adds a paragraph's lines; false when the room is used up.
    private func appendParagraph(_ range: Range<Int>, next: Int) -> Bool {
        var style = text.paragraphStyle(at: min(range.lowerBound, max(0, text.characters.count - 1)))
        if let mode = container.lineBreakMode { style.lineBreakMode = mode }
        let paragraph = ShapedParagraph(text: text, range: range, style: style)
        let tail = style.tailIndent > 0 ? max(0, container.width - style.tailIndent) : -style.tailIndent
        let breaker = LineBreaker(
            paragraph: paragraph, firstWidth: container.width - style.firstLineHeadIndent - tail,
            otherWidth: container.width - style.headIndent - tail)
        let single = style.lineBreakMode.truncates && !container.wrapsBeforeTruncating
        let isEverything = next >= text.characters.count
        var ends = single ? [range.upperBound] : lineEnds(breaker)
        if container.balancesTwoLines { LineBalancer(breaker: breaker).balance(&ends) }

        var start = range.lowerBound
        for (index, end) in ends.enumerated() {
            let isFirst = index == 0
            let isLast = index == ends.count - 1
            let spacing = spaceAbove(startsParagraph: isFirst, style)
            if !lines.isEmpty, !hasRoom(for: start..<end, style, spacing: spacing) {
                truncateLastLine(before: start)
                return false
            }
            let capped = container.maximumLines > 0 && lines.count + 1 == container.maximumLines
            let hidesText = capped && !(isLast && isEverything)
            let room = isFirst ? breaker.firstWidth : breaker.otherWidth
            if (hidesText || single) && style.lineBreakMode.truncates {
                append(truncatedLine(paragraph, from: start, room: room, forced: hidesText && isLast), spacing, isFirst)
            } else {
                append(plainLine(paragraph, start..<end), spacing, isFirst, justifies: !isLast)
            }
            if hidesText {
                isTruncated = true
                return false
            }
            start = end
        }
        return true
    }

    private func lineEnds(_ breaker: LineBreaker) -> [Int] {
        let range = breaker.paragraph.range
        guard !range.isEmpty else { return [range.upperBound] }
        var ends: [Int] = []
        var start = range.lowerBound
        while start < range.upperBound {
            start = breaker.endOfLine(from: start, isFirst: ends.isEmpty)
            ends.append(start)
        }
        if text.characters[range.upperBound - 1] == Characters.lineSeparator { ends.append(range.upperBound) }
        return ends
    }

    // MARK: - Lines

    private func plainLine(_ paragraph: ShapedParagraph, _ range: Range<Int>) -> TextLine {
        let trimmed = paragraph.trimmedEnd(range)
        let isAlone = range.upperBound == paragraph.range.upperBound
        // Spaces at the end of a paragraph are drawn width: only those at a wrap hang.
        let end = isAlone && range.upperBound > trimmed && !Characters.endsLine(text.characters[range.upperBound - 1])
            && paragraph.width(range) <= container.width + LineBreaker.tolerance ? range.upperBound : trimmed
        let width = paragraph.width(range.lowerBound..<end)
        return TextLine(
            paragraph: paragraph, pieces: [.text(range)], range: range, trimmedEnd: end, isTruncated: false,
            width: width, trailingSpaceWidth: paragraph.width(range) - width)
    }

    private func truncatedLine(_ paragraph: ShapedParagraph, from start: Int, room: Double, forced: Bool) -> TextLine {
        let rest = start..<paragraph.range.upperBound
        let whole = paragraph.width(start..<paragraph.trimmedEnd(rest))
        guard forced || whole > room + LineBreaker.tolerance else { return plainLine(paragraph, rest) }
        let cut = LineTruncation(paragraph: paragraph, range: rest, room: room)
            .pieces(forced && whole <= room ? .truncatingTail : paragraph.style.lineBreakMode)
        isTruncated = true
        return TextLine(
            paragraph: paragraph, pieces: cut.pieces, range: rest, trimmedEnd: rest.upperBound, isTruncated: true,
            width: cut.width, trailingSpaceWidth: 0)
    }

    /// Replaces the last line by a shortened one because the next does not fit the height.
    private func truncateLastLine(before start: Int) {
        isTruncated = true
        guard let last = lines.last, last.paragraph.style.lineBreakMode.truncates, !last.isTruncated else { return }
        let style = last.paragraph.style
        let isFirst = last.range.lowerBound == last.paragraph.range.lowerBound
        let tail = style.tailIndent > 0 ? max(0, container.width - style.tailIndent) : -style.tailIndent
        let room = container.width - (isFirst ? style.firstLineHeadIndent : style.headIndent) - tail
        var line = truncatedLine(last.paragraph, from: last.range.lowerBound, room: room, forced: true)
        (line.top, line.ascent, line.descent, line.leading) = (last.top, last.ascent, last.descent, last.leading)
        lines[lines.count - 1] = line
        placeSideways(lines.count - 1, justifies: false)
    }

    private func hasRoom(for range: Range<Int>, _ style: ParagraphStyle, spacing: Double) -> Bool {
        guard container.height.isFinite, let last = lines.last else { return true }
        let box = LineBox(text: text, range: range, style: style, pitchScale: container.linePitchScale)
        return last.bottom + spacing + box.ascent + box.descent <= container.height + 0.5
    }

    private func spaceAbove(startsParagraph: Bool, _ style: ParagraphStyle) -> Double {
        guard let last = lines.last else { return 0 }
        let before = last.leading + last.paragraph.style.lineSpacing
        return startsParagraph ? before + last.paragraph.style.paragraphSpacing + style.paragraphSpacingBefore : before
    }

    private func append(_ line: TextLine, _ spacing: Double, _ isFirst: Bool, justifies: Bool = false) {
        var line = line
        let box = LineBox(
            text: text, range: line.range, style: line.paragraph.style, pitchScale: container.linePitchScale)
        (line.ascent, line.descent, line.leading) = (box.ascent, box.descent, box.leading)
        line.top = (lines.last?.bottom ?? 0) + spacing
        lines.append(line)
        placeSideways(lines.count - 1, justifies: justifies)
    }

    // MARK: - Sideways

    private func indents(of line: TextLine) -> Double {
        let style = line.paragraph.style
        return line.range.lowerBound == line.paragraph.range.lowerBound ? style.firstLineHeadIndent : style.headIndent
    }

    private func placeSideways(_ index: Int, justifies: Bool) {
        let line = lines[index], style = line.paragraph.style
        let isRightToLeft = line.paragraph.baseLevel == 1
        let head = indents(of: line)
        let tail = style.tailIndent > 0 && container.width.isFinite
            ? max(0, container.width - style.tailIndent) : max(0, -style.tailIndent)
        let (left, right) = isRightToLeft ? (tail, head) : (head, tail)
        guard container.width.isFinite else {
            lines[index].x = left
            return
        }
        let free = container.width - left - right - line.width
        switch style.alignment {
        case .left: lines[index].x = left
        case .right: lines[index].x = left + free
        case .center: lines[index].x = left + free / 2
        case .natural: lines[index].x = left + (isRightToLeft ? free : 0)
        case .justified:
            lines[index].x = left + (isRightToLeft && !justifies ? free : 0)
            guard justifies, free > 0 else { return }
            let spaces = (line.range.lowerBound..<line.trimmedEnd).reduce(0) {
                $0 + (text.characters[$1] == 0x20 ? 1 : 0)
            }
            if spaces > 0 { lines[index].extraPerSpace = free / Double(spaces) }
        }
    }
}
