import QuartzCore

/// Two fingers moving apart or together; continuous. The scale is 1 when it begins.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    // MARK: - Interpreting the pinching gesture

    /// The distance of the fingers compared with when the gesture began. Set it to 1 to measure from now.
    open var scale: CGFloat = 1
    /// The change of the scale per second, over the last 100 ms.
    open var velocity: CGFloat { samples.velocity(at: StageClock.shared.now).x }

    // MARK: - Sandlot internals

    /// The fingers' distance changes by this many points before the gesture begins.
    static let hysteresis: CGFloat = 8

    private var fingers = TwoFingerTracking()
    private var startDistance: CGFloat = 0
    private var lastDistance: CGFloat = 0
    private var path: CGFloat = 1
    private var samples = MotionSamples()

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        fingers.add(trackedTouches.filter { touches.contains($0) })
        anchor()
    }

    private func anchor() {
        startDistance = fingers.distance
        lastDistance = fingers.distance
        if fingers.isComplete { samples.append(CGPoint(x: path, y: 0), at: StageClock.shared.now) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard fingers.isComplete, fingers.distance > 0 else { return }
        let distance = fingers.distance
        defer { lastDistance = distance }
        if state == .possible {
            if abs(distance - startDistance) >= Self.hysteresis {
                samples.append(CGPoint(x: path, y: 0), at: StageClock.shared.now)
                state = .began
            }
            return
        }
        if lastDistance > 0 {
            scale *= distance / lastDistance
            path *= distance / lastDistance
        }
        samples.append(CGPoint(x: path, y: 0), at: StageClock.shared.now)
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
        scale = 1
        path = 1
    }
}
