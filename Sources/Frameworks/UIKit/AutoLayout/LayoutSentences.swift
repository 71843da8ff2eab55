import ConstraintSolver
import QuartzCore

/// Why a view lies where it lies, in a few sentences for a beginner.
@MainActor struct LayoutSentences {
    private let draft: LayoutReportDraft
    private(set) var all: [String] = []

    init(_ draft: LayoutReportDraft) {
        self.draft = draft
        if isPlacedByFrame {
            explainFrame()
        } else {
            explainArrangement()
            explain(.x, .width)
            explain(.y, .height)
        }
        explainOpenNumbers()
        explainOpenContent()
        explainOutvoted()
        explainBroken()
        explainInactive()
    }

    /// What the view lacks, in sentences; empty when its layout is complete.
    static func missing(_ draft: LayoutReportDraft) -> [String] {
        var sentences = LayoutSentences(empty: draft)
        sentences.explainOpenNumbers()
        sentences.explainOpenContent()
        return sentences.all
    }

    private init(empty draft: LayoutReportDraft) { self.draft = draft }

    private var view: UIView { draft.view }
    private var entries: [LayoutReport.Entry] { draft.entries }

    // MARK: - Subjects

    /// The view's name the first time, then “it”.
    private var subject: String { all.isEmpty ? LayoutWords.name(of: view) : "It" }
    private var owner: String { all.isEmpty ? LayoutWords.name(of: view) + "'s" : "Its" }

    private func value(_ number: LayoutReport.Number) -> CGFloat {
        let rect = draft.record?.solvedRect ?? view.frame
        switch number {
        case .x: return rect.minX
        case .y: return rect.minY
        case .width: return rect.width
        case .height: return rect.height
        }
    }

    /// `353 points wide`, `at x 20`.
    private func figure(_ number: LayoutReport.Number) -> String {
        let text = LayoutWords.number(value(number))
        switch number {
        case .x, .y: return "at \(number.rawValue) \(text)"
        case .width: return "\(text) \(text == "1" ? "point" : "points") wide"
        case .height: return "\(text) \(text == "1" ? "point" : "points") tall"
        }
    }

    private func joined(_ parts: [String]) -> String {
        guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
        return parts.dropLast().joined(separator: ", ") + " and " + last
    }

    // MARK: - Frames

    private var isPlacedByFrame: Bool {
        LayoutReport.Number.allCases.allSatisfy { number in
            let deciders = draft.deciders[number] ?? []
            return !deciders.isEmpty && deciders.allSatisfy { entries[$0].source == .autoresizing }
        }
    }

    private mutating func explainFrame() {
        let frame = view.frame
        let place = "x \(LayoutWords.number(frame.minX)), y \(LayoutWords.number(frame.minY))"
        let size = "\(LayoutWords.number(frame.width)) by \(LayoutWords.number(frame.height)) points"
        if view.superview is UIWindow || view is UIWindow {
            all.append("\(LayoutWords.name(of: view)) fills its window: \(size).")
        } else {
            all.append("\(LayoutWords.name(of: view)) is placed by its frame, \(place), \(size): no constraint decides it.")
        }
    }

    // MARK: - Stack views

    private mutating func explainArrangement() {
        guard let stack = view.superview as? UIStackView, let index = stack.arrangedSubviews.firstIndex(where: { $0 === view })
        else { return }
        let shape = stack.axis == .vertical ? "column" : "row"
        all.append(
            "\(LayoutWords.name(of: stack)) arranges \(LayoutWords.name(of: view)) as view \(index + 1) of "
                + "\(stack.arrangedSubviews.count) in a \(shape) (distribution \(stack.distribution), alignment \(stack.alignment), "
                + "spacing \(LayoutWords.number(stack.spacing))).")
        if view.isHidden { all.append("It is hidden, so the stack gives it no room.") }
        let numbers = LayoutReport.Number.allCases.filter { isDecided($0, by: .stackView) }
        guard !numbers.isEmpty else { return }
        all.append("The stack decides its \(joined(numbers.map { "\($0.rawValue) (\(LayoutWords.number(value($0))))" })).")
    }

    private func isDecided(_ number: LayoutReport.Number, by source: LayoutReport.Source) -> Bool {
        let deciders = draft.deciders[number] ?? []
        return !deciders.isEmpty && deciders.allSatisfy { entries[$0].source == source }
    }

    // MARK: - One axis

    private mutating func explain(_ place: LayoutReport.Number, _ length: LayoutReport.Number) {
        let placeDeciders = draft.deciders[place] ?? []
        let lengthDeciders = draft.deciders[length] ?? []
        let isLengthOfContent = !lengthDeciders.isEmpty && lengthDeciders.allSatisfy { entries[$0].source == .contentSize }
        let isShared = Set(placeDeciders).isSubset(of: lengthDeciders) && !placeDeciders.isEmpty
        if isShared, !isDecided(length, by: .stackView) {
            all.append("\(subject) is \(figure(length)) and lies \(figure(place)) because \(joined(clauses(lengthDeciders))).")
            return
        }
        if isLengthOfContent {
            explainContent(length, placeDeciders)
        } else if !lengthDeciders.isEmpty, !isDecided(length, by: .stackView) {
            all.append("\(subject) is \(figure(length)) because \(joined(clauses(lengthDeciders))).")
        }
        guard !placeDeciders.isEmpty, !isDecided(place, by: .stackView) else { return }
        // What decides the length was just said.
        var reasons = clauses(placeDeciders.filter { !lengthDeciders.contains($0) })
        if !lengthDeciders.isEmpty, Set(lengthDeciders).isSubset(of: placeDeciders) { reasons.append("it is \(figure(length))") }
        all.append("\(subject) lies \(figure(place)) because \(joined(reasons)).")
    }

    private func clauses(_ indexes: [Int]) -> [String] {
        indexes.map { index in
            switch entries[index].owner {
            case .constraint(let constraint)?: return ConstraintPhrase(constraint: constraint, subject: view).words
            case .content(_, let axis, let isHugging)?:
                let length = LayoutWords.number(contentLength(axis))
                let kind = contentName
                return isHugging
                    ? "it hugs \(kind), which is \(length) points \(axis == .horizontal ? "wide" : "tall")"
                    : "it does not get smaller than \(kind), \(length) points \(axis == .horizontal ? "wide" : "tall")"
            case .other?: return "no size can be negative"
            case .frame?, nil: return "its frame says so"
            }
        }
    }

    private mutating func explainContent(_ length: LayoutReport.Number, _ placeDeciders: [Int]) {
        let others = entries.enumerated().contains { index, entry in
            guard case .constraint(let constraint)? = entry.owner, entry.state == .active || entry.state == .outvoted,
                entry.source != .stackView, !placeDeciders.contains(index)
            else { return false }
            return constraint.first?.view === view && constraint.firstAttribute.axis == length.axis
                || constraint.second?.view === view && constraint.secondAttribute.axis == length.axis
        }
        let end = others ? "." : ": nothing else asks for a \(length.rawValue)."
        all.append("\(owner) \(length.rawValue), \(LayoutWords.number(value(length))), comes from \(contentName)\(end)")
    }

    /// The solver counts with this; it may differ from `intrinsicContentSize` for a text that wraps.
    private func contentLength(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
        let slot = axis == .horizontal ? 0 : 2
        return draft.record?.content[slot].map { CGFloat($0.value) } ?? 0
    }

    private var contentName: String {
        switch view {
        case is UILabel, is UITextView, is UITextField: "its text"
        case is UIImageView: "its image"
        case is UIButton: "its title and image"
        case is UIControl: "its standard size"
        default: "its intrinsic content size"
        }
    }

    // MARK: - What is missing

    private mutating func explainOpenNumbers() {
        for (place, length) in [(LayoutReport.Number.x, LayoutReport.Number.width), (.y, .height)] {
            let open = [place, length].filter { draft.open[$0] != nil }
            guard let record = draft.record, !open.isEmpty else { continue }
            let ownVariables = [record.variable(place), record.variable(length)]
            let own = open.filter { number in draft.open[number]!.contains(where: ownVariables.contains) }
            guard !own.isEmpty else {
                let names = open.flatMap { draft.open[$0]! }.compactMap(nameOfOwner)
                let culprits = names.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
                all.append(
                    "\(owner) \(joined(open.map(\.rawValue))) \(open.count == 1 ? "is" : "are") open, because nothing decides "
                        + "\(joined(culprits)): add a constraint there, or here.")
                continue
            }
            all.append("Nothing decides \(all.isEmpty ? owner : "its") \(own.map(\.rawValue).joined(separator: " or its ")): \(advice(own, place, length)).")
        }
    }

    /// `the width of UIView #box`.
    private func nameOfOwner(_ variable: Solver.Variable) -> String? {
        guard let record = draft.record?.engine.record(of: variable),
            let name = record.view.map(LayoutWords.name(of:)) ?? record.guide.map(LayoutWords.name(of:))
        else { return nil }
        if let number = LayoutReport.Number.allCases.first(where: { record.variable($0) == variable }) {
            return "the \(number.rawValue) of \(name)"
        }
        guard let size = record.contentSize else { return nil }
        return "the \(size.width == variable ? "width" : "height") of the content of \(name)"
    }

    private func advice(_ open: [LayoutReport.Number], _ place: LayoutReport.Number, _ length: LayoutReport.Number) -> String {
        let (start, end, middle) =
            place == .x ? ("leading edge", "trailing edge", "horizontal centre") : ("top", "bottom", "vertical centre")
        if open.count == 2 { return "add constraints on its \(start) and its \(end), or on one of them and its \(length.rawValue)" }
        if open == [place] { return "add a constraint on its \(start), its \(end) or its \(middle)" }
        let taken = attributesInUse(length.axis)
        if let scrollView = openScrollView(length) {
            return "its edges hold on to the content of \(LayoutWords.name(of: scrollView)), and that waits for the view; add a "
                + "constraint on its \(length.rawValue), such as one to the frameLayoutGuide of the scroll view"
        }
        let free = [(start, [.leading, .left, .top]), (end, [.trailing, .right, .bottom])].filter { taken.isDisjoint(with: $0.1) }
        return "add a constraint on its \(length.rawValue)" + (free.count == 1 ? " or on its \(free[0].0)" : "")
    }

    /// What of the view its constraints speak of along an axis.
    private func attributesInUse(_ axis: NSLayoutConstraint.Axis) -> Set<NSLayoutConstraint.Attribute> {
        var attributes = Set<NSLayoutConstraint.Attribute>()
        for case .constraint(let constraint)? in entries.filter({ $0.state == .active }).map(\.owner) {
            if constraint.first?.view === view { attributes.insert(constraint.firstAttribute) }
            if constraint.second?.view === view { attributes.insert(constraint.secondAttribute) }
        }
        return attributes.filter { $0.axis == axis }
    }

    /// The scroll view around the view, when the length of its content is open too.
    private func openScrollView(_ length: LayoutReport.Number) -> UIScrollView? {
        guard let scrollView = view.superview as? UIScrollView, let record = scrollView.layoutState.record,
            let size = record.contentSize
        else { return nil }
        return record.engine.solver.isAmbiguous(length == .width ? size.width : size.height) ? scrollView : nil
    }

    private mutating func explainOpenContent() {
        for length in draft.openContent {
            let (axis, end) = length == .width ? ("wide", "trailing edge") : ("tall", "bottom")
            all.append(
                "Nothing decides how \(axis) the content of \(LayoutWords.name(of: view)) is: give the view that is pinned to its "
                    + "\(end) a \(length.rawValue) that does not depend on the content.")
        }
    }

    // MARK: - What lost

    private mutating func explainOutvoted() {
        for entry in entries where entry.state == .outvoted && entry.source != .stackView {
            guard let (winners, priority) = winners(over: entry) else { continue }
            let numbers = "(\(LayoutWords.number(priority)) against \(LayoutWords.number(CGFloat(entry.priority))))"
            let verdict =
                priority > CGFloat(entry.priority)
                ? "\(winners.count == 1 ? "has" : "have") the higher priority \(numbers)"
                : "\(winners.count == 1 ? "has" : "have") the same priority and came first"
            all.append("\(subject) would rather \(wish(entry)), but \(joined(winners)) \(verdict).")
        }
    }

    private func wish(_ entry: LayoutReport.Entry) -> String {
        if case .content(let record, let axis, _)? = entry.owner, record.view === view {
            let unit = axis == .horizontal ? "wide" : "tall"
            return "be \(LayoutWords.number(contentLength(axis))) points \(unit), as \(contentName) is"
        }
        return "have “\(entry.words)”"
    }

    /// The weakest of the constraints that stand against an entry; where all are required, those that speak of the view.
    private func winners(over entry: LayoutReport.Entry) -> (words: [String], priority: CGFloat)? {
        guard let engine = draft.record?.engine, let handle = handle(of: entry) else { return nil }
        let holders = engine.solver.constraintsHolding(handle).compactMap { engine.owners[$0] }
        let ranked = holders.map { (owner: $0, priority: LayoutWords.priority(of: $0)) }
        guard let least = ranked.map(\.priority).min() else { return nil }
        var weakest = ranked.filter { $0.priority == least }.map(\.owner)
        let near = weakest.filter { owner in
            switch owner {
            case .constraint(let constraint): LayoutEngine.views(in: constraint).contains { $0 === view }
            case .content(let record, _, _), .frame(let record): record.view === view
            case .other: false
            }
        }
        if !near.isEmpty { weakest = near }
        if let stack = view.superview as? UIStackView, weakest.allSatisfy(\.belongsToStackView) {
            return (["the arrangement of \(LayoutWords.name(of: stack))"], least)
        }
        return (weakest.prefix(2).map { "“\(LayoutWords.describe($0))”" }, least)
    }

    private func handle(of entry: LayoutReport.Entry) -> Solver.Constraint? {
        switch entry.owner {
        case .constraint(let constraint)?: return constraint.realization?.handle
        case .content(let record, let axis, let isHugging)?:
            return record.content[(axis == .horizontal ? 0 : 2) + (isHugging ? 0 : 1)]?.handle
        case .frame?, .other?, nil: return nil
        }
    }

    private mutating func explainBroken() {
        let broken = entries.filter { $0.state == .broken }
        for entry in broken {
            guard case .constraint(let constraint)? = entry.owner else { continue }
            let others = LayoutDiagnostics.shared.conflict(droppedFor: constraint)?.constraints.dropFirst().map { "“\($0)”" } ?? []
            let reason = others.isEmpty ? "it cannot be met" : "it contradicts \(joined(Array(others.prefix(4))))"
            all.append("“\(entry.words)” was left out, because \(reason).")
        }
        if !broken.isEmpty, view.translatesAutoresizingMaskIntoConstraints, view.superview != nil, isPlacedByFrame {
            all.append("To let constraints place it, set its translatesAutoresizingMaskIntoConstraints to false.")
        }
    }

    private mutating func explainInactive() {
        let words = entries.filter { $0.state == .inactive }.map { "“\($0.words)”" }
        guard !words.isEmpty else { return }
        let shown = words.count > 3 ? Array(words.prefix(2)) + ["\(words.count - 2) more"] : words
        all.append("Not active: \(joined(shown)).")
    }
}

extension LayoutEngine.Owner {
    @MainActor fileprivate var belongsToStackView: Bool {
        if case .constraint(let constraint) = self { return constraint.belongsToStackView }
        return false
    }
}
