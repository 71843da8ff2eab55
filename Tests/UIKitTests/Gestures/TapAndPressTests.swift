import Testing

@_spi(Sandlot) @testable import UIKit

@MainActor @Suite struct TapAndPressTests {
    private let stage = TouchStage()
    private let journal = Journal()

    @Test func `a tap is recognised when the finger is lifted`() {
        let view = stage.add(UIView(), 10, 20, 100, 90)
        let tap = journal.recorder(UITapGestureRecognizer(), on: view)
        stage.down(30, 50)
        #expect(journal.states == [])
        stage.up(33, 50)
        #expect(journal.states == [.ended])
        #expect(tap.state == .possible)
    }

    @Test func `a tap may move ten points and no more`() {
        let view = stage.add(UIView(), 0, 0, 200, 200)
        _ = journal.recorder(UITapGestureRecognizer(), on: view)
        stage.drag((20, 20), (30, 20), steps: 1)
        #expect(journal.states == [.ended])
        stage.drag((20, 20), (30.5, 20), steps: 1)
        #expect(journal.states == [.ended])
    }

    @Test func `an action reads where the tap was`() {
        final class Target: NSObject {
            var location = CGPoint.zero
            var count = 0
            @MainActor func tapped(_ tap: UITapGestureRecognizer) {
                location = tap.location(in: tap.view)
                count = tap.numberOfTouches
            }
        }
        let view = stage.add(UIView(), 10, 20, 100, 90)
        let target = Target()
        view.addGestureRecognizer(UITapGestureRecognizer(target: target, action: Selector("tapped:", Target.tapped(_:))))
        stage.tap(41, 62)
        #expect(target.location == CGPoint(x: 31, y: 42))
        #expect(target.count == 1)
    }

    @Test func `one tap and two are both recognised when neither waits`() {
        let view = stage.add(UIView(), 0, 0, 100, 100)
        _ = journal.recorder(UITapGestureRecognizer(), "one", on: view)
        journal.recorder(UITapGestureRecognizer(), "two", on: view).numberOfTapsRequired = 2
        stage.tap(20, 20)
        stage.wait(0.1)
        stage.tap(20, 20)
        #expect(journal.lines == ["one ended", "one ended", "two ended"])
    }

    @Test func `one tap waits until two have failed`() {
        let view = stage.add(UIView(), 0, 0, 100, 100)
        let one = journal.recorder(UITapGestureRecognizer(), "one", on: view)
        let two = journal.recorder(UITapGestureRecognizer(), "two", on: view)
        two.numberOfTapsRequired = 2
        one.require(toFail: two)
        stage.tap(20, 20)
        #expect(journal.lines == [])
        stage.wait(0.3)
        #expect(journal.lines == [])
        stage.wait(0.1)
        #expect(journal.lines == ["one ended"])
        stage.wait(1)
        stage.tap(20, 20)
        stage.wait(0.1)
        stage.tap(20, 20)
        stage.wait(1)
        #expect(journal.lines == ["one ended", "two ended"])
    }

    @Test func `two fingers tap together`() {
        let view = stage.add(UIView(), 0, 0, 200, 200)
        journal.recorder(UITapGestureRecognizer(), on: view).numberOfTouchesRequired = 2
        stage.tap(20, 20)
        #expect(journal.states == [])
        stage.wait(1)
        stage.down(20, 20, finger: 1)
        stage.down(80, 20, finger: 2)
        stage.up(20, 20, finger: 1)
        stage.up(80, 20, finger: 2)
        #expect(journal.states == [.ended])
    }

    @Test func `a press begins at half a second, changes and ends`() {
        let view = stage.add(UIView(), 0, 0, 200, 200)
        _ = journal.recorder(UILongPressGestureRecognizer(), on: view)
        stage.down(20, 20)
        stage.wait(0.49)
        #expect(journal.states == [])
        stage.wait(0.02)
        #expect(journal.states == [.began])
        stage.move(90, 20)
        stage.up(90, 20)
        #expect(journal.states == [.began, .changed, .ended])
    }

    @Test func `a press that moves too far or is too short fails`() {
        let view = stage.add(UIView(), 0, 0, 200, 200)
        _ = journal.recorder(UILongPressGestureRecognizer(), on: view)
        stage.down(20, 20)
        stage.wait(0.2)
        stage.move(31, 20)
        stage.wait(1)
        stage.up(31, 20)
        stage.tap(50, 50)
        stage.wait(1)
        #expect(journal.states == [])
    }

    @Test func `a press takes the touch from a tap`() {
        let view = stage.add(UIView(), 0, 0, 200, 200)
        _ = journal.recorder(UITapGestureRecognizer(), "tap", on: view)
        journal.recorder(UILongPressGestureRecognizer(), "press", on: view).minimumPressDuration = 0.3
        stage.down(20, 20)
        stage.wait(0.4)
        stage.up(20, 20)
        #expect(journal.lines == ["press began", "press ended"])
    }

    @Test func `switching a recogniser off cancels it`() {
        let view = stage.add(UIView(), 0, 0, 200, 200)
        let press = journal.recorder(UILongPressGestureRecognizer(), on: view)
        stage.down(20, 20)
        stage.wait(0.6)
        press.isEnabled = false
        #expect(journal.states == [.began, .cancelled])
        #expect(press.state == .possible)
        stage.up(20, 20)
        #expect(journal.states == [.began, .cancelled])
    }
}
