import Foundation
import Glibc

/// The channel, the output pipes and the report pipe of a stage's process.
final class Pipes {
    /// One end is the host's, the other the stage's.
    let channel: (host: Int32, stage: Int32)
    let output: (read: Int32, write: Int32)
    let error: (read: Int32, write: Int32)
    let report: (read: Int32, write: Int32)

    private var open: [Int32] = []

    init() throws {
        var ends: [Int32] = [0, 0]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else { throw Self.failure() }
        channel = (ends[0], ends[1])
        func pipe() throws -> (Int32, Int32) {
            var ends: [Int32] = [0, 0]
            guard Glibc.pipe(&ends) == 0 else { throw Self.failure() }
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            return (ends[0], ends[1])
        }
        output = try pipe()
        error = try pipe()
        report = try pipe()
        open = [channel.host, channel.stage, output.read, output.write, error.read, error.write, report.read, report.write]
    }

    private static func failure() -> StageError {
        .missing("cannot start the stage: \(String(cString: strerror(errno)))")
    }

    // Numbers of the ends within the stage's process.
    private static let channelNumber: Int32 = 3
    private static let reportNumber: Int32 = 4

    /// Starts the executable with these ends, in a process group of its own.
    func spawn(_ configuration: StageConfiguration) throws -> pid_t {
        var environment = ProcessInfo.processInfo.environment
        environment.merge(configuration.environment) { $1 }
        environment["SANDLOT_CHANNEL"] = String(Self.channelNumber)
        environment["SANDLOT_REPORT"] = String(Self.reportNumber)
        environment["SANDLOT_HANG_SECONDS"] = String(configuration.hangSeconds)
        environment["SANDLOT_MEMORY_MEGABYTES"] = String(configuration.memoryMegabytes)
        environment["SWIFT_DETERMINISTIC_HASHING"] = "1"
        environment["SWIFT_BACKTRACE"] = "enable=no"
        environment["TZ"] = environment["TZ"] ?? "UTC"

        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        // The ends may have low numbers themselves, so they move out of the way first.
        let high: Int32 = 200
        for (index, end) in [output.write, error.write, channel.stage, report.write].enumerated() {
            posix_spawn_file_actions_adddup2(&actions, end, high + Int32(index))
        }
        for (index, number) in [1, 2, Self.channelNumber, Self.reportNumber].enumerated() {
            posix_spawn_file_actions_adddup2(&actions, high + Int32(index), number)
            posix_spawn_file_actions_addclose(&actions, high + Int32(index))
        }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))

        var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(configuration.executable.path), nil]
        var variables: [UnsafeMutablePointer<CChar>?] = environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { (arguments + variables).forEach { free($0) } }
        var identifier: pid_t = 0
        let status = posix_spawn(&identifier, configuration.executable.path, &actions, &attributes, &arguments, &variables)
        guard status == 0 else {
            throw StageError.missing("cannot start \(configuration.executable.path): \(String(cString: strerror(status)))")
        }
        return identifier
    }

    /// Closes the stage's ends in the host.
    func closeChildEnds() {
        close([channel.stage, output.write, error.write, report.write])
    }

    /// From now on reading answers at once, also when there is nothing.
    func makeReadingNonblocking() {
        for end in [output.read, error.read, report.read] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    }

    func closeAll() {
        close(open)
    }

    private func close(_ ends: [Int32]) {
        for end in ends where open.contains(end) {
            Glibc.close(end)
            open.removeAll { $0 == end }
        }
    }
}
