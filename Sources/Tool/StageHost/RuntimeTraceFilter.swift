import Foundation

/// Takes the Swift runtime's own stack trace out of a page's standard error: addresses without lines, most of them the tool's.
///
/// The crash report that follows has the user's lines.
struct RuntimeTraceFilter {
    private static let heading = Data("Current stack trace:".utf8)
    private static let newline = UInt8(ascii: "\n")

    /// The beginning of a line of which it is not known yet whether it belongs to a trace.
    private var held = Data()
    private var isInTrace = false

    /// What of these bytes, and of those held back before, is the page's.
    mutating func filter(_ bytes: Data) -> Data {
        var kept = Data()
        var rest = held + bytes
        held = Data()
        while let end = rest.firstIndex(of: Self.newline) {
            let line = rest[rest.startIndex..<end]
            if line == Self.heading {
                isInTrace = true
            } else if !isInTrace || !Self.isTraceLine(line) {
                isInTrace = false
                kept += rest[rest.startIndex...end]
            }
            rest = rest[(end + 1)...]
        }
        if isInTrace || Self.heading.starts(with: rest) { held = Data(rest) } else { kept += rest }
        return kept
    }

    /// What is still held back when nothing more comes.
    mutating func end() -> Data {
        defer { held = Data() }
        return isInTrace && Self.isTraceLine(held) ? Data() : held
    }

    /// Such as `5    page.so    0x00007ffff0be32d6 <unavailable> + 45782`.
    private static func isTraceLine(_ line: Data) -> Bool {
        let words = line.split(separator: UInt8(ascii: " "), maxSplits: 3)
        return words.count >= 3 && words[0].allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } && words[2].starts(with: "0x".utf8)
    }
}
