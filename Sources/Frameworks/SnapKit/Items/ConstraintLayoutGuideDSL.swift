/// A layout guide's constraints: what `guide.snp` gives.
@preconcurrency @MainActor public struct ConstraintLayoutGuideDSL: ConstraintAttributesDSL {
    let guide: ConstraintLayoutGuide

    init(guide: ConstraintLayoutGuide) { self.guide = guide }

    public var target: AnyObject? { guide }

    /// The constraints that the closure describes, not yet active.
    @discardableResult
    public func prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
        ConstraintMaker.prepareConstraints(item: guide, closure: closure)
    }

    /// Makes and activates the constraints that the closure describes.
    public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
        ConstraintMaker.makeConstraints(item: guide, closure: closure)
    }

    /// Removes all constraints that `snp` made for the guide, then makes those of the closure.
    public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
        ConstraintMaker.remakeConstraints(item: guide, closure: closure)
    }

    /// Gives new constants to the constraints that the closure describes; see `ConstraintViewDSL.updateConstraints`.
    public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
        ConstraintMaker.updateConstraints(item: guide, closure: closure)
    }

    /// Removes all constraints that `snp` made for the guide.
    public func removeConstraints() { ConstraintMaker.removeConstraints(item: guide) }
}

extension ConstraintLayoutGuide {
    /// The guide's constraints.
    public var snp: ConstraintLayoutGuideDSL { ConstraintLayoutGuideDSL(guide: self) }
}
