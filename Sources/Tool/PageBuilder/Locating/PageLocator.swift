import Foundation

/// Finds the sources of a page at a path.
struct PageLocator {
    /// Names no module of a page may have.
    let reservedNames: Set<String>

    func locate(_ request: PageRequest) throws -> PageSources {
        let url = URL(fileURLWithPath: request.path).standardizedFileURL
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            throw BuildFailure.unreadable(path: request.path, reason: "there is no such file or folder")
        }
        if !isFolder.boolValue {
            guard url.pathExtension == "swift" else {
                throw BuildFailure.unreadable(path: request.path, reason: "this is neither a playground, a Swift file nor a folder")
            }
            return file(url)
        }
        switch url.pathExtension {
        case "playground": return try playground(url, pageName: request.pageName)
        case "xcplaygroundpage":
            let outer = url.deletingLastPathComponent().deletingLastPathComponent()
            return try playground(outer, pageName: url.deletingPathExtension().lastPathComponent)
        default: break
        }
        if FileManager.default.fileExists(atPath: url.appendingPathComponent("Package.swift").path) {
            return try package(url)
        }
        return try folder(url)
    }

    // MARK: - Files and folders

    private func file(_ url: URL) -> PageSources {
        let folder = url.deletingLastPathComponent()
        return PageSources(
            libraries: [], page: SourceModule(name: moduleName(url.deletingPathExtension().lastPathComponent), files: [url], script: url),
            isPlayground: false,
            resources: existing([folder.appendingPathComponent("Resources"), folder]),
            displayName: url.lastPathComponent, watchedPaths: [url])
    }

    private func folder(_ url: URL) throws -> PageSources {
        let files = swiftFiles(in: url)
        guard !files.isEmpty else { throw BuildFailure.noSource(path: url.path) }
        return PageSources(
            libraries: [],
            page: SourceModule(name: moduleName(url.lastPathComponent), files: files, script: files.first { $0.lastPathComponent == "main.swift" }),
            isPlayground: false, resources: resourceFolders(in: url), displayName: url.lastPathComponent, watchedPaths: [url])
    }

    // MARK: - Finding files

    /// Folders that hold no source of the user's.
    private static let skippedFolders: Set<String> = ["Pods", "Carthage", "DerivedData", "build", "node_modules"]

    /// The Swift files below a folder, sorted by path.
    func swiftFiles(in folder: URL) -> [URL] {
        walk(folder).filter { $0.pathExtension == "swift" && $0.lastPathComponent != "Package.swift" }
    }

    /// The folders below a folder that hold files other than Swift's, the folder itself first.
    func resourceFolders(in folder: URL) -> [URL] {
        var folders: [URL] = [folder]
        for file in walk(folder) where file.pathExtension != "swift" {
            let parent = file.deletingLastPathComponent()
            if !folders.contains(parent) { folders.append(parent) }
        }
        return folders
    }

    /// The files below a folder, sorted by path. Folders with an extension (bundles, asset catalogs) count as files.
    private func walk(_ folder: URL) -> [URL] {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        return names.flatMap { name -> [URL] in
            let url = folder.appendingPathComponent(name)
            var isFolder: ObjCBool = false
            guard !name.hasPrefix("."), FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { return [] }
            if !isFolder.boolValue || !url.pathExtension.isEmpty { return [url] }
            return Self.skippedFolders.contains(name) || isSymbolicLink(url) ? [] : walk(url)
        }
    }

    private func isSymbolicLink(_ url: URL) -> Bool {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: url.path)) != nil
    }

    func existing(_ urls: [URL]) -> [URL] {
        urls.filter { FileManager.default.fileExists(atPath: $0.path) }
    }

    /// A Swift identifier made of a file's name that hides no framework.
    func moduleName(_ name: String) -> String {
        var identifier = String(name.map { character in
            character.isASCII && (character.isLetter || character.isNumber) || character == "_" ? character : "_"
        })
        if identifier.isEmpty || identifier.first?.isNumber == true { identifier = "_" + identifier }
        return reservedNames.contains(identifier) ? identifier + "Page" : identifier
    }
}
