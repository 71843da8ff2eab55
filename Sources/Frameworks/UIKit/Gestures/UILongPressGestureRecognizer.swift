import QuartzCore

/// Fingers that stay down for a while; continuous: it begins when the time is up and ends when they are lifted.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    // MARK: - Configuring the gesture

    /// Seconds the fingers have to stay down.
    open var minimumPressDuration: TimeInterval = 0.5
    /// How many fingers press.
    open var numberOfTouchesRequired = 1
    /// How many taps come before the press.
    open var numberOfTapsRequired = 0
    /// Points the fingers may move before the gesture begins.
    open var allowableMovement: CGFloat = 10

    // MARK: - Sandlot internals

    private var tapCount = 0
    private var touchCount = 0
    private var startLocations: [UITouch: CGPoint] = [:]
    private let timer = GestureTimer()

    override var awaitsMoreTouches: Bool { tapCount > 0 && timer.isRunning }

    private var liveCount: Int { trackedTouches.filter { $0.phase != .ended && $0.phase != .cancelled }.count }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return touches.forEach { ignore($0, for: event) } }
        for touch in touches { startLocations[touch] = touch.windowLocation }
        touchCount += touches.count
        if touchCount > numberOfTouchesRequired {
            state = .failed
            return
        }
        guard touchCount == numberOfTouchesRequired else { return }
        if tapCount < numberOfTapsRequired {
            timer.start(after: UITapGestureRecognizer.maximumDuration) { [weak self] in self?.state = .failed }
        } else if minimumPressDuration <= 0 {
            state = .began
        } else {
            timer.start(after: minimumPressDuration) { [weak self] in self?.state = .began }
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .began || state == .changed {
            state = .changed
            return
        }
        let hasMoved = touches.contains { touch in
            startLocations[touch].map { $0.distance(to: touch.windowLocation) > allowableMovement } ?? false
        }
        if hasMoved { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .began || state == .changed {
            if liveCount == 0 { state = .ended }
            return
        }
        guard liveCount == 0 else { return }
        guard tapCount < numberOfTapsRequired, touchCount == numberOfTouchesRequired else {
            state = .failed
            return
        }
        tapCount += 1
        touchCount = 0
        startLocations = [:]
        timer.start(after: UITapGestureRecognizer.intervalBetweenTaps) { [weak self] in self?.state = .failed }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }

    open override func reset() {
        super.reset()
        timer.stop()
        tapCount = 0
        touchCount = 0
        startLocations = [:]
    }
}
