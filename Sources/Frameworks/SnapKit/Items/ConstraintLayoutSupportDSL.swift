/// Attributes of a view controller's top or bottom layout guide: what `topLayoutGuide.snp` gives.
@preconcurrency @MainActor public struct ConstraintLayoutSupportDSL: ConstraintDSL {
    let support: ConstraintLayoutSupport

    init(support: ConstraintLayoutSupport) { self.support = support }

    public var target: AnyObject? { support }

    /// The top edge.
    public var top: ConstraintItem { item(.top) }

    /// The bottom edge.
    public var bottom: ConstraintItem { item(.bottom) }

    /// The height.
    public var height: ConstraintItem { item(.height) }
}

extension ConstraintLayoutSupport {
    /// The guide's attributes.
    public var snp: ConstraintLayoutSupportDSL { ConstraintLayoutSupportDSL(support: self) }
}
