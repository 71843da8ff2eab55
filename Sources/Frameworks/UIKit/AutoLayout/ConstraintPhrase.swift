import QuartzCore

/// A constraint as a clause about one of the views it speaks of, in words that need no knowledge of the API.
@MainActor struct ConstraintPhrase {
    let constraint: NSLayoutConstraint
    let subject: UIView

    /// `its leading edge is 20 points right of the leading edge of its superview (Contents.swift:40)`.
    var words: String { clause + note }

    private var clause: String {
        guard constraint.firstStart == nil, constraint.secondStart == nil else { return fallback }
        if constraint.first?.view === subject {
            return constraint.firstAttribute.isSize ? sizeClause : placeClause(
                constraint.firstAttribute, constraint.relation, constraint.second, constraint.secondAttribute,
                constraint.constant)
        }
        guard constraint.second?.view === subject, constraint.multiplier == 1 else { return fallback }
        if constraint.firstAttribute.isSize {
            return comparison(
                constraint.secondAttribute, turned, "the \(name(constraint.firstAttribute)) of \(name(constraint.first))",
                -constraint.constant)
        }
        return placeClause(
            constraint.secondAttribute, turned, constraint.first, constraint.firstAttribute, -constraint.constant)
    }

    /// Where the view is not what the constraint is about.
    private var fallback: String { "“\(LayoutWords.describe(constraint))” holds" }

    private var note: String {
        guard !clause.hasPrefix("“") else { return "" }
        var notes: [String] = []
        if let location = constraint.sourceLocation, location.isUsers { notes.append(location.description) }
        if constraint.priority != .required { notes.append("priority \(LayoutWords.number(CGFloat(constraint.priority.rawValue)))") }
        return notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))"
    }

    private var turned: NSLayoutConstraint.Relation {
        NSLayoutConstraint.Relation(rawValue: -constraint.relation.rawValue)!
    }

    // MARK: - Sizes

    private var sizeClause: String {
        guard let second = constraint.second else {
            let length = points(constraint.constant)
            switch constraint.relation {
            case .equal: return "its \(name(constraint.firstAttribute)) is set to \(length)"
            case .greaterThanOrEqual: return "its \(name(constraint.firstAttribute)) is at least \(length)"
            case .lessThanOrEqual: return "its \(name(constraint.firstAttribute)) is at most \(length)"
            }
        }
        let attribute = name(constraint.secondAttribute)
        var other = second.view === subject ? "its own \(attribute)" : "the \(attribute) of \(name(second))"
        if constraint.multiplier != 1 { other = "\(LayoutWords.number(constraint.multiplier)) times \(other)" }
        return comparison(constraint.firstAttribute, constraint.relation, other, constraint.constant)
    }

    private func comparison(
        _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation, _ other: String,
        _ constant: CGFloat
    ) -> String {
        var text = "its \(name(attribute)) is "
        switch relation {
        case .equal: break
        case .greaterThanOrEqual: text += "at least "
        case .lessThanOrEqual: text += "at most "
        }
        text += other
        if constant > 0 { text += " plus \(points(constant))" }
        if constant < 0 { text += " minus \(points(-constant))" }
        return text
    }

    // MARK: - Places

    private func placeClause(
        _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation, _ other: LayoutItemReference?,
        _ otherAttribute: NSLayoutConstraint.Attribute, _ constant: CGFloat
    ) -> String {
        let target = "the \(name(otherAttribute)) of \(name(other))"
        guard constraint.multiplier == 1 else {
            return comparison(attribute, relation, "at \(LayoutWords.number(constraint.multiplier)) times \(target)", constant)
        }
        let isVertical = attribute.axis == .vertical
        var (forward, backward) = isVertical ? ("below", "above") : ("right of", "left of")
        if isMirrored(attribute, otherAttribute) { swap(&forward, &backward) }
        let start = "its \(name(attribute)) is "
        if constant == 0 {
            switch relation {
            case .equal: return start + "at \(target)"
            case .greaterThanOrEqual: return start + "at or \(forward) \(target)"
            case .lessThanOrEqual: return start + "at or \(backward) \(target)"
            }
        }
        let isLeast = relation == .greaterThanOrEqual && constant > 0 || relation == .lessThanOrEqual && constant < 0
        let limit = relation == .equal ? "" : isLeast ? "at least " : "at most "
        return start + "\(limit)\(points(abs(constant))) \(constant > 0 ? forward : backward) \(target)"
    }

    /// In a right-to-left layout, leading and trailing grow to the left.
    private func isMirrored(_ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute) -> Bool {
        guard first.isDirectional || second.isDirectional else { return false }
        return LayoutRules.commonAncestor(of: constraint)?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    // MARK: - Names

    private func points(_ length: CGFloat) -> String {
        length == 1 ? "1 point" : "\(LayoutWords.number(length)) points"
    }

    /// The other item: `its superview`, `UILabel "Title"`, `the safe area of its superview`.
    private func name(_ reference: LayoutItemReference?) -> String {
        guard let reference else { return "nothing" }
        if let view = reference.view {
            guard view is UIScrollView, subject !== view, subject.isDescendant(of: view) else { return name(view) }
            return "the content of \(name(view))"
        }
        guard let guide = reference.guide, let owner = guide.owningView else { return "a removed guide" }
        let state = owner.layoutState
        if guide === state.safeAreaLayoutGuide { return "the safe area of \(name(owner))" }
        if guide === state.layoutMarginsGuide { return "the layout margins of \(name(owner))" }
        if guide === state.readableContentGuide { return "the readable width of \(name(owner))" }
        if guide === state.keyboardLayoutGuide { return "the keyboard" }
        switch guide.kind {
        case .scrollContent: return "the content of \(name(owner))"
        case .scrollFrame: return "the visible frame of \(name(owner))"
        case .free, .inset, .bottomBand: return LayoutWords.name(of: guide)
        }
    }

    private func name(_ view: UIView) -> String {
        view === subject ? "itself" : view === subject.superview ? "its superview" : LayoutWords.name(of: view)
    }

    private func name(_ attribute: NSLayoutConstraint.Attribute) -> String {
        switch attribute {
        case .left: "left edge"
        case .right: "right edge"
        case .top: "top"
        case .bottom: "bottom"
        case .leading: "leading edge"
        case .trailing: "trailing edge"
        case .width: "width"
        case .height: "height"
        case .centerX: "horizontal centre"
        case .centerY: "vertical centre"
        case .lastBaseline: "last baseline"
        case .firstBaseline: "first baseline"
        case .leftMargin: "left margin"
        case .rightMargin: "right margin"
        case .topMargin: "top margin"
        case .bottomMargin: "bottom margin"
        case .leadingMargin: "leading margin"
        case .trailingMargin: "trailing margin"
        case .centerXWithinMargins: "horizontal centre within its margins"
        case .centerYWithinMargins: "vertical centre within its margins"
        case .notAnAttribute: "nothing"
        }
    }
}
