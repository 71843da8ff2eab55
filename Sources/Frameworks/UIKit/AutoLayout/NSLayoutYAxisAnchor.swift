import QuartzCore

/// A vertical edge, centre or baseline.
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The distance from `otherAnchor` to this anchor, as something to constrain.
    public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(from: self.reference, attribute, to: otherAnchor.reference, otherAnchor.attribute)
    }

    /// This anchor lies `multiplier` times the system spacing (8 points) below `anchor`.
    public func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
        file: String = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relate(.equal, to: anchor, 1, multiplier * LayoutRules.systemSpacing, SourceLocation(file: file, line: line))
    }

    /// This anchor lies at least `multiplier` times the system spacing (8 points) below `anchor`.
    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
        file: String = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, to: anchor, 1, multiplier * LayoutRules.systemSpacing, SourceLocation(file: file, line: line))
    }

    /// This anchor lies at most `multiplier` times the system spacing (8 points) below `anchor`.
    public func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
        file: String = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, to: anchor, 1, multiplier * LayoutRules.systemSpacing, SourceLocation(file: file, line: line))
    }
}
