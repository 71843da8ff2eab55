import Foundation

/// Where the system libraries behind the frameworks have their headers.
struct HeaderFolders {
    /// The packages as pkg-config calls them: those whose headers a page's compiler reads.
    private static let packages = ["cairo", "pangocairo", "zlib"]

    let environment: [String: String]
    /// Where the answer is kept.
    let folder: URL

    /// What pkg-config answers, kept in a file: asking takes as long as compiling a small file.
    func find() -> [String] {
        let file = folder.appendingPathComponent("header-folders-\(key).txt")
        if let text = try? String(contentsOf: file, encoding: .utf8) {
            return text.split(separator: "\n").map(String.init)
        }
        guard let folders = ask() else { return [] }
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try? Data(folders.joined(separator: "\n").utf8).write(to: file, options: .atomic)
        return folders
    }

    private var key: Substring {
        var hash = ContentHash()
        hash.add(Self.packages)
        for name in ["PKG_CONFIG_PATH", "PKG_CONFIG_LIBDIR", "PKG_CONFIG_SYSROOT_DIR"] { hash.add(environment[name] ?? "") }
        return hash.digest().prefix(16)
    }

    private func ask() -> [String]? {
        let search = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        guard let tool = search.map({ "\($0)/pkg-config" }).first(where: { FileManager.default.isExecutableFile(atPath: $0) }),
              let outcome = try? ToolProcess.run(
                URL(fileURLWithPath: tool), ["--cflags-only-I"] + Self.packages, in: FileManager.default.temporaryDirectory),
              outcome.status == 0
        else { return nil }
        var folders: [String] = []
        for flag in outcome.output.split(whereSeparator: \.isWhitespace) where flag.hasPrefix("-I") {
            let folder = String(flag.dropFirst(2))
            if !folders.contains(folder) { folders.append(folder) }
        }
        return folders
    }
}
