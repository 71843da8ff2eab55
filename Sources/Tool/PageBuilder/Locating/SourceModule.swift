import Foundation

/// Files that are compiled together.
struct SourceModule: Sendable {
    let name: String
    let files: [URL]
    /// The file whose top-level code runs, in a module that has one.
    var script: URL?
}
