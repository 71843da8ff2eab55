import QuartzCore

/// All the pictures and colours of the page: its asset catalogs and loose files.
enum AssetLibrary {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var scannedFolders: [URL] = []
    nonisolated(unsafe) private static var catalogs: [URL: [AssetCatalog]] = [:]

    /// How deep below a resource folder catalogs are looked for.
    private static let deepest = 4

    /// The folders a bundle's resources lie in; those of the page without one or for the main one.
    static func folders(of bundle: Bundle?) -> [URL] {
        guard let bundle, bundle !== Bundle.main, let own = bundle.resourceURL else { return PageResources.folders }
        return PageResources.folders.contains(own) ? PageResources.folders : [own] + PageResources.folders
    }

    static func imageSet(named name: String, in bundle: Bundle?) -> ImageSet? {
        lock.withLock { catalogs(in: folders(of: bundle)).lazy.compactMap { $0.imageSet(name) }.first }
    }

    static func colorSet(named name: String, in bundle: Bundle?) -> ColorSet? {
        lock.withLock { catalogs(in: folders(of: bundle)).lazy.compactMap { $0.colorSet(name) }.first }
    }

    private static func catalogs(in folders: [URL]) -> [AssetCatalog] {
        // Another page: what was read belongs to the one before.
        if PageResources.folders != scannedFolders {
            scannedFolders = PageResources.folders
            catalogs.removeAll()
        }
        return folders.flatMap { folder -> [AssetCatalog] in
            if let known = catalogs[folder] { return known }
            let found = catalogFolders(in: folder, depth: 0).map(AssetCatalog.init)
            catalogs[folder] = found
            return found
        }
    }

    private static func catalogFolders(in folder: URL, depth: Int) -> [URL] {
        if folder.pathExtension == "xcassets" { return [folder] }
        guard depth < deepest, let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else { return [] }
        return names.sorted().flatMap { name -> [URL] in
            var isFolder: ObjCBool = false
            let url = folder.appendingPathComponent(name)
            guard !name.hasPrefix("."), FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue else {
                return []
            }
            return catalogFolders(in: url, depth: depth + 1)
        }
    }
}
