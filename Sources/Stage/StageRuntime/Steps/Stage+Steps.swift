import FoundationSupport
import StageProtocol
@_spi(Sandlot) import UIKit

/// What a user does, on the virtual clock.
extension Stage {
    /// Seconds a finger is down for a tap.
    private static let tapLength = 0.05
    /// The only finger of steps.
    private static let finger = 1

    /// Does one step. Throws a failure with status 5 when it cannot be done.
    func `do`(_ step: StageStep) throws {
        switch step {
        case .wait(let seconds): pass(seconds)
        case .settle: settle()
        case .tap(let point): tap(at: try windowPoint(point))
        case .tapIdentifier(let identifier): tap(at: try middle(of: identifier))
        case .longPress(let point, let seconds):
            let place = try windowPoint(point)
            send(.began, place)
            pass(seconds)
            send(.ended, place)
        case .drag(let from, let to, let seconds, let holds):
            drag(from: try windowPoint(from), to: try windowPoint(to), seconds: seconds, holds: holds)
        case .lift:
            guard let place = restingFinger else { throw StageFailure.step("--lift: no finger is down; --drag-hold puts one down") }
            restingFinger = nil
            send(.ended, place)
        case .scroll(let point, let distance):
            let place = try windowPoint(point)
            EventDispatcher.shared.sendWheel(at: place, delta: CGVector(dx: distance.x, dy: distance.y))
            finishStep()
        case .type(let text): try type(text)
        case .rotate(let landscape):
            device.landscape = landscape
            UIScreen.main.configure(UIKit.StageDevice(device))
            finishStep()
        }
    }

    private func windowPoint(_ point: StagePoint) throws -> CGPoint {
        try shownLiveView().windowPoint(CGPoint(x: point.x, y: point.y))
    }

    private func send(_ phase: UITouch.Phase, _ place: CGPoint) {
        EventDispatcher.shared.send([EventDispatcher.TouchSample(identifier: Self.finger, phase: phase, location: place)])
        finishStep()
    }

    /// What an event led to is done and shown at the same moment.
    private func finishStep() {
        drain()
        moveClock(to: clock.now)
        showFrame()
    }

    private func tap(at place: CGPoint) {
        send(.began, place)
        pass(Self.tapLength)
        send(.ended, place)
    }

    private func drag(from: CGPoint, to: CGPoint, seconds: Double, holds: Bool) {
        send(.began, from)
        let start = clock.now
        let samples = max(1, Int((seconds / Self.frameLength).rounded()))
        for sample in 1...samples {
            let share = Double(sample) / Double(samples)
            pass(start + seconds * share - clock.now)
            send(.moved, CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share))
        }
        if holds { restingFinger = to } else { send(.ended, to) }
    }

    private func type(_ text: String) throws {
        for character in text {
            guard EventDispatcher.shared.sendText(String(character)) else {
                throw StageFailure.step("--type: nothing takes text; tap a text field first")
            }
            drain()
            moveClock(to: clock.now)
        }
        finishStep()
    }

    /// The middle of the first visible view with an identifier, or else with a text, in points of the window.
    private func middle(of identifier: String) throws -> CGPoint {
        showFrame()
        guard let view = try visibleView(named: identifier) else {
            throw StageFailure.step("--tap-id: nothing visible has the identifier or text “\(identifier)”")
        }
        return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }

    /// The first visible view with an identifier, or else with a text.
    func visibleView(named identifier: String) throws -> UIView? {
        let shown = try shownLiveView()
        let roots = shown.companions.reversed() + [shown.view]
        for matches in [ViewSearch.hasIdentifier, ViewSearch.hasText] {
            for root in roots {
                if let view = ViewSearch.first(in: root, where: { matches($0, identifier) }) { return view }
            }
        }
        return nil
    }
}
