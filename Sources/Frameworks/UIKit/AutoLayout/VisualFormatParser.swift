import QuartzCore

/// Apple's visual format language: `H:|-16-[a(80@750)]-[b(>=60,==c)]-gap-|`.
@MainActor struct VisualFormatParser {
    private let format: String
    private let options: NSLayoutConstraint.FormatOptions
    private let metrics: [String: Any]
    private let views: [String: Any]

    private var characters: [Character]
    private var position = 0
    private var axis = NSLayoutConstraint.Axis.horizontal
    private var result: [NSLayoutConstraint] = []

    init(
        format: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any], views: [String: Any]
    ) {
        self.format = format
        self.options = options
        self.metrics = metrics
        self.views = views
        characters = Array(format)
    }

    /// The constraints that the format stands for. A format that cannot be read is a programming error and traps with the
    /// place, as on iOS.
    func constraints() -> [NSLayoutConstraint] {
        var parser = self
        parser.parse()
        return parser.result
    }

    private struct Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        var constant: CGFloat = 0
        var view: Any?
        var priority = UILayoutPriority.required
    }

    private enum Item {
        case superview
        case view(Any)
    }

    private mutating func parse() {
        if peek() == "H", peek(1) == ":" {
            position += 2
        } else if peek() == "V", peek(1) == ":" {
            axis = .vertical
            position += 2
        }
        var previous: Item?
        var aligned: [Any] = []
        var gap: [Predicate]? = []
        while position < characters.count {
            switch peek() {
            case "|":
                position += 1
                if previous == nil {
                    previous = .superview
                } else {
                    connect(previous, .superview, gap, aligned)
                    if position < characters.count { fail("nothing may follow the closing |") }
                }
            case "[":
                let view = parseView()
                if previous != nil { connect(previous, .view(view), gap, aligned) }
                previous = .view(view)
                aligned.append(view)
            default:
                fail("expected | or [")
            }
            gap = position < characters.count ? parseGap() : []
        }
        align(aligned)
    }

    // MARK: - Pieces

    private mutating func parseGap() -> [Predicate]? {
        guard peek() == "-" else { return [] }
        position += 1
        if peek() == "[" || peek() == "|" { return nil }
        let predicates = peek() == "(" ? parsePredicateList() : [parseSimplePredicate()]
        guard peek() == "-" else { fail("expected - after the gap") }
        position += 1
        return predicates
    }

    private mutating func parseView() -> Any {
        position += 1
        let name = parseName()
        guard let view = views[name] else { fail("\(name) is not a key in the views dictionary") }
        if peek() == "(" {
            for predicate in parsePredicateList() {
                let constraint = NSLayoutConstraint(
                    item: view, attribute: axis == .horizontal ? .width : .height, relatedBy: predicate.relation,
                    toItem: predicate.view,
                    attribute: predicate.view == nil ? .notAnAttribute : axis == .horizontal ? .width : .height,
                    multiplier: 1, constant: predicate.constant)
                constraint.priority = predicate.priority
                result.append(constraint)
            }
        }
        guard peek() == "]" else { fail("expected ]") }
        position += 1
        return view
    }

    private mutating func parsePredicateList() -> [Predicate] {
        position += 1
        var predicates = [parsePredicate()]
        while peek() == "," {
            position += 1
            predicates.append(parsePredicate())
        }
        guard peek() == ")" else { fail("expected )") }
        position += 1
        return predicates
    }

    private mutating func parsePredicate() -> Predicate {
        var predicate = Predicate()
        for (text, relation) in [
            ("==", NSLayoutConstraint.Relation.equal), ("<=", .lessThanOrEqual), (">=", .greaterThanOrEqual),
        ] where peek() == text.first && peek(1) == text.last {
            predicate.relation = relation
            position += 2
            break
        }
        if isNameStart(peek()) {
            let name = parseName()
            if let view = views[name] { predicate.view = view } else { predicate.constant = metric(name) }
        } else {
            predicate.constant = parseNumber()
        }
        if peek() == "@" {
            position += 1
            let value = isNameStart(peek()) ? metric(parseName()) : parseNumber()
            predicate.priority = UILayoutPriority(Float(value))
        }
        return predicate
    }

    private mutating func parseSimplePredicate() -> Predicate {
        var predicate = Predicate()
        predicate.constant = isNameStart(peek()) ? metric(parseName()) : parseNumber()
        return predicate
    }

    private mutating func parseName() -> String {
        var name = ""
        while let character = peek(), character.isLetter || character.isNumber || character == "_" {
            name.append(character)
            position += 1
        }
        if name.isEmpty { fail("expected a name") }
        return name
    }

    private mutating func parseNumber() -> CGFloat {
        var text = ""
        while let character = peek(), character.isNumber || character == "." || character == "-" && text.isEmpty {
            text.append(character)
            position += 1
        }
        guard let value = Double(text) else { fail("expected a number") }
        return CGFloat(value)
    }

    private func metric(_ name: String) -> CGFloat {
        switch metrics[name] {
        case let value as CGFloat: return value
        case let value as Double: return CGFloat(value)
        case let value as Float: return CGFloat(value)
        case let value as Int: return CGFloat(value)
        case let value as NSNumber: return CGFloat(value.doubleValue)
        default: fail("\(name) is not a key in the metrics or views dictionary")
        }
    }

    private func isNameStart(_ character: Character?) -> Bool {
        character.map { $0.isLetter || $0 == "_" } ?? false
    }

    private func peek(_ distance: Int = 0) -> Character? {
        position + distance < characters.count ? characters[position + distance] : nil
    }

    private func fail(_ problem: String) -> Never {
        fatalError(
            "Unable to parse constraint format: \(problem)\n\(format)\n\(String(repeating: " ", count: position))^")
    }

    // MARK: - Constraints

    /// Relates the end of one item to the start of the next: no gap, the standard gap (nil) or what the predicates say.
    private mutating func connect(_ before: Item?, _ after: Item, _ gap: [Predicate]?, _ seen: [Any]) {
        let isFromSuperview: Bool
        let first: Any
        if case .view(let view)? = before {
            first = view
            isFromSuperview = false
        } else {
            guard case .view(let view) = after, let superview = superview(of: view) else {
                fail("| needs a view with a superview beside it")
            }
            first = superview
            isFromSuperview = true
        }
        let second: Any
        let isToSuperview: Bool
        if case .view(let view) = after {
            second = view
            isToSuperview = false
        } else {
            guard let superview = superview(of: first) else { fail("| needs a view with a superview beside it") }
            second = superview
            isToSuperview = true
        }
        let touchesSuperview = isFromSuperview || isToSuperview
        var leading = startAttribute
        var trailing = endAttribute
        if isReversed { swap(&leading, &trailing) }
        var laterAttribute = isToSuperview ? trailing : leading
        var earlierAttribute = isFromSuperview ? leading : trailing
        let predicates: [Predicate]
        if let gap {
            predicates = gap.isEmpty ? [Predicate()] : gap
        } else if touchesSuperview {
            laterAttribute = isToSuperview ? marginAttribute(laterAttribute) : laterAttribute
            earlierAttribute = isFromSuperview ? marginAttribute(earlierAttribute) : earlierAttribute
            predicates = [Predicate()]
        } else {
            predicates = [Predicate(constant: LayoutRules.systemSpacing)]
        }
        for predicate in predicates {
            // Right to left, the later item lies on the smaller side: the roles swap so that the constant stays positive.
            let constraint =
                isReversed
                ? NSLayoutConstraint(
                    item: first, attribute: earlierAttribute, relatedBy: predicate.relation, toItem: second,
                    attribute: laterAttribute, multiplier: 1, constant: predicate.constant)
                : NSLayoutConstraint(
                    item: second, attribute: laterAttribute, relatedBy: predicate.relation, toItem: first,
                    attribute: earlierAttribute, multiplier: 1, constant: predicate.constant)
            constraint.priority = predicate.priority
            result.append(constraint)
        }
    }

    private var isReversed: Bool { axis == .horizontal && options.contains(.directionRightToLeft) }

    private var isAbsolute: Bool {
        !options.intersection([.directionLeftToRight, .directionRightToLeft]).isEmpty
    }

    private var startAttribute: NSLayoutConstraint.Attribute {
        axis == .vertical ? .top : isAbsolute ? .left : .leading
    }

    private var endAttribute: NSLayoutConstraint.Attribute {
        axis == .vertical ? .bottom : isAbsolute ? .right : .trailing
    }

    private func marginAttribute(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute {
        switch attribute {
        case .leading: return .leadingMargin
        case .trailing: return .trailingMargin
        case .left: return .leftMargin
        case .right: return .rightMargin
        case .top: return .topMargin
        case .bottom: return .bottomMargin
        default: return attribute
        }
    }

    private func superview(of item: Any) -> UIView? {
        (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
    }

    /// Lines the views up across the axis, each with the one before.
    private mutating func align(_ items: [Any]) {
        let choices: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
            (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
            (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
            (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
        ]
        for (option, attribute) in choices where options.contains(option) {
            if attribute.axis == axis { fail("\(attribute) cannot be aligned along its own axis") }
            for (before, after) in zip(items, items.dropFirst()) {
                result.append(
                    NSLayoutConstraint(
                        item: after, attribute: attribute, relatedBy: .equal, toItem: before, attribute: attribute,
                        multiplier: 1, constant: 0))
            }
        }
    }
}
