import Foundation

/// Processor time of this process.
enum Stopwatch {
    /// Milliseconds of processor time that `work` takes.
    static func milliseconds(_ work: () -> Void) -> Double {
        let start = clock_gettime_nsec()
        work()
        return Double(clock_gettime_nsec() - start) / 1e6
    }

    /// The middle of the times that several runs take. The runs of all `works` alternate, so that a busy machine slows
    /// each of them alike.
    static func medians(rounds: Int, _ works: [() -> Double]) -> [Double] {
        var times = works.map { _ in [Double]() }
        for _ in 0..<rounds {
            for (index, work) in works.enumerated() { times[index].append(work()) }
        }
        return times.map { $0.sorted()[$0.count / 2] }
    }

    private static func clock_gettime_nsec() -> Int {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }
}
