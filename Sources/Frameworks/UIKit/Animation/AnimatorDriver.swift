@_spi(Sandlot) import QuartzCore

/// Lets a property animator drive one of its animations, within a part of the animator's time.
final class AnimatorDriver: AnimationDriver {
    private let clock: AnimatorClock
    private let span: ClosedRange<Double>

    init(clock: AnimatorClock, span: ClosedRange<Double>) {
        self.clock = clock
        self.span = span
    }

    func progress(at time: CFTimeInterval) -> Double {
        let fraction = clock.fraction(at: time)
        let length = span.upperBound - span.lowerBound
        let local = length > 0 ? (fraction - span.lowerBound) / length : (fraction >= span.lowerBound ? 1 : 0)
        return clock.progress(ofFraction: local, at: time)
    }

    var isMoving: Bool { clock.isRunning }
}
