import Testing

@_spi(Sandlot) @testable import UIKit

@MainActor @Suite struct ControlEventTests {
    private let stage = TouchStage()

    private func record(_ control: UIControl) -> () -> [String] {
        let box = Journal()
        let names: [(UIControl.Event, String)] = [
            (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "inside"), (.touchDragOutside, "outside"),
            (.touchDragEnter, "enter"), (.touchDragExit, "exit"), (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"),
            (.touchCancel, "cancel"), (.valueChanged, "value"), (.primaryActionTriggered, "primary"),
        ]
        for (event, name) in names { control.addAction(UIAction { _ in box.lines.append(name) }, for: event) }
        return { box.lines }
    }

    @Test func `a tap on a button goes down, up and triggers`() {
        let button = stage.add(UIButton(), 20, 100, 80, 40)
        let log = record(button)
        stage.down(40, 120)
        #expect(button.isHighlighted && button.isTracking && button.isTouchInside)
        stage.move(45, 120)
        stage.up(45, 120)
        #expect(log() == ["down", "inside", "upInside", "primary"])
        #expect(!button.isHighlighted && !button.isTracking)
    }

    @Test func `seventy points beyond the bounds still count as inside`() {
        let button = stage.add(UIButton(), 100, 200, 80, 40)
        let log = record(button)
        stage.down(120, 220)
        stage.move(249, 220)
        stage.move(251, 220)
        #expect(!button.isHighlighted)
        stage.move(200, 220)
        stage.move(255, 220)
        stage.up(255, 220)
        #expect(log() == ["down", "inside", "exit", "outside", "enter", "inside", "exit", "outside", "upOutside"])
    }

    @Test func `a second tap in quick succession is told`() {
        let button = stage.add(UIButton(), 20, 100, 80, 40)
        let log = record(button)
        stage.tap(40, 120)
        stage.wait(0.1)
        stage.tap(40, 120)
        #expect(log() == ["down", "upInside", "primary", "down", "repeat", "upInside", "primary"])
    }

    @Test func `a cancelled touch triggers nothing`() {
        let button = stage.add(UIButton(), 20, 100, 80, 40)
        let log = record(button)
        stage.down(40, 120)
        stage.cancel(40, 120)
        #expect(log() == ["down", "cancel"])
        #expect(!button.isHighlighted)
    }

    @Test func `a disabled button does nothing`() {
        let button = stage.add(UIButton(), 20, 100, 80, 40)
        let log = record(button)
        button.isEnabled = false
        stage.tap(40, 120)
        #expect(log() == [])
        #expect(button.state == .disabled)
    }

    @Test func `a button in a view with a tap recogniser keeps its own taps`() {
        let journal = Journal()
        let card = stage.add(UIView(), 0, 0, 300, 300)
        let button = stage.add(UIButton(), 20, 100, 80, 40, in: card)
        _ = journal.recorder(UITapGestureRecognizer(), "card", on: card)
        let log = record(button)
        stage.tap(40, 120)
        #expect(log() == ["down", "upInside", "primary"])
        #expect(journal.lines == [])
        stage.wait(1)
        stage.tap(200, 200)
        #expect(journal.lines == ["card ended"])
    }

    @Test func `targets are called with the sender and the event, in the order they were added`() {
        final class Target: NSObject {
            var log: [String] = []
            @MainActor func plain() { log.append("plain") }
            @MainActor func sender(_ sender: UIButton) { log.append("sender \(sender.tag)") }
            @MainActor func event(_ sender: UIButton, forEvent event: UIEvent) { log.append("event \(event.type == .touches)") }
        }
        let target = Target()
        let button = stage.add(UIButton(), 20, 100, 80, 40)
        button.tag = 7
        button.addTarget(target, action: Selector("plain", Target.plain), for: .touchUpInside)
        button.addTarget(target, action: Selector("sender:", Target.sender(_:)), for: .touchUpInside)
        button.addTarget(target, action: Selector("event:forEvent:", Target.event(_:forEvent:)), for: .touchUpInside)
        stage.tap(40, 120)
        #expect(target.log == ["plain", "sender 7", "event true"])
        #expect(button.actions(forTarget: target, forControlEvent: .touchUpInside) == ["plain", "sender:", "event:forEvent:"])
        button.removeTarget(target, action: Selector("sender:"), for: .allEvents)
        #expect(button.actions(forTarget: target, forControlEvent: .touchUpInside) == ["plain", "event:forEvent:"])
        button.removeTarget(nil, action: nil, for: .allEvents)
        #expect(button.allControlEvents == [])
    }

    @Test func `tracking methods steer a subclass`() {
        final class Dial: UIControl {
            var log: [String] = []
            override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                log.append("begin")
                return true
            }
            override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                log.append("continue")
                return touch.location(in: self).x < 50
            }
            override func endTracking(_ touch: UITouch?, with event: UIEvent?) { log.append("end") }
            override func cancelTracking(with event: UIEvent?) { log.append("cancel") }
        }
        let dial = stage.add(Dial(), 0, 0, 100, 100)
        stage.drag((10, 10), (40, 10), steps: 1)
        stage.drag((10, 10), (60, 10), steps: 2)
        #expect(dial.log == ["begin", "continue", "end", "begin", "continue", "continue", "end"])
    }

    @Test func `actions are replaced by identifier`() {
        let control = UIControl()
        var log: [String] = []
        control.addAction(UIAction(identifier: UIAction.Identifier("a")) { _ in log.append("old") }, for: .valueChanged)
        control.addAction(UIAction(identifier: UIAction.Identifier("a")) { log.append("new \($0.sender is UIControl)") }, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        control.removeAction(identifiedBy: UIAction.Identifier("a"), for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(log == ["new true"])
    }
}
