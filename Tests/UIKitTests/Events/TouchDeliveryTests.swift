import Testing

@_spi(Sandlot) @testable import UIKit

@MainActor @Suite struct TouchDeliveryTests {
    private let stage = TouchStage()

    @Test func `the hit view hears of a touch from beginning to end`() {
        let view = stage.add(TouchView(), 30, 40, 100, 60)
        stage.down(50, 60)
        stage.move(300, 700)
        stage.up(300, 700)
        #expect(view.phases == ["began", "moved", "ended"])
    }

    @Test func `locations are in the view's coordinates`() {
        final class LocationView: UIView {
            var locations: [CGPoint] = []
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
                locations = [touches.first!.location(in: self), touches.first!.previousLocation(in: self), touches.first!.location(in: nil)]
            }
        }
        let view = stage.add(LocationView(), 30, 40, 100, 60)
        stage.down(50, 65)
        stage.move(57, 61)
        #expect(view.locations == [CGPoint(x: 27, y: 21), CGPoint(x: 20, y: 25), CGPoint(x: 57, y: 61)])
        stage.up(57, 61)
    }

    @Test func `a view takes one finger unless it asks for several`() {
        let single = stage.add(TouchView(), 0, 0, 100, 100)
        let multiple = stage.add(TouchView(), 100, 0, 100, 100)
        multiple.isMultipleTouchEnabled = true
        stage.down(10, 10, finger: 1)
        stage.down(20, 10, finger: 2)
        stage.down(110, 10, finger: 3)
        stage.down(120, 10, finger: 4)
        for finger in 1...4 { stage.up(10, 10, finger: finger) }
        #expect(single.phases == ["began", "ended"])
        #expect(multiple.phases == ["began", "began", "ended", "ended"])
    }

    @Test func `touches that come down together arrive together`() {
        let view = stage.add(TouchView(), 0, 0, 100, 100)
        view.isMultipleTouchEnabled = true
        EventDispatcher.shared.send(
            [
                .init(identifier: 1, phase: .began, location: CGPoint(x: 5, y: 6)),
                .init(identifier: 2, phase: .began, location: CGPoint(x: 50, y: 6)),
            ], to: stage.window)
        #expect(view.phases == ["began ×2"])
        EventDispatcher.shared.cancelAllTouches()
        #expect(view.phases == ["began ×2", "cancelled ×2"])
    }

    @Test func `quick taps at one place are counted`() {
        final class CountView: UIView {
            var counts: [Int] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { counts.append(touches.first!.tapCount) }
        }
        let view = stage.add(CountView(), 0, 0, 100, 100)
        stage.tap(10, 10)
        stage.wait(0.1)
        stage.tap(12, 10)
        stage.wait(0.5)
        stage.tap(12, 10)
        #expect(view.counts == [1, 2, 1])
    }

    @Test func `an unhandled touch climbs the responder chain`() {
        let parent = stage.add(TouchView(), 0, 0, 200, 200)
        _ = stage.add(UIView(), 10, 10, 50, 50, in: parent)
        stage.tap(20, 20)
        #expect(parent.phases == ["began", "ended"])
    }

    @Test func `a recognised tap takes the touch away from the view`() {
        let view = stage.add(TouchView(), 0, 0, 100, 100)
        view.addGestureRecognizer(UITapGestureRecognizer())
        stage.tap(10, 10)
        #expect(view.phases == ["began", "cancelled"])
    }

    @Test func `without cancelling, the view keeps the touch`() {
        let view = stage.add(TouchView(), 0, 0, 100, 100)
        let tap = UITapGestureRecognizer()
        tap.cancelsTouchesInView = false
        view.addGestureRecognizer(tap)
        stage.tap(10, 10)
        #expect(view.phases == ["began", "ended"])
    }

    @Test func `a recogniser can hold the beginning back until it fails`() {
        let view = stage.add(TouchView(), 0, 0, 200, 200)
        let tap = UITapGestureRecognizer()
        tap.delaysTouchesBegan = true
        view.addGestureRecognizer(tap)
        stage.down(10, 10)
        #expect(view.phases == [])
        stage.move(40, 10)
        #expect(view.phases == ["began", "moved"])
        stage.up(40, 10)
        #expect(view.phases == ["began", "moved", "ended"])
    }

    @Test func `the end of a touch waits for a second tap that may come`() {
        let view = stage.add(TouchView(), 0, 0, 200, 200)
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        view.addGestureRecognizer(double)
        stage.tap(10, 10)
        #expect(view.phases == ["began"])
        stage.wait(0.4)
        #expect(view.phases == ["began", "ended"])
    }

    @Test func `hidden, transparent and disabled views are not hit`() {
        let below = stage.add(TouchView(), 0, 0, 200, 200)
        for change in [{ (view: UIView) in view.isHidden = true }, { $0.alpha = 0.009 }, { $0.isUserInteractionEnabled = false }] {
            let above = stage.add(TouchView(), 0, 0, 200, 200)
            change(above)
            stage.tap(15, 15)
            #expect(above.phases == [])
            stage.wait(1)
        }
        #expect(below.phases == ["began", "ended", "began", "ended", "began", "ended"])
    }

    @Test func `keys reach the first responder and commands go first`() {
        final class KeyView: UIView {
            var keys: [String] = []
            override var canBecomeFirstResponder: Bool { true }
            override var keyCommands: [UIKeyCommand]? {
                [UIKeyCommand(input: "s", modifierFlags: .command, action: Selector("save:", KeyView.save(_:)))]
            }
            func save(_ sender: UIKeyCommand) { keys.append("save") }
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                keys.append(contentsOf: presses.compactMap { $0.key?.characters })
            }
            override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { true }
        }
        let view = stage.add(KeyView(), 0, 0, 10, 10)
        stage.window.makeKey()
        view.becomeFirstResponder()
        EventDispatcher.shared.sendKey(.keyboardA, characters: "a", phase: .began)
        EventDispatcher.shared.sendKey(.keyboardA, characters: "a", phase: .ended)
        #expect(EventDispatcher.shared.sendKey(.keyboardS, characters: "s", modifiers: .command, phase: .began))
        #expect(view.keys == ["a", "save"])
    }
}
