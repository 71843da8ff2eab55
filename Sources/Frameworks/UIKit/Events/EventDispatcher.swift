import QuartzCore

/// The door through which the stage's fingers, wheel and keys reach the page.
///
/// Locations are in points in the window's coordinates; everything happens at the time `StageClock` shows.
@_spi(Sandlot) @preconcurrency @MainActor
public final class EventDispatcher {
    /// The dispatcher of this process.
    public static let shared = EventDispatcher()

    /// What one finger did.
    public struct TouchSample: Sendable {
        /// Tells the fingers apart from `began` to `ended` or `cancelled`.
        public var identifier: Int
        public var phase: UITouch.Phase
        /// In points in the window's coordinates.
        public var location: CGPoint
        public var type: UITouch.TouchType

        public init(identifier: Int, phase: UITouch.Phase, location: CGPoint, type: UITouch.TouchType = .direct) {
            self.identifier = identifier
            self.phase = phase
            self.location = location
            self.type = type
        }
    }

    /// Where a turn of the wheel or a trackpad's swipe is in its life; a plain wheel's notches are `changed`.
    public enum WheelPhase: Sendable {
        case began, changed, ended, cancelled
    }

    /// The one event object of touches; it lives as long as the process, as UIKit's does.
    let touchEvent = UIEvent(type: .touches)
    private var liveTouches: [Int: UITouch] = [:]
    private var pressedKeys: [UIKeyboardHIDUsage: UIPress] = [:]
    private var lastTap: (time: TimeInterval, location: CGPoint, count: Int)?
    private weak var wheelTarget: UIScrollView?

    private init() {}

    // MARK: - Touches

    /// Two touches within this many seconds count as repeated taps (iOS facts, gestures; approximate).
    static let repeatedTapInterval: TimeInterval = 0.35
    /// Repeated taps may lie this many points apart.
    static let repeatedTapDistance: CGFloat = 40

    /// Whether a finger is down.
    public var hasTouches: Bool { !liveTouches.isEmpty }

    /// Sends what the fingers did since the last call; fingers that are not mentioned rest where they are.
    /// `window` is where new touches begin; without it, the front-most window that is hit.
    public func send(_ samples: [TouchSample], to window: UIWindow? = nil) {
        let now = StageClock.shared.now
        for touch in touchEvent.touches { touch.phase = .stationary }
        var hasChanges = false
        for sample in samples {
            switch sample.phase {
            case .began:
                hasChanges = begin(sample, in: window, at: now) || hasChanges
            default:
                guard let touch = liveTouches[sample.identifier] else { continue }
                touch.previousWindowLocation = touch.windowLocation
                touch.windowLocation = sample.location
                touch.timestamp = now
                touch.phase = sample.phase
                hasChanges = true
            }
        }
        guard hasChanges else { return }
        touchEvent.timestamp = now
        UIApplication.shared.sendEvent(touchEvent)
        for touch in touchEvent.touches where touch.phase == .ended { StatusBarTap.follow(touch) }
        forgetFinishedTouches(at: now)
    }

    /// Ends every touch as a system gesture or an alert would.
    public func cancelAllTouches() {
        let samples = liveTouches.sorted { $0.key < $1.key }.map {
            TouchSample(identifier: $0.key, phase: .cancelled, location: $0.value.windowLocation)
        }
        send(samples)
    }

    private func begin(_ sample: TouchSample, in window: UIWindow?, at now: TimeInterval) -> Bool {
        guard liveTouches[sample.identifier] == nil, let window = window ?? frontWindow(at: sample.location),
            let view = window.hitTest(sample.location, with: touchEvent)
        else { return false }
        let touch = UITouch()
        touch.window = window
        touch.view = view
        touch.type = sample.type
        touch.windowLocation = sample.location
        touch.previousWindowLocation = sample.location
        touch.initialWindowLocation = sample.location
        touch.timestamp = now
        touch.tapCount = 1
        if let lastTap, now - lastTap.time <= Self.repeatedTapInterval,
            lastTap.location.distance(to: sample.location) <= Self.repeatedTapDistance {
            touch.tapCount = lastTap.count + 1
        }
        liveTouches[sample.identifier] = touch
        touchEvent.touches.append(touch)
        return true
    }

    private func forgetFinishedTouches(at now: TimeInterval) {
        for (identifier, touch) in liveTouches where touch.phase == .ended || touch.phase == .cancelled {
            if touch.phase == .ended { lastTap = (now, touch.windowLocation, touch.tapCount) }
            liveTouches[identifier] = nil
            touchEvent.touches.removeAll { $0 === touch }
        }
    }

    private func frontWindow(at location: CGPoint) -> UIWindow? {
        let windows = UIApplication.shared.windows.filter { !$0.isHidden }
        let sorted = windows.enumerated().sorted {
            ($0.element.windowLevel.rawValue, $0.offset) > ($1.element.windowLevel.rawValue, $1.offset)
        }
        return sorted.first { $0.element.hitTest(location, with: touchEvent) != nil }?.element
    }

    // MARK: - Wheel

    /// Scrolls what lies under `location` by `delta` points (positive y shows what is further down).
    ///
    /// The momentum of a trackpad is the device's own and arrives as more `changed` calls.
    public func sendWheel(
        at location: CGPoint, delta: CGVector, phase: WheelPhase = .changed, to window: UIWindow? = nil
    ) {
        guard let window = window ?? frontWindow(at: location) else { return }
        // A wheel without phases lets go after a pause; what it turns next is chosen anew.
        if phase == .began || wheelTarget?.window == nil || wheelTarget?.isFollowingWheelGesture != true {
            wheelTarget = nil
        }
        let target = wheelTarget ?? Self.scrollView(at: location, delta: delta, in: window, touchEvent)
        wheelTarget = phase == .ended || phase == .cancelled ? nil : target
        target?.wheelDidTurn(by: delta, phase: phase)
    }

    private static func scrollView(
        at location: CGPoint, delta: CGVector, in window: UIWindow, _ event: UIEvent
    ) -> UIScrollView? {
        var next = window.hitTest(location, with: event)
        var fallback: UIScrollView?
        while let view = next {
            if let scrollView = view as? UIScrollView, scrollView.isScrollEnabled {
                if scrollView.canScroll(by: delta) { return scrollView }
                if fallback == nil, scrollView.canBounce(by: delta) { fallback = scrollView }
            }
            next = view.superview
        }
        return fallback
    }

    // MARK: - Keys and text

    /// Presses or releases a key. The responder chain hears it; a key command that matches is performed.
    /// Returns whether a key command took it.
    @discardableResult
    public func sendKey(
        _ code: UIKeyboardHIDUsage, characters: String, charactersIgnoringModifiers: String? = nil,
        modifiers: UIKeyModifierFlags = [], phase: UIPress.Phase
    ) -> Bool {
        guard let window = UIApplication.shared.windows.last(where: { $0.isKeyWindow }) ?? UIApplication.shared.windows.last
        else { return false }
        let press = pressedKeys[code] ?? UIPress()
        press.phase = phase
        press.timestamp = StageClock.shared.now
        press.window = window
        press.key = UIKey(
            characters: characters, charactersIgnoringModifiers: charactersIgnoringModifiers ?? characters,
            modifierFlags: modifiers, keyCode: code)
        if phase == .began {
            press.responder = window._firstResponder ?? window.rootViewController?.view ?? window
            if KeyCommandDispatch.perform(press.key!, from: press.responder) { return true }
        }
        pressedKeys[code] = phase == .ended || phase == .cancelled ? nil : press
        let event = UIPressesEvent(presses: [press])
        event.timestamp = press.timestamp
        event.modifierFlags = modifiers
        UIApplication.shared.sendEvent(event)
        return false
    }

    /// Types `text` into the first responder, if it takes text. A backspace character deletes.
    /// Returns whether something took it.
    @discardableResult
    public func sendText(_ text: String) -> Bool {
        guard let window = UIApplication.shared.windows.first(where: { $0._firstResponder is any UIKeyInput }),
            let input = window._firstResponder as? any UIKeyInput
        else { return false }
        for character in text {
            if character == "\u{8}" || character == "\u{7F}" {
                input.deleteBackward()
            } else {
                input.insertText(String(character))
            }
        }
        return true
    }

    /// Hands the presses of `event` to the responders they belong to.
    static func deliver(_ event: UIPressesEvent, in window: UIWindow) {
        for press in event.allPresses where press.window === window {
            guard let responder = press.responder else { continue }
            switch press.phase {
            case .began: responder.pressesBegan([press], with: event)
            case .changed: responder.pressesChanged([press], with: event)
            case .ended: responder.pressesEnded([press], with: event)
            case .cancelled: responder.pressesCancelled([press], with: event)
            case .stationary: break
            }
        }
    }
}

extension CGPoint {
    /// The distance to `other` in the same coordinates.
    func distance(to other: CGPoint) -> CGFloat {
        hypot(x - other.x, y - other.y)
    }
}
