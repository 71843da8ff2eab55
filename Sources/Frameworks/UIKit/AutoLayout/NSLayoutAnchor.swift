import QuartzCore

/// One edge, centre or size of a view or guide, from which constraints are made.
///
/// The methods take the calling file and line as hidden arguments, so that conflict reports can name the user's line.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    let reference: LayoutItemReference
    let attribute: NSLayoutConstraint.Attribute

    init(reference: LayoutItemReference, attribute: NSLayoutConstraint.Attribute) {
        self.reference = reference
        self.attribute = attribute
        super.init()
    }

    // MARK: - Building constraints

    /// This anchor = `anchor`.
    public func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>, file: String = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relate(.equal, to: anchor, 1, 0, SourceLocation(file: file, line: line))
    }

    /// This anchor ≥ `anchor`.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, file: String = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, to: anchor, 1, 0, SourceLocation(file: file, line: line))
    }

    /// This anchor ≤ `anchor`.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, file: String = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, to: anchor, 1, 0, SourceLocation(file: file, line: line))
    }

    /// This anchor = `anchor` + `c` points.
    public func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat, file: String = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relate(.equal, to: anchor, 1, c, SourceLocation(file: file, line: line))
    }

    /// This anchor ≥ `anchor` + `c` points.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat,
        file: String = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, to: anchor, 1, c, SourceLocation(file: file, line: line))
    }

    /// This anchor ≤ `anchor` + `c` points.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat,
        file: String = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, to: anchor, 1, c, SourceLocation(file: file, line: line))
    }

    // MARK: - Debugging

    /// The name of the anchor: item and attribute.
    open var name: String { "\(reference.displayName).\(attribute)" }

    /// The view or guide that the anchor belongs to.
    open var item: AnyObject? { reference.object }

    /// Whether the constraints that touch the item leave this position open.
    open var hasAmbiguousLayout: Bool { reference.owningView?.hasAmbiguousLayout ?? false }

    /// The active constraints that take part in deciding this anchor.
    open var constraintsAffectingLayout: [NSLayoutConstraint] {
        guard let view = reference.owningView, let axis = attribute.axis else { return [] }
        return view.constraintsAffectingLayout(for: axis)
    }

    // MARK: - Sandlot

    func relate(
        _ relation: NSLayoutConstraint.Relation, to other: NSLayoutAnchor<AnchorType>?, _ multiplier: CGFloat,
        _ constant: CGFloat, _ location: SourceLocation?
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint()
        constraint.sourceLocation = location
        constraint.configure(
            first: reference, attribute, relation, second: other?.reference, other?.attribute ?? .notAnAttribute,
            multiplier: multiplier, constant: constant)
        return constraint
    }
}
