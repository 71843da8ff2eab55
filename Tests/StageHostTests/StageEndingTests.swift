import Foundation
import Testing
@testable import StageHost

/// How a stage ended is told from its status and from what it wrote about it.
struct StageEndingTests {
    private let configuration = StageConfiguration(executable: URL(fileURLWithPath: "/none"), hangSeconds: 2.5, memoryMegabytes: 300)

    private func report(waitStatus: Int32, log: String = "", errors: String = "") -> CrashReport {
        StageEnding(waitStatus: waitStatus).report(
            log: FaultLog(Data(log.utf8)), errorTail: errors, pageLibrary: nil, configuration: configuration)
    }

    @Test func theWatchdogsStatusesTellHangAndMemory() {
        let hang = report(waitStatus: 86 << 8)
        #expect(hang.kind == .hang)
        #expect(hang.message.contains("more than 2.5 seconds"))
        let memory = report(waitStatus: 87 << 8)
        #expect(memory.kind == .memory)
        #expect(memory.message.contains("more than 300 megabytes"))
    }

    @Test func aHangWhoseReportDidNotEndIsAHang() {
        // Status 14: the alarm that ends a report which hangs itself.
        #expect(report(waitStatus: 14, log: "fault\thang\t0\n").kind == .hang)
        #expect(report(waitStatus: 14).kind == .signal(14))
    }

    @Test func theRuntimesLastMessageIsTheCrashes() {
        let crash = report(waitStatus: 4, errors: "Fatal error: first\nmain.swift:7: Fatal error: second\nCurrent stack trace:\n")
        #expect(crash.message == "Fatal error: second")
        #expect(report(waitStatus: 11).message.contains("recursed without end"))
    }

    @Test func aKilledStageIsNoCrash() {
        #expect(report(waitStatus: 9).kind == .killed)
        #expect(report(waitStatus: 9).title == "The page was killed")
        #expect(report(waitStatus: 7 << 8).kind == .exit(7))
    }
}
