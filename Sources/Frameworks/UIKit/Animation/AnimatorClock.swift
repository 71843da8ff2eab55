@_spi(Sandlot) import QuartzCore
import Motion

/// The time of a property animator: a fraction 0…1 that runs, stands, turns round and takes a pace.
final class AnimatorClock {
    /// The pace: progress by fraction of the duration.
    enum Pace {
        case cubic(CubicTiming)
        case spring(Spring)
    }

    var pace: Pace
    /// Seconds of the whole way.
    var duration: TimeInterval
    private(set) var isRunning = false
    var isReversed = false
    private var anchorFraction = 0.0
    private var anchorTime: CFTimeInterval = 0
    /// While scrubbed, progress follows the finger in a straight line.
    var isScrubbing = false
    /// Continuing after a scrub: progress runs from here, over the rest of the way, with its own pace.
    private var continuation: (start: Double, pace: Pace)?

    init(pace: Pace, duration: TimeInterval) {
        self.pace = pace
        self.duration = max(duration, 1e-6)
    }

    func fraction(at time: CFTimeInterval) -> Double {
        guard isRunning else { return anchorFraction }
        let way = isReversed ? -1.0 : 1.0
        return min(1, max(0, anchorFraction + way * (time - anchorTime) / duration))
    }

    func run(from fraction: Double, at time: CFTimeInterval) {
        anchorFraction = fraction
        anchorTime = time
        isRunning = true
    }

    func stop(at time: CFTimeInterval) {
        anchorFraction = fraction(at: time)
        isRunning = false
    }

    func set(fraction: Double, at time: CFTimeInterval) {
        anchorFraction = min(1, max(0, fraction))
        anchorTime = time
    }

    /// From where the scrub left off, the rest runs with `pace`.
    func continueFrom(_ start: Double, pace: Pace) { continuation = (start, pace) }

    func clearContinuation() { continuation = nil }

    /// When the end of the way is reached, in seconds on the stage's clock.
    var end: CFTimeInterval { anchorTime + (isReversed ? anchorFraction : 1 - anchorFraction) * duration }

    func progress(ofFraction fraction: Double, at time: CFTimeInterval) -> Double {
        if fraction <= 0 { return 0 }
        if fraction >= 1 { return 1 }
        if isScrubbing { return fraction }
        if let continuation {
            if isReversed {
                let start = max(continuation.start, 1e-9)
                return start * (1 - shape(continuation.pace, min(1, max(0, 1 - fraction / start))))
            }
            let rest = 1 - continuation.start
            guard rest > 1e-9 else { return 1 }
            let part = min(1, max(0, (fraction - continuation.start) / rest))
            return continuation.start + rest * shape(continuation.pace, part)
        }
        return shape(pace, fraction)
    }

    private func shape(_ pace: Pace, _ fraction: Double) -> Double {
        switch pace {
        case .cubic(let timing): return timing.progress(at: fraction)
        case .spring(let spring): return spring.progress(at: fraction * duration)
        }
    }
}
