import QuartzCore

/// A horizontal edge or centre.
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The distance from `otherAnchor` to this anchor, as something to constrain.
    public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(from: self.reference, attribute, to: otherAnchor.reference, otherAnchor.attribute)
    }

    /// This anchor lies `multiplier` times the system spacing (8 points) after `anchor`.
    public func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
        file: String = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relate(.equal, to: anchor, 1, multiplier * LayoutRules.systemSpacing, SourceLocation(file: file, line: line))
    }

    /// This anchor lies at least `multiplier` times the system spacing (8 points) after `anchor`.
    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
        file: String = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, to: anchor, 1, multiplier * LayoutRules.systemSpacing, SourceLocation(file: file, line: line))
    }

    /// This anchor lies at most `multiplier` times the system spacing (8 points) after `anchor`.
    public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
        file: String = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, to: anchor, 1, multiplier * LayoutRules.systemSpacing, SourceLocation(file: file, line: line))
    }
}
