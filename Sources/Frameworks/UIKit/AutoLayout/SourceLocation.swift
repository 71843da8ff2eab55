/// A place in the user's source.
struct SourceLocation {
    /// Module and file, as `#fileID` writes them.
    let file: StaticString
    let line: UInt

    /// `Contents.swift`.
    var fileName: String {
        let path = "\(file)"
        return path.split(separator: "/").last.map(String.init) ?? path
    }

    /// Whether the line is the user's own, not one of a framework or of the stage.
    var isUsers: Bool {
        let module = "\(file)".split(separator: "/").first.map(String.init) ?? ""
        return !["UIKit", "SnapKit", "SwiftUI", "PlaygroundSupport", "StageRuntime"].contains(module)
    }

    /// `Contents.swift:83`.
    var description: String { "\(fileName):\(line)" }
}
