import ConstraintSolver
import QuartzCore

/// Constraints that the engine makes itself: frames set by hand, scroll offsets, content sizes of scroll views.
extension LayoutEngine {
    /// Adds variable + constant (relation) 0 as a required constraint.
    func pin(
        _ variable: Solver.Variable, _ relation: Solver.Relation, _ constant: Double, _ owner: Owner
    ) -> Solver.Constraint? {
        let result = solver.add(
            [Solver.Term(variable: variable, coefficient: 1)], relation, constant: constant, priority: 1000)
        guard case .added(let handle) = result else { return nil }
        owners[handle] = owner
        setNeedsSolve()
        return handle
    }

    /// Changes the constant of one of the engine's own constraints.
    func edit(_ handle: Solver.Constraint, to constant: Double) {
        acceptOwn(solver.setConstant(handle, constant), handle)
        setNeedsSolve()
        if !dropped.isEmpty { shouldRetryDropped = true }
    }

    /// What does not fit or is no number stays as it was; a number out of range (a priority of zero) is no wish at all.
    func acceptOwn(_ result: Solver.ChangeResult, _ handle: Solver.Constraint) {
        guard case .conflict(let conflict) = result else { return }
        LayoutDiagnostics.shared.reportOwnConflict(owners[handle] ?? .other, conflict.compactMap { owners[$0] })
    }

    /// A view with a translated autoresizing mask, and the root of a hierarchy, stay where their frame is.
    func pinIfPlacedByFrame(_ record: LayoutRecord, _ view: UIView) {
        if isThrowaway && view === root {
            guard record.framePins.isEmpty else { return }
            record.framePins = [record.minX, record.minY].compactMap { pin($0, .equal, 0, .frame(record)) }
            return
        }
        let isPlacedByFrame = view.translatesAutoresizingMaskIntoConstraints
        if isPlacedByFrame && record.framePins.isEmpty {
            let frame = alignmentFrame(of: view)
            let numbers = [frame.minX, frame.minY, frame.width, frame.height]
            let variables = [record.minX, record.minY, record.width, record.height]
            record.framePins = zip(variables, numbers).compactMap { variable, number in
                pin(variable, .equal, -finite(number), .frame(record))
            }
        } else if !isPlacedByFrame && !record.framePins.isEmpty {
            for handle in record.framePins {
                owners[handle] = nil
                solver.remove(handle)
            }
            record.framePins = []
            setNeedsSolve()
        }
    }

    func editFramePins(_ record: LayoutRecord, _ view: UIView) {
        guard record.framePins.count == 4 else { return }
        let frame = alignmentFrame(of: view)
        for (handle, number) in zip(record.framePins, [frame.minX, frame.minY, frame.width, frame.height]) {
            edit(handle, to: -finite(number))
        }
    }

    /// The alignment rectangle of a view as it is placed now, ignoring its transform.
    func alignmentFrame(of view: UIView) -> CGRect {
        let size = view.bounds.size
        let anchor = view.layer.anchorPoint
        let origin = CGPoint(x: view.center.x - size.width * anchor.x, y: view.center.y - size.height * anchor.y)
        return view.alignmentRect(forFrame: CGRect(origin: origin, size: size))
    }

    private func finite(_ number: CGFloat) -> Double { number.isFinite ? Double(number) : 0 }

    // MARK: - Scrolling

    /// The variables of the view's `bounds.origin`; nil while it is zero and cannot scroll.
    func boundsOrigin(of view: UIView) -> (x: Solver.Variable, y: Solver.Variable)? {
        let record = record(for: view)
        if let origin = record.boundsOrigin { return origin }
        guard view is UIScrollView || view.bounds.origin != .zero else { return nil }
        makeBoundsOrigin(record, view)
        return record.boundsOrigin
    }

    func makeBoundsOrigin(_ record: LayoutRecord, _ view: UIView) {
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        record.boundsOrigin = (x, y)
        record.originPins = [
            pin(x, .equal, -finite(view.bounds.minX), .other), pin(y, .equal, -finite(view.bounds.minY), .other),
        ].compactMap { $0 }
    }

    /// Translates again what was translated as if the view could not scroll.
    func refreshConstraintsCrossing(_ view: UIView) {
        func visit(_ view: UIView) {
            for constraint in view.layoutState.referencingConstraints { refresh(constraint) }
            for subview in view.subviews { visit(subview) }
        }
        visit(view)
    }

    /// The variables of a scroll view's content size, made when a constraint first speaks of its content.
    func contentSize(of view: UIView) -> (width: Solver.Variable, height: Solver.Variable) {
        let record = record(for: view)
        if let size = record.contentSize { return size }
        let width = solver.makeVariable()
        let height = solver.makeVariable()
        register(width, record)
        register(height, record)
        record.contentSize = (width, height)
        record.contentLimits = [width, height].compactMap { pin($0, .greaterThanOrEqual, 0, .other) }
        return (width, height)
    }
}
