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
    @discardableResult
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
    /// Seconds; a spring of physical values brings its own.
    public let duration: TimeInterval
    public private(set) var delay: TimeInterval = 0
    /// Whether the views take touches while they move.
    open var isUserInteractionEnabled = true
    open var isManualHitTestingEnabled = false
    /// Whether the animator can be paused and stopped once it runs.
    open var isInterruptible = true
    /// Whether scrubbing moves in a straight line instead of along the pace.
    open var scrubsLinearly = true
    /// Whether the animator stays active when it arrives, instead of finishing.
    open var pausesOnCompletion = false

    // MARK: - Getting the state

    open private(set) var state = UIViewAnimatingState.inactive
    open var isRunning: Bool { clock.isRunning }

    /// Whether the animation goes back to its start.
    open var isReversed: Bool {
        get { clock.isReversed }
        set {
            guard newValue != clock.isReversed else { return }
            clock.setReversed(newValue, at: now)
            if clock.isRunning { watchArrival() }
            touchLayers()
        }
    }

    /// How far the animation is, 0…1, in the direction it has. Setting it pauses and scrubs.
    open var fractionComplete: CGFloat {
        get { directed(clock.fraction(at: now)) }
        set {
            if state == .inactive { prepare() }
            guard state == .active else { return }
            cancelArrival()
            clock.scrub(to: Double(directed(Double(newValue))), isLinear: scrubsLinearly)
            touchLayers()
        }
    }

    // MARK: - Modifying animations

    /// Adds changes that begin after a part, `delayFactor`, of the time that is left.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        let factor = Double(min(1, max(0, delayFactor)))
        guard state == .active else { return pending.append((animation, factor)) }
        let start = clock.fraction(at: now)
        record(animation, span: min(1, start + (1 - start) * factor)...1)
    }

    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

    /// Goes on from where the animator was paused, with other parameters if given. The rest of the way takes
    /// `durationFactor` times the duration; 0 keeps the time that is left.
    open func continueAnimation(withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat) {
        if state == .inactive { prepare() }
        guard state == .active, !clock.isRunning else { return }
        if parameters == nil && durationFactor == 0 {
            clock.run(at: now)
        } else {
            let fraction = clock.fraction(at: now)
            let left = (clock.isReversed ? fraction : 1 - fraction) * duration
            let wanted = durationFactor > 0 ? duration * TimeInterval(durationFactor) : left
            let seconds = parameters?.springTimingParameters?.duration(wanted) ?? wanted
            clock.goOn(with: parameters.map { Self.pace($0, seconds) } ?? clock.pace, for: seconds, at: now)
        }
        touchLayers()
        watchArrival()
    }

    // MARK: - Starting and stopping animations

    /// Starts, or goes on after a pause.
    open func startAnimation() {
        if state == .inactive { prepare() }
        guard state == .active, !clock.isRunning else { return }
        clock.run(at: now)
        touchLayers()
        watchArrival()
    }

    open func startAnimation(afterDelay delay: TimeInterval) {
        self.delay = delay
        if state == .inactive { prepare() }
        StageClock.shared.schedule(at: now + delay) { [weak self] in
            MainActor.assumeIsolated { self?.startAnimation() }
        }
    }

    open func pauseAnimation() {
        guard isInterruptible else { return }
        if state == .inactive { prepare() }
        guard clock.isRunning else { return }
        clock.pause(at: now, isLinear: scrubsLinearly)
        cancelArrival()
        touchLayers()
    }

    /// Freezes the views as they look. With `withoutFinishing` the animator is done and no completion is called; else
    /// `finishAnimation(at:)` has to follow.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active, isInterruptible else { return }
        clock.pause(at: now, isLinear: true)
        cancelArrival()
        freeze()
        state = .stopped
        if withoutFinishing {
            state = .inactive
            reset()
        }
    }

    /// Ends a stopped animator: the views take the values of `finalPosition`.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else { return }
        settle(at: finalPosition)
        finish(finalPosition)
    }

    // MARK: - Sandlot

    /// One property of one layer that the animator moves.
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
    private var arrivalTicket: StageClock.Ticket?

    private var now: CFTimeInterval { StageClock.shared.now }

    private static func pace(_ parameters: UITimingCurveProvider, _ duration: TimeInterval) -> AnimatorClock.Pace {
        if let spring = parameters.springTimingParameters { return .spring(spring.spring(duration: duration)) }
        return .cubic(parameters.cubicTimingParameters?.timing ?? .easeInEaseOut)
    }

    private func directed(_ fraction: Double) -> CGFloat { CGFloat(clock.isReversed ? 1 - fraction : fraction) }

    func makeDriver(span: ClosedRange<Double>) -> AnimatorDriver { AnimatorDriver(clock: clock, span: span) }

    /// Takes over an animation that a block made.
    func track(_ layer: CALayer, addUnder key: String, _ animation: CAAnimation, modelKey: String, old: Any) {
        layer.add(animation, forKey: key)
        if !isUserInteractionEnabled { UIViewAnimationState.blockTouches(of: ObjectIdentifier(layer)) }
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

    private func cancelArrival() {
        if let arrivalTicket { StageClock.shared.cancel(arrivalTicket) }
        arrivalTicket = nil
    }

    private func watchArrival() {
        cancelArrival()
        guard let arrival = clock.arrival else { return }
        arrivalTicket = StageClock.shared.schedule(at: arrival) { [self] in
            MainActor.assumeIsolated { arrive() }
        }
    }

    private func arrive() {
        arrivalTicket = nil
        guard state == .active, clock.isRunning else { return }
        let position: UIViewAnimatingPosition = clock.isReversed ? .start : .end
        clock.scrub(to: position == .start ? 0 : 1, isLinear: scrubsLinearly)
        if pausesOnCompletion { return touchLayers() }
        settle(at: position)
        finish(position)
    }

    /// The model takes the values of an end.
    private func settle(at position: UIViewAnimatingPosition) {
        removeAnimations()
        switch position {
        case .start: for entry in tracked.reversed() { AnimatedModel.set(entry.old, entry.modelKey, of: entry.layer) }
        case .end: for entry in tracked { if let new = entry.new { AnimatedModel.set(new, entry.modelKey, of: entry.layer) } }
        case .current: break
        }
    }

    /// The model takes the values that are shown.
    private func freeze() {
        let shown = tracked.map { $0.layer.presentationValue(forKeyPath: $0.modelKey) }
        removeAnimations()
        for (entry, value) in zip(tracked, shown) {
            if let value { AnimatedModel.set(value, entry.modelKey, of: entry.layer) }
        }
    }

    private func removeAnimations() {
        for entry in tracked {
            entry.layer.removeAnimation(forKey: entry.animationKey)
            if !isUserInteractionEnabled { UIViewAnimationState.unblockTouches(of: ObjectIdentifier(entry.layer)) }
        }
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
        clock.reset()
    }
}
