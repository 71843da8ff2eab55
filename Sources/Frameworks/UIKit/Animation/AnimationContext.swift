@_spi(Sandlot) import QuartzCore

/// What an animation block asks for: every property that changes inside it animates this way.
@MainActor final class AnimationContext {
    let duration: TimeInterval
    /// Seconds before it starts; until then the old value shows.
    let delay: TimeInterval
    let pace: AnimationPace
    let options: UIView.AnimationOptions
    let completion: AnimationCompletion
    /// A property animator that drives the animations itself.
    weak var animator: UIViewPropertyAnimator?
    /// The part of the animator's time in which the animations run, 0…1.
    var animatorSpan: ClosedRange<Double> = 0...1
    var repeatCount: Float?

    init(
        duration: TimeInterval, delay: TimeInterval, pace: AnimationPace, options: UIView.AnimationOptions,
        completion: AnimationCompletion
    ) {
        self.duration = max(0, duration)
        self.delay = delay
        self.pace = pace
        self.options = options
        self.completion = completion
    }
}
