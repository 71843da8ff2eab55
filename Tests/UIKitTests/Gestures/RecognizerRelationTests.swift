import Testing

@_spi(Sandlot) @testable import UIKit

@MainActor @Suite struct RecognizerRelationTests {
    private let stage = TouchStage()
    private let journal = Journal()

    /// Answers as it is told.
    private final class Judge: NSObject, UIGestureRecognizerDelegate {
        var begins = true
        var receives = true
        var together = false
        var waitsFor: UIGestureRecognizer?
        var questions = 0

        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            questions += 1
            return begins
        }
        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receives }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
        ) -> Bool { together }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
        ) -> Bool { other === waitsFor }
    }

    @Test func `the inner view's recogniser goes before the outer one's`() {
        let outer = stage.add(UIView(), 0, 0, 300, 300)
        let inner = stage.add(UIView(), 10, 10, 200, 200, in: outer)
        _ = journal.recorder(UITapGestureRecognizer(), "outer", on: outer)
        _ = journal.recorder(UITapGestureRecognizer(), "inner", on: inner)
        stage.tap(50, 50)
        #expect(journal.lines == ["inner ended"])
        stage.wait(1)
        stage.tap(250, 50)
        #expect(journal.lines == ["inner ended", "outer ended"])
    }

    @Test func `two recognise together when one delegate allows it`() {
        let view = stage.add(UIView(), 0, 0, 300, 300)
        let judge = Judge()
        _ = journal.recorder(UIPanGestureRecognizer(), "one", on: view)
        let two = journal.recorder(UIPanGestureRecognizer(), "two", on: view)
        stage.drag((50, 50), (90, 50), steps: 1)
        #expect(journal.lines == ["one began", "one ended"])
        judge.together = true
        two.delegate = judge
        stage.drag((50, 50), (90, 50), steps: 1)
        #expect(journal.lines.suffix(4) == ["one began", "two began", "one ended", "two ended"])
    }

    @Test func `a delegate can forbid to begin and is asked once`() {
        let view = stage.add(TouchView(), 0, 0, 300, 300)
        let judge = Judge()
        judge.begins = false
        journal.recorder(UIPanGestureRecognizer(), "pan", on: view).delegate = judge
        _ = journal.recorder(UITapGestureRecognizer(), "tap", on: view)
        stage.drag((50, 50), (120, 50), steps: 6)
        #expect(journal.lines == [])
        #expect(judge.questions == 1)
        #expect(view.phases.last == "ended")
    }

    @Test func `a delegate can keep touches away`() {
        let view = stage.add(UIView(), 0, 0, 300, 300)
        let judge = Judge()
        judge.receives = false
        journal.recorder(UITapGestureRecognizer(), "tap", on: view).delegate = judge
        stage.tap(50, 50)
        #expect(journal.lines == [])
    }

    @Test func `a pan can wait for a swipe to fail`() {
        let view = stage.add(UIView(), 0, 0, 393, 600)
        let pan = journal.recorder(UIPanGestureRecognizer(), "pan", on: view)
        let swipe = journal.recorder(UISwipeGestureRecognizer(), "swipe", on: view)
        pan.require(toFail: swipe)
        stage.drag((50, 50), (130, 50), steps: 8)
        #expect(journal.lines == ["swipe ended"])
        stage.wait(1)
        stage.down(50, 50)
        stage.move(80, 50)
        stage.wait(0.6)
        #expect(journal.lines == ["swipe ended", "pan began"])
        stage.up(80, 50)
        #expect(journal.lines == ["swipe ended", "pan began", "pan ended"])
    }

    @Test func `a delegate can ask for the wait`() {
        let view = stage.add(UIView(), 0, 0, 393, 600)
        let judge = Judge()
        let one = journal.recorder(UITapGestureRecognizer(), "one", on: view)
        let two = journal.recorder(UITapGestureRecognizer(), "two", on: view)
        two.numberOfTapsRequired = 2
        judge.waitsFor = two
        one.delegate = judge
        stage.tap(50, 50)
        #expect(journal.lines == [])
        stage.wait(0.5)
        #expect(journal.lines == ["one ended"])
    }

    @Test func `a view can forbid a recogniser to begin`() {
        final class StubbornView: UIView {
            override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
        }
        let outer = stage.add(UIView(), 0, 0, 300, 300)
        _ = stage.add(StubbornView(), 0, 0, 100, 100, in: outer)
        _ = journal.recorder(UITapGestureRecognizer(), "tap", on: outer)
        stage.tap(50, 50)
        #expect(journal.lines == [])
        stage.wait(1)
        stage.tap(150, 50)
        #expect(journal.lines == ["tap ended"])
    }

    @Test func `a subclass sets its state from its touches`() {
        final class CheckRecognizer: UIGestureRecognizer {
            var resets = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                super.touchesBegan(touches, with: event)
                if touches.count > 1 { state = .failed } else { state = .began }
            }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
            override func reset() {
                super.reset()
                resets += 1
            }
        }
        let view = stage.add(UIView(), 0, 0, 300, 300)
        let check = journal.recorder(CheckRecognizer(), on: view)
        stage.drag((10, 10), (15, 15), steps: 2)
        #expect(journal.states == [.began, .changed, .changed, .ended])
        #expect(check.resets == 1)
        #expect(check.state == .possible)
        stage.drag((10, 10), (15, 15), steps: 1)
        #expect(check.resets == 2)
    }

    @Test func `fingers on different views pan independently`() {
        let left = stage.add(UIView(), 0, 0, 150, 300)
        let right = stage.add(UIView(), 200, 0, 150, 300)
        _ = journal.recorder(UIPanGestureRecognizer(), "left", on: left)
        _ = journal.recorder(UIPanGestureRecognizer(), "right", on: right)
        stage.down(20, 20, finger: 1)
        stage.down(220, 20, finger: 2)
        stage.move(20, 50, finger: 1)
        stage.move(220, 60, finger: 2)
        stage.up(20, 50, finger: 1)
        stage.up(220, 60, finger: 2)
        #expect(journal.lines == ["left began", "right began", "left ended", "right ended"])
    }
}
