import Foundation

/// One run of a command of the toolchain.
struct ToolProcess {
    struct Outcome {
        let output: String
        /// Zero for success.
        let status: Int32
        let wasKilled: Bool
    }

    /// Longer than this no compile takes that ever ends.
    private static let mostSeconds: TimeInterval = 300

    /// Runs `executable` and waits for it. Standard output and error come back as one text.
    static func run(_ executable: URL, _ arguments: [String], in folder: URL) throws -> Outcome {
        let log = folder.appendingPathComponent("output.\(UUID().uuidString).txt")
        guard FileManager.default.createFile(atPath: log.path, contents: nil), let handle = try? FileHandle(forWritingTo: log) else {
            throw BuildFailure.cacheUnwritable(path: folder.path, reason: "cannot make a file")
        }
        defer { try? FileManager.default.removeItem(at: log) }
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = handle
        process.standardError = handle
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        do {
            try process.run()
        } catch {
            throw BuildFailure.missing("\(executable.path) cannot be run: \(error.localizedDescription)")
        }
        if ended.wait(timeout: .now() + mostSeconds) == .timedOut {
            kill(process.processIdentifier, SIGKILL)
            ended.wait()
        }
        try? handle.close()
        let output = (try? Data(contentsOf: log)).map { String(decoding: $0, as: UTF8.self) } ?? ""
        return Outcome(output: output, status: process.terminationStatus, wasKilled: process.terminationReason == .uncaughtSignal)
    }
}
