import ConstraintSolver

/// Where a constraint stands in a solver.
struct ConstraintRealization {
    unowned let engine: LayoutEngine
    var handle: Solver.Constraint
    /// What was given to the solver: Σ terms + constant (relation) 0.
    var expression: LayoutExpression
}
