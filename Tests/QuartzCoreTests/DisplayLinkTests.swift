import Foundation
import QuartzCore
import Testing

extension LayerTests {
    @Suite struct DisplayLinkTests {
        private final class Target: NSObject {
            var times: [TimeInterval] = []
            var targets: [TimeInterval] = []
            func tick(_ link: CADisplayLink) {
                times.append(link.timestamp)
                targets.append(link.targetTimestamp)
            }
        }

        private func link(_ target: Target) -> CADisplayLink {
            CADisplayLink(target: target, selector: Selector("tick:", Target.tick(_:)))
        }

        @Test func firesSixtyTimesASecondOnTheFrameGrid() {
            let target = Target()
            let link = link(target)
            link.add(to: .main, forMode: .common)
            let start = StageClock.shared.now
            StageClock.shared.advance(to: start + 1)
            link.invalidate()
            #expect(target.times.count == 60)
            #expect(target.times.allSatisfy { abs(($0 * 60).rounded() - $0 * 60) < 1e-6 })
            #expect(zip(target.times, target.targets).allSatisfy { abs($1 - $0 - 1.0 / 60) < 1e-9 })
        }

        @Test func pausesAndHoldsTheWantedRate() {
            let target = Target()
            let link = link(target)
            link.preferredFramesPerSecond = 20
            link.add(to: .main, forMode: .default)
            let start = StageClock.shared.now
            StageClock.shared.advance(to: start + 0.5)
            #expect(target.times.count == 10)
            link.isPaused = true
            StageClock.shared.advance(to: start + 1)
            #expect(target.times.count == 10)
            link.isPaused = false
            StageClock.shared.advance(to: start + 1.5)
            link.invalidate()
            StageClock.shared.advance(to: start + 2)
            #expect(target.times.count == 20)
        }
    }
}
