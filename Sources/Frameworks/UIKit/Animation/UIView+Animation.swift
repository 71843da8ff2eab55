@_spi(Sandlot) import QuartzCore
import Motion

/// Animating views with blocks.
extension UIView {
    // MARK: - Animating views with blocks

    /// Animates the changes in `animations` over `duration` seconds, beginning after `delay`.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        perform(duration, delay, .curve(options.curve.timingFunction), options, animations, completion)
    }

    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
    }

    /// Animates with a spring whose oscillation has died down after `duration` seconds. `dampingRatio` 1 does not overshoot;
    /// `velocity` is in whole distances per second.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Spring(
            duration: duration, dampingRatio: Double(dampingRatio), initialVelocity: Double(velocity))
        perform(duration, delay, .spring(spring), options, animations, completion)
    }

    /// Animates with a spring of a perceptual duration in seconds and a bounce in −1…1.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialSpringVelocity: CGFloat = 0.0,
        delay: TimeInterval = 0.0, options: UIView.AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Spring(
            perceptualDuration: duration, bounce: Double(bounce), initialVelocity: Double(initialSpringVelocity))
        perform(spring.settlingDuration(), delay, .spring(spring), options, animations, completion)
    }

    /// Runs a system animation; deletion fades and shrinks the views and takes them away.
    public class func perform(
        _ animation: UIView.SystemAnimation, on views: [UIView], options: UIView.AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: 0.35, delay: 0, options: options) {
            for view in views {
                view.alpha = 0
                view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
            }
            parallelAnimations?()
        } completion: { finished in
            for view in views { view.removeFromSuperview() }
            completion?(finished)
        }
    }

    /// A predefined animation.
    public enum SystemAnimation: UInt, Sendable { case delete = 0 }

    /// Runs `actions` without any animation.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let wereEnabled = UIViewAnimationState.areAnimationsEnabled
        UIViewAnimationState.areAnimationsEnabled = false
        actionsWithoutAnimation()
        UIViewAnimationState.areAnimationsEnabled = wereEnabled
    }

    /// Gives the animations made in `animations` a number of repeats.
    public class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        guard let outer = UIViewAnimationState.current else { return animations() }
        let options = autoreverses ? outer.options.union(.autoreverse) : outer.options
        let context = AnimationContext(
            duration: outer.duration, delay: outer.delay, pace: outer.pace, options: options, completion: outer.completion)
        context.keyframes = outer.keyframes
        context.keyframeSpan = outer.keyframeSpan
        context.animator = outer.animator
        context.animatorSpan = outer.animatorSpan
        context.repeatCount = Float(count)
        UIViewAnimationState.run(context, animations)
    }

    /// Whether block animations have an effect.
    public class var areAnimationsEnabled: Bool { UIViewAnimationState.areAnimationsEnabled }

    public class func setAnimationsEnabled(_ enabled: Bool) { UIViewAnimationState.areAnimationsEnabled = enabled }

    /// The duration of the block that is running, in seconds; 0 outside.
    public class var inheritedAnimationDuration: TimeInterval { UIViewAnimationState.current?.duration ?? 0 }

    // MARK: - Sandlot

    private class func perform(
        _ duration: TimeInterval, _ delay: TimeInterval, _ pace: AnimationPace, _ options: UIView.AnimationOptions,
        _ animations: () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        let done = AnimationCompletion(completion)
        let context = AnimationContext(duration: duration, delay: delay, pace: pace, options: options, completion: done)
        if let outer = UIViewAnimationState.current { context.inherit(from: outer) }
        UIViewAnimationState.run(context, animations)
        done.seal()
    }
}
