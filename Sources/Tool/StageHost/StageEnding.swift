import Foundation
import Glibc

/// How a stage's process ended, from the status the kernel gives.
struct StageEnding {
    /// The signal that ended it, or 0.
    let signal: Int32
    /// The status it exited with.
    let exitStatus: Int32

    // What the stage's watchdog exits with.
    private static let hungStatus: Int32 = 86
    private static let outOfMemoryStatus: Int32 = 87

    init(waitStatus: Int32) {
        signal = waitStatus & 0x7f
        exitStatus = (waitStatus >> 8) & 0xff
    }

    /// Whether it cannot have been what the host asked for.
    var isFault: Bool {
        signal != 0 && signal != SIGKILL || exitStatus == Self.hungStatus || exitStatus == Self.outOfMemoryStatus
    }

    func report(log: FaultLog, errorTail: String, pageLibrary: String?, configuration: StageConfiguration) -> CrashReport {
        let objects: Set<String> = pageLibrary.map { [$0] } ?? []
        let frames = Symbolizer(objects: objects).frames(of: log)
        let kind = kind(log)
        var message = message(kind, errorTail: errorTail, configuration)
        if case .signal = kind, frames.isEmpty, let symbol = Self.ownSymbol(of: log) { message += ", in Sandlot itself (\(symbol))" }
        return CrashReport(kind: kind, message: message, frames: frames)
    }

    /// The innermost function of the frameworks, when the page's own code is not among the callers.
    private static func ownSymbol(of log: FaultLog) -> String? {
        guard let frame = log.frames.first(where: { $0.object.hasSuffix("/libSandlotKit.so") && $0.symbol != "-" }) else { return nil }
        return Symbolizer.demangled([frame.symbol]).first
    }

    private func kind(_ log: FaultLog) -> CrashReport.Kind {
        // The log counts, too: writing it may have ended the process in another way.
        if exitStatus == Self.hungStatus || log.kind == "hang" { return .hang }
        if exitStatus == Self.outOfMemoryStatus || log.kind == "memory" { return .memory }
        if signal == SIGKILL { return .killed }
        return signal != 0 ? .signal(signal) : .exit(exitStatus)
    }

    private func message(_ kind: CrashReport.Kind, errorTail: String, _ configuration: StageConfiguration) -> String {
        switch kind {
        case .hang:
            return "the page kept the main thread busy for more than \(trimmed(configuration.hangSeconds)) seconds; it was stopped"
        case .memory:
            return "the page used more than \(trimmed(configuration.memoryMegabytes)) megabytes of memory; it was stopped"
        case .killed:
            return "the page's process was killed from outside (signal 9, which the system sends, too, when memory runs out)"
        case .exit(let status):
            if errorTail.contains("std::bad_alloc") { return "the page ran out of memory" }
            return "the page ended its own process with status \(status)"
        case .signal(let number):
            return Self.fatalError(in: errorTail) ?? "the page crashed: \(Self.words(for: number))"
        }
    }

    /// The last message of the Swift runtime, without the file and line it may begin with: the frames tell those.
    static func fatalError(in text: String) -> String? {
        let kinds = ["Fatal error", "Precondition failed", "Assertion failed", "Could not cast value"]
        for line in text.split(separator: "\n").reversed() {
            for kind in kinds {
                guard let range = line.range(of: kind) else { continue }
                return String(line[range.lowerBound...])
            }
        }
        return nil
    }

    private static func words(for signal: Int32) -> String {
        switch signal {
        case SIGSEGV: "it read or wrote memory it does not own (or recursed without end)"
        case SIGILL, SIGTRAP: "a check of the Swift runtime failed"
        case SIGABRT: "it was aborted"
        case SIGFPE: "it divided by zero or overflowed"
        case SIGBUS: "it used memory that is not there"
        default: "signal \(signal)"
        }
    }

    private func trimmed(_ value: Double) -> String {
        value == value.rounded() ? String(Int(value)) : String(value)
    }
}
