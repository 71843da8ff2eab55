import ConstraintSolver
import QuartzCore

/// What Auto Layout keeps for one view.
@MainActor final class ViewLayoutState {
    // MARK: Constraints

    /// The active constraints that this view holds.
    var heldConstraints: [NSLayoutConstraint] = []
    /// Active constraints, held by this view or an ancestor, that speak of this view or one of its guides.
    var referencingConstraints: [NSLayoutConstraint] = []
    var guides: [UILayoutGuide] = []
    /// A name that a constraint DSL gave the view, for messages.
    var label: String?
    /// What a constraint DSL keeps for the view.
    var languageStorage: AnyObject?

    // MARK: Content

    var hugging = AxisPair(UILayoutPriority.defaultLow, UILayoutPriority.defaultLow)
    var compressionResistance = AxisPair(UILayoutPriority.defaultHigh, UILayoutPriority.defaultHigh)

    /// Whether, among equals in a stack, this view's content is the first to give way to growing.
    var yieldsHugging = AxisPair(false, false)
    /// Whether, among equals in a stack, this view's content is the first to give way to shrinking.
    var yieldsCompression = AxisPair(false, false)

    // MARK: Update pass

    var needsUpdateConstraints = true
    /// A view below needs its constraints updated.
    var descendantNeedsUpdateConstraints = true

    // MARK: Solving

    /// The engine of the hierarchy; only the root view of a hierarchy has one.
    var rootEngine: LayoutEngine?
    /// The variables of this view in its hierarchy's engine; nil until a constraint needs them.
    var record: LayoutRecord?
    /// Direct subviews whose solved frame was not yet applied.
    var pendingSubviews: [UIView] = []
    /// Whether this view stands in its superview's `pendingSubviews`.
    var isPending = false

    // MARK: System guides, made when first asked for

    var layoutMarginsGuide: UILayoutGuide?
    var safeAreaLayoutGuide: UILayoutGuide?
    var readableContentGuide: UILayoutGuide?
    var keyboardLayoutGuide: UIKeyboardLayoutGuide?

    nonisolated init() {}
}
