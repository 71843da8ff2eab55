import Foundation

/// Says where a file stops being UTF-8, as the compiler on a Mac does.
enum InvalidText {
    static func diagnostic(in data: Data, path: String) -> Diagnostic {
        let start = firstInvalidByte(of: data)
        let before = data.prefix(start)
        let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 - data.startIndex + 1 } ?? 0
        let line = before.count { $0 == UInt8(ascii: "\n") } + 1
        let rest = data.dropFirst(lineStart)
        let sourceLine = String(decoding: rest.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        return Diagnostic(
            severity: .error, path: path, line: line, column: start - lineStart + 1,
            message: "invalid UTF-8 found in source file; save it as UTF-8", sourceLine: sourceLine)
    }

    /// The offset of the first byte that begins no character.
    private static func firstInvalidByte(of data: Data) -> Int {
        var decoder = Unicode.UTF8.ForwardParser()
        var bytes = data.makeIterator()
        var offset = 0
        while true {
            switch decoder.parseScalar(from: &bytes) {
            case .valid(let scalar): offset += scalar.count
            case .error, .emptyInput: return offset
            }
        }
    }
}
