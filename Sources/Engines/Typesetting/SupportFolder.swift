import Foundation

/// The folder with the files that set-up makes: `fonts/` and `symbols/`.
public enum SupportFolder {
    /// The folder's name inside a checkout.
    public static let name = ".sandlot"

    /// The environment variable that names the folder outright.
    public static let environmentVariable = "SANDLOT_SUPPORT"

    /// Where the folder lies, or nil when set-up has not run.
    ///
    /// Looked for in the environment variable, then upwards from the executable, from the loaded library and
    /// from the current directory.
    public static let url: URL? = locate()

    /// Every folder that was looked at, for a message that says what to do.
    public static var searchedFolders: [String] { candidates().map(\.path) }

    private static func locate() -> URL? {
        candidates().first { FileManager.default.fileExists(atPath: $0.appendingPathComponent("fonts").path) }
    }

    private static func candidates() -> [URL] {
        if let path = ProcessInfo.processInfo.environment[environmentVariable], !path.isEmpty {
            return [URL(fileURLWithPath: path)]
        }
        var starts = [URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()]
        if let library = loadedLibrary() { starts.append(library.deletingLastPathComponent()) }
        starts.append(URL(fileURLWithPath: FileManager.default.currentDirectoryPath))
        return starts.flatMap(ancestors).map { $0.appendingPathComponent(name) }
    }

    private static func ancestors(of folder: URL) -> [URL] {
        var result = [folder.standardizedFileURL]
        while let last = result.last, last.path != "/" {
            result.append(last.deletingLastPathComponent())
        }
        return result
    }

    /// The dynamic library this code is part of, when the process has loaded it.
    private static func loadedLibrary() -> URL? {
        guard let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8),
              let line = maps.split(separator: "\n").first(where: { $0.hasSuffix("/libSandlotKit.so") }),
              let start = line.firstIndex(of: "/")
        else { return nil }
        return URL(fileURLWithPath: String(line[start...])).resolvingSymlinksInPath()
    }
}
