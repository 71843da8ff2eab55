/// A message about the user's source.
public struct Diagnostic: Hashable, Codable, Sendable {
    public enum Severity: String, Codable, Sendable {
        case error, warning, note, remark
    }

    public var severity: Severity
    /// The user's file; nil for a message without place.
    public var path: String?
    /// Counts from one.
    public var line: Int?
    /// Counts from one, in UTF-8 bytes.
    public var column: Int?
    public var message: String
    /// The user's line, without its line break.
    public var sourceLine: String?
    /// Explanations that belong to the message.
    public var notes: [Diagnostic]

    public init(
        severity: Severity, path: String? = nil, line: Int? = nil, column: Int? = nil, message: String, sourceLine: String? = nil,
        notes: [Diagnostic] = []
    ) {
        self.severity = severity
        self.path = path
        self.line = line
        self.column = column
        self.message = message
        self.sourceLine = sourceLine
        self.notes = notes
    }

    /// The message as compilers print it: place, text, the line and a caret under the column.
    public var rendered: String {
        var place = ""
        if let path {
            place = path + (line.map { ":\($0)" } ?? "") + (column.map { ":\($0)" } ?? "") + ": "
        }
        var lines = ["\(place)\(severity.rawValue): \(message)"]
        if let sourceLine {
            lines.append(sourceLine)
            if let column { lines.append(Self.indentation(of: sourceLine, to: column) + "^") }
        }
        return (lines + notes.map(\.rendered)).joined(separator: "\n")
    }

    /// White space that ends below a column; tabs are kept, so that it lines up.
    private static func indentation(of line: String, to column: Int) -> String {
        let before = String(decoding: line.utf8.prefix(max(column - 1, 0)), as: UTF8.self)
        return String(before.map { $0 == "\t" ? "\t" : " " })
    }
}
