/// Finds source whose nesting would keep the parser busy for hours, before it is parsed.
///
/// The parser looks ahead at each `[`, so directly nested brackets double its work level by level. The scan knows strings
/// and comments well enough to leave brackets in them alone.
struct NestingCheck {
    /// The parser's own limit is 256 levels of any kind.
    private static let deepestNesting = 250
    /// Square brackets without braces between them.
    private static let deepestBrackets = 14
    /// Angle brackets of one line.
    private static let mostAngles = 400

    private let bytes: [UInt8]
    private var position = 0
    private var line = 1

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The line, counted from one, where source gets too deep to be read; nil when it does not.
    static func firstTooDeepLine(_ text: String) -> Int? {
        var check = NestingCheck(Array(text.utf8))
        return check.scan()
    }

    private mutating func scan() -> Int? {
        var depth = 0
        var brackets = [0]
        var angles = 0
        var conditions = 0
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\n"):
                line += 1
                angles = 0
            case UInt8(ascii: "\""):
                skipString()
                continue
            case UInt8(ascii: "/") where next == UInt8(ascii: "/"):
                skipLine()
                continue
            case UInt8(ascii: "/") where next == UInt8(ascii: "*"):
                skipComment()
                continue
            case UInt8(ascii: "["):
                depth += 1
                brackets[brackets.count - 1] += 1
                if brackets[brackets.count - 1] > Self.deepestBrackets { return line }
            case UInt8(ascii: "]"):
                depth = max(depth - 1, 0)
                brackets[brackets.count - 1] = max(brackets[brackets.count - 1] - 1, 0)
            case UInt8(ascii: "{"):
                depth += 1
                brackets.append(0)
            case UInt8(ascii: "}"):
                depth = max(depth - 1, 0)
                if brackets.count > 1 { brackets.removeLast() } else { brackets[0] = 0 }
            case UInt8(ascii: "("):
                depth += 1
            case UInt8(ascii: ")"):
                depth = max(depth - 1, 0)
            case UInt8(ascii: "#") where bytes[position...].starts(with: "#if".utf8):
                conditions += 1
                if conditions > Self.deepestNesting { return line }
            case UInt8(ascii: "#") where bytes[position...].starts(with: "#endif".utf8):
                conditions = max(conditions - 1, 0)
            case UInt8(ascii: "<"):
                angles += 1
                if angles > Self.mostAngles { return line }
            default:
                break
            }
            if depth > Self.deepestNesting { return line }
            position += 1
        }
        return nil
    }

    private var next: UInt8? {
        position + 1 < bytes.count ? bytes[position + 1] : nil
    }

    private mutating func skipLine() {
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
    }

    private mutating func skipComment() {
        var open = 1
        position += 2
        while position < bytes.count, open > 0 {
            if bytes[position] == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
                open -= 1
                position += 1
            } else if bytes[position] == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
                open += 1
                position += 1
            } else if bytes[position] == UInt8(ascii: "\n") {
                line += 1
            }
            position += 1
        }
    }

    /// Skips a literal; one on a single line ends with its line at the latest.
    private mutating func skipString() {
        let quotes = Array("\"\"\"".utf8)
        let isMultiline = bytes[position...].starts(with: quotes)
        position += isMultiline ? 3 : 1
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\\"):
                position += 1
            case UInt8(ascii: "\n"):
                if !isMultiline { return }
                line += 1
            case UInt8(ascii: "\"") where !isMultiline:
                position += 1
                return
            case UInt8(ascii: "\"") where bytes[position...].starts(with: quotes):
                position += 3
                return
            default:
                break
            }
            position += 1
        }
    }
}
