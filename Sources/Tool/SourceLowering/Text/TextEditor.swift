/// Collects edits of one file and applies them without moving a line.
struct TextEditor {
    let bytes: [UInt8]
    private var edits: [TextEdit] = []

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// Puts `text` in front of byte `offset`.
    mutating func insert(_ text: String, at offset: Int) {
        edits.append(TextEdit(range: offset..<offset, replacement: text))
    }

    /// Replaces a range. Line breaks in the range are kept behind the replacement.
    mutating func replace(_ range: Range<Int>, with text: String) {
        let lineBreaks = bytes[range].count { $0 == UInt8(ascii: "\n") } - text.utf8.count { $0 == UInt8(ascii: "\n") }
        edits.append(TextEdit(range: range, replacement: text + String(repeating: "\n", count: max(lineBreaks, 0))))
    }

    /// Replaces a range by spaces, so that what follows stays in its column.
    mutating func blank(_ range: Range<Int>) {
        let blanks = bytes[range].map { byte in
            byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") ? byte : UInt8(ascii: " ")
        }
        edits.append(TextEdit(range: range, replacement: String(decoding: blanks, as: UTF8.self)))
    }

    /// The text of a range as the user wrote it.
    func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    /// The edited text. Of two edits that overlap, the one that starts first counts.
    func apply() -> (text: String, edits: [TextEdit]) {
        let ordered = edits.enumerated()
            .sorted { ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset) }
            .map(\.element)
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count + bytes.count / 8)
        var applied: [TextEdit] = []
        var position = 0
        for edit in ordered where edit.range.lowerBound >= position {
            output.append(contentsOf: bytes[position..<edit.range.lowerBound])
            output.append(contentsOf: edit.replacement.utf8)
            applied.append(edit)
            position = edit.range.upperBound
        }
        output.append(contentsOf: bytes[position...])
        return (String(decoding: output, as: UTF8.self), applied)
    }
}
