import QuartzCore

/// A width or height, or the distance between two parallel anchors.
@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// For a distance: where it starts; `reference` and `attribute` are its end.
    private(set) var start: (reference: LayoutItemReference, attribute: NSLayoutConstraint.Attribute)?

    override init(reference: LayoutItemReference, attribute: NSLayoutConstraint.Attribute) {
        super.init(reference: reference, attribute: attribute)
    }

    init(
        from start: LayoutItemReference, _ startAttribute: NSLayoutConstraint.Attribute,
        to end: LayoutItemReference, _ endAttribute: NSLayoutConstraint.Attribute
    ) {
        self.start = (start, startAttribute)
        super.init(reference: end, attribute: endAttribute)
    }

    // MARK: - Constants

    /// This dimension = `c` points.
    public func constraint(
        equalToConstant c: CGFloat, file: String = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relate(.equal, to: nil, 1, c, SourceLocation(file: file, line: line))
    }

    /// This dimension ≥ `c` points.
    public func constraint(
        greaterThanOrEqualToConstant c: CGFloat, file: String = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, to: nil, 1, c, SourceLocation(file: file, line: line))
    }

    /// This dimension ≤ `c` points.
    public func constraint(
        lessThanOrEqualToConstant c: CGFloat, file: String = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, to: nil, 1, c, SourceLocation(file: file, line: line))
    }

    // MARK: - Multiples of another dimension

    /// This dimension = `m` × `anchor` + `c` points.
    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0,
        file: String = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relate(.equal, to: anchor, m, c, SourceLocation(file: file, line: line))
    }

    /// This dimension ≥ `m` × `anchor` + `c` points.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0,
        file: String = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, to: anchor, m, c, SourceLocation(file: file, line: line))
    }

    /// This dimension ≤ `m` × `anchor` + `c` points.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0,
        file: String = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, to: anchor, m, c, SourceLocation(file: file, line: line))
    }

    // MARK: - Sandlot

    override func relate(
        _ relation: NSLayoutConstraint.Relation, to other: NSLayoutAnchor<NSLayoutDimension>?, _ multiplier: CGFloat,
        _ constant: CGFloat, _ location: SourceLocation?
    ) -> NSLayoutConstraint {
        let otherDimension = other as? NSLayoutDimension
        guard start != nil || otherDimension?.start != nil else {
            return super.relate(relation, to: other, multiplier, constant, location)
        }
        let constraint = NSLayoutConstraint()
        constraint.sourceLocation = location
        constraint.configureDistance(
            first: self, relation, second: otherDimension, multiplier: multiplier, constant: constant)
        return constraint
    }
}
