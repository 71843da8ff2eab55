import QuartzCore

/// Watches touches for one kind of gesture and tells its targets.
///
/// A discrete gesture goes from `possible` to `recognized`; a continuous one through `began` and `changed` to `ended` or
/// `cancelled`. Subclasses override the touch methods and set `state`.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    // MARK: - Initializing a gesture recognizer

    /// A recogniser that calls `action` on `target` when its state changes.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }

    /// A recogniser without a target.
    public convenience override init() {
        self.init(target: nil, action: nil)
    }

    /// A recogniser without a target; archives hold none here.
    public init?(coder: NSCoder) {
        super.init()
    }

    // MARK: - Managing gesture-related interactions

    /// Is asked about beginning, touches and other recognisers.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    // MARK: - Adding and removing targets and actions

    /// Calls `action` on `target` when the state changes. The target is not kept alive.
    open func addTarget(_ target: Any, action: Selector) {
        let target = target as AnyObject
        guard !targets.contains(where: { $0.object === target && $0.action == action }) else { return }
        targets.append(Target(object: target, action: action, handler: nil))
    }

    /// Stops calling; nil means any target or any action.
    open func removeTarget(_ target: Any?, action: Selector?) {
        let target = target.map { $0 as AnyObject }
        targets.removeAll {
            $0.handler == nil && (target == nil || $0.object === target) && (action == nil || $0.action == action)
        }
    }

    // MARK: - Getting the touches and location of a gesture

    /// The middle of the touches, in points in `view`'s coordinates (`nil`: the window's).
    open func location(in view: UIView?) -> CGPoint {
        convert(centroid, to: view)
    }

    /// The location of one touch, in points in `view`'s coordinates (`nil`: the window's).
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        precondition(trackedTouches.indices.contains(touchIndex), "touch index \(touchIndex) is not below numberOfTouches")
        return trackedTouches[touchIndex].location(in: view)
    }

    /// How many touches make up the gesture.
    open var numberOfTouches: Int { trackedTouches.count }

    // MARK: - Getting the recognizer's state and view

    /// Where the gesture stands. Subclasses set it; what they ask for may wait for other recognisers or be refused.
    open var state: State {
        get { reportedState ?? storedState }
        set {
            reportedState = nil
            GestureArbiter.shared.request(newValue, for: self)
        }
    }

    /// The view the recogniser was added to.
    open internal(set) weak var view: UIView?

    /// Whether touches are received. Switching it off cancels a gesture under way.
    open var isEnabled = true {
        didSet {
            if oldValue, !isEnabled { cancelGesture() }
        }
    }

    /// A name for debugging.
    open var name: String?

    /// The modifier keys held at the last event.
    open internal(set) var modifierFlags: UIKeyModifierFlags = []
    /// The pointer buttons pressed at the last event.
    open internal(set) var buttonMask: UIEvent.ButtonMask = []

    // MARK: - Canceling and delaying touches

    /// Whether recognising takes the touches away from the view (`touchesCancelled`).
    open var cancelsTouchesInView = true
    /// Whether the view hears of a touch only once this recogniser has failed.
    open var delaysTouchesBegan = false
    /// Whether the view hears of a lifted touch only once this recogniser has failed.
    open var delaysTouchesEnded = true

    // MARK: - Specifying dependencies between gesture recognizers

    /// Recognise only when `otherGestureRecognizer` has failed.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        failureRequirements.insert(otherGestureRecognizer)
    }

    // MARK: - Recognizing different gestures

    /// The kinds of touches received, as raw values of `UITouch.TouchType`.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
    /// The kinds of presses received, as raw values of `UIPress.PressType`.
    open var allowedPressTypes: [NSNumber] = []
    /// Whether touches of different kinds may not be mixed.
    open var requiresExclusiveTouchType = true

    // MARK: - Methods for subclasses

    /// Touches of this recogniser began.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Touches of this recogniser moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Touches of this recogniser were lifted.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// The system took touches of this recogniser away.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Estimated properties became known; never called, nothing is estimated.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
    /// Buttons were pressed; recognisers do not receive presses.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Presses changed; recognisers do not receive presses.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Buttons were released; recognisers do not receive presses.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Presses were taken away; recognisers do not receive presses.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// Forget the gesture; called when it has finished or failed and its touches are gone. Call `super`.
    open func reset() {}

    /// Do not follow `touch` any longer.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        trackedTouches.removeAll { $0 === touch }
        ignoredTouches.insert(touch)
    }

    /// Do not follow `button` any longer.
    open func ignore(_ button: UIPress, for event: UIPressesEvent) {}

    /// Whether recognising makes `preventedGestureRecognizer` fail; true unless overridden.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether `preventingGestureRecognizer` may make this recogniser fail; true unless overridden.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether this recogniser has to wait for `otherGestureRecognizer` to fail; false unless overridden.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Whether `otherGestureRecognizer` has to wait for this recogniser to fail; false unless overridden.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether to look at `event` at all.
    open func shouldReceive(_ event: UIEvent) -> Bool {
        delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
    }

    // MARK: - Constants

    /// Where a gesture stands.
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        /// What a discrete gesture becomes; the same as `ended`.
        public static let recognized = State.ended
    }

    // MARK: - Sandlot internals

    struct Target {
        weak var object: AnyObject?
        let action: Selector?
        let handler: (@MainActor (UIGestureRecognizer) -> Void)?
    }

    private var targets: [Target] = []
    /// The state that actions see while they run; later changes wait in the queue.
    private var reportedState: State?
    var storedState = State.possible
    /// What the recogniser wants to become once its requirements have failed.
    var pendingState: State?
    private var hasBeenAsked = false
    private var mayBeginAnswer = true

    /// The touches of the gesture in the order in which they began.
    private(set) var trackedTouches: [UITouch] = []
    /// Every touch since the last reset, lifted ones included.
    private var touchHistory: Set<UITouch> = []
    private var ignoredTouches: Set<UITouch> = []
    /// The middle of the touches in points in the window's coordinates.
    private(set) var centroid = CGPoint.zero
    private(set) var failureRequirements = WeakRecognizers()

    // MARK: Touches

    /// Whether a new touch is one of this recogniser's.
    func accepts(_ touch: UITouch, _ event: UIEvent) -> Bool {
        guard isEnabled, [.possible, .began, .changed].contains(storedState), pendingState == nil,
            allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }), shouldReceive(event),
            delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
        else { return false }
        return receivesInternally(touch)
    }

    /// Hands the touches of the event that are this recogniser's to the touch methods.
    func receive(_ touches: [UITouch], _ event: UIEvent) {
        let own = touches.filter {
            $0.gestureRecognizers?.contains(self) == true && !ignoredTouches.contains($0)
                && ($0.phase == .began || trackedTouches.contains($0))
        }
        guard isEnabled, !own.isEmpty else { return }
        modifierFlags = event.modifierFlags
        buttonMask = event.buttonMask
        GestureArbiter.shared.join(self)
        for touch in own where touch.phase == .began {
            trackedTouches.append(touch)
            touchHistory.insert(touch)
            if hasRecognized, cancelsTouchesInView { touch.route.isClaimed = true }
        }
        updateCentroid()
        if !isFinished {
            dispatch(own, .began) { touchesBegan($0, with: event) }
            dispatch(own, .moved) { touchesMoved($0, with: event) }
            dispatch(own, .ended) { touchesEnded($0, with: event) }
            dispatch(own, .cancelled) { touchesCancelled($0, with: event) }
        }
        // The touches of a finished gesture stay for its action; the others go.
        let remaining = trackedTouches.filter { $0.phase != .ended && $0.phase != .cancelled }
        if !remaining.isEmpty || storedState == .possible && pendingState == nil { trackedTouches = remaining }
    }

    private func dispatch(_ touches: [UITouch], _ phase: UITouch.Phase, _ send: (Set<UITouch>) -> Void) {
        let matching = touches.filter { $0.phase == phase && !ignoredTouches.contains($0) }
        guard !matching.isEmpty, !isFinished else { return }
        send(Set(matching))
    }

    private func updateCentroid() {
        guard !trackedTouches.isEmpty else { return }
        let live = trackedTouches.filter { $0.phase != .ended && $0.phase != .cancelled }
        let touches = live.isEmpty ? trackedTouches : live
        let count = CGFloat(touches.count)
        centroid = CGPoint(
            x: touches.reduce(0) { $0 + $1.windowLocation.x } / count,
            y: touches.reduce(0) { $0 + $1.windowLocation.y } / count)
    }

    /// Whether it is still open if the touch belongs to a gesture.
    func isUndecided(about touch: UITouch) -> Bool {
        storedState == .possible && isEnabled && touchHistory.contains(touch) && !ignoredTouches.contains(touch)
            && GestureArbiter.shared.isParticipant(self)
    }

    func sharesTouches(with other: UIGestureRecognizer) -> Bool {
        !touchHistory.isDisjoint(with: other.touchHistory)
    }

    /// Takes the touches away from the views that were hit.
    func claimTouches() {
        guard cancelsTouchesInView else { return }
        for touch in touchHistory where !ignoredTouches.contains(touch) { touch.route.isClaimed = true }
    }

    // MARK: States

    /// Asks the delegate, the recogniser's view and the views that were hit, once a gesture.
    func mayBegin() -> Bool {
        if hasBeenAsked { return mayBeginAnswer }
        hasBeenAsked = true
        mayBeginAnswer = askToBegin()
        return mayBeginAnswer
    }

    private func askToBegin() -> Bool {
        guard isEnabled, shouldBeginInternally() else { return false }
        var views = trackedTouches.compactMap(\.view)
        if let view { views.append(view) }
        var seen = Set<ObjectIdentifier>()
        for view in views where seen.insert(ObjectIdentifier(view)).inserted {
            if !view.gestureRecognizerShouldBegin(self) { return false }
        }
        return delegate?.gestureRecognizerShouldBegin(self) ?? true
    }

    func sendActions(reporting state: State) {
        reportedState = state
        for target in targets {
            if let handler = target.handler {
                handler(self)
            } else if let object = target.object, let action = target.action {
                action.perform(on: object, [self])
            }
        }
        reportedState = nil
    }

    /// Calls `handler` at each change of state; for the framework's own views.
    func addHandler(_ handler: @escaping (UIGestureRecognizer) -> Void) {
        targets.append(Target(object: nil, action: nil, handler: handler))
    }

    /// Ends a gesture under way because the recogniser was switched off or taken from its view.
    func cancelGesture() {
        guard GestureArbiter.shared.isParticipant(self) else { return }
        trackedTouches.removeAll()
        GestureArbiter.shared.request(storedState == .possible ? .failed : .cancelled, for: self)
    }

    /// Ready for the next gesture.
    func finish() {
        reset()
        storedState = .possible
        pendingState = nil
        hasBeenAsked = false
        trackedTouches = []
        touchHistory = []
        ignoredTouches = []
    }

    // MARK: For the framework's own subclasses

    /// A subclass that waits for more touches after all are lifted (several taps) says so here.
    var awaitsMoreTouches: Bool { false }

    /// For the framework's own recognisers, in place of a delegate.
    func allowsSimultaneousRecognition(with other: UIGestureRecognizer) -> Bool { false }

    /// For the framework's own recognisers, in place of a delegate.
    func shouldBeginInternally() -> Bool { true }

    /// For the framework's own recognisers, in place of a delegate.
    func receivesInternally(_ touch: UITouch) -> Bool { true }
}
