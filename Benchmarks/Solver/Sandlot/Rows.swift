import ConstraintSolver

/// The described system in our solver.
final class Rows {
    private let solver = Solver()
    private let variables: [Solver.Variable]
    private let width: Solver.Constraint

    init(_ description: Description) {
        let solver = solver
        let variables = (0..<description.valueCount).map { _ in solver.makeVariable() }
        var handles: [Solver.Constraint] = []
        handles.reserveCapacity(description.lines.count)
        for line in description.lines {
            let terms = line.terms.map { Solver.Term(variable: variables[$0.variable], coefficient: $0.coefficient) }
            let result = solver.add(terms, line.relation, constant: line.constant, priority: line.priority)
            guard case .added(let handle) = result else { fatalError("the solver says \(result)") }
            handles.append(handle)
        }
        solver.solve()
        self.variables = variables
        width = handles[0]
        drain()
    }

    func edit(to newWidth: Double) {
        guard case .changed = solver.setConstant(width, -newWidth) else { fatalError("the width cannot be \(newWidth)") }
        solver.solve()
        drain()
    }

    /// Hands the new values out, as Auto Layout would have it.
    private func drain() {
        var sum = 0.0
        solver.drainChangedVariables { _, value in sum += value }
        precondition(sum.isFinite)
    }

    var values: [Double] { variables.map { solver.value(of: $0) } }
}
