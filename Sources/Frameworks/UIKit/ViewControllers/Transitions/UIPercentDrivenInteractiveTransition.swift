/// Drives an animator's animation by a fraction: the container's time stands still and is moved by hand.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    public override init() { super.init() }

    /// In seconds.
    open private(set) var duration: CGFloat = 0
    /// 0…1.
    open private(set) var percentComplete: CGFloat = 0
    open var completionSpeed: CGFloat = 1
    open var completionCurve: UIView.AnimationCurve = .easeInOut
    open var timingCurve: (any UITimingCurveProvider)?
    open var wantsInteractiveStart = true

    private weak var context: TransitionContext?
    /// Starts the animator's animation.
    var startAnimation: (() -> Void)?

    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let context = transitionContext as? TransitionContext else { return }
        self.context = context
        context.isInteractive = true
        percentComplete = 0
        context.containerView.layer.speed = 0
        context.containerView.layer.timeOffset = 0
        context.containerView.layer.beginTime = 0
        startAnimation?()
    }

    func prepare(duration: TimeInterval, _ start: @escaping () -> Void) {
        self.duration = CGFloat(duration)
        startAnimation = start
    }

    /// Shows the transition at a fraction of it.
    open func update(_ percentComplete: CGFloat) {
        self.percentComplete = min(max(percentComplete, 0), 1)
        context?.containerView.layer.timeOffset = CFTimeInterval(self.percentComplete * duration)
        context?.updateInteractiveTransition(self.percentComplete)
    }

    /// Stops a running transition, to go on by hand.
    open func pause() { context?.pauseInteractiveTransition() }

    /// Lets the rest of the transition run.
    open func finish() {
        guard let layer = context?.containerView.layer else { return }
        context?.finishInteractiveTransition()
        let paused = layer.timeOffset
        layer.speed = Float(completionSpeed)
        layer.timeOffset = 0
        layer.beginTime = 0
        layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused / Double(completionSpeed)
    }

    /// Takes the transition back to its beginning.
    open func cancel() {
        guard let context else { return }
        context.cancelInteractiveTransition()
        let layer = context.containerView.layer
        let start = StageClock.shared.now
        let from = percentComplete
        let length = Double(from * duration) / Double(max(completionSpeed, 0.01))
        let step: TimeInterval = 1.0 / 60
        func rewind() {
            let elapsed = StageClock.shared.now - start
            let fraction = length > 0 ? min(elapsed / length, 1) : 1
            layer.timeOffset = CFTimeInterval(from * CGFloat(1 - fraction) * duration)
            if fraction < 1 {
                StageClock.shared.schedule(at: StageClock.shared.now + step) { MainActor.assumeIsolated { rewind() } }
            } else {
                layer.speed = 1
                layer.timeOffset = 0
                context.containerView.removeAnimationsBelow()
                context.completeTransition(false)
            }
        }
        rewind()
    }
}

extension UIView {
    /// Ends the animations of this view and all inside.
    fileprivate func removeAnimationsBelow() {
        layer.removeAllAnimations()
        for subview in subviews { subview.removeAnimationsBelow() }
    }
}
