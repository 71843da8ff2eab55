import QuartzCore

// The same methods under the plain names of Apple's declarations, for code that refers to a method without calling it
// (`anchor.constraint(equalTo:)` as a value). Calls prefer the variants that know the user's line.

extension NSLayoutAnchor {
    /// This anchor = `anchor`.
    @_disfavoredOverload
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.equal, to: anchor, 1, 0, nil)
    }

    /// This anchor = `anchor` + `c` points.
    @_disfavoredOverload
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        relate(.equal, to: anchor, 1, c, nil)
    }

    /// This anchor ≥ `anchor`.
    @_disfavoredOverload
    public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, to: anchor, 1, 0, nil)
    }

    /// This anchor ≥ `anchor` + `c` points.
    @_disfavoredOverload
    public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, to: anchor, 1, c, nil)
    }

    /// This anchor ≤ `anchor`.
    @_disfavoredOverload
    public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, to: anchor, 1, 0, nil)
    }

    /// This anchor ≤ `anchor` + `c` points.
    @_disfavoredOverload
    public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, to: anchor, 1, c, nil)
    }
}

extension NSLayoutDimension {
    /// This dimension = `c` points.
    @_disfavoredOverload
    public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
        relate(.equal, to: nil, 1, c, nil)
    }

    /// This dimension = `m` × `anchor`.
    @_disfavoredOverload
    public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        relate(.equal, to: anchor, m, 0, nil)
    }

    /// This dimension = `m` × `anchor` + `c` points.
    @_disfavoredOverload
    public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint {
        relate(.equal, to: anchor, m, c, nil)
    }

    /// This dimension ≥ `c` points.
    @_disfavoredOverload
    public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, to: nil, 1, c, nil)
    }

    /// This dimension ≥ `m` × `anchor`.
    @_disfavoredOverload
    public func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, to: anchor, m, 0, nil)
    }

    /// This dimension ≥ `m` × `anchor` + `c` points.
    @_disfavoredOverload
    public func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, to: anchor, m, c, nil)
    }

    /// This dimension ≤ `c` points.
    @_disfavoredOverload
    public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, to: nil, 1, c, nil)
    }

    /// This dimension ≤ `m` × `anchor`.
    @_disfavoredOverload
    public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, to: anchor, m, 0, nil)
    }

    /// This dimension ≤ `m` × `anchor` + `c` points.
    @_disfavoredOverload
    public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, to: anchor, m, c, nil)
    }
}

extension NSLayoutXAxisAnchor {
    /// This anchor lies exactly `multiplier` times the system spacing (8 points) after `anchor`.
    @_disfavoredOverload
    public func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        relate(.equal, to: anchor, 1, multiplier * LayoutRules.systemSpacing, nil)
    }

    /// This anchor lies at least `multiplier` times the system spacing (8 points) after `anchor`.
    @_disfavoredOverload
    public func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, to: anchor, 1, multiplier * LayoutRules.systemSpacing, nil)
    }

    /// This anchor lies at most `multiplier` times the system spacing (8 points) after `anchor`.
    @_disfavoredOverload
    public func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, to: anchor, 1, multiplier * LayoutRules.systemSpacing, nil)
    }
}

extension NSLayoutYAxisAnchor {
    /// This anchor lies exactly `multiplier` times the system spacing (8 points) below `anchor`.
    @_disfavoredOverload
    public func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        relate(.equal, to: anchor, 1, multiplier * LayoutRules.systemSpacing, nil)
    }

    /// This anchor lies at least `multiplier` times the system spacing (8 points) below `anchor`.
    @_disfavoredOverload
    public func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        relate(.greaterThanOrEqual, to: anchor, 1, multiplier * LayoutRules.systemSpacing, nil)
    }

    /// This anchor lies at most `multiplier` times the system spacing (8 points) below `anchor`.
    @_disfavoredOverload
    public func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        relate(.lessThanOrEqual, to: anchor, 1, multiplier * LayoutRules.systemSpacing, nil)
    }
}
