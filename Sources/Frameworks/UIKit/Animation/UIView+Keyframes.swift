@_spi(Sandlot) import QuartzCore

/// Animating views in steps.
extension UIView {
    // MARK: - Creating keyframe animations

    /// Runs keyframes that `animations` adds, over `duration` seconds in all.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        if options.rawValue >> 10 & 7 > 1 {
            SandlotUnimplemented.report("UIView.KeyframeAnimationOptions", "paced and cubic keyframes run linearly")
        }
        let done = AnimationCompletion(completion)
        let shared = UIView.AnimationOptions(rawValue: options.rawValue & 0x1F)
        let context = AnimationContext(
            duration: duration, delay: delay, pace: .curve(CAMediaTimingFunction(name: .linear)), options: shared,
            completion: done)
        if let outer = UIViewAnimationState.current, outer.animator != nil {
            context.animator = outer.animator
            context.animatorSpan = outer.animatorSpan
        }
        UIViewAnimationState.run(context, animations)
        done.seal()
    }

    /// Adds a step to the keyframe animation that is being made: start and duration as parts of the whole.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: @escaping () -> Void
    ) {
        guard let outer = UIViewAnimationState.current else { return animations() }
        let context = AnimationContext(
            duration: outer.duration * frameDuration, delay: outer.delay + outer.duration * frameStartTime, pace: outer.pace,
            options: outer.options, completion: outer.completion)
        if let animator = outer.animator {
            context.animator = animator
            let length = outer.animatorSpan.upperBound - outer.animatorSpan.lowerBound
            let start = outer.animatorSpan.lowerBound + length * min(1, max(0, frameStartTime))
            context.animatorSpan = start...min(1, max(start, start + length * frameDuration))
        }
        UIViewAnimationState.run(context, animations)
    }
}
