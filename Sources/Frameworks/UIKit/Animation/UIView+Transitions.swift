@_spi(Sandlot) import QuartzCore

/// From one look of a view to another.
extension UIView {
    // MARK: - Creating transition animations between views

    /// Changes a view in `animations`, and lets the new look take the place of the old as `options` says.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        if options.contains(.allowAnimatedContent) {
            animate(withDuration: duration, delay: 0, options: options) { animations?() }
        } else {
            performWithoutAnimation {
                animations?()
                view.layoutIfNeeded()
            }
        }
        show(view, duration, options, completion)
    }

    /// Puts `toView` in the place of `fromView`, or shows it instead; what turns or fades is their superview.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        let container = fromView.superview
        performWithoutAnimation {
            if options.contains(.showHideTransitionViews) {
                fromView.isHidden = true
                toView.isHidden = false
            } else {
                container?.insertSubview(toView, aboveSubview: fromView)
                fromView.removeFromSuperview()
            }
            container?.layoutIfNeeded()
        }
        show(container ?? toView, duration, options, completion)
    }

    private class func show(
        _ view: UIView, _ duration: TimeInterval, _ options: UIView.AnimationOptions, _ completion: ((Bool) -> Void)?
    ) {
        let done = AnimationCompletion(completion)
        defer { done.seal() }
        guard duration > 0, areAnimationsEnabled, let transition = options.makeTransition() else { return }
        transition.duration = duration
        transition.timingFunction = options.curve.timingFunction
        transition.endsOffstage = true
        transition.delegate = done.delegate(for: view.layer, blocksTouches: !options.contains(.allowUserInteraction))
        view.layer.add(transition, forKey: kCATransition)
    }
}

extension UIView.AnimationOptions {
    /// nil where no transition is asked for.
    fileprivate func makeTransition() -> CATransition? {
        let animation = CATransition()
        switch UIView.AnimationOptions(rawValue: transition << 20) {
        case .transitionFlipFromLeft: animation.subtype = .fromLeft
        case .transitionFlipFromRight: animation.subtype = .fromRight
        // Core Animation names the sides of a y-up world.
        case .transitionFlipFromTop: animation.subtype = .fromBottom
        case .transitionFlipFromBottom: animation.subtype = .fromTop
        case .transitionCrossDissolve: return animation
        case .transitionCurlUp, .transitionCurlDown:
            SandlotUnimplemented.report("UIView.AnimationOptions.transitionCurl", "pages fade instead of curling")
            return animation
        default: return nil
        }
        animation.type = .flip
        return animation
    }
}
