import QuartzCore

/// How layout speaks of views and constraints: the user's names, no addresses, the same words in every run.
@MainActor enum LayoutWords {
    /// `UILabel "Hello"`, `UIView #card`, `UIImageView`.
    static func name(of view: UIView) -> String {
        let type = String(describing: Swift.type(of: view))
        if let label = view.layoutState.label, !label.isEmpty { return "\(type) '\(label)'" }
        if let identifier = view.accessibilityIdentifier, !identifier.isEmpty { return "\(type) #\(identifier)" }
        if let text = (view as? UILabel)?.text, !text.isEmpty { return "\(type) \"\(shortened(text))\"" }
        if let text = (view as? UIButton)?.currentTitle, !text.isEmpty { return "\(type) \"\(shortened(text))\"" }
        return type
    }

    /// `UIView.safeAreaLayoutGuide`, `UILayoutGuide "gap"`, `UIView.layoutGuides[0]`.
    static func name(of guide: UILayoutGuide) -> String {
        if case .free = guide.kind {
            if !guide.identifier.isEmpty { return "UILayoutGuide \"\(guide.identifier)\"" }
            guard let owner = guide.owningView, let index = owner.layoutGuides.firstIndex(where: { $0 === guide }) else {
                return "UILayoutGuide"
            }
            return "\(name(of: owner)).layoutGuides[\(index)]"
        }
        let own = guide.identifier.split(separator: "-").last.map(String.init) ?? "UILayoutGuide"
        return guide.owningView.map { "\(name(of: $0)).\(own)" } ?? own
    }

    private static func shortened(_ text: String) -> String {
        let line = text.replacingOccurrences(of: "\n", with: " ")
        return line.count > 24 ? line.prefix(23) + "…" : line
    }

    /// `UIView #card.top = UIView.top + 120 @750 (Contents.swift:83)`.
    static func describe(_ constraint: NSLayoutConstraint) -> String {
        var text = constraint.identifier.map { "'\($0)' " } ?? ""
        text += side(constraint.first, constraint.firstAttribute)
        switch constraint.relation {
        case .equal: text += " = "
        case .lessThanOrEqual: text += " ≤ "
        case .greaterThanOrEqual: text += " ≥ "
        }
        if let second = constraint.second {
            if constraint.multiplier != 1 { text += "\(number(constraint.multiplier)) × " }
            text += side(second, constraint.secondAttribute)
            if constraint.constant > 0 { text += " + \(number(constraint.constant))" }
            if constraint.constant < 0 { text += " − \(number(-constraint.constant))" }
        } else {
            text += number(constraint.constant)
        }
        if constraint.priority != .required { text += " @\(number(CGFloat(constraint.priority.rawValue)))" }
        if let location = constraint.sourceLocation, location.isUsers { text += " (\(location.description))" }
        return text
    }

    private static func side(_ reference: LayoutItemReference?, _ attribute: NSLayoutConstraint.Attribute) -> String {
        "\(reference?.displayName ?? "a deallocated view").\(attribute)"
    }

    static func describe(_ owner: LayoutEngine.Owner) -> String {
        switch owner {
        case .constraint(let constraint):
            return describe(constraint)
        case .frame(let record):
            return record.view.map(describeFrame) ?? "the frame of a view"
        case .content(let record, let axis, let isHugging):
            guard let view = record.view else { return "the content of a view" }
            let length = axis == .horizontal ? "wide" : "tall"
            // The height of a wrapping text is that for its width.
            let counted = record.content[axis == .horizontal ? 0 : 2].map { CGFloat($0.value) }
            let size = counted ?? (axis == .horizontal ? view.intrinsicContentSize.width : view.intrinsicContentSize.height)
            return isHugging
                ? "\(name(of: view)) hugs its content, \(number(size)) \(length)"
                : "\(name(of: view)) resists being less than \(number(size)) \(length)"
        case .other:
            return "a size cannot be negative"
        }
    }

    /// `UIView #card is placed by its frame (30, 120, 333, 250)`.
    static func describeFrame(of view: UIView) -> String {
        let frame = view.frame
        return "\(name(of: view)) is placed by its frame "
            + "(\(number(frame.minX)), \(number(frame.minY)), \(number(frame.width)), \(number(frame.height)))"
    }

    /// How strongly the constraint is wanted, 1…1000.
    static func priority(of owner: LayoutEngine.Owner) -> CGFloat {
        switch owner {
        case .constraint(let constraint):
            return CGFloat(constraint.priority.rawValue)
        case .content(let record, let axis, let isHugging):
            guard let state = record.view?.layoutState else { return 0 }
            return CGFloat((isHugging ? state.hugging : state.compressionResistance)[axis].rawValue)
        case .frame, .other:
            return 1000
        }
    }

    /// Up to three decimals, without trailing zeros.
    static func number(_ value: CGFloat) -> String {
        let rounded = (Double(value) * 1000).rounded() / 1000
        if rounded == rounded.rounded(), abs(rounded) < 1e15 { return String(Int(rounded)) }
        return String(rounded)
    }
}
