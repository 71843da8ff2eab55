import ConstraintSolver
import QuartzCore

/// A report in the making: it asks the solver about one view.
@MainActor struct LayoutReportDraft {
    let view: UIView
    /// The view's variables; nil when no constraint has ever spoken of it.
    let record: LayoutRecord?
    private(set) var entries: [LayoutReport.Entry] = []
    private(set) var deciders: [LayoutReport.Number: [Int]] = [:]
    /// The numbers that nothing decides, each with the variables that leave it open.
    private(set) var open: [LayoutReport.Number: [Solver.Variable]] = [:]
    /// The lengths of a scroll view's content that constraints speak of but do not decide.
    private(set) var openContent: [LayoutReport.Number] = []
    private var indexes: [Solver.Constraint: Int] = [:]

    init(_ view: UIView, _ explainer: inout Solver.Explainer?) {
        self.view = view
        let engine = LayoutEngine.existing(for: view)
        record = view.layoutState.record.flatMap { $0.engine === engine ? $0 : nil }
        for constraint in view.layoutState.referencingConstraints { add(constraint) }
        guard let record else {
            add(frameEntry)
            for number in LayoutReport.Number.allCases { deciders[number] = [entries.count - 1] }
            return
        }
        for case let content? in record.content { _ = index(of: content.handle, record.engine) }
        if !record.framePins.isEmpty {
            for handle in record.framePins { indexes[handle] = entries.count }
            add(frameEntry)
        }
        for number in LayoutReport.Number.allCases { decide(number, record, &explainer) }
        if let size = record.contentSize {
            openContent = [(LayoutReport.Number.width, size.width), (.height, size.height)]
                .filter { isSpokenOf($0.1) && record.engine.solver.isAmbiguous($0.1) }.map(\.0)
        }
    }

    /// Whether one of the view's numbers, or of its content's, is open.
    var isAmbiguous: Bool { !open.isEmpty || !openContent.isEmpty }

    /// Whether a constraint has a say in the variable. Contents that are pinned at the start only leave the size to code.
    private func isSpokenOf(_ variable: Solver.Variable) -> Bool {
        view.layoutState.referencingConstraints.contains { constraint in
            constraint.realization?.expression.terms.contains { $0.variable == variable } ?? false
        }
    }

    mutating func add(_ more: [LayoutReport.Entry]) { entries += more }

    // MARK: - Entries

    private mutating func add(_ entry: LayoutReport.Entry) { entries.append(entry) }

    private mutating func add(_ constraint: NSLayoutConstraint) {
        if let realization = constraint.realization {
            _ = index(of: realization.handle, realization.engine)
        } else {
            add(LayoutReport.Entry(constraint, .broken, owner: .constraint(constraint)))
        }
    }

    /// The entry of a constraint that the solver has, made when needed.
    private mutating func index(of handle: Solver.Constraint, _ engine: LayoutEngine) -> Int? {
        if let index = indexes[handle] { return index }
        guard let owner = engine.owners[handle] else { return nil }
        let isOutvoted = engine.solver.error(of: handle) > 0
        switch owner {
        case .constraint(let constraint):
            add(LayoutReport.Entry(constraint, isOutvoted ? .outvoted : .active, owner: owner))
        case .content(let record, let axis, let isHugging):
            guard let view = record.view else { return nil }
            let priorities = isHugging ? view.layoutState.hugging : view.layoutState.compressionResistance
            add(
                LayoutReport.Entry(
                    words: LayoutWords.describe(owner), state: isOutvoted ? .outvoted : .active, source: .contentSize,
                    priority: Double(priorities[axis].rawValue), views: [view], owner: owner))
        case .frame(let record):
            guard let view = record.view else { return nil }
            add(
                LayoutReport.Entry(
                    words: LayoutWords.describe(owner), state: .active, source: .autoresizing, priority: 1000,
                    views: [view], owner: owner))
        case .other:
            add(
                LayoutReport.Entry(
                    words: LayoutWords.describe(owner), state: .active, source: .contentSize, priority: 1000, views: [view],
                    owner: owner))
        }
        indexes[handle] = entries.count - 1
        return entries.count - 1
    }

    private var frameEntry: LayoutReport.Entry {
        LayoutReport.Entry(
            words: LayoutWords.describeFrame(of: view), state: .active, source: .autoresizing, priority: 1000,
            views: [view], owner: record.map(LayoutEngine.Owner.frame))
    }

    // MARK: - Deciders

    /// The constraints that fix a number are, of all those that determine it, the ones that speak of the view: the others
    /// say where the things are that these refer to.
    private mutating func decide(_ number: LayoutReport.Number, _ record: LayoutRecord, _ explainer: inout Solver.Explainer?) {
        let engine = record.engine
        let own = [record.minX, record.minY, record.width, record.height]
        guard let explanation = explainer?.explain(record.variable(number), mentioning: own) else { return }
        guard explanation.open.isEmpty else {
            open[number] = explanation.open
            deciders[number] = []
            return
        }
        if let content = contentDeciding(number, record), !explanation.constraints.contains(where: { asksForLength($0, record) }) {
            deciders[number] = [content]
        } else {
            deciders[number] = explanation.constraints.compactMap { index(of: $0, engine) }
        }
    }

    /// Where a length is exactly that of the content, neither more nor less, it is the content's, even if a chain of
    /// neighbours leads to the same number.
    private mutating func contentDeciding(_ number: LayoutReport.Number, _ record: LayoutRecord) -> Int? {
        guard number == .width || number == .height else { return nil }
        let slot = number == .width ? 0 : 2
        guard let hugging = record.content[slot], let resistance = record.content[slot + 1],
            record.engine.solver.isSatisfied(hugging.handle), record.engine.solver.isSatisfied(resistance.handle)
        else { return nil }
        return index(of: resistance.handle, record.engine)
    }

    /// Whether the constraint is about the view's width or height as such.
    private func asksForLength(_ handle: Solver.Constraint, _ record: LayoutRecord) -> Bool {
        switch record.engine.owners[handle] {
        case .constraint(let constraint)?:
            return constraint.first?.view === view && constraint.firstAttribute.isSize
                || constraint.second?.view === view && constraint.secondAttribute.isSize
        case .content?, .frame?: return true
        case .other?, nil: return false
        }
    }
}

extension LayoutReport.Entry {
    /// A constraint that the engine made itself.
    fileprivate init(
        words: String, state: LayoutReport.State, source: LayoutReport.Source, priority: Double, views: [UIView],
        owner: LayoutEngine.Owner?
    ) {
        self.words = words
        self.state = state
        self.source = source
        self.priority = priority
        self.views = views
        self.owner = owner
        file = nil
        line = nil
        identifier = nil
    }
}

extension LayoutRecord {
    func variable(_ number: LayoutReport.Number) -> Solver.Variable {
        switch number {
        case .x: return minX
        case .y: return minY
        case .width: return width
        case .height: return height
        }
    }
}
