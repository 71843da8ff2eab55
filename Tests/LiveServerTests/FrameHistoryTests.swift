import Foundation
import Testing
@testable import LiveServer

/// The last frame can be built again from what is kept, and what is kept does not grow without end.
struct FrameHistoryTests {
    @Test func aWholeTreeBeginsAnew() {
        var history = FrameHistory()
        history.add(Data([1]), isWhole: true)
        history.add(Data([2]), isWhole: false)
        #expect(history.commits == [Data([1]), Data([2])])
        history.add(Data([3]), isWhole: true)
        #expect(history.commits == [Data([3])])
    }

    @Test func manyChangesAskForAWholeTreeOnce() {
        var history = FrameHistory()
        history.add(Data(count: 1000), isWhole: true)
        var asked = 0
        for _ in 0..<120 {
            history.add(Data(count: 100_000), isWhole: false)
            if history.shouldBeginAnew { asked += 1 }
        }
        #expect(asked == 1)
        history.add(Data(count: 1000), isWhole: true)
        #expect(history.commits.count == 1)
        let asksAgain = history.shouldBeginAnew
        #expect(!asksAgain)
    }
}
