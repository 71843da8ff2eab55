import Testing

@_spi(Sandlot) @testable import UIKit

/// Closed forms and figures: iOS 26.1 simulator, iPhone 16 @3x, synthetic touches (openuikit notes).
@MainActor @Suite struct ScrollPhysicsTests {
    private let stage = TouchStage()
    private let journal = ScrollJournal()

    /// 300 × 500 with 5,000 points of content.
    private func makeScrollView(_ change: (UIScrollView) -> Void = { _ in }) -> UIScrollView {
        let scrollView = stage.add(UIScrollView(), 20, 100, 300, 500)
        scrollView.contentSize = CGSize(width: 300, height: 5000)
        scrollView.delegate = journal
        change(scrollView)
        return scrollView
    }

    /// Looks at every 1/120 s for `seconds` and gives the greatest difference from `expected`.
    private func worst(_ scrollView: UIScrollView, _ seconds: Double, _ expected: (Double) -> Double) -> Double {
        let start = stage.now
        var worst = 0.0
        for step in 1...Int(seconds * 120) {
            let time = Double(step) / 120
            StageClock.shared.advance(to: start + time)
            worst = max(worst, abs(Double(scrollView.contentOffset.y) - expected(time)))
        }
        return worst
    }

    @Test func `a drag follows the finger less the first ten points`() {
        let scrollView = makeScrollView()
        stage.down(100, 400)
        stage.move(100, 391)
        #expect(scrollView.contentOffset == .zero && !scrollView.isDragging && scrollView.isTracking)
        stage.move(100, 374)
        #expect(scrollView.contentOffset == CGPoint(x: 0, y: 16) && scrollView.isDragging)
        stage.move(140, 350)
        #expect(scrollView.contentOffset == CGPoint(x: 0, y: 40))
        stage.cancel(140, 350)
    }

    @Test func `a flick glides by the decay of the normal rate`() {
        let scrollView = makeScrollView()
        // 600 points a second.
        stage.drag((100, 500), (100, 380), steps: 24)
        let start = Double(scrollView.contentOffset.y)
        #expect(abs(start - 110) < 0.2)
        #expect(abs(journal.velocity.y - 0.6) < 1e-6)
        #expect(abs(Double(journal.target.y) - (110 + 590 * 0.499)) < 0.5)
        let difference = worst(scrollView, 2.2) { time in
            let end = log(10.0 / 600) / log(0.998) / 1000
            return 110 + 600 * 0.499 * (1 - pow(0.998, min(time, end) * 1000))
        }
        #expect(difference < 0.5)
        #expect(!scrollView.isDecelerating)
    }

    @Test func `the fast rate stops sooner`() {
        let scrollView = makeScrollView { $0.decelerationRate = .fast }
        stage.drag((100, 500), (100, 380), steps: 24)
        let difference = worst(scrollView, 1) { time in
            let end = log(10.0 / 600) / log(0.99) / 1000
            return 110 + 600 * 0.099 * (1 - pow(0.99, min(time, end) * 1000))
        }
        #expect(difference < 0.5)
    }

    @Test func `beyond the edge the content resists`() {
        let scrollView = makeScrollView()
        stage.down(100, 200)
        stage.move(100, 300)
        let expected: Double = (1 - 1 / (90 * 0.55 / 500 + 1)) * 500
        #expect(abs(Double(scrollView.contentOffset.y) + expected) < 0.34)
        stage.cancel(100, 300)
    }

    @Test func `held and let go beyond the edge it returns overdamped`() {
        let scrollView = makeScrollView()
        stage.down(100, 200)
        stage.glide((100, 200), (100, 300), steps: 10)
        stage.wait(0.3)
        stage.up(100, 300)
        let start = Double(scrollView.contentOffset.y)
        #expect(start < -44)
        let difference = worst(scrollView, 1.2) { start * (46 * exp(-9 * $0) - 9 * exp(-46 * $0)) / 37 }
        #expect(difference < 0.5)
        #expect(scrollView.contentOffset == .zero && !scrollView.isDecelerating)
    }

    @Test func `a glide into the edge bounces critically damped`() {
        let scrollView = makeScrollView { $0.contentOffset = CGPoint(x: 0, y: 200) }
        // 1,200 points a second towards the top.
        stage.drag((100, 200), (100, 320), steps: 12)
        let start = Double(scrollView.contentOffset.y)
        #expect(abs(start - 90) < 0.2)
        let arrival = log(1 - 90 / (1200 * 0.499)) / log(0.998) / 1000
        let speed = -1200 * pow(0.998, arrival * 1000)
        let difference = worst(scrollView, 1.5) { time in
            if time < arrival { return 90 - 1200 * 0.499 * (1 - pow(0.998, time * 1000)) }
            return speed * (time - arrival) * exp(-11 * (time - arrival))
        }
        #expect(difference < 0.7)
        #expect(scrollView.contentOffset == .zero)
    }

    @Test func `without bouncing the content stops at the edge`() {
        let scrollView = makeScrollView {
            $0.bounces = false
            $0.contentOffset = CGPoint(x: 0, y: 200)
        }
        stage.drag((100, 200), (100, 320), steps: 12)
        #expect(worst(scrollView, 1.5) { time in max(0, 90 - 1200 * 0.499 * (1 - pow(0.998, time * 1000))) } < 0.7)
        stage.down(100, 200)
        stage.move(100, 300)
        #expect(scrollView.contentOffset.y == 0)
        stage.up(100, 300)
    }

    @Test func `a flick back from beyond the edge goes on into the content`() {
        let scrollView = makeScrollView()
        stage.down(100, 200)
        stage.glide((100, 200), (100, 260), steps: 12)
        stage.glide((100, 260), (100, 230), steps: 2)
        stage.up(100, 230)
        stage.wait(2.5)
        #expect(scrollView.contentOffset.y > 0 || scrollView.contentOffset == .zero)
        #expect(!scrollView.isDecelerating)
    }

    @Test func `a page turns to the neighbour and never further`() {
        let scrollView = stage.add(UIScrollView(), 0, 100, 300, 400)
        scrollView.contentSize = CGSize(width: 1500, height: 400)
        scrollView.isPagingEnabled = true
        scrollView.delegate = journal
        stage.drag((250, 300), (190, 300), steps: 6)
        #expect(journal.target == CGPoint(x: 300, y: 0))
        stage.wait(0.35)
        #expect(abs(scrollView.contentOffset.x - 300) < 1)
        stage.wait(0.5)
        #expect(scrollView.contentOffset == CGPoint(x: 300, y: 0))
        stage.drag((290, 300), (10, 300), steps: 3)
        stage.wait(1)
        #expect(scrollView.contentOffset.x == 600)
        stage.down(200, 300)
        stage.glide((200, 300), (100, 300), steps: 20)
        stage.wait(0.3)
        stage.up(100, 300)
        stage.wait(1)
        #expect(scrollView.contentOffset.x == 600)
    }

    @Test func `the delegate chooses where a glide ends`() {
        let scrollView = makeScrollView()
        journal.wanted = CGPoint(x: 0, y: 480)
        stage.drag((100, 500), (100, 380), steps: 24)
        let start = Double(scrollView.contentOffset.y)
        let velocity = (480 - start) / 0.499 + 10
        let end = log(10 / velocity) / log(0.998) / 1000
        #expect(worst(scrollView, 2.5) { start + velocity * 0.499 * (1 - pow(0.998, min($0, end) * 1000)) } < 0.5)
        #expect(scrollView.contentOffset.y == 480)
    }

    @Test func `a move by code eases for three tenths of a second`() {
        let scrollView = makeScrollView()
        scrollView.setContentOffset(CGPoint(x: 0, y: 700), animated: true)
        #expect(scrollView.contentOffset == .zero)
        stage.wait(0.15)
        #expect(abs(scrollView.contentOffset.y - 350) < 0.5)
        stage.wait(0.16)
        #expect(scrollView.contentOffset.y == 700)
        #expect(journal.lines == ["scroll", "didEndScrollingAnimation"])
    }

    @Test func `a touch stops a glide and is no tap on the content`() {
        let scrollView = makeScrollView()
        let button = stage.add(UIButton(), 0, 0, 300, 5000, in: scrollView)
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        stage.drag((100, 500), (100, 380), steps: 12)
        stage.wait(0.2)
        #expect(scrollView.isDecelerating)
        stage.down(100, 300)
        #expect(!scrollView.isDecelerating && scrollView.isTracking)
        let caught = scrollView.contentOffset
        stage.wait(0.3)
        stage.up(100, 300)
        #expect(scrollView.contentOffset == caught && taps == 0 && !scrollView.isTracking)
    }

    @Test func `flicks in quick succession add their speeds`() {
        let scrollView = makeScrollView { $0.contentSize.height = 50_000 }
        stage.drag((100, 500), (100, 380), steps: 12)
        let single = journal.velocity.y
        stage.wait(0.05)
        stage.drag((100, 500), (100, 380), steps: 12)
        #expect(journal.velocity.y > single * 1.3)
        scrollView.stopScrollingAndZooming()
    }

    @Test func `offsets lie on pixels`() {
        let scrollView = makeScrollView()
        stage.drag((100, 500), (100, 381.3), steps: 7)
        for _ in 0..<60 {
            stage.wait(1.0 / 120)
            let pixels = scrollView.contentOffset.y * 3
            #expect(abs(pixels - pixels.rounded()) < 1e-6)
        }
        scrollView.stopScrollingAndZooming()
    }

    @Test func `a page that moves the content while it glides does not stop it`() {
        final class Jumper: NSObject, UIScrollViewDelegate {
            var jumps = 0
            func scrollViewDidScroll(_ scrollView: UIScrollView) {
                if scrollView.contentOffset.y > 200 {
                    jumps += 1
                    scrollView.contentOffset.y -= 150
                }
            }
        }
        let jumper = Jumper()
        let scrollView = makeScrollView { $0.delegate = jumper }
        stage.drag((100, 500), (100, 380), steps: 24)
        stage.wait(2.5)
        #expect(jumper.jumps == 2)
        #expect(abs(scrollView.contentOffset.y - (110 + 590 * 0.499 - 300)) < 0.7)
    }
}
