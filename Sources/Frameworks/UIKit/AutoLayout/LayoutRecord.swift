import ConstraintSolver
import QuartzCore

/// The solver's side of one view or guide: its variables, and the constraints the engine itself made for it.
///
/// The variables describe the alignment rectangle in the superview's coordinates (a guide's: in its owning view's), in points.
@MainActor final class LayoutRecord {
    unowned let engine: LayoutEngine
    private(set) weak var view: UIView?
    private(set) weak var guide: UILayoutGuide?

    let minX: Solver.Variable
    let minY: Solver.Variable
    let width: Solver.Variable
    let height: Solver.Variable
    /// `bounds.origin` of a scroll view (or of a view whose bounds were moved).
    var boundsOrigin: (x: Solver.Variable, y: Solver.Variable)?
    /// Content size of a scroll view that is laid out by constraints.
    var contentSize: (width: Solver.Variable, height: Solver.Variable)?

    /// Pins a view that is placed by its frame: minX, minY, width, height.
    var framePins: [Solver.Constraint] = []
    /// Keeps width and height from falling below zero.
    var sizeLimits: [Solver.Constraint] = []
    /// Pins `boundsOrigin`.
    var originPins: [Solver.Constraint] = []
    /// Keeps a scroll view's content at least zero long.
    var contentLimits: [Solver.Constraint] = []
    /// Content size constraints: horizontal hugging, horizontal compression, vertical hugging, vertical compression.
    var content: [ContentConstraint?] = [nil, nil, nil, nil]
    /// Whether the record waits in the engine's `recordsWithStaleContent`.
    var isContentStale = false
    /// The width that a wrapping text was last measured for; nil when its unbounded size counts.
    var measuredWidth: CGFloat?

    struct ContentConstraint {
        var handle: Solver.Constraint
        var value: Double
        var priority: Float
    }

    init(engine: LayoutEngine, view: UIView?, guide: UILayoutGuide?) {
        self.engine = engine
        self.view = view
        self.guide = guide
        minX = engine.solver.makeVariable()
        minY = engine.solver.makeVariable()
        width = engine.solver.makeVariable()
        height = engine.solver.makeVariable()
    }

    var allVariables: [Solver.Variable] {
        var variables = [minX, minY, width, height]
        if let boundsOrigin { variables += [boundsOrigin.x, boundsOrigin.y] }
        if let contentSize { variables += [contentSize.width, contentSize.height] }
        return variables
    }

    /// Every constraint that the engine made by itself for this record.
    var ownConstraints: [Solver.Constraint] {
        framePins + sizeLimits + originPins + contentLimits + content.compactMap { $0?.handle }
    }

    /// The solved alignment rectangle, not rounded.
    var solvedRect: CGRect {
        let solver = engine.solver
        return CGRect(
            x: solver.value(of: minX), y: solver.value(of: minY), width: solver.value(of: width),
            height: solver.value(of: height))
    }
}
