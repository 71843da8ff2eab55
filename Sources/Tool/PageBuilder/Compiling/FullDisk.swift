import Foundation

/// Tells a compiler or linker that could not write from one that did not like the source.
struct FullDisk {
    let cache: BuildCache
    /// Where the compiler keeps C modules.
    let clangModules: URL

    /// The system's words for a file that cannot grow or be made.
    private static let words = [ENOSPC, EDQUOT, EFBIG, EROFS].map { String(cString: strerror($0)) }
    /// How lines begin that are about the tool's own files and not about the user's.
    private static let beginnings = ["LLVM ERROR: ", "error: ", "fatal error: ", "<unknown>:0: error: ", "<unknown>:0: note: ", "ld.lld: error: "]

    /// The failure a full disk is, or nil when the output of the tool speaks of something else.
    func failure(_ outcome: ToolProcess.Outcome) -> BuildFailure? {
        // The status does not tell: the compiler answers success when it cannot finish the object file.
        let lines = outcome.output.split(separator: "\n").filter { line in Self.beginnings.contains { line.hasPrefix($0) } }
        // Words that are missing may have found no room themselves: they come by way of a file beside the others.
        let isSpeechless = outcome.status != 0 && outcome.output.isEmpty
        guard let reason = Self.words.first(where: { word in lines.contains { $0.contains(word) } }) ?? (isSpeechless ? reasonOfProbe() : nil)
        else { return nil }
        removeDrafts()
        return .cacheUnwritable(path: cache.folder.path, reason: reason)
    }

    /// The system's words when not even a small file can be written to the cache.
    private func reasonOfProbe() -> String? {
        let file = cache.folder.appendingPathComponent("probe-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        do {
            try Data(count: Self.probeSize).write(to: file)
            return nil
        } catch {
            return SystemError.words(for: error)
        }
    }

    /// More bytes than the messages of a compiler have.
    private static let probeSize = 64 << 10

    /// Half-written C modules only take the space that is missing.
    private func removeDrafts() {
        guard let files = FileManager.default.enumerator(at: clangModules, includingPropertiesForKeys: nil) else { return }
        for case let file as URL in files where file.pathExtension == "tmp" { try? FileManager.default.removeItem(at: file) }
    }
}
