import Foundation

/// Commands of the Swift toolchain.
enum Toolchain {
    /// The path of a command: beside `swiftc`, else on the search path.
    static func tool(_ name: String) -> URL? {
        let search = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":").map(String.init)
        var folders: [URL] = []
        for folder in search where FileManager.default.isExecutableFile(atPath: folder + "/swiftc") {
            folders.append(URL(fileURLWithPath: folder + "/swiftc").resolvingSymlinksInPath().deletingLastPathComponent())
            break
        }
        folders += search.map { URL(fileURLWithPath: $0) }
        return folders.map { $0.appendingPathComponent(name) }.first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    /// Standard output of a command, or nil when it fails.
    static func run(_ tool: URL, _ arguments: [String]) -> Data? {
        let process = Process()
        let output = Pipe()
        process.executableURL = tool
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return process.terminationStatus == 0 ? data : nil
    }
}
