import QuartzCore

/// One or more taps of one or more fingers; discrete.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    // MARK: - Configuring the gesture

    /// The pointer buttons that count.
    open var buttonMaskRequired: UIEvent.ButtonMask = .primary
    /// How many taps make the gesture.
    open var numberOfTapsRequired = 1
    /// How many fingers tap together.
    open var numberOfTouchesRequired = 1

    // MARK: - Sandlot internals

    /// A tap may move this many points (iOS facts, gestures).
    static let allowableMovement: CGFloat = 10
    /// The next of several taps begins within this many seconds (iOS facts, gestures; approximate).
    static let intervalBetweenTaps: TimeInterval = 0.35
    /// A finger that stays down longer does not tap, in seconds.
    static let maximumDuration: TimeInterval = 0.75

    private var tapCount = 0
    private var touchCount = 0
    private var startLocations: [UITouch: CGPoint] = [:]
    private var firstLocation: CGPoint?
    private let timer = GestureTimer()

    override var awaitsMoreTouches: Bool { tapCount > 0 && timer.isRunning }

    private var liveCount: Int { trackedTouches.filter { $0.phase != .ended && $0.phase != .cancelled }.count }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches {
            startLocations[touch] = touch.windowLocation
            touchCount += 1
            if let firstLocation {
                if firstLocation.distance(to: touch.windowLocation) > EventDispatcher.repeatedTapDistance, numberOfTouchesRequired == 1 {
                    state = .failed
                    return
                }
            } else {
                firstLocation = touch.windowLocation
            }
        }
        if touchCount > numberOfTouchesRequired {
            state = .failed
            return
        }
        timer.start(after: Self.maximumDuration) { [weak self] in self?.state = .failed }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let hasMoved = touches.contains { touch in
            startLocations[touch].map { $0.distance(to: touch.windowLocation) > Self.allowableMovement } ?? false
        }
        if hasMoved { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard liveCount == 0 else { return }
        guard touchCount == numberOfTouchesRequired else {
            state = .failed
            return
        }
        tapCount += 1
        touchCount = 0
        startLocations = [:]
        if tapCount >= numberOfTapsRequired {
            timer.stop()
            state = .ended
        } else {
            timer.start(after: Self.intervalBetweenTaps) { [weak self] in self?.state = .failed }
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    open override func reset() {
        super.reset()
        timer.stop()
        tapCount = 0
        touchCount = 0
        startLocations = [:]
        firstLocation = nil
    }

    /// A tap does not stand in the way of more taps: one tap and then two are both recognised unless the first waits.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        if let other = preventedGestureRecognizer as? UITapGestureRecognizer,
            other.numberOfTapsRequired > numberOfTapsRequired {
            return false
        }
        return super.canPrevent(preventedGestureRecognizer)
    }
}
