import Foundation

/// The commits since the last whole tree. A browser that comes after the stage is gone sees its last frame from them.
struct FrameHistory {
    private(set) var commits: [Data] = []
    private var byteCount = 0
    private var hasAsked = false
    /// Bytes of changes, beside twice the whole tree, after which a new whole tree is better.
    private static let mostBytes = 8 << 20

    mutating func add(_ commit: Data, isWhole: Bool) {
        if isWhole {
            commits.removeAll()
            byteCount = 0
            hasAsked = false
        }
        commits.append(commit)
        byteCount += commit.count
    }

    /// Whether so much has come since that the stage should send a whole tree again; true once until it does.
    var shouldBeginAnew: Bool {
        mutating get {
            guard !hasAsked, let whole = commits.first, byteCount > whole.count * 3 + Self.mostBytes else { return false }
            hasAsked = true
            return true
        }
    }
}
