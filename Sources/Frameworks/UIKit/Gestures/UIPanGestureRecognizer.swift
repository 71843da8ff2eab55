import QuartzCore

/// Fingers dragged over the screen; continuous. It begins after 10 points of travel.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    // MARK: - Configuring the gesture recognizer

    /// The most fingers that may drag together; more are ignored once the gesture has begun.
    open var maximumNumberOfTouches = Int.max
    /// The fewest fingers that drag together.
    open var minimumNumberOfTouches = 1

    /// Which scroll devices also pan; only scroll views follow the wheel here.
    open var allowedScrollTypesMask: UIScrollTypeMask = [] {
        didSet {
            if !allowedScrollTypesMask.isEmpty {
                SandlotUnimplemented.report("UIPanGestureRecognizer.allowedScrollTypesMask")
            }
        }
    }

    // MARK: - Tracking the location and velocity of the gesture

    /// How far the fingers went since the gesture began (or since `setTranslation`), in points in `view`'s coordinates.
    open func translation(in view: UIView?) -> CGPoint {
        convert(vector: windowTranslation, to: view)
    }

    /// Sets what `translation(in:)` says now, in points in `view`'s coordinates.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        guard let view else {
            windowTranslation = translation
            return
        }
        let origin = view.convert(CGPoint.zero, to: nil)
        let end = view.convert(translation, to: nil)
        windowTranslation = CGPoint(x: end.x - origin.x, y: end.y - origin.y)
    }

    /// The speed of the fingers over the last 100 ms, in points per second in `view`'s coordinates.
    open func velocity(in view: UIView?) -> CGPoint {
        convert(vector: samples.velocity(at: StageClock.shared.now), to: view)
    }

    // MARK: - Sandlot internals

    /// Points of travel before the gesture begins (measured on an iOS 26.1 simulator, iPhone 16, openuikit notes).
    static let hysteresis: CGFloat = 10

    private var windowTranslation = CGPoint.zero
    /// The way since the touch began while the gesture is possible, in points in the window's coordinates.
    private(set) var travel = CGPoint.zero
    private var lastCentroid: CGPoint?
    private var liveTouches: [UITouch] = []
    private var path = CGPoint.zero
    private var samples = MotionSamples()

    /// What the fingers went beyond the hysteresis when the gesture began, in points in the window's coordinates.
    var travelBeyondHysteresis: CGPoint {
        let length = hypot(travel.x, travel.y)
        guard length > 0 else { return .zero }
        let factor = max(0, length - Self.hysteresis) / length
        return CGPoint(x: travel.x * factor, y: travel.y * factor)
    }

    /// Whether the travel so far begins the gesture.
    func travelIsEnough() -> Bool { hypot(travel.x, travel.y) >= Self.hysteresis }

    func convert(vector: CGPoint, to view: UIView?) -> CGPoint {
        guard view != nil else { return vector }
        let origin = convert(CGPoint.zero, to: view)
        let end = convert(vector, to: view)
        return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
    }

    private var middleOfLiveTouches: CGPoint {
        let count = CGFloat(max(1, liveTouches.count))
        return CGPoint(
            x: liveTouches.reduce(0) { $0 + $1.windowLocation.x } / count,
            y: liveTouches.reduce(0) { $0 + $1.windowLocation.y } / count)
    }

    /// Adds the way since the last event; fingers that come or go do not move it.
    private func follow() {
        let middle = middleOfLiveTouches
        defer { lastCentroid = middle }
        guard let lastCentroid, !liveTouches.isEmpty else { return }
        let step = CGPoint(x: middle.x - lastCentroid.x, y: middle.y - lastCentroid.y)
        path = CGPoint(x: path.x + step.x, y: path.y + step.y)
        samples.append(path, at: StageClock.shared.now)
        if state == .possible {
            travel = CGPoint(x: travel.x + step.x, y: travel.y + step.y)
        } else {
            windowTranslation = CGPoint(x: windowTranslation.x + step.x, y: windowTranslation.y + step.y)
        }
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in trackedTouches where touches.contains(touch) {
            if liveTouches.count < maximumNumberOfTouches {
                liveTouches.append(touch)
            } else if state == .possible {
                state = .failed
                return
            } else {
                ignore(touch, for: event)
            }
        }
        lastCentroid = middleOfLiveTouches
        if samples.isEmpty { samples.append(path, at: StageClock.shared.now) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        follow()
        guard state == .possible else {
            state = .changed
            return
        }
        if liveTouches.count >= minimumNumberOfTouches, travelIsEnough() { state = .began }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        // A finger may be lifted elsewhere than it was last seen.
        follow()
        liveTouches.removeAll { touches.contains($0) }
        lastCentroid = middleOfLiveTouches
        if state == .possible {
            if liveTouches.isEmpty { state = .failed }
        } else if liveTouches.count < minimumNumberOfTouches {
            state = .ended
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        liveTouches.removeAll { touches.contains($0) }
        if liveTouches.isEmpty { state = state == .possible ? .failed : .cancelled }
    }

    open override func reset() {
        super.reset()
        windowTranslation = .zero
        travel = .zero
        path = .zero
        lastCentroid = nil
        liveTouches = []
        samples.removeAll()
    }
}
