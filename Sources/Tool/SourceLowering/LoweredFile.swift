/// A file after lowering: the same lines, in a form that compiles on Linux.
public struct LoweredFile: Sendable {
    public let path: String
    /// The text for the compiler. Line n comes from the user's line n; lines may be added at the end only.
    public private(set) var text: String
    /// The modules the file itself imports, under the names they have here.
    public let imports: [String]
    /// Whether statements stand at the top level, so that the file runs from top to bottom.
    public let hasTopLevelCode: Bool
    /// Whether variables with values stand at the top level.
    public let hasTopLevelVariables: Bool
    /// Whether the file sets a playground's live view.
    public let setsLiveView: Bool
    let positions: PositionMap
    let originalLineCount: Int

    /// Where a place of the lowered text stands in the user's file. Line and column count from one, columns in UTF-8 bytes.
    public func originalColumn(line: Int, column: Int) -> Int {
        positions.originalColumn(line: line, column: column)
    }

    /// Whether a place of the lowered text is in something lowering wrote.
    public func isGenerated(line: Int, column: Int) -> Bool {
        line > originalLineCount || positions.isInserted(line: line, column: column)
    }

    /// The file with a statement behind its last line.
    public func appending(_ statement: String, importing module: String) -> LoweredFile {
        var file = self
        if file.text.utf8.last != UInt8(ascii: "\n") { file.text += "\n" }
        file.text += "import \(module)\n\(statement)\n"
        return file
    }
}
