import Foundation

/// Where the running page keeps its pictures, fonts and other files.
public enum PageResources {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var searchedFolders: [URL] = []

    /// The page's resource folders, most specific first (a playground page's own, then the playground's). Set by the stage.
    public static var folders: [URL] {
        get { lock.withLock { searchedFolders } }
        set { lock.withLock { searchedFolders = newValue } }
    }

    /// The file called `name` (a relative path with extension) in the first folder that has it, or nil.
    public static func file(named name: String) -> URL? {
        file(named: name, in: folders)
    }

    static func file(named name: String, in folders: [URL]) -> URL? {
        guard !name.isEmpty, !name.split(separator: "/").contains("..") else { return nil }
        return folders.lazy
            .map { $0.appendingPathComponent(name) }
            .first { FileManager.default.fileExists(atPath: $0.path) }
    }
}
