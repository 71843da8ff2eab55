import SourceLowering

/// Source that makes objects of a class known only at run time, `type.init()` or `T()`.
///
/// Apple's classes allow it for every initialiser, Swift's only for `required` ones. The compiler says where that is, which no
/// reading of the source could, and those calls are sent to functions of the frameworks that do the same.
enum DynamicInstances {
    private static let complaint = "constructing an object of class type '"
    /// The function that takes the initialiser's place.
    private static let function = "sandlotMake"

    /// Whether any message is such a complaint.
    static func areConcerned(in diagnostics: [Diagnostic]) -> Bool {
        diagnostics.contains { isComplaint($0) }
    }

    /// Whether the calls that took an initialiser's place could not be compiled.
    static func failed(in diagnostics: [Diagnostic]) -> Bool {
        diagnostics.contains { $0.message.contains("'\(function)") }
    }

    private static func isComplaint(_ diagnostic: Diagnostic) -> Bool {
        diagnostic.severity == .error && diagnostic.message.hasPrefix(complaint)
    }

    /// The text of a file with the calls changed that were complained about, in places of that text.
    static func mended(_ text: String, path: String, _ diagnostics: [Diagnostic]) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0.utf8) }
        let places = diagnostics.filter { isComplaint($0) && $0.path == path }.compactMap { diagnostic -> (line: Int, column: Int)? in
            guard let line = diagnostic.line, let column = diagnostic.column else { return nil }
            return (line - 1, column - 1)
        }
        // From the right, so that the columns further left stay.
        for place in places.sorted(by: { ($0.line, $0.column) > ($1.line, $1.column) }) {
            guard lines.indices.contains(place.line), place.column < lines[place.line].count else { continue }
            let name = lines[place.line][place.column...].prefix { isPartOfName($0) }
            let end = place.column + name.count
            let isInit = name.elementsEqual("init".utf8)
            lines[place.line].replaceSubrange((isInit ? place.column : end)..<end, with: Array((isInit ? function : ".\(function)").utf8))
        }
        return lines.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
    }

    private static func isPartOfName(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || byte >= 0x80 || (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
            || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }
}
