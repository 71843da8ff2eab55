/// A view's constraints: what `view.snp` gives.
@preconcurrency @MainActor public struct ConstraintViewDSL: ConstraintAttributesDSL {
    let view: ConstraintView

    init(view: ConstraintView) { self.view = view }

    public var target: AnyObject? { view }

    // MARK: - Making constraints

    /// The constraints that the closure describes, not yet active.
    @discardableResult
    public func prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
        ConstraintMaker.prepareConstraints(item: view, closure: closure)
    }

    /// Makes and activates the constraints that the closure describes.
    public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
        ConstraintMaker.makeConstraints(item: view, closure: closure)
    }

    /// Removes all constraints that `snp` made for the view, then makes those of the closure.
    public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
        ConstraintMaker.remakeConstraints(item: view, closure: closure)
    }

    /// Gives new constants to the constraints that the closure describes. A statement must have the same item,
    /// attributes, relation, priority and multiplier as the one it updates; one that matches nothing traps.
    public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
        ConstraintMaker.updateConstraints(item: view, closure: closure)
    }

    /// Removes all constraints that `snp` made for the view.
    public func removeConstraints() { ConstraintMaker.removeConstraints(item: view) }

    // MARK: - Content priorities

    /// How strongly the view resists growing beyond its content's width.
    public var contentHuggingHorizontalPriority: Float {
        get { view.contentHuggingPriority(for: .horizontal).rawValue }
        nonmutating set { view.setContentHuggingPriority(UILayoutPriority(rawValue: newValue), for: .horizontal) }
    }

    /// How strongly the view resists growing beyond its content's height.
    public var contentHuggingVerticalPriority: Float {
        get { view.contentHuggingPriority(for: .vertical).rawValue }
        nonmutating set { view.setContentHuggingPriority(UILayoutPriority(rawValue: newValue), for: .vertical) }
    }

    /// How strongly the view resists shrinking below its content's width.
    public var contentCompressionResistanceHorizontalPriority: Float {
        get { view.contentCompressionResistancePriority(for: .horizontal).rawValue }
        nonmutating set { view.setContentCompressionResistancePriority(UILayoutPriority(rawValue: newValue), for: .horizontal) }
    }

    /// How strongly the view resists shrinking below its content's height.
    public var contentCompressionResistanceVerticalPriority: Float {
        get { view.contentCompressionResistancePriority(for: .vertical).rawValue }
        nonmutating set { view.setContentCompressionResistancePriority(UILayoutPriority(rawValue: newValue), for: .vertical) }
    }
}

extension ConstraintView {
    /// The view's constraints.
    public var snp: ConstraintViewDSL { ConstraintViewDSL(view: self) }
}
