@_spi(Sandlot) import QuartzCore

/// What an animation block asks for: every property that changes inside it animates this way.
@MainActor final class AnimationContext {
    /// Seconds.
    var duration: TimeInterval
    /// Seconds before it starts; until then the old value shows.
    var delay: TimeInterval
    var pace: AnimationPace
    var options: UIView.AnimationOptions
    let completion: AnimationCompletion
    var repeatCount: Float?
    /// A property animator that drives the animations itself.
    weak var animator: UIViewPropertyAnimator?
    /// The part of the animator's time in which the animations run, 0…1.
    var animatorSpan: ClosedRange<Double> = 0...1
    /// Where changes are collected in a keyframe animation.
    var keyframes: KeyframeCollector?
    /// The part of the keyframe animation in which changes happen, 0…1.
    var keyframeSpan: ClosedRange<Double> = 0...1
    /// The views that change, for the option to lay them out within the block.
    private(set) var changedViews: [UIView] = []

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

    /// A block inside another takes over its timing, unless it says otherwise.
    func inherit(from outer: AnimationContext) {
        if !options.contains(.overrideInheritedDuration) {
            duration = outer.duration
            delay = max(outer.delay, delay)
        }
        if !options.contains(.overrideInheritedCurve) { pace = outer.pace }
        if !options.contains(.overrideInheritedOptions) {
            options.formUnion(outer.options.intersection([.repeat, .autoreverse, .allowUserInteraction, .beginFromCurrentState]))
            repeatCount = outer.repeatCount
        }
        animator = outer.animator
        animatorSpan = outer.animatorSpan
    }

    /// Whether changes take effect at once.
    var isInstant: Bool { duration == 0 && delay == 0 && animator == nil }

    func noteChange(of view: UIView) {
        if options.contains(.layoutSubviews), !changedViews.contains(view) { changedViews.append(view) }
    }

    /// Gives an animation the block's timing.
    func apply(to animation: CAAnimation, on layer: CALayer) {
        if delay != 0 {
            animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay
            animation.fillMode = .backwards
        }
        if options.contains(.repeat) { animation.repeatCount = .infinity }
        if let repeatCount { animation.repeatCount = repeatCount }
        if options.contains(.autoreverse) { animation.autoreverses = true }
        animation.endsOffstage = true
        animation.delegate = completion.delegate(for: layer, blocksTouches: !options.contains(.allowUserInteraction))
    }
}
