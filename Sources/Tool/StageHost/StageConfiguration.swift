import Foundation

/// How stages are started.
public struct StageConfiguration: Sendable {
    /// The stage's executable; `libSandlotKit.so` lies beside it.
    public var executable: URL
    /// Seconds the page may keep the main thread busy before it counts as hung.
    public var hangSeconds: Double
    /// Megabytes of memory the page may use.
    public var memoryMegabytes: Double
    /// More environment for the stage.
    public var environment: [String: String]

    public init(
        executable: URL, hangSeconds: Double = 10, memoryMegabytes: Double = 2048, environment: [String: String] = [:]
    ) {
        self.executable = executable
        self.hangSeconds = hangSeconds
        self.memoryMegabytes = memoryMegabytes
        self.environment = environment
    }

    /// The stage beside the running tool, or in the folder that `SANDLOT_BUILD` names; limits from
    /// `SANDLOT_HANG_SECONDS` and `SANDLOT_MEMORY_MEGABYTES` where they are set.
    public static func standard() throws -> StageConfiguration {
        let environment = ProcessInfo.processInfo.environment
        var folders: [URL] = []
        if let named = environment["SANDLOT_BUILD"] { folders.append(URL(fileURLWithPath: named)) }
        if let tool = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") {
            folders.append(URL(fileURLWithPath: tool).deletingLastPathComponent())
        }
        let candidates = folders.map { $0.appendingPathComponent("sandlot-stage") }
        guard let executable = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
            throw StageError.missing("the stage (sandlot-stage) is not built; run ./sandlot, which builds it")
        }
        guard FileManager.default.fileExists(atPath: executable.deletingLastPathComponent().appendingPathComponent("libSandlotKit.so").path)
        else {
            throw StageError.missing("libSandlotKit.so is not built; run ./sandlot, which builds it")
        }
        var configuration = StageConfiguration(executable: executable)
        if let seconds = environment["SANDLOT_HANG_SECONDS"].flatMap(Double.init), seconds > 0 { configuration.hangSeconds = seconds }
        if let size = environment["SANDLOT_MEMORY_MEGABYTES"].flatMap(Double.init), size > 0 { configuration.memoryMegabytes = size }
        return configuration
    }
}
