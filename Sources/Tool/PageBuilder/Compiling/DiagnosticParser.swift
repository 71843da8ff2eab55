import Foundation

/// Reads the compiler's messages.
struct DiagnosticParser {
    /// The messages with a place in one of `paths`, and those without any place. Notes go with the message before them.
    static func parse(_ output: String, paths: Set<String>) -> [Diagnostic] {
        var found: [Diagnostic] = []
        for line in output.split(separator: "\n") {
            guard let diagnostic = message(String(line)) else { continue }
            if let path = diagnostic.path, !paths.contains(path) { continue }
            if diagnostic.severity == .note, !found.isEmpty {
                found[found.count - 1].notes.append(diagnostic)
            } else if diagnostic.severity != .note {
                found.append(diagnostic)
            }
        }
        return found
    }

    /// `path:line:column: error: text`, or `<unknown>:0: error: text`.
    private static func message(_ line: String) -> Diagnostic? {
        for severity in [Diagnostic.Severity.error, .warning, .note, .remark] {
            guard let range = line.firstRange(of: ": \(severity.rawValue): ") else { continue }
            let place = line[..<range.lowerBound]
            var diagnostic = Diagnostic(severity: severity, message: withoutGroup(line[range.upperBound...]))
            let parts = place.split(separator: ":")
            if place == "<unknown>:0" || place == "error" { return diagnostic }
            guard parts.count >= 3, let column = Int(parts[parts.count - 1]), let number = Int(parts[parts.count - 2]) else { continue }
            diagnostic.path = parts.dropLast(2).joined(separator: ":")
            diagnostic.line = number
            diagnostic.column = column
            return diagnostic
        }
        return nil
    }

    /// The text without the group the compiler appends: ` [#ActorIsolatedCall]`.
    private static func withoutGroup(_ text: Substring) -> String {
        guard text.hasSuffix("]"), let start = text.range(of: " [#", options: .backwards) else { return String(text) }
        return String(text[..<start.lowerBound])
    }
}
