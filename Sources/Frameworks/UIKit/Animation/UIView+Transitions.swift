@_spi(Sandlot) import QuartzCore

/// From one look of a view to another.
extension UIView {
    // MARK: - Creating transition animations between views

    /// Changes a view in `animations`, and lets the new look come in as `options` says.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        if options.contains(.allowAnimatedContent) { animations?() } else {
            performWithoutAnimation {
                animations?()
                view.layoutIfNeeded()
            }
        }
        show(view, duration, options, completion)
    }

    /// Puts `toView` in the place of `fromView`.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        performWithoutAnimation {
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
            } else if let superview = fromView.superview {
                superview.insertSubview(toView, aboveSubview: fromView)
                fromView.removeFromSuperview()
            }
        }
        show(toView, duration, options, completion)
    }

    private class func show(
        _ view: UIView, _ duration: TimeInterval, _ options: UIView.AnimationOptions, _ completion: ((Bool) -> Void)?
    ) {
        let done = AnimationCompletion(completion)
        defer { done.seal() }
        guard duration > 0, options.transition != 0, areAnimationsEnabled else { return }
        let animation: CAAnimation
        switch options.transition {
        case 1, 2: animation = flip("transform.rotation.y", options.transition == 1 ? -1 : 1, duration)
        case 6, 7: animation = flip("transform.rotation.x", options.transition == 6 ? 1 : -1, duration)
        case 5:
            let fade = CATransition()
            fade.type = .fade
            animation = fade
        default:
            SandlotUnimplemented.report("UIView.AnimationOptions.transitionCurl", "pages fade instead of curling")
            let fade = CATransition()
            fade.type = .fade
            animation = fade
        }
        animation.duration = duration
        animation.timingFunction = options.curve.timingFunction
        animation.delegate = done
        done.add()
        view.layer.add(animation, forKey: "transition")
    }

    /// The new side turns in from the edge; the old one is not kept, so the first half turn is not shown.
    private class func flip(_ keyPath: String, _ way: Double, _ duration: TimeInterval) -> CAAnimation {
        let turn = CABasicAnimation(keyPath: keyPath)
        turn.fromValue = way * Double.pi / 2
        turn.toValue = 0.0
        return turn
    }
}
