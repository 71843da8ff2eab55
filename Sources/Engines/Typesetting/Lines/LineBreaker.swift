/// Breaks a paragraph into lines, greedily: each line takes as many words as fit.
struct LineBreaker {
    let paragraph: ShapedParagraph
    /// The room of the first line and of the others.
    let firstWidth: Double, otherWidth: Double

    /// Slack against sums of rounded figures; far below a pixel.
    static let tolerance = 0.002

    /// The end of the line that starts at `start`, its trailing spaces included.
    func endOfLine(from start: Int, isFirst: Bool) -> Int {
        let room = (isFirst ? firstWidth : otherWidth) + Self.tolerance
        let end = forcedEnd(from: start)
        guard paragraph.style.lineBreakMode != .clipping else { return end }
        if paragraph.width(start..<paragraph.trimmedEnd(start..<end)) <= room { return end }
        return paragraph.style.lineBreakMode == .characterWrapping
            ? lastCharacter(from: start, to: end, room: room)
            : lastWord(from: start, to: end, room: room) ?? lastCharacter(from: start, to: end, room: room)
    }

    /// Just behind the next line separator, or the paragraph's end.
    private func forcedEnd(from start: Int) -> Int {
        let characters = paragraph.text.characters
        for position in start..<paragraph.range.upperBound where characters[position] == Characters.lineSeparator {
            return position + 1
        }
        return paragraph.range.upperBound
    }

    private func lastWord(from start: Int, to end: Int, room: Double) -> Int? {
        var best: Int?
        var position = start + 1
        while position < end {
            if paragraph.boundary(before: position).contains(.line) {
                let trimmed = paragraph.trimmedEnd(start..<position)
                if paragraph.width(start..<trimmed) > room { break }
                best = position
            }
            position += 1
        }
        return best
    }

    /// At least one character, so that every line makes progress.
    private func lastCharacter(from start: Int, to end: Int, room: Double) -> Int {
        var best: Int?
        for position in start + 1..<max(end, start + 2) where position <= end {
            guard position == end || paragraph.boundary(before: position).contains(.character) else { continue }
            if best != nil, paragraph.width(start..<paragraph.trimmedEnd(start..<position)) > room { break }
            best = position
        }
        return best ?? end
    }
}
