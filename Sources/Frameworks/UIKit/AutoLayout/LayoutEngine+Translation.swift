import ConstraintSolver
import QuartzCore

/// From items and attributes to sums of variables.
///
/// A view's variables are in its superview's coordinates, so both sides of a constraint are first brought into the
/// coordinates of a common ancestor: the origins of the views between are added, scroll offsets taken away. Moving a
/// superview then edits nothing below it.
extension LayoutEngine {
    /// first − multiplier × second − constant, nil when an item is gone or outside this hierarchy.
    func expression(of constraint: NSLayoutConstraint) -> LayoutExpression? {
        guard let first = constraint.first, let firstView = first.owningView, isInside(firstView) else { return nil }
        let secondView = constraint.second?.owningView
        if constraint.second != nil && secondView == nil { return nil }
        if let secondView, !isInside(secondView) { return nil }
        guard let ancestor = LayoutRules.commonAncestor(of: constraint) else { return nil }
        let isMirrored =
            (constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional)
            && ancestor.effectiveUserInterfaceLayoutDirection == .rightToLeft
        var result = value(
            first, constraint.firstAttribute, start: constraint.firstStart, in: ancestor, other: secondView, isMirrored)
        if let second = constraint.second {
            let other = value(
                second, constraint.secondAttribute, start: constraint.secondStart, in: ancestor, other: firstView,
                isMirrored)
            result.add(other, -Double(constraint.multiplier))
        }
        result.constant -= Double(constraint.constant)
        return result
    }

    private func isInside(_ view: UIView) -> Bool { !isThrowaway || belongs(view) }

    /// The value of an attribute in the ancestor's coordinates. In a mirrored constraint every horizontal position is
    /// counted from the right, so that leading, trailing and the sign of the constant read the same way.
    private func value(
        _ reference: LayoutItemReference, _ attribute: NSLayoutConstraint.Attribute,
        start: (reference: LayoutItemReference, attribute: NSLayoutConstraint.Attribute)?, in ancestor: UIView,
        other: UIView?, _ isMirrored: Bool
    ) -> LayoutExpression {
        if let start {
            var distance = position(reference, attribute, in: ancestor, other: other, isMirrored)
            distance.add(position(start.reference, start.attribute, in: ancestor, other: other, isMirrored), -1)
            return distance
        }
        return position(reference, attribute, in: ancestor, other: other, isMirrored)
    }

    private func position(
        _ reference: LayoutItemReference, _ attribute: NSLayoutConstraint.Attribute, in ancestor: UIView,
        other: UIView?, _ isMirrored: Bool
    ) -> LayoutExpression {
        guard let axis = attribute.axis else { return LayoutExpression() }
        let span = span(of: reference, axis, usesMargins: attribute.usesMargins, in: ancestor, other: other)
        let isMirrored = isMirrored && axis == .horizontal && !attribute.isSize
        switch attribute {
        case .width, .height:
            return span.length
        case .left, .top, .leftMargin, .topMargin, .leading, .leadingMargin:
            return isMirrored ? span.end.negated : span.start
        case .right, .bottom, .rightMargin, .bottomMargin, .trailing, .trailingMargin:
            return isMirrored ? span.start.negated : span.end
        case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins:
            var centre = span.start
            centre.add(span.length, 0.5)
            return isMirrored ? centre.negated : centre
        case .firstBaseline:
            var baseline = span.start
            baseline.constant += Double(reference.view?._firstBaselineFromTop ?? 0)
            return baseline
        case .lastBaseline:
            var baseline = span.end
            baseline.constant -= Double(reference.view?._lastBaselineFromBottom ?? 0)
            return baseline
        case .notAnAttribute:
            return LayoutExpression()
        }
    }

    /// A stretch along one axis, in an ancestor's coordinates.
    private struct Span {
        var start: LayoutExpression
        var length: LayoutExpression

        var end: LayoutExpression {
            var end = start
            end.add(length)
            return end
        }

        mutating func inset(_ before: Double, _ after: Double) {
            start.constant += before
            length.constant -= before + after
        }

        /// Leaves the last `length` points.
        mutating func keepEnd(_ length: Double) {
            start = end
            start.constant -= length
            self.length = LayoutExpression(constant: length)
        }

        mutating func inset(by insets: UIEdgeInsets, _ axis: NSLayoutConstraint.Axis) {
            if axis == .horizontal { inset(insets.left, insets.right) } else { inset(insets.top, insets.bottom) }
        }
    }

    private func span(
        of reference: LayoutItemReference, _ axis: NSLayoutConstraint.Axis, usesMargins: Bool, in ancestor: UIView,
        other: UIView?
    ) -> Span {
        if let guide = reference.guide, let owner = guide.owningView {
            switch guide.kind {
            case .free:
                let record = record(for: guide)
                var span = Span(start: LayoutExpression(record.origin(axis)), length: LayoutExpression(record.length(axis)))
                span.start.add(offset(of: owner, in: ancestor, axis))
                return span
            case .inset(let insets):
                var span = boundsSpan(of: owner, axis, in: ancestor, other: nil)
                span.inset(by: insets(owner), axis)
                return span
            case .bottomBand(let height):
                var span = boundsSpan(of: owner, axis, in: ancestor, other: nil)
                if axis == .vertical { span.keepEnd(Double(height(owner))) }
                return span
            case .scrollContent:
                return Span(
                    start: offset(of: owner, in: ancestor, axis), length: LayoutExpression(contentLength(owner, axis)))
            case .scrollFrame:
                return boundsSpan(of: owner, axis, in: ancestor, other: nil)
            }
        }
        guard let view = reference.view else { return Span(start: LayoutExpression(), length: LayoutExpression()) }
        if usesMargins {
            var span = boundsSpan(of: view, axis, in: ancestor, other: other)
            span.inset(by: view.layoutMargins, axis)
            return span
        }
        if view !== ancestor {
            let record = record(for: view)
            var span = Span(start: LayoutExpression(record.origin(axis)), length: LayoutExpression(record.length(axis)))
            if let superview = view.superview { span.start.add(offset(of: superview, in: ancestor, axis)) }
            return span
        }
        var span = boundsSpan(of: view, axis, in: ancestor, other: other)
        if !speaksOfContent(view, other) { span.inset(by: view.alignmentRectInsets, axis) }
        return span
    }

    /// Seen from inside, a scroll view's edges are those of its content.
    private func speaksOfContent(_ view: UIView, _ other: UIView?) -> Bool {
        guard view is UIScrollView, let other, other !== view else { return false }
        return other.isDescendant(of: view)
    }

    /// The bounds of a view (without alignment insets) in the ancestor's coordinates.
    private func boundsSpan(
        of view: UIView, _ axis: NSLayoutConstraint.Axis, in ancestor: UIView, other: UIView?
    ) -> Span {
        let record = record(for: view)
        if speaksOfContent(view, other) {
            return Span(start: offset(of: view, in: ancestor, axis), length: LayoutExpression(contentLength(view, axis)))
        }
        let insets = view.alignmentRectInsets
        var span: Span
        if view === ancestor {
            span = Span(start: LayoutExpression(), length: LayoutExpression(record.length(axis)))
            if let origin = boundsOrigin(of: view) { span.start.add(axis == .horizontal ? origin.x : origin.y) }
            span.length.constant += axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom
        } else {
            span = Span(start: LayoutExpression(record.origin(axis)), length: LayoutExpression(record.length(axis)))
            span.start.add(view.superview.map { offset(of: $0, in: ancestor, axis) } ?? LayoutExpression())
            span.inset(
                axis == .horizontal ? -insets.left : -insets.top, axis == .horizontal ? -insets.right : -insets.bottom)
        }
        return span
    }

    private func contentLength(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> Solver.Variable {
        let size = contentSize(of: view)
        return axis == .horizontal ? size.width : size.height
    }

    /// Where the point (0, 0) of the view's own coordinates lies in the ancestor's.
    private func offset(of view: UIView, in ancestor: UIView, _ axis: NSLayoutConstraint.Axis) -> LayoutExpression {
        var result = LayoutExpression()
        var next: UIView? = view
        while let current = next, current !== ancestor {
            let record = record(for: current)
            let insets = current.alignmentRectInsets
            result.add(record.origin(axis))
            result.constant -= axis == .horizontal ? insets.left : insets.top
            if let origin = boundsOrigin(of: current) { result.add(axis == .horizontal ? origin.x : origin.y, -1) }
            next = current.superview
        }
        return result
    }
}

extension LayoutExpression {
    fileprivate var negated: LayoutExpression {
        var result = LayoutExpression()
        result.add(self, -1)
        return result
    }
}

extension LayoutRecord {
    func origin(_ axis: NSLayoutConstraint.Axis) -> Solver.Variable { axis == .horizontal ? minX : minY }

    func length(_ axis: NSLayoutConstraint.Axis) -> Solver.Variable { axis == .horizontal ? width : height }
}
