import Foundation

/// How long the steps of a build take. Written to standard error when `SANDLOT_TIMINGS` is set.
struct Timings: Sendable {
    let isShown: Bool

    init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        isShown = environment["SANDLOT_TIMINGS"].map { !$0.isEmpty && $0 != "0" } ?? false
    }

    func measure<Result>(_ step: String, _ work: () throws -> Result) rethrows -> Result {
        guard isShown else { return try work() }
        let start = DispatchTime.now().uptimeNanoseconds
        defer {
            let milliseconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1_000_000
            FileHandle.standardError.write(Data("\(step): \(String(format: "%.1f", milliseconds)) ms\n".utf8))
        }
        return try work()
    }
}
