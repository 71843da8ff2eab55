import Foundation

/// Compiled modules and pages, each in a folder named by the hash of everything it was made from.
///
/// A folder appears whole or not at all: it is filled under another name and renamed. Several processes may share a cache.
struct BuildCache: Sendable {
    let folder: URL

    /// The cache that `SANDLOT_CACHE` names, else `sandlot` in the user's cache folder.
    static func standard(environment: [String: String] = ProcessInfo.processInfo.environment) -> BuildCache {
        if let named = environment["SANDLOT_CACHE"], !named.isEmpty { return BuildCache(folder: URL(fileURLWithPath: named)) }
        if let caches = environment["XDG_CACHE_HOME"], caches.hasPrefix("/") {
            return BuildCache(folder: URL(fileURLWithPath: caches).appendingPathComponent("sandlot"))
        }
        let home = environment["HOME"].map { URL(fileURLWithPath: $0) } ?? FileManager.default.temporaryDirectory
        return BuildCache(folder: home.appendingPathComponent(".cache/sandlot"))
    }

    /// The folder of a finished build, or nil when there is none. Counts as a use.
    func folder(for key: String) -> URL? {
        let url = folder.appendingPathComponent("builds/\(key)")
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        utimensat(AT_FDCWD, url.path, nil, 0)
        return url
    }

    /// Fills a new folder by `fill` and publishes it under `key`. When another process was faster, its result is taken.
    func publish(_ key: String, _ fill: (URL) throws -> Void) throws -> URL {
        let final = folder.appendingPathComponent("builds/\(key)")
        let draft = folder.appendingPathComponent("drafts/\(key.prefix(16))-\(getpid())-\(UUID().uuidString.prefix(8))")
        do {
            try FileManager.default.createDirectory(at: draft, withIntermediateDirectories: true)
            try FileManager.default.createDirectory(at: final.deletingLastPathComponent(), withIntermediateDirectories: true)
        } catch {
            throw BuildFailure.cacheUnwritable(path: folder.path, reason: SystemError.words(for: error))
        }
        defer { try? FileManager.default.removeItem(at: draft) }
        try fill(draft)
        if rename(draft.path, final.path) != 0 && !FileManager.default.fileExists(atPath: final.path) {
            throw BuildFailure.cacheUnwritable(path: final.path, reason: String(cString: strerror(errno)))
        }
        prune()
        return final
    }

    /// Writes a file, telling a full disk from a mistake of the user's.
    static func write(_ text: String, to url: URL) throws {
        do {
            try Data(text.utf8).write(to: url)
        } catch {
            throw BuildFailure.cacheUnwritable(path: url.path, reason: SystemError.words(for: error))
        }
    }

    // MARK: - Pruning

    private static let mostBuilds = 300
    /// Builds used within this many seconds stay, whatever their number: another process may be about to load them.
    private static let secondsInUse: TimeInterval = 3600

    /// Removes the builds that were not used for longest, and drafts that nobody finished.
    private func prune() {
        let builds = contents("builds")
        if builds.count > Self.mostBuilds {
            for (url, age) in builds.sorted(by: { $0.age < $1.age }).dropFirst(Self.mostBuilds * 3 / 4) where age > Self.secondsInUse {
                try? FileManager.default.removeItem(at: url)
            }
        }
        for (url, age) in contents("drafts") where age > Self.secondsInUse {
            try? FileManager.default.removeItem(at: url)
        }
    }

    private func contents(_ name: String) -> [(url: URL, age: TimeInterval)] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(name).path)) ?? []
        let now = Date()
        return names.compactMap { entry in
            let url = folder.appendingPathComponent("\(name)/\(entry)")
            let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
            return (attributes?[.modificationDate] as? Date).map { (url, now.timeIntervalSince($0)) }
        }
    }
}
