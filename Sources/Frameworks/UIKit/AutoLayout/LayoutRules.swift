import QuartzCore

/// What makes a constraint legal, and where it belongs.
@MainActor enum LayoutRules {
    /// The sentence that says why the constraint cannot be made, nil when it can.
    static func problem(with constraint: NSLayoutConstraint) -> String? {
        let first = constraint.firstAttribute
        let second = constraint.secondAttribute
        guard let axis = first.axis else { return "the first attribute is notAnAttribute" }
        guard let secondAxis = second.axis else {
            return first.isSize ? nil : "a position (\(first)) needs a second item; only width and height may stand alone"
        }
        if first.isSize != second.isSize { return "a size (\(first.isSize ? first : second)) cannot be related to a position" }
        if first.isSize { return nil }
        if axis != secondAxis { return "\(first) and \(second) lie on different axes" }
        if axis == .horizontal, isAbsolute(first) && second.isDirectional || isAbsolute(second) && first.isDirectional {
            return "left or right (\(first)) cannot be mixed with leading or trailing (\(second))"
        }
        return nil
    }

    private static func isAbsolute(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
        switch attribute {
        case .left, .right, .leftMargin, .rightMargin: return true
        default: return false
        }
    }

    /// The standard distance between neighbours, in points (iOS 26, auto layout facts §3).
    static let systemSpacing: CGFloat = 8

    /// The nearest view that holds both items; for a guide, its owning view counts.
    static func commonAncestor(of constraint: NSLayoutConstraint) -> UIView? {
        guard let first = constraint.first?.owningView else { return nil }
        guard let reference = constraint.second else { return first }
        guard let second = reference.owningView else { return nil }
        return commonAncestor(first, second)
    }

    static func commonAncestor(_ first: UIView, _ second: UIView) -> UIView? {
        if first === second { return first }
        if second.superview === first { return first }
        if first.superview === second { return second }
        if let parent = first.superview, parent === second.superview { return parent }
        var ancestors = Set<ObjectIdentifier>()
        var next: UIView? = first
        while let view = next {
            ancestors.insert(ObjectIdentifier(view))
            next = view.superview
        }
        next = second
        while let view = next {
            if ancestors.contains(ObjectIdentifier(view)) { return view }
            next = view.superview
        }
        return nil
    }
}
