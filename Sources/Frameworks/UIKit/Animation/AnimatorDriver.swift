@_spi(Sandlot) import QuartzCore

/// Lets a property animator drive one of its animations, within a part of the animator's time.
final class AnimatorDriver: AnimationDriver {
    private let clock: AnimatorClock
    private let span: ClosedRange<Double>

    init(clock: AnimatorClock, span: ClosedRange<Double>) {
        self.clock = clock
        self.span = span
    }

    func progress(at time: CFTimeInterval) -> Double { clock.progress(at: time, in: span) }

    var isMoving: Bool { clock.isRunning }
}
