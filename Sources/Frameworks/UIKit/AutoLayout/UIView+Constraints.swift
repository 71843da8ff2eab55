import QuartzCore

/// The parts of Auto Layout that subclasses do not override.
extension UIView {
    // MARK: - Managing the view's constraints

    /// The active constraints that the view holds.
    public var constraints: [NSLayoutConstraint] { layoutState.heldConstraints }

    // MARK: - Measuring in Auto Layout

    /// The size of a view without content of its own along an axis.
    public static let noIntrinsicMetric: CGFloat = -1

    /// How strongly the view resists growing beyond its intrinsic size along `axis`.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layoutState.hugging[axis]
    }

    /// How strongly the view resists shrinking below its intrinsic size along `axis`.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layoutState.compressionResistance[axis]
    }

    // MARK: - Triggering Auto Layout

    /// Whether `updateConstraints()` will run in the next layout.
    public func needsUpdateConstraints() -> Bool { layoutState.needsUpdateConstraints }

    /// Asks for `updateConstraints()` before the next layout.
    public func setNeedsUpdateConstraints() { LayoutEngine.setNeedsUpdateConstraints(self) }

    /// Runs `updateConstraints()` now where it was asked for, in this view and below.
    public func updateConstraintsIfNeeded() { LayoutEngine.runUpdatePass(self) }

    // MARK: - Debugging Auto Layout

    /// The active constraints that decide the view's place and length along `axis`.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        LayoutEngine.constraintsAffectingLayout(self, axis)
    }

    /// Moves an ambiguously placed view to another of its possible places. Only reported here: the solver keeps one answer.
    public func exerciseAmbiguityInLayout() {
        SandlotUnimplemented.report("UIView.exerciseAmbiguityInLayout()")
    }
}
