import Foundation
import StageHost

/// Looks at the machine for `sandlot doctor`.
enum Doctor {
    private struct Check {
        var name: String
        var isThere: Bool
        var isNeeded = true
        var remedy: String
    }

    /// Prints one line a thing; answers 0 when all that is needed is there, else 4.
    static func run() -> Int32 {
        var isHealthy = true
        for check in checks() {
            let mark = check.isThere ? "ok     " : check.isNeeded ? "missing" : "absent "
            Console.print("\(mark)  \(check.name)\(check.isThere ? "" : ": \(check.remedy)")\n")
            if check.isNeeded && !check.isThere { isHealthy = false }
        }
        return isHealthy ? 0 : 4
    }

    private static func checks() -> [Check] {
        let files = FileManager.default
        let support = supportFolder()
        func holds(_ folder: String) -> Bool {
            guard let support, let found = try? files.contentsOfDirectory(atPath: support + "/" + folder) else { return false }
            return !found.isEmpty
        }
        let stageProblem: String? = { do { _ = try StageConfiguration.standard(); return nil } catch { return "\(error)" } }()
        return [
            Check(name: "Swift compiler (swiftc)", isThere: command("swiftc"), remedy: "install a Swift toolchain from swift.org and put its usr/bin on PATH"),
            Check(name: "linker (clang, lld)", isThere: command("clang") && command("ld.lld"), remedy: "they come with the Swift toolchain"),
            Check(name: "stage and frameworks", isThere: stageProblem == nil, remedy: stageProblem ?? ""),
            Check(name: "fonts", isThere: holds("fonts"), remedy: "run ./sandlot setup"),
            Check(name: "symbols", isThere: holds("symbols"), remedy: "run ./sandlot setup"),
            Check(name: "backtraces (llvm-symbolizer)", isThere: command("llvm-symbolizer"), isNeeded: false, remedy: "crashes are shown without lines; it comes with the Swift toolchain"),
            Check(name: "video (ffmpeg)", isThere: command("ffmpeg"), isNeeded: false, remedy: "record cannot write .mp4; apt-get install ffmpeg"),
        ]
    }

    /// Whether a command is on the search path, or beside the Swift compiler.
    static func command(_ name: String) -> Bool {
        let search = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":").map(String.init)
        let files = FileManager.default
        if search.contains(where: { files.isExecutableFile(atPath: $0 + "/" + name) }) { return true }
        return search.contains { folder in
            guard files.isExecutableFile(atPath: folder + "/swiftc") else { return false }
            let toolchain = URL(fileURLWithPath: folder + "/swiftc").resolvingSymlinksInPath().deletingLastPathComponent()
            return files.isExecutableFile(atPath: toolchain.appendingPathComponent(name).path)
        }
    }

    private static func supportFolder() -> String? {
        if let named = ProcessInfo.processInfo.environment["SANDLOT_SUPPORT"] { return named }
        guard let tool = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") else { return nil }
        var folder = URL(fileURLWithPath: tool).deletingLastPathComponent()
        while folder.path != "/" {
            let candidate = folder.appendingPathComponent(".sandlot").path
            if FileManager.default.fileExists(atPath: candidate) { return candidate }
            folder.deleteLastPathComponent()
        }
        return nil
    }
}
