/// The rectangle that the keyboard covers in a view; see `UIView.keyboardLayoutGuide`.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Whether the guide follows a floating keyboard. Stored only; there is none here.
    open var followsUndockedKeyboard = false

    /// Whether the guide keeps to the safe area's bottom while the keyboard is away; otherwise it has no height then.
    open var usesBottomSafeArea = true {
        didSet { owningView.map(LayoutEngine.insetsDidChange) }
    }

    /// Points above the keyboard in which a drag begins to dismiss it. Stored only.
    open var keyboardDismissPadding: CGFloat = 0
}
