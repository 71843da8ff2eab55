/// Finds the user's column for a column of the lowered text.
struct PositionMap: Sendable {
    private struct Shift: Sendable {
        /// Where the replaced text starts and ends in the user's line, and how long its replacement is, in bytes.
        let start: Int
        let end: Int
        let replacementLength: Int
    }

    private var shiftsByLine: [Int: [Shift]] = [:]

    init(bytes: [UInt8], edits: [TextEdit]) {
        var line = 1
        var lineStart = 0
        var position = 0
        for edit in edits {
            while position < edit.range.lowerBound {
                if bytes[position] == UInt8(ascii: "\n") {
                    line += 1
                    lineStart = position + 1
                }
                position += 1
            }
            let replaced = bytes[edit.range]
            let end = replaced.firstIndex(of: UInt8(ascii: "\n")) ?? edit.range.upperBound
            let replacement = edit.replacement.utf8
            let length = replacement.firstIndex(of: UInt8(ascii: "\n"))
                .map { replacement.distance(from: replacement.startIndex, to: $0) } ?? replacement.count
            guard end - edit.range.lowerBound != length else { continue }
            shiftsByLine[line, default: []].append(
                Shift(start: edit.range.lowerBound - lineStart, end: end - lineStart, replacementLength: length))
        }
    }

    /// Whether a place is inside text that replaced some of the user's.
    func isInserted(line: Int, column: Int) -> Bool {
        var growth = 0
        for shift in shiftsByLine[line] ?? [] {
            let start = shift.start + growth
            if column - 1 < start { return false }
            if column - 1 < start + shift.replacementLength { return true }
            growth += shift.replacementLength - (shift.end - shift.start)
        }
        return false
    }

    /// Lines and columns count from one. A place inside inserted text is where the insertion stands.
    func originalColumn(line: Int, column: Int) -> Int {
        var offset = column - 1
        for shift in shiftsByLine[line] ?? [] {
            if offset < shift.start { break }
            let growth = shift.replacementLength - (shift.end - shift.start)
            if offset < shift.start + shift.replacementLength {
                offset = shift.start
                break
            }
            offset -= growth
        }
        return offset + 1
    }
}
