@_spi(Sandlot) import QuartzCore

/// Animating views in steps.
extension UIView {
    // MARK: - Creating keyframe animations

    /// Runs keyframes that `animations` adds, over `duration` seconds in all. Between keyframes values go straight; the
    /// whole eases in and out unless `options` carries another of the `AnimationOptions` curves.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let done = AnimationCompletion(completion)
        let shared = UIView.AnimationOptions(rawValue: options.rawValue & 0xF03FF)
        let context = AnimationContext(
            duration: duration, delay: delay, pace: .curve(shared.curve.timingFunction), options: shared, completion: done)
        if let outer = UIViewAnimationState.current { context.inherit(from: outer) }
        let keyframes = KeyframeCollector(mode: options.calculationMode)
        context.keyframes = keyframes
        UIViewAnimationState.run(context, animations)
        keyframes.finish(in: context)
        done.seal()
    }

    /// Adds a step to the keyframe animation that is being made: start and duration as parts of the whole.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: @escaping () -> Void
    ) {
        guard let outer = UIViewAnimationState.current, let keyframes = outer.keyframes else { return animations() }
        let context = AnimationContext(
            duration: outer.duration, delay: outer.delay, pace: outer.pace, options: outer.options,
            completion: outer.completion)
        context.keyframes = keyframes
        let start = min(1, max(0, frameStartTime))
        context.keyframeSpan = start...min(1, max(start, start + frameDuration))
        UIViewAnimationState.run(context, animations)
    }
}

extension UIView.KeyframeAnimationOptions {
    var calculationMode: CAAnimationCalculationMode {
        switch rawValue >> 10 & 7 {
        case 1: return .discrete
        case 2: return .paced
        case 3: return .cubic
        case 4: return .cubicPaced
        default: return .linear
        }
    }
}
