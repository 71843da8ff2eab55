@_spi(Sandlot) import QuartzCore
import Motion

/// Animates changes of views, and can be paused, scrubbed, reversed and continued on the way.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    // MARK: - Initializing a property animator

    /// An animator of `duration` seconds with the pace of `parameters`.
    public init(duration: TimeInterval, timingParameters parameters: UITimingCurveProvider) {
        timingParameters = parameters
        self.duration = parameters.springTimingParameters?.duration(duration) ?? duration
        clock = AnimatorClock(pace: Self.pace(parameters, self.duration), duration: self.duration)
        super.init()
    }

    /// An animator of no duration with the default pace.
    public convenience override init() { self.init(duration: 0, timingParameters: UICubicTimingParameters()) }

    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator and starts it after `delay` seconds.
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> Self {
        let animator = UIViewPropertyAnimator(
            duration: duration, timingParameters: UICubicTimingParameters(animationCurve: options.curve))
        animator.addAnimations(animations)
        if let completion { animator.addCompletion(completion) }
        if delay > 0 { animator.startAnimation(afterDelay: delay) } else { animator.startAnimation() }
        return unsafeDowncast(animator, to: Self.self)
    }

    // MARK: - Getting the animator's settings

    public let timingParameters: UITimingCurveProvider?
    public private(set) var duration: TimeInterval
    public private(set) var delay: TimeInterval = 0
    open var isUserInteractionEnabled = true
    open var isManualHitTestingEnabled = false
    open var isInterruptible = true
    /// Whether scrubbing moves in a straight line instead of along the pace.
    open var scrubsLinearly = true
    /// Whether the animator stays active, paused, when it arrives.
    open var pausesOnCompletion = false

    // MARK: - State

    open private(set) var state = UIViewAnimatingState.inactive
    open var isRunning: Bool { clock.isRunning }

    /// Whether the animation goes back to its start.
    open var isReversed: Bool {
        get { clock.isReversed }
        set {
            guard newValue != clock.isReversed else { return }
            let now = StageClock.shared.now
            let fraction = clock.fraction(at: now)
            clock.isReversed = newValue
            if clock.isRunning {
                clock.run(from: fraction, at: now)
                scheduleEnd()
            }
        }
    }

    /// How far the animation is, 0…1. Setting it on a paused animator scrubs.
    open var fractionComplete: CGFloat {
        get { CGFloat(clock.fraction(at: StageClock.shared.now)) }
        set {
            if state == .inactive { prepare() }
            let now = StageClock.shared.now
            if clock.isRunning { pauseAnimation() }
            clock.isScrubbing = scrubsLinearly
            clock.clearContinuation()
            clock.set(fraction: Double(newValue), at: now)
            touchLayers()
        }
    }

    // MARK: - Modifying animations

    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        if state == .active {
            let start = clock.fraction(at: StageClock.shared.now)
            record(animation, span: min(1, start + (1 - start) * Double(delayFactor))...1)
        } else {
            pending.append((animation, Double(min(1, max(0, delayFactor)))))
        }
    }

    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

    /// Goes on from where the animator was paused; `durationFactor` 0 keeps the remaining time.
    open func continueAnimation(withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat) {
        if state == .inactive { prepare() }
        guard state == .active, !clock.isRunning else { return }
        let now = StageClock.shared.now
        let fraction = clock.fraction(at: now)
        if durationFactor > 0 {
            // The rest of the way takes factor × duration.
            let rest = clock.isReversed ? fraction : 1 - fraction
            let total = rest > 1e-6 ? duration * Double(durationFactor) / rest : duration
            clock.duration = max(total, 1e-6)
        }
        let pace = parameters.map { Self.pace($0, duration) } ?? clock.pace
        if clock.isScrubbing || parameters != nil { clock.continueFrom(fraction, pace: pace) }
        clock.isScrubbing = false
        clock.run(from: fraction, at: now)
        touchLayers()
        scheduleEnd()
    }

    // MARK: - Starting, pausing, stopping

    open func startAnimation() {
        if state == .inactive { prepare() }
        guard state == .active, !clock.isRunning else { return }
        if clock.isScrubbing {
            clock.continueFrom(clock.fraction(at: StageClock.shared.now), pace: clock.pace)
            clock.isScrubbing = false
        }
        let now = StageClock.shared.now
        clock.run(from: clock.fraction(at: now), at: now)
        touchLayers()
        scheduleEnd()
    }

    open func startAnimation(afterDelay delay: TimeInterval) {
        self.delay = delay
        if state == .inactive { prepare() }
        StageClock.shared.schedule(at: StageClock.shared.now + delay) { [weak self] in
            MainActor.assumeIsolated { self?.startAnimation() }
        }
    }

    open func pauseAnimation() {
        if state == .inactive { prepare() }
        guard clock.isRunning else { return }
        clock.stop(at: StageClock.shared.now)
        cancelEnd()
        touchLayers()
    }

    /// Freezes the views as they look. With `withoutFinishing` the animator is done and no completion is called; else
    /// `finishAnimation(at:)` has to follow.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        clock.stop(at: StageClock.shared.now)
        cancelEnd()
        freeze()
        state = .stopped
        if withoutFinishing {
            state = .inactive
            reset()
        }
    }

    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else { return }
        if finalPosition != .current { settle(at: finalPosition) }
        finish(finalPosition)
    }

    // MARK: - Sandlot

    private struct Tracked {
        let layer: CALayer
        let animationKey: String
        let modelKey: String
        let old: Any
        let new: Any?
    }

    private let clock: AnimatorClock
    private var pending: [(animation: () -> Void, delay: Double)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var tracked: [Tracked] = []
    private var endTicket: StageClock.Ticket?

    private static func pace(_ parameters: UITimingCurveProvider, _ duration: TimeInterval) -> AnimatorClock.Pace {
        if let spring = parameters.springTimingParameters { return .spring(spring.spring(duration: duration)) }
        return .cubic(parameters.cubicTimingParameters?.timing ?? .easeInEaseOut)
    }

    func makeDriver(span: ClosedRange<Double>) -> AnimatorDriver { AnimatorDriver(clock: clock, span: span) }

    /// Takes over an animation that a block made.
    func track(_ layer: CALayer, addUnder key: String, _ animation: CAAnimation, modelKey: String, old: Any) {
        layer.add(animation, forKey: key)
        tracked.append(
            Tracked(layer: layer, animationKey: key, modelKey: modelKey, old: old, new: layer.value(forKey: modelKey)))
    }

    /// Runs the blocks: the model changes, the look stays at the start.
    private func prepare() {
        state = .active
        let blocks = pending
        pending = []
        for block in blocks { record(block.animation, span: block.delay...1) }
    }

    private func record(_ animation: () -> Void, span: ClosedRange<Double>) {
        let context = AnimationContext(
            duration: duration, delay: 0, pace: .curve(CAMediaTimingFunction(name: .linear)), options: [],
            completion: AnimationCompletion(nil))
        context.animator = self
        context.animatorSpan = span
        UIViewAnimationState.run(context, animation)
    }

    /// Layers whose look depends on the clock take part in the next frame.
    private func touchLayers() {
        for entry in tracked { entry.layer.animationClockDidChange() }
        StageClock.shared.requestFrame()
    }

    private func cancelEnd() {
        if let endTicket { StageClock.shared.cancel(endTicket) }
        endTicket = nil
    }

    private func scheduleEnd() {
        cancelEnd()
        endTicket = StageClock.shared.schedule(at: clock.end) { [self] in
            MainActor.assumeIsolated { arrive() }
        }
    }

    private func arrive() {
        endTicket = nil
        guard state == .active, clock.isRunning else { return }
        clock.stop(at: StageClock.shared.now)
        let position: UIViewAnimatingPosition = clock.isReversed ? .start : .end
        if pausesOnCompletion { return touchLayers() }
        settle(at: position)
        finish(position)
    }

    /// The model takes the values of an end.
    private func settle(at position: UIViewAnimatingPosition) {
        removeAnimations()
        guard position == .start else { return }
        UIView.performWithoutAnimation {
            for entry in tracked.reversed() { entry.layer.setValue(entry.old, forKey: entry.modelKey) }
        }
    }

    /// The model takes the values that are shown.
    private func freeze() {
        UIView.performWithoutAnimation {
            var shown: [(Tracked, Any?)] = []
            for entry in tracked { shown.append((entry, entry.layer.presentation()?.value(forKey: entry.modelKey))) }
            removeAnimations()
            for (entry, value) in shown { if let value { entry.layer.setValue(value, forKey: entry.modelKey) } }
        }
    }

    private func removeAnimations() {
        for entry in tracked { entry.layer.removeAnimation(forKey: entry.animationKey) }
    }

    private func finish(_ position: UIViewAnimatingPosition) {
        state = .inactive
        let list = completions
        completions = []
        reset()
        for completion in list { completion(position) }
    }

    private func reset() {
        tracked = []
        clock.set(fraction: 0, at: StageClock.shared.now)
        clock.isReversed = false
        clock.isScrubbing = false
        clock.clearContinuation()
    }
}
