import ConstraintSolver
import QuartzCore

/// Makes layout reports. What costs something is done here, when somebody asks; layout itself keeps no books.
@_spi(Sandlot) @MainActor public final class LayoutReporter {
    private var inactive: [ObjectIdentifier: [LayoutReport.Entry]] = [:]
    /// What was found out about the hierarchy of the last report, and of which state of it.
    private var explainer: Solver.Explainer?
    private var explained: (engine: LayoutEngine, solveCount: Int)?
    /// Problems of the views so far, and the constraints that are among them.
    var found: [LayoutProblem] = []
    var noted = Set<ObjectIdentifier>()

    /// Looks once at the constraints that are in no layout; the reports that follow name those. Meant for one moment: the
    /// views are not kept alive by it longer than that.
    public init() {
        let entries = InactiveConstraints.map { constraint -> LayoutReport.Entry? in
            MainActor.assumeIsolated { Self.inactiveEntry(constraint) }
        }
        for entry in entries {
            for view in entry.views { inactive[ObjectIdentifier(view), default: []].append(entry) }
        }
    }

    private static func inactiveEntry(_ constraint: NSLayoutConstraint) -> LayoutReport.Entry? {
        guard !constraint.belongsToStackView, constraint.first?.owningView != nil else { return nil }
        if constraint.second != nil && constraint.second?.owningView == nil { return nil }
        return LayoutReport.Entry(constraint, .inactive, owner: nil)
    }

    /// Brings the view's hierarchy up to date and says how the view is laid out.
    public func report(on view: UIView) -> LayoutReport {
        LayoutEngine.updateIfNeeded(root: view)
        let engine = LayoutEngine.existing(for: view)
        if explained?.engine !== engine || explained?.solveCount != engine?.solveCount {
            explained = engine.map { ($0, $0.solveCount) }
            explainer = engine.map { Solver.Explainer($0.solver) }
        }
        var draft = LayoutReportDraft(view, &explainer)
        draft.add(inactive[ObjectIdentifier(view)] ?? [])
        note(draft)
        return LayoutReport(
            isAmbiguous: draft.isAmbiguous, entries: draft.entries, deciders: draft.deciders,
            sentences: LayoutSentences(draft).all)
    }

    /// The view's guides that constraints speak of, with their rectangles in the view's coordinates, in points.
    public func usedGuides(of view: UIView) -> [UILayoutGuide] {
        var guides: [UILayoutGuide] = []
        for constraint in view.layoutState.referencingConstraints {
            for guide in [constraint.first?.guide, constraint.second?.guide].compactMap({ $0 })
            where guide.owningView === view && !guides.contains(where: { $0 === guide }) {
                guides.append(guide)
            }
        }
        return guides
    }
}

extension LayoutReport.Entry {
    @MainActor init(_ constraint: NSLayoutConstraint, _ state: LayoutReport.State, owner: LayoutEngine.Owner?) {
        let location = constraint.sourceLocation.flatMap { $0.isUsers ? $0 : nil }
        words = LayoutWords.describe(constraint)
        self.state = state
        source = Self.source(of: constraint)
        priority = Double(constraint.priority.rawValue)
        file = location?.fileName
        line = location.map { Int($0.line) }
        identifier = constraint.belongsToStackView ? nil : constraint.identifier
        views = LayoutEngine.views(in: constraint)
        self.owner = owner
    }

    @MainActor private static func source(of constraint: NSLayoutConstraint) -> LayoutReport.Source {
        if constraint.belongsToStackView { return .stackView }
        for guide in [constraint.first?.guide, constraint.second?.guide].compactMap({ $0 }) {
            guard let state = guide.owningView?.layoutState else { continue }
            if guide === state.safeAreaLayoutGuide { return .safeArea }
            if guide === state.layoutMarginsGuide || guide === state.readableContentGuide { return .margins }
        }
        let usesMargins = constraint.firstAttribute.usesMargins || constraint.secondAttribute.usesMargins
        return usesMargins ? .margins : .user
    }
}
