import Testing

@_spi(Sandlot) @testable import UIKit

@MainActor @Suite struct PanTests {
    private let stage = TouchStage()
    private let journal = Journal()

    @Test func `a pan begins after ten points with a translation of zero`() {
        let view = stage.add(UIView(), 0, 0, 300, 300)
        let pan = journal.recorder(UIPanGestureRecognizer(), on: view)
        stage.down(50, 50)
        stage.move(56, 57)
        #expect(journal.states == [])
        stage.move(58, 58)
        #expect(journal.states == [.began])
        #expect(pan.translation(in: view) == .zero)
        stage.move(61, 53)
        #expect(pan.translation(in: view) == CGPoint(x: 3, y: -5))
        pan.setTranslation(CGPoint(x: 100, y: 200), in: view)
        stage.move(62, 55)
        #expect(pan.translation(in: view) == CGPoint(x: 101, y: 202))
        stage.up(62, 55)
        #expect(journal.states == [.began, .changed, .changed, .ended])
    }

    @Test func `velocity is that of the last tenth of a second`() {
        final class Target: NSObject {
            var velocity = CGPoint.zero
            @MainActor func panned(_ pan: UIPanGestureRecognizer) { if pan.state == .ended { velocity = pan.velocity(in: pan.view) } }
        }
        let view = stage.add(UIView(), 0, 0, 390, 800)
        let target = Target()
        view.addGestureRecognizer(UIPanGestureRecognizer(target: target, action: Selector("panned:", Target.panned(_:))))
        stage.down(300, 500)
        stage.glide((300, 500), (290, 400), steps: 24)
        stage.glide((290, 400), (260, 310), steps: 18)
        stage.up(260, 310)
        // 30 and 90 points in 0.15 s.
        #expect(abs(target.velocity.x + 200) < 0.01)
        #expect(abs(target.velocity.y + 600) < 0.01)
    }

    @Test func `a finger that rests before it is lifted has no speed`() {
        let view = stage.add(UIView(), 0, 0, 390, 800)
        let pan = journal.recorder(UIPanGestureRecognizer(), on: view)
        stage.down(300, 500)
        stage.glide((300, 500), (290, 400), steps: 24)
        stage.wait(0.15)
        #expect(pan.velocity(in: view) == .zero)
        stage.up(290, 400)
    }

    @Test func `a pan takes the touch from a tap and from the view`() {
        let view = stage.add(TouchView(), 0, 0, 300, 300)
        _ = journal.recorder(UITapGestureRecognizer(), "tap", on: view)
        _ = journal.recorder(UIPanGestureRecognizer(), "pan", on: view)
        stage.drag((50, 50), (50, 90), steps: 2)
        #expect(journal.lines == ["pan began", "pan changed", "pan ended"])
        #expect(view.phases == ["began", "cancelled"])
    }

    @Test func `a finger that joins does not move the translation`() {
        let view = stage.add(UIView(), 0, 0, 300, 300)
        let pan = journal.recorder(UIPanGestureRecognizer(), on: view)
        stage.down(50, 50)
        stage.move(50, 80)
        stage.move(50, 90)
        stage.down(250, 290, finger: 2)
        #expect(pan.translation(in: view) == CGPoint(x: 0, y: 10))
        stage.move(50, 100)
        #expect(pan.translation(in: view) == CGPoint(x: 0, y: 15))
        stage.up(250, 290, finger: 2)
        stage.up(50, 100)
        #expect(journal.states.last == .ended)
    }

    @Test func `a pan from the edge begins only there and inwards`() {
        let view = stage.add(UIView(), 0, 0, 393, 852)
        journal.recorder(UIScreenEdgePanGestureRecognizer(), on: view).edges = .left
        stage.drag((40, 300), (140, 300), steps: 4)
        stage.drag((10, 300), (10, 400), steps: 4)
        #expect(journal.states == [])
        stage.drag((12, 300), (112, 310), steps: 4)
        #expect(journal.states.first == .began)
        #expect(journal.states.last == .ended)
    }

    @Test func `a swipe goes fifty points quickly in its direction`() {
        let view = stage.add(UIView(), 0, 0, 393, 852)
        journal.recorder(UISwipeGestureRecognizer(), "left", on: view).direction = .left
        journal.recorder(UISwipeGestureRecognizer(), "down", on: view).direction = .down
        stage.drag((200, 300), (140, 310))
        stage.drag((200, 300), (160, 300))
        stage.drag((200, 300), (205, 380))
        // 50 points after 0.625 seconds: too slow.
        stage.drag((200, 300), (100, 300), steps: 150)
        #expect(journal.lines == ["left ended", "down ended"])
    }

    @Test func `a pinch begins at scale one and follows the distance`() {
        let view = stage.add(UIView(), 0, 0, 393, 852)
        let pinch = journal.recorder(UIPinchGestureRecognizer(), on: view)
        stage.down(100, 300, finger: 1)
        stage.down(200, 300, finger: 2)
        stage.move(205, 300, finger: 2)
        #expect(journal.states == [])
        stage.move(210, 300, finger: 2)
        #expect(journal.states == [.began])
        #expect(pinch.scale == 1)
        stage.move(320, 300, finger: 2)
        #expect(abs(pinch.scale - 2) < 1e-9)
        #expect(pinch.location(in: view) == CGPoint(x: 210, y: 300))
        stage.up(320, 300, finger: 2)
        stage.up(100, 300, finger: 1)
        #expect(journal.states == [.began, .changed, .ended])
    }

    @Test func `a rotation is zero at its beginning and clockwise positive`() {
        let view = stage.add(UIView(), 0, 0, 393, 852)
        let rotation = journal.recorder(UIRotationGestureRecognizer(), on: view)
        stage.down(100, 300, finger: 1)
        stage.down(200, 300, finger: 2)
        stage.move(200, 320, finger: 2)
        #expect(journal.states == [.began])
        #expect(rotation.rotation == 0)
        stage.move(200, 400, finger: 2)
        #expect(abs(rotation.rotation - (.pi / 4 - atan2(20, 100))) < 1e-9)
        EventDispatcher.shared.cancelAllTouches()
        #expect(journal.states.last == .cancelled)
    }
}
