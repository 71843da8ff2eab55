import ConstraintSolver
import QuartzCore

/// Auto Layout of one hierarchy: it translates constraints into a linear solver once, edits them when a number
/// changes, and marks the views whose solved frame moved.
///
/// A hierarchy's root view (a window, or the top of a detached tree) owns the engine. An update is, in order: update
/// constraints bottom-up; realize what is new; solve; give wrapping texts their solved width and solve once more; mark
/// the superviews of what moved. Frames are applied by the superview's layout (``applyLayout(toSubviewsOf:)``), so that
/// they animate and appear together with hand-written layout.
@MainActor final class LayoutEngine {
    let solver = Solver()
    private(set) weak var root: UIView?
    /// A throwaway engine measures one subtree and leaves no trace in views and constraints.
    let isThrowaway: Bool

    /// Who a solver constraint belongs to, for reports and questions.
    enum Owner {
        case constraint(NSLayoutConstraint)
        case frame(LayoutRecord)
        case content(LayoutRecord, NSLayoutConstraint.Axis, isHugging: Bool)
        case other
    }

    var owners: [Solver.Constraint: Owner] = [:]
    /// The record of each variable, by the variable's index.
    private var recordsByVariable: [Int32: Unmanaged<LayoutRecord>] = [:]
    private var throwawayRecords: [ObjectIdentifier: LayoutRecord] = [:]

    // MARK: What the next update has to do

    private var unrealized: [NSLayoutConstraint] = []
    private var viewsWithoutRecord: [UIView] = []
    var recordsWithStaleContent: [LayoutRecord] = []
    /// Required constraints that did not fit; tried again when something required goes away or changes.
    private(set) var dropped: [NSLayoutConstraint] = []
    var shouldRetryDropped = false
    private(set) var needsSolve = false
    /// How often the hierarchy was solved; tells whether answers about it are still of this state.
    private(set) var solveCount = 0
    private(set) var isUpdating = false
    /// The view whose frame is being set from solved values; that must not come back as an edit.
    weak var placedView: UIView?

    init(root: UIView, isThrowaway: Bool = false) {
        self.root = root
        self.isThrowaway = isThrowaway
    }

    // MARK: - Finding the engine

    /// The engine of the hierarchy that `view` is in, when one was made.
    static func existing(for view: UIView) -> LayoutEngine? {
        var top = view
        while let parent = top.superview { top = parent }
        return top.layoutState.rootEngine
    }

    /// The engine of the hierarchy below `root`, made and filled when needed.
    static func engine(forRoot root: UIView) -> LayoutEngine {
        if let engine = root.layoutState.rootEngine { return engine }
        let engine = LayoutEngine(root: root)
        root.layoutState.rootEngine = engine
        engine.adopt(root)
        return engine
    }

    /// Takes up the constraints and constraint-driven views of a subtree that has joined the hierarchy.
    func adopt(_ view: UIView) {
        unrealized.append(contentsOf: view.layoutState.heldConstraints)
        if !view.translatesAutoresizingMaskIntoConstraints { viewsWithoutRecord.append(view) }
        for subview in view.subviews { adopt(subview) }
        needsSolve = true
    }

    // MARK: - Updating

    /// Brings the hierarchy of `view` up to date: constraints updated and solved, moved views marked for layout.
    static func updateIfNeeded(root view: UIView) {
        var top = view
        while let parent = top.superview { top = parent }
        runUpdatePass(top)
        guard top.layoutState.rootEngine != nil || hierarchyUsesConstraints(top) else { return }
        engine(forRoot: top).update()
    }

    private static func hierarchyUsesConstraints(_ view: UIView) -> Bool {
        if !view.layoutState.heldConstraints.isEmpty || !view.translatesAutoresizingMaskIntoConstraints { return true }
        return view.subviews.contains(where: hierarchyUsesConstraints)
    }

    /// Calls `updateConstraints` on the views that asked for it, deepest first.
    static func runUpdatePass(_ view: UIView) {
        let state = view.layoutState
        guard state.descendantNeedsUpdateConstraints || state.needsUpdateConstraints else { return }
        if state.descendantNeedsUpdateConstraints {
            state.descendantNeedsUpdateConstraints = false
            for subview in view.subviews { runUpdatePass(subview) }
        }
        if state.needsUpdateConstraints {
            state.needsUpdateConstraints = false
            view._performUpdateConstraints()
        }
    }

    func update() {
        guard !isUpdating, hasWork else { return }
        isUpdating = true
        defer { isUpdating = false }
        makeMissingRecords()
        realizePending()
        refreshContent()
        solveAndMark()
    }

    private var hasWork: Bool {
        needsSolve || !unrealized.isEmpty || !viewsWithoutRecord.isEmpty || !recordsWithStaleContent.isEmpty
            || shouldRetryDropped
    }

    /// Notes that a number in the solver changed.
    func setNeedsSolve() { needsSolve = true }

    private func makeMissingRecords() {
        let views = viewsWithoutRecord
        viewsWithoutRecord = []
        for view in views where belongs(view) && !view.translatesAutoresizingMaskIntoConstraints { _ = record(for: view) }
    }

    private func realizePending() {
        if shouldRetryDropped {
            shouldRetryDropped = false
            unrealized.append(contentsOf: dropped)
            dropped = []
        }
        guard !unrealized.isEmpty else { return }
        let pending = unrealized
        unrealized = []
        for constraint in pending where constraint.holder != nil && constraint.realization == nil { realize(constraint) }
    }

    private func solveAndMark() {
        needsSolve = false
        solveCount &+= 1
        solver.solve()
        var moved: [LayoutRecord] = []
        collectMoved(into: &moved)
        if remeasureWrappingTexts(moved) {
            solver.solve()
            collectMoved(into: &moved)
        }
        guard !isThrowaway else { return }
        for record in moved { markMoved(record) }
    }

    private func collectMoved(into moved: inout [LayoutRecord]) {
        solver.drainChangedVariables { variable, _ in
            guard let record = recordsByVariable[variable.index]?.takeUnretainedValue() else { return }
            if moved.last !== record { moved.append(record) }
        }
    }

    private func markMoved(_ record: LayoutRecord) {
        guard let view = record.view else { return }
        if record.contentSize != nil { view.setNeedsLayout() }
        guard let superview = view.superview else { return }
        markPending(view, in: superview)
        superview.setNeedsLayout()
    }

    func markPending(_ view: UIView, in superview: UIView) {
        let state = view.layoutState
        guard !state.isPending, !view.translatesAutoresizingMaskIntoConstraints else { return }
        state.isPending = true
        superview.layoutState.pendingSubviews.append(view)
    }

    // MARK: - Realizing

    func enqueue(_ constraint: NSLayoutConstraint) {
        unrealized.append(constraint)
        needsSolve = true
    }

    func enqueue(viewWithoutRecord view: UIView) {
        viewsWithoutRecord.append(view)
        needsSolve = true
    }

    /// Gives the constraint to the solver. One that cannot be met together with other required ones is reported and
    /// left out until something changes.
    func realize(_ constraint: NSLayoutConstraint) {
        guard let expression = expression(of: constraint) else { return }
        let result = solver.add(
            expression.terms, constraint.relation.solverRelation, constant: expression.constant,
            priority: Double(constraint.priority.rawValue))
        switch result {
        case .added(let handle):
            if !isThrowaway {
                constraint.realization = ConstraintRealization(engine: self, handle: handle, expression: expression)
                owners[handle] = .constraint(constraint)
            }
            needsSolve = true
        case .conflict(let handles):
            guard !isThrowaway else { return }
            drop(constraint, conflictingWith: handles.compactMap { owners[$0] })
        case .invalid(let refusal):
            LayoutDiagnostics.shared.reportInvalid(constraint, "\(refusal)")
        }
    }

    /// Where the solver kept the old number, the constraint leaves, and comes back when there is room.
    func accept(_ result: Solver.ChangeResult, of constraint: NSLayoutConstraint) {
        switch result {
        case .changed:
            break
        case .conflict(let handles):
            let others = handles.compactMap { owners[$0] }
            unrealize(constraint)
            drop(constraint, conflictingWith: others)
        case .invalid(let refusal):
            LayoutDiagnostics.shared.reportInvalid(constraint, "\(refusal)")
        }
    }

    /// Leaves out a constraint that does not fit, and says so.
    func drop(_ constraint: NSLayoutConstraint, conflictingWith others: [Owner]) {
        dropped.append(constraint)
        LayoutDiagnostics.shared.reportConflict(dropped: constraint, others: others, engine: self)
    }

    func unrealize(_ constraint: NSLayoutConstraint) {
        if let realization = constraint.realization, realization.engine === self {
            owners[realization.handle] = nil
            solver.remove(realization.handle)
            constraint.realization = nil
            needsSolve = true
            if constraint.priority == .required && !dropped.isEmpty { shouldRetryDropped = true }
        } else {
            dropped.removeAll { $0 === constraint }
            unrealized.removeAll { $0 === constraint }
        }
    }

    /// Translates the constraint anew: an edit when only the constant differs, else out and in again.
    func refresh(_ constraint: NSLayoutConstraint) {
        guard let realization = constraint.realization else {
            if dropped.contains(where: { $0 === constraint }) {
                shouldRetryDropped = true
                needsSolve = true
            }
            return
        }
        guard let expression = expression(of: constraint) else { return unrealize(constraint) }
        guard expression.hasSameTerms(as: realization.expression) else {
            unrealize(constraint)
            enqueue(constraint)
            return
        }
        guard expression.constant != realization.expression.constant else { return }
        constraint.realization?.expression = expression
        accept(solver.setConstant(realization.handle, expression.constant), of: constraint)
        needsSolve = true
        if !dropped.isEmpty { shouldRetryDropped = true }
    }

    // MARK: - Records

    /// The variables of a view, made when first needed.
    func record(for view: UIView) -> LayoutRecord {
        if isThrowaway {
            if let record = throwawayRecords[ObjectIdentifier(view)] { return record }
        } else if let record = view.layoutState.record, record.engine === self {
            return record
        }
        let record = LayoutRecord(engine: self, view: view, guide: nil)
        register(record)
        if isThrowaway {
            throwawayRecords[ObjectIdentifier(view)] = record
        } else {
            view.layoutState.record = record
        }
        pinIfPlacedByFrame(record, view)
        if !view.translatesAutoresizingMaskIntoConstraints || isThrowaway && view === root {
            updateContent(of: record, view)
        }
        return record
    }

    /// The variables of a free guide.
    func record(for guide: UILayoutGuide) -> LayoutRecord {
        if isThrowaway {
            if let record = throwawayRecords[ObjectIdentifier(guide)] { return record }
        } else if let record = guide.record, record.engine === self {
            return record
        }
        let record = LayoutRecord(engine: self, view: nil, guide: guide)
        register(record)
        if isThrowaway {
            throwawayRecords[ObjectIdentifier(guide)] = record
        } else {
            guide.record = record
        }
        return record
    }

    private func register(_ record: LayoutRecord) {
        for variable in [record.minX, record.minY, record.width, record.height] { register(variable, record) }
        // No rectangle is smaller than nothing.
        record.sizeLimits = [record.width, record.height].compactMap { pin($0, .greaterThanOrEqual, 0, .other) }
    }

    func register(_ variable: Solver.Variable, _ record: LayoutRecord) {
        recordsByVariable[variable.index] = Unmanaged.passUnretained(record)
    }

    func unregister(_ record: LayoutRecord) {
        for variable in record.allVariables { recordsByVariable[variable.index] = nil }
    }

    /// The view or guide whose rectangle the variable is part of.
    func record(of variable: Solver.Variable) -> LayoutRecord? {
        recordsByVariable[variable.index]?.takeUnretainedValue()
    }

    func belongs(_ view: UIView) -> Bool {
        guard let root else { return false }
        return view === root || view.isDescendant(of: root)
    }
}

extension NSLayoutConstraint.Relation {
    var solverRelation: Solver.Relation {
        switch self {
        case .lessThanOrEqual: return .lessThanOrEqual
        case .equal: return .equal
        case .greaterThanOrEqual: return .greaterThanOrEqual
        }
    }
}
