/// A place in the user's source.
struct SourceLocation {
    let file: StaticString
    let line: UInt

    /// `Contents.swift:83`.
    var description: String {
        let path = "\(file)"
        return "\(path.split(separator: "/").last.map(String.init) ?? path):\(line)"
    }
}
