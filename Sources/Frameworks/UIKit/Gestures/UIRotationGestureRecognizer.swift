import QuartzCore

/// Two fingers turning about each other; continuous. The rotation is 0 when it begins.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    // MARK: - Interpreting the gesture

    /// Radians turned since the gesture began, clockwise positive. Set it to 0 to measure from now.
    open var rotation: CGFloat = 0
    /// Radians per second, over the last 100 ms.
    open var velocity: CGFloat { samples.velocity(at: StageClock.shared.now).x }

    // MARK: - Sandlot internals

    /// Radians turned before the gesture begins.
    static let hysteresis: CGFloat = 0.1

    private var fingers = TwoFingerTracking()
    private var turned: CGFloat = 0
    private var lastAngle: CGFloat = 0
    private var path: CGFloat = 0
    private var samples = MotionSamples()

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        fingers.add(trackedTouches.filter { touches.contains($0) })
        anchor()
    }

    private func anchor() {
        lastAngle = fingers.angle
        if fingers.isComplete { samples.append(CGPoint(x: path, y: 0), at: StageClock.shared.now) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard fingers.isComplete else { return }
        let angle = fingers.angle
        let step = remainder(angle - lastAngle, 2 * .pi)
        lastAngle = angle
        path += step
        samples.append(CGPoint(x: path, y: 0), at: StageClock.shared.now)
        if state == .possible {
            turned += step
            if abs(turned) >= Self.hysteresis { state = .began }
            return
        }
        rotation += step
        state = .changed
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        fingers.remove(touches)
        if hasLiveTouches {
            fingers.add(trackedTouches.filter { $0.phase != .ended })
            anchor()
        } else {
            state = state == .possible ? .failed : .ended
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .cancelled
    }

    open override func reset() {
        super.reset()
        fingers.removeAll()
        samples.removeAll()
        turned = 0
        path = 0
        rotation = 0
    }
}
