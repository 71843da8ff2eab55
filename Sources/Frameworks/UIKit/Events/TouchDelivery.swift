import QuartzCore

/// Takes a touch event to gesture recognisers first and then to the views that were hit.
///
/// What a view hears depends on the recognisers of its touches: a recogniser that delays beginnings or endings holds
/// them back until it has decided, and one that recognises takes the touches away (`touchesCancelled`).
@MainActor final class TouchDelivery {
    static let shared = TouchDelivery()

    /// Whether an event is on its way; recognisers that change by themselves then need no extra round.
    private(set) var isDelivering = false
    /// Touches with phases that wait for undecided recognisers.
    private var heldTouches: [UITouch] = []
    /// The touches each view that does not take several is busy with.
    private var singleTouches: [ObjectIdentifier: UITouch] = [:]

    /// Delivers the changed touches of `event` that belong to `window`.
    func deliver(_ event: UIEvent, in window: UIWindow) {
        let changed = event.touches.filter { $0.window === window && $0.phase != .stationary }
        guard !changed.isEmpty else { return }
        let wasDelivering = isDelivering
        isDelivering = true
        defer { isDelivering = wasDelivering }
        for touch in changed where touch.phase == .began { attachRecognizers(to: touch, event) }
        GestureArbiter.shared.perform {
            for recognizer in recognizers(of: changed) { recognizer.receive(changed, event) }
        }
        for touch in changed {
            touch.route.heldPhases.append(touch.phase)
            if !heldTouches.contains(touch) { heldTouches.append(touch) }
        }
        routeHeldTouches(with: event)
    }

    /// Tells views what recognisers no longer hold back, after one of them decided on its own (a timer).
    func recognizersDidDecide() {
        guard !isDelivering else { return }
        isDelivering = true
        defer { isDelivering = false }
        routeHeldTouches(with: EventDispatcher.shared.touchEvent)
    }

    // MARK: - Recognisers

    private func attachRecognizers(to touch: UITouch, _ event: UIEvent) {
        var attached: [UIGestureRecognizer] = []
        var next = touch.view
        while let view = next {
            for recognizer in view.gestureRecognizers ?? [] where recognizer.accepts(touch, event) {
                attached.append(recognizer)
            }
            next = view.superview
        }
        touch.gestureRecognizers = attached
    }

    private func recognizers(of touches: [UITouch]) -> [UIGestureRecognizer] {
        var seen = Set<ObjectIdentifier>()
        var result: [UIGestureRecognizer] = []
        for touch in touches {
            for recognizer in touch.gestureRecognizers ?? [] where seen.insert(ObjectIdentifier(recognizer)).inserted {
                result.append(recognizer)
            }
        }
        return result
    }

    // MARK: - Views

    private struct Message: Hashable {
        let view: ObjectIdentifier
        let phase: UITouch.Phase
    }

    /// Sends every phase that nothing holds back any more; phases of one view go out together.
    private func routeHeldTouches(with event: UIEvent) {
        var order: [Message] = []
        var batches: [Message: [UITouch]] = [:]
        func enqueue(_ touch: UITouch, _ phase: UITouch.Phase, to view: UIView) {
            let message = Message(view: ObjectIdentifier(view), phase: phase)
            if batches[message] == nil { order.append(message) }
            batches[message, default: []].append(touch)
        }
        let touches = heldTouches
        heldTouches = []
        for touch in touches {
            guard let view = touch.view else { continue }
            if touch.route.isClaimed, !touch.route.isFinished {
                touch.route.isFinished = true
                touch.route.heldPhases = []
                if touch.route.hasBegun { enqueue(touch, .cancelled, to: view) }
                release(touch, of: view)
            }
            while let phase = touch.route.heldPhases.first {
                if !touch.route.isFinished && isHeldBack(touch, phase) { break }
                touch.route.heldPhases.removeFirst()
                guard !touch.route.isFinished, accepts(touch, phase, view) else { continue }
                enqueue(touch, phase, to: view)
            }
            if !touch.route.heldPhases.isEmpty, !touch.route.isFinished { heldTouches.append(touch) }
        }
        for message in order { send(batches[message] ?? [], message.phase, event) }
    }

    private func isHeldBack(_ touch: UITouch, _ phase: UITouch.Phase) -> Bool {
        let undecided = (touch.gestureRecognizers ?? []).filter { $0.isUndecided(about: touch) }
        switch phase {
        case .began: return undecided.contains { $0.delaysTouchesBegan }
        case .ended: return undecided.contains { $0.delaysTouchesEnded }
        default: return false
        }
    }

    /// Books the phase and says whether the view is to hear it.
    private func accepts(_ touch: UITouch, _ phase: UITouch.Phase, _ view: UIView) -> Bool {
        if phase == .began {
            guard mayBegin(touch, in: view) else {
                touch.route.isFinished = true
                return false
            }
            touch.route.hasBegun = true
            return true
        }
        guard touch.route.hasBegun else { return false }
        if phase == .ended || phase == .cancelled {
            touch.route.isFinished = true
            release(touch, of: view)
        }
        return true
    }

    private func mayBegin(_ touch: UITouch, in view: UIView) -> Bool {
        if !view.isMultipleTouchEnabled, singleTouches[ObjectIdentifier(view)] != nil { return false }
        let others = EventDispatcher.shared.touchEvent.touches.filter {
            $0 !== touch && $0.window === touch.window && $0.route.hasBegun && !$0.route.isFinished && $0.view !== view
        }
        if view.isExclusiveTouch && !others.isEmpty || others.contains(where: { $0.view?.isExclusiveTouch == true }) {
            return false
        }
        var next = view.superview
        while let ancestor = next {
            if let scrollView = ancestor as? UIScrollView,
                !scrollView.touchesShouldBegin([touch], with: EventDispatcher.shared.touchEvent, in: view) {
                return false
            }
            next = ancestor.superview
        }
        singleTouches[ObjectIdentifier(view)] = touch
        return true
    }

    private func release(_ touch: UITouch, of view: UIView) {
        if singleTouches[ObjectIdentifier(view)] === touch { singleTouches[ObjectIdentifier(view)] = nil }
    }

    /// Views hear of a held phase late, but read the phase it had.
    private func send(_ touches: [UITouch], _ phase: UITouch.Phase, _ event: UIEvent) {
        guard let view = touches.first?.view else { return }
        let phases = touches.map(\.phase)
        for touch in touches { touch.phase = phase }
        switch phase {
        case .began: view.touchesBegan(Set(touches), with: event)
        case .moved: view.touchesMoved(Set(touches), with: event)
        case .ended: view.touchesEnded(Set(touches), with: event)
        case .cancelled: view.touchesCancelled(Set(touches), with: event)
        default: break
        }
        for (touch, phase) in zip(touches, phases) { touch.phase = phase }
    }
}
