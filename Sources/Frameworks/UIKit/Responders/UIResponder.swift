/// Something that can take part in handling events: the views, their controllers, windows and the application.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    // MARK: - Managing the responder chain

    /// Who gets an event that this responder does not handle.
    open var next: UIResponder? { nil }

    /// Whether this is the first responder of its window.
    open var isFirstResponder: Bool { _responderWindow?._firstResponder === self }

    /// Whether the responder may become the first; a plain one may not.
    open var canBecomeFirstResponder: Bool { false }

    /// Makes this the first responder of its window, if the present one gives way. Returns whether it is now.
    @discardableResult open func becomeFirstResponder() -> Bool { _becomeFirstResponder() }

    /// Whether the first responder is ready to give way.
    open var canResignFirstResponder: Bool { true }

    /// Gives up being the first responder. Returns whether it did.
    @discardableResult open func resignFirstResponder() -> Bool { _resignFirstResponder() }

    // MARK: - Responding to touch events

    /// Fingers came down. Passed on along the chain unless overridden.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }

    /// Fingers moved.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }

    /// Fingers were lifted.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }

    /// The system took the touches away.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    /// Estimated properties of touches became exact; nothing is estimated here.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    // MARK: - Responding to motion events

    /// The device began to be shaken.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionBegan(motion, with: event) }

    /// The shaking ended.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionEnded(motion, with: event) }

    /// The shaking was interrupted.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

    // MARK: - Responding to press events

    /// Keys or buttons went down.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }

    /// Keys or buttons changed their force.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    /// Keys or buttons came up.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    /// The system took the presses away.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    /// An external accessory sent a command; there are none here.
    open func remoteControlReceived(with event: UIEvent?) {}

    // MARK: - Managing input views

    /// A view shown instead of the keyboard while this is the first responder.
    open var inputView: UIView? { nil }

    /// A view shown on top of the keyboard while this is the first responder.
    open var inputAccessoryView: UIView? { nil }

    /// Takes `inputView` and `inputAccessoryView` anew while this is the first responder.
    open func reloadInputViews() { _responderWindow?._inputViewsDidChange(of: self) }

    // MARK: - Validating commands

    /// Whether the responder handles an action that goes along the chain: it does when it has such a method.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { responds(to: action) }

    /// The first along the chain that can perform the action.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    /// The keyboard shortcuts that the responder offers.
    open var keyCommands: [UIKeyCommand]? { nil }

    // MARK: - Standard edit actions

    /// Cuts the selection to the pasteboard.
    open func cut(_ sender: Any?) {}
    /// Copies the selection to the pasteboard.
    open func copy(_ sender: Any?) {}
    /// Pastes from the pasteboard.
    open func paste(_ sender: Any?) {}
    /// Pastes as plain text.
    open func pasteAndMatchStyle(_ sender: Any?) {}
    /// Deletes the selection.
    open func delete(_ sender: Any?) {}
    /// Selects what is under the finger.
    open func select(_ sender: Any?) {}
    /// Selects everything.
    open func selectAll(_ sender: Any?) {}
    /// Makes the selection bold, or no longer bold.
    open func toggleBoldface(_ sender: Any?) {}
    /// Makes the selection italic, or no longer italic.
    open func toggleItalics(_ sender: Any?) {}
    /// Underlines the selection, or no longer.
    open func toggleUnderline(_ sender: Any?) {}
    /// Makes the text larger.
    open func increaseSize(_ sender: Any?) {}
    /// Makes the text smaller.
    open func decreaseSize(_ sender: Any?) {}

    // MARK: - Getting the undo manager

    /// The nearest undo manager along the chain.
    open var undoManager: UndoManager? { next?.undoManager }

    // MARK: - Accessibility

    /// Whether assistive technology stops here.
    open var isAccessibilityElement: Bool {
        get { accessibility.isElement ?? false }
        set { accessibility.isElement = newValue }
    }
    /// What the element is, in a word or two.
    open var accessibilityLabel: String? {
        get { accessibility.label }
        set { accessibility.label = newValue }
    }
    /// What acting on the element does.
    open var accessibilityHint: String? {
        get { accessibility.hint }
        set { accessibility.hint = newValue }
    }
    /// The element's present value.
    open var accessibilityValue: String? {
        get { accessibility.value }
        set { accessibility.value = newValue }
    }
    /// How the element behaves.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits ?? .none }
        set { accessibility.traits = newValue }
    }
    /// A name for tests and for `--tap-id`; never spoken.
    open var accessibilityIdentifier: String? {
        get { accessibility.identifier }
        set { accessibility.identifier = newValue }
    }
    /// Whether everything inside is hidden from assistive technology.
    open var accessibilityElementsHidden: Bool {
        get { accessibility.hidesElements }
        set { accessibility.hidesElements = newValue }
    }
    /// Whether assistive technology should ignore the siblings.
    open var accessibilityViewIsModal: Bool {
        get { accessibility.isModal }
        set { accessibility.isModal = newValue }
    }
    /// Whether the elements inside are visited as one group.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibility.groupsChildren }
        set { accessibility.groupsChildren = newValue }
    }
    /// The element's frame in points of the screen.
    open var accessibilityFrame: CGRect {
        get { accessibility.frame ?? .zero }
        set { accessibility.frame = newValue }
    }
    /// The elements inside, where they are not the subviews.
    open var accessibilityElements: [Any]? {
        get { accessibility.elements }
        set { accessibility.elements = newValue }
    }
    /// What the user may say to mean the element.
    open var accessibilityUserInputLabels: [String]! {
        get { accessibility.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
        set { accessibility.userInputLabels = newValue }
    }
    /// The element's own actions.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibility.customActions }
        set { accessibility.customActions = newValue }
    }
    /// Acts on the element as a double tap does. Returns whether it did something.
    open func accessibilityActivate() -> Bool { false }
    /// Raises an adjustable value.
    open func accessibilityIncrement() {}
    /// Lowers an adjustable value.
    open func accessibilityDecrement() {}

    // MARK: - Sandlot

    /// Made when something is set; most responders have none.
    private var accessibilityStorage: AccessibilityStorage?

    private var accessibility: AccessibilityAttributes {
        get { accessibilityStorage?.attributes ?? AccessibilityAttributes() }
        set {
            if accessibilityStorage == nil { accessibilityStorage = AccessibilityStorage() }
            accessibilityStorage?.attributes = newValue
        }
    }

    /// The window in whose chain this responder stands.
    var _responderWindow: UIWindow? { nil }
}
