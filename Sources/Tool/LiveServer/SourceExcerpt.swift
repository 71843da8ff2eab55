import Foundation

/// A few lines of a user's file, for messages.
public enum SourceExcerpt {
    private static let context = 2
    private static let largestFile = 4 << 20

    /// The line (from 1) with its neighbours; nothing when the file cannot be read.
    public static func lines(of path: String, around line: Int) -> [LiveDiagnostic.SourceLine] {
        guard let data = FileManager.default.contents(atPath: path), data.count < largestFile, line >= 1 else { return [] }
        let all = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        let first = max(1, line - context)
        let last = min(all.count, line + context)
        guard first <= last else { return [] }
        return (first...last).map { LiveDiagnostic.SourceLine(number: $0, text: String(all[$0 - 1])) }
    }
}
