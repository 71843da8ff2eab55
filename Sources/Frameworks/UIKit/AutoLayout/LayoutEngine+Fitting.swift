import ConstraintSolver
import QuartzCore

/// Measuring a subtree by its own constraints, on throwaway state.
extension LayoutEngine {
    /// The smallest (or largest) size that satisfies the constraints inside `view`, as near to `target` as the two
    /// priorities ask; in points, rounded up to device pixels.
    static func systemLayoutSizeFitting(
        _ view: UIView, _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize {
        runUpdatePass(view)
        let engine = LayoutEngine(root: view, isThrowaway: true)
        let record = engine.record(for: view)
        engine.realizeSubtree(view)
        engine.want(record.width, Double(target.width), horizontal)
        engine.want(record.height, Double(target.height), vertical)
        engine.setNeedsSolve()
        engine.update()
        let rect = record.solvedRect
        let frame = view.frame(forAlignmentRect: CGRect(origin: .zero, size: rect.size))
        return CGSize(width: roundedUpToPixels(frame.width), height: roundedUpToPixels(frame.height))
    }

    private func realizeSubtree(_ view: UIView) {
        if !view.translatesAutoresizingMaskIntoConstraints { _ = record(for: view) }
        for constraint in view.layoutState.heldConstraints { realize(constraint) }
        for subview in view.subviews { realizeSubtree(subview) }
    }

    private func want(_ variable: Solver.Variable, _ length: Double, _ priority: UILayoutPriority) {
        guard length.isFinite else { return }
        _ = solver.add(
            [Solver.Term(variable: variable, coefficient: 1)], .equal, constant: -length,
            priority: Double(priority.rawValue))
    }
}
