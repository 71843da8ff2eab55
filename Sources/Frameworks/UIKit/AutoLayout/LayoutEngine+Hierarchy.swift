import ConstraintSolver
import QuartzCore

/// What views and constraints tell the engine.
extension LayoutEngine {
    // MARK: - Constraints come and go

    /// Makes `constraint` active, held by `holder`.
    static func install(_ constraint: NSLayoutConstraint, on holder: UIView) {
        guard constraint.holder == nil else { return }
        constraint.holder = holder
        InactiveConstraints.remove(constraint)
        holder.layoutState.heldConstraints.append(constraint)
        for view in LayoutEngine.views(in: constraint) { view.layoutState.referencingConstraints.append(constraint) }
        guard let engine = existing(for: holder) else { return scheduleUpdate(holder) }
        engine.enqueue(constraint)
        scheduleUpdate(holder)
    }

    /// Makes `constraint` inactive.
    static func uninstall(_ constraint: NSLayoutConstraint) {
        guard let holder = constraint.holder else { return }
        constraint.holder = nil
        InactiveConstraints.insert(constraint)
        holder.layoutState.heldConstraints.removeLast { $0 === constraint }
        for view in LayoutEngine.views(in: constraint) {
            view.layoutState.referencingConstraints.removeLast { $0 === constraint }
        }
        guard let engine = constraint.realization?.engine ?? existing(for: holder) else { return }
        engine.unrealize(constraint)
        scheduleUpdate(holder)
    }

    static func constantDidChange(_ constraint: NSLayoutConstraint) {
        guard let holder = constraint.holder, let engine = constraint.realization?.engine ?? existing(for: holder)
        else { return }
        engine.refresh(constraint)
        scheduleUpdate(holder)
    }

    static func priorityDidChange(_ constraint: NSLayoutConstraint) {
        guard let holder = constraint.holder, let engine = constraint.realization?.engine ?? existing(for: holder)
        else { return }
        if let realization = constraint.realization {
            engine.accept(
                engine.solver.setPriority(realization.handle, Double(constraint.priority.rawValue)), of: constraint)
            engine.setNeedsSolve()
            if !engine.dropped.isEmpty { engine.shouldRetryDropped = true }
        } else {
            engine.unrealize(constraint)
            engine.enqueue(constraint)
        }
        scheduleUpdate(holder)
    }

    static func views(in constraint: NSLayoutConstraint) -> [UIView] {
        var views: [UIView] = []
        for reference in [
            constraint.first, constraint.second, constraint.firstStart?.reference, constraint.secondStart?.reference,
        ] {
            guard let view = reference?.owningView, !views.contains(where: { $0 === view }) else { continue }
            views.append(view)
        }
        return views
    }

    /// A layout pass has to look at the hierarchy of `view`.
    private static func scheduleUpdate(_ view: UIView) {
        var top = view
        while let parent = top.superview { top = parent }
        top.setNeedsLayout()
    }

    // MARK: - Views move in the hierarchy

    /// `view` went from one superview (or none) to another (or none). Constraints that cross the cut are deactivated, as
    /// on iOS; those inside the subtree go along.
    static func viewDidMove(_ view: UIView, from oldSuperview: UIView?, to newSuperview: UIView?) {
        if let oldSuperview {
            if view.layoutState.isPending {
                oldSuperview.layoutState.pendingSubviews.removeAll { $0 === view }
                view.layoutState.isPending = false
            }
            deactivateConstraintsAcross(view, view)
            existing(for: oldSuperview)?.abandon(view)
        }
        if newSuperview != nil, let own = view.layoutState.rootEngine {
            own.abandon(view)
            view.layoutState.rootEngine = nil
        }
        guard let newSuperview else { return }
        markUpdatePath(from: newSuperview)
        existing(for: newSuperview)?.adopt(view)
        if !view.layoutState.heldConstraints.isEmpty || !view.translatesAutoresizingMaskIntoConstraints {
            scheduleUpdate(newSuperview)
        }
    }

    private static func deactivateConstraintsAcross(_ view: UIView, _ subtree: UIView) {
        for constraint in view.layoutState.referencingConstraints {
            guard let holder = constraint.holder else { continue }
            if holder !== subtree && !holder.isDescendant(of: subtree) { uninstall(constraint) }
        }
        for subview in view.subviews { deactivateConstraintsAcross(subview, subtree) }
    }

    /// Takes the subtree's constraints and variables out of this engine.
    private func abandon(_ view: UIView) {
        for constraint in view.layoutState.heldConstraints { unrealize(constraint) }
        for subview in view.subviews { abandon(subview) }
        for guide in view.layoutState.guides { forget(guide) }
        if let record = view.layoutState.record, record.engine === self {
            discard(record)
            view.layoutState.record = nil
        }
    }

    func forget(_ guide: UILayoutGuide) {
        guard let record = guide.record, record.engine === self else { return }
        discard(record)
        guide.record = nil
    }

    private func discard(_ record: LayoutRecord) {
        for handle in record.ownConstraints {
            owners[handle] = nil
            solver.remove(handle)
        }
        unregister(record)
        for variable in record.allVariables { solver.removeVariable(variable) }
        if record.isContentStale { recordsWithStaleContent.removeAll { $0 === record } }
    }

    // MARK: - Numbers change

    /// The view's frame, bounds size or centre was set, by hand or by autoresizing.
    static func viewGeometryDidChange(_ view: UIView) {
        guard let record = view.layoutState.record, record.engine.placedView !== view else { return }
        if record.framePins.isEmpty {
            if let superview = view.superview { record.engine.markPending(view, in: superview) }
            return
        }
        record.engine.editFramePins(record, view)
        if !record.engine.isUpdating { scheduleUpdate(view) }
    }

    /// The view's content was scrolled: `bounds.origin` changed.
    static func boundsOriginDidChange(_ view: UIView) {
        guard let record = view.layoutState.record else { return }
        let engine = record.engine
        if record.boundsOrigin == nil {
            guard view.bounds.origin != .zero else { return }
            engine.makeBoundsOrigin(record, view)
            engine.refreshConstraintsCrossing(view)
        } else {
            engine.edit(record.originPins[0], to: -Double(view.bounds.minX))
            engine.edit(record.originPins[1], to: -Double(view.bounds.minY))
        }
        scheduleUpdate(view)
    }

    /// The view's margins or safe area changed.
    static func insetsDidChange(_ view: UIView) {
        refreshConstraints(of: view) { constraint in
            constraint.firstAttribute.usesMargins || constraint.secondAttribute.usesMargins
                || constraint.first?.guide != nil || constraint.second?.guide != nil
        }
    }

    /// The view's direction of layout changed: leading and trailing swap sides for everything inside it.
    static func layoutDirectionDidChange(_ view: UIView) {
        let concerned = view.layoutState.heldConstraints.filter {
            $0.firstAttribute.isDirectional || $0.secondAttribute.isDirectional
        }
        guard !concerned.isEmpty, let engine = existing(for: view) else { return }
        for constraint in concerned { engine.refresh(constraint) }
        scheduleUpdate(view)
    }

    static func refreshConstraints(of view: UIView, where isConcerned: (NSLayoutConstraint) -> Bool) {
        let concerned = view.layoutState.referencingConstraints.filter(isConcerned)
        guard !concerned.isEmpty, let engine = existing(for: view) else { return }
        for constraint in concerned { engine.refresh(constraint) }
        scheduleUpdate(view)
    }

    /// The view changed between being placed by its frame and being placed by constraints.
    static func translatesDidChange(_ view: UIView) {
        guard let engine = existing(for: view) else { return scheduleUpdate(view) }
        if let record = view.layoutState.record, record.engine === engine {
            engine.pinIfPlacedByFrame(record, view)
            engine.markContentStale(record)
        } else if !view.translatesAutoresizingMaskIntoConstraints {
            engine.enqueue(viewWithoutRecord: view)
        }
        scheduleUpdate(view)
    }

    /// The view's intrinsic size, hugging or compression resistance changed.
    static func intrinsicSizeDidChange(_ view: UIView) {
        if let record = view.layoutState.record {
            record.engine.markContentStale(record)
            refreshConstraints(of: view) { $0.firstAttribute.isBaseline || $0.secondAttribute.isBaseline }
            scheduleUpdate(view)
        }
    }

    static func setNeedsUpdateConstraints(_ view: UIView) {
        view.layoutState.needsUpdateConstraints = true
        if let superview = view.superview { markUpdatePath(from: superview) }
        scheduleUpdate(view)
    }

    private static func markUpdatePath(from view: UIView) {
        var next: UIView? = view
        while let ancestor = next {
            ancestor.layoutState.descendantNeedsUpdateConstraints = true
            next = ancestor.superview
        }
    }
}

extension Array {
    /// Removes the last element that `isMatch`; what was added last tends to leave first.
    mutating func removeLast(where isMatch: (Element) -> Bool) {
        if let index = lastIndex(where: isMatch) { remove(at: index) }
    }
}
