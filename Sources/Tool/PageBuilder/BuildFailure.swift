import SourceLowering

/// Why there is no page.
public enum BuildFailure: Error, Sendable {
    /// The source does not compile. At least one of the messages is an error.
    case sourceErrors([Diagnostic])
    /// There is nothing at the path, or it cannot be read.
    case unreadable(path: String, reason: String)
    /// The path holds no Swift source.
    case noSource(path: String)
    /// The playground has no page of that name.
    case noSuchPage(name: String, available: [String])
    /// The page has nothing to show of that name.
    case noSuchEntry(name: String, candidates: [PageEntry])
    /// Several things could be shown and none was asked for, or none can be made without arguments.
    case noEntry(path: String, candidates: [PageEntry])
    /// The compiler itself failed.
    case compilerFailed(String)
    /// Something of the machine is missing.
    case missing(String)
    /// The cache cannot be written.
    case cacheUnwritable(path: String, reason: String)
}

extension BuildFailure: CustomStringConvertible {
    public var description: String {
        switch self {
        case .sourceErrors(let diagnostics):
            return diagnostics.map(\.rendered).joined(separator: "\n")
        case .unreadable(let path, let reason):
            return "\(path): \(reason)"
        case .noSource(let path):
            return "\(path): there is no Swift source here"
        case .noSuchPage(let name, let available):
            return "there is no page '\(name)'" + (available.isEmpty ? "" : "; the pages are " + available.joined(separator: ", "))
        case .noSuchEntry(let name, let candidates):
            return "there is nothing called '\(name)' to show" + Self.list(candidates)
        case .noEntry(let path, let candidates) where candidates.isEmpty:
            return "\(path): there is nothing to show: no top-level code, no preview, no app, no view controller and no view"
        case .noEntry(let path, let candidates):
            return "\(path): several things could be shown; choose one with --entry" + Self.list(candidates)
        case .compilerFailed(let output):
            return "the Swift compiler failed:\n\(output)"
        case .missing(let message):
            return message
        case .cacheUnwritable(let path, let reason):
            return "\(path): the cache cannot be written: \(reason)"
        }
    }

    private static func list(_ candidates: [PageEntry]) -> String {
        candidates.map { entry in
            let obstacle = entry.construction == nil ? " (needs arguments)" : !entry.isVisibleOutsideFile ? " (is private)" : ""
            return "\n  \(entry.name)\t\(entry.path):\(entry.line)\(obstacle)"
        }.joined()
    }
}
