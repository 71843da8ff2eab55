import QuartzCore

/// A view that acts when it is touched: it follows one finger and tells its targets what happened.
@preconcurrency @MainActor
open class UIControl: UIView {
    // MARK: - Creating a control

    /// A control with the given frame, in points in its superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// A control that performs `primaryAction` on `.primaryActionTriggered`.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // MARK: - Managing state

    /// The states the control is in, together.
    open var state: State {
        var state: State = []
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isFocused { state.insert(.focused) }
        return state
    }

    /// Whether the control reacts to touches.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { stateDidChange() } }
    }

    /// Whether the control is in the selected state; most draw nothing for it.
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }

    /// Whether the control shows that it is being touched.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    // MARK: - Aligning the control's content

    /// Where content lies vertically in the bounds.
    open var contentVerticalAlignment: ContentVerticalAlignment = .center {
        didSet { setNeedsLayout() }
    }

    /// Where content lies horizontally in the bounds.
    open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
        didSet { setNeedsLayout() }
    }

    /// The horizontal alignment with leading and trailing resolved to left or right.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch contentHorizontalAlignment {
        case .leading: return isRightToLeft ? .right : .left
        case .trailing: return isRightToLeft ? .left : .right
        default: return contentHorizontalAlignment
        }
    }

    // MARK: - Accessing the control's targets and actions

    /// Calls `action` on `target` for the events. A nil target means the first along the responder chain that has the method.
    /// The target is not kept alive.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        let object = target.map { $0 as AnyObject }
        if let index = handlers.firstIndex(where: { $0.matches(object, action) }) {
            handlers[index].events.formUnion(controlEvents)
        } else {
            handlers.append(ControlHandler(target: object, selector: action, events: controlEvents))
        }
    }

    /// Stops calling for these events; nil means any target or any action.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        let object = target.map { $0 as AnyObject }
        removeHandlers(for: controlEvents) { handler in
            handler.selector != nil && (object == nil || handler.target === object)
                && (action == nil || handler.selector == action)
        }
    }

    /// Performs `action` for the events. An action with the same identifier for the same events is replaced.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeHandlers(for: controlEvents) { $0.action?.identifier == action.identifier }
        handlers.append(ControlHandler(action: action, events: controlEvents))
    }

    /// Stops performing the action for these events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Stops performing the action with this identifier for these events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        removeHandlers(for: controlEvents) { $0.action?.identifier == actionIdentifier }
    }

    /// The names of the methods called on `target` for an event; nil for none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let object = target.map { $0 as AnyObject }
        let names = handlers.compactMap { handler -> String? in
            guard !handler.events.isDisjoint(with: controlEvent), handler.target === object else { return nil }
            return handler.selector?.name
        }
        return names.isEmpty ? nil : names
    }

    /// All events that call something.
    open var allControlEvents: Event {
        handlers.reduce(into: []) { $0.formUnion($1.events) }
    }

    /// All targets; `NSNull` stands for the responder chain.
    open var allTargets: Set<AnyHashable> {
        var targets = Set<AnyHashable>()
        for handler in handlers where handler.selector != nil {
            if handler.isForResponderChain {
                targets.insert(AnyHashable(NSNull()))
            } else if let object = handler.target as? NSObject {
                targets.insert(AnyHashable(object))
            }
        }
        return targets
    }

    /// Visits every handler: its action, or its target and selector, and its events. Set `stop` to end early.
    open func enumerateEventHandlers(
        _ iterator: (
            _ actionHandler: UIAction?, _ targetHandler: (Any?, Selector)?, _ controlEvent: Event, _ stop: inout Bool
        ) -> Void
    ) {
        var stop = false
        for handler in handlers where !stop {
            iterator(handler.action, handler.selector.map { (handler.target, $0) }, handler.events, &stop)
        }
    }

    // MARK: - Triggering actions

    /// Calls one method; overridden to watch or change what is sent.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    /// Performs one action.
    open func sendAction(_ action: UIAction) {
        action.perform(sender: self)
    }

    /// Calls everything registered for the events, in the order of registration.
    open func sendActions(for controlEvents: Event) {
        send(controlEvents, with: nil)
    }

    /// Does what a tap does.
    open func performPrimaryAction() {
        sendActions(for: .primaryActionTriggered)
    }

    // MARK: - Tracking touches

    /// A finger came down on the control. Return whether to follow it.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// The finger moved. Return whether to go on following it.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// The finger was lifted.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// The finger was taken away.
    open func cancelTracking(with event: UIEvent?) {}
    /// Whether a finger is being followed.
    open internal(set) var isTracking = false
    /// Whether the finger is over the control, within the distance that still counts.
    open internal(set) var isTouchInside = false

    // MARK: - Showing a menu and a tool tip

    /// Whether touching opens the menu; see `UIButton.menu`.
    open var showsMenuAsPrimaryAction = false
    /// Whether the control's menu can be opened.
    open var isContextMenuInteractionEnabled = false
    /// Where the menu is attached, in points in the control's coordinates: the middle.
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        CGPoint(x: bounds.midX, y: bounds.midY)
    }
    /// A text that a pointer resting on the control shows; fingers never see it.
    open var toolTip: String?
    /// Whether symbols in the control animate by themselves.
    open var isSymbolAnimationEnabled = false

    // MARK: - Sandlot internals

    /// A finger this many points beyond the bounds still counts as inside (iOS facts, gestures).
    static let trackingMargin: CGFloat = 70

    var handlers: [ControlHandler] = []

    /// What a subclass does when one of its states changed.
    func stateDidChange() {
        setNeedsLayout()
    }

    /// Whether a tap on the control is its own and no recogniser's of a view around it.
    var claimsTaps: Bool { false }

    private func removeHandlers(for events: Event, where matches: (ControlHandler) -> Bool) {
        for index in handlers.indices where matches(handlers[index]) { handlers[index].events.subtract(events) }
        handlers.removeAll { $0.events.isEmpty }
    }

    /// Calls everything registered for the events.
    func send(_ events: Event, with event: UIEvent?) {
        for handler in handlers where !handler.events.isDisjoint(with: events) {
            if let action = handler.action {
                sendAction(action)
            } else if let selector = handler.selector {
                // A target that is gone is like none: the responder chain is asked, as on iOS since its targets are weak. Pages live
                // on it that say `addTarget(self, …)` in a property's initialiser, where `self` is a method and no object.
                sendAction(selector, to: handler.target, for: event)
            }
        }
    }

    // MARK: - Responder

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, !isTracking, let touch = touches.first else { return }
        isTracking = true
        isTouchInside = true
        guard beginTracking(touch, with: event) else {
            isTracking = false
            isTouchInside = false
            return
        }
        isHighlighted = true
        send(.touchDown, with: event)
        if touch.tapCount > 1 { send(.touchDownRepeat, with: event) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        let wasInside = isTouchInside
        isTouchInside = countsAsInside(touch)
        guard continueTracking(touch, with: event) else {
            isTracking = false
            isTouchInside = false
            isHighlighted = false
            endTracking(touch, with: event)
            return
        }
        if wasInside != isTouchInside {
            isHighlighted = isTouchInside
            send(isTouchInside ? .touchDragEnter : .touchDragExit, with: event)
        }
        send(isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        let isInside = countsAsInside(touch)
        isTracking = false
        isTouchInside = false
        endTracking(touch, with: event)
        isHighlighted = false
        send(isInside ? .touchUpInside : .touchUpOutside, with: event)
        if isInside { didTouchUpInside(with: event) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking else { return }
        isTracking = false
        isTouchInside = false
        cancelTracking(with: event)
        isHighlighted = false
        send(.touchCancel, with: event)
    }

    /// What a control does after `touchUpInside`; a button triggers its primary action.
    func didTouchUpInside(with event: UIEvent?) {}

    private func countsAsInside(_ touch: UITouch) -> Bool {
        let location = touch.location(in: self)
        return point(inside: location, with: nil)
            || bounds.insetBy(dx: -Self.trackingMargin, dy: -Self.trackingMargin).contains(location)
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if claimsTaps, isEnabled, gestureRecognizer.view !== self, let tap = gestureRecognizer as? UITapGestureRecognizer,
            tap.numberOfTapsRequired == 1, tap.numberOfTouchesRequired == 1 {
            return false
        }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}
