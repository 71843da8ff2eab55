import ConstraintSolver
import QuartzCore

/// Questions about a layout, for debugging and for the inspector.
extension LayoutEngine {
    /// Whether the constraints leave any of the view's four numbers open.
    static func hasAmbiguousLayout(_ view: UIView) -> Bool {
        updateIfNeeded(root: view)
        guard let record = view.layoutState.record else { return false }
        return record.engine.isAmbiguous(record)
    }

    static func hasAmbiguousLayout(_ guide: UILayoutGuide) -> Bool {
        guard let owner = guide.owningView else { return false }
        updateIfNeeded(root: owner)
        guard case .free = guide.kind else { return hasAmbiguousLayout(owner) }
        guard let record = guide.record else { return true }
        return record.engine.isAmbiguous(record)
    }

    private func isAmbiguous(_ record: LayoutRecord) -> Bool {
        [record.minX, record.minY, record.width, record.height].contains { solver.isAmbiguous($0) }
    }

    /// The active constraints that decide where the view lies along `axis` and how long it is.
    static func constraintsAffectingLayout(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        updateIfNeeded(root: view)
        return view.layoutState.record.map { $0.engine.constraints(deciding: $0, axis) } ?? []
    }

    static func constraintsAffectingLayout(
        guide: UILayoutGuide, _ axis: NSLayoutConstraint.Axis
    ) -> [NSLayoutConstraint] {
        guard let owner = guide.owningView else { return [] }
        updateIfNeeded(root: owner)
        return guide.record.map { $0.engine.constraints(deciding: $0, axis) } ?? []
    }

    private func constraints(deciding record: LayoutRecord, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        var result: [NSLayoutConstraint] = []
        for variable in [record.origin(axis), record.length(axis)] {
            for case .constraint(let constraint)? in solver.constraintsDetermining(variable).map({ owners[$0] })
            where !result.contains(where: { $0 === constraint }) {
                result.append(constraint)
            }
        }
        return result
    }

    /// A guide's rectangle in its owning view's coordinates.
    static func layoutFrame(of guide: UILayoutGuide) -> CGRect {
        guard let owner = guide.owningView else { return .zero }
        switch guide.kind {
        case .inset(let insets):
            return owner.bounds.inset(by: insets(owner))
        case .bottomBand(let height):
            return owner.bounds.inset(by: UIEdgeInsets(top: owner.bounds.height - height(owner), left: 0, bottom: 0, right: 0))
        case .scrollFrame:
            return owner.bounds
        case .scrollContent:
            return CGRect(origin: .zero, size: (owner as? UIScrollView)?.contentSize ?? .zero)
        case .free:
            existing(for: owner)?.update()
            return guide.record.map { roundedToPixels($0.solvedRect) } ?? .zero
        }
    }
}
