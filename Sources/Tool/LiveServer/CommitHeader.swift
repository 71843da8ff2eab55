import Foundation

/// The part of a layer commit that the host reads; docs/commit-format.md describes the whole.
enum CommitHeader {
    private static let flagsOffset = 6

    /// Whether the commit holds a whole tree, so that a browser that knows nothing can begin with it.
    static func isWholeTree(_ commit: Data) -> Bool {
        commit.count > flagsOffset && commit[commit.startIndex + flagsOffset] & 1 == 1
    }
}
