/// A place in the user's source.
@_spi(Sandlot) public struct SourceLocation {
    /// Module and file, as `#fileID` writes them.
    public let file: String
    public let line: UInt

    public init(file: String, line: UInt) {
        self.file = file
        self.line = line
    }

    /// `Contents.swift`.
    var fileName: String { file.split(separator: "/").last.map(String.init) ?? file }

    /// Whether the line is the user's own, not one of a framework or of the stage.
    var isUsers: Bool {
        let module = file.split(separator: "/").first.map(String.init) ?? ""
        return !["UIKit", "SnapKit", "SwiftUI", "PlaygroundSupport", "StageRuntime"].contains(module)
    }

    /// `Contents.swift:83`.
    public var description: String { "\(fileName):\(line)" }
}
