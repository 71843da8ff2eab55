extension Solver {
    /// Answers many questions about one state of a solver: what it finds out for one answer serves the next. To be thrown
    /// away when the solver changes.
    public struct Explainer {
        private let solver: Solver
        /// Whether a variable that a bound defines could leave it; each is asked about by all that depend on it.
        private var isOpen: [Int32: Bool] = [:]

        public init(_ solver: Solver) { self.solver = solver }

        /// What determines the variable's value, and the variables that leave it open; see
        /// ``Solver/constraintsDetermining(_:)`` and ``Solver/openVariables(behind:)``.
        ///
        /// - Parameter mentioned: of the constraints only those that speak of one of these variables are told. All else
        ///   given, they fix the value; the others fix what they refer to.
        public mutating func explain(
            _ variable: Variable, mentioning mentioned: [Variable]
        ) -> (constraints: [Constraint], open: [Variable]) {
            guard let index = solver.find(variable) else { return ([], []) }
            solver.computeRow(ofVariable: index)
            let row = solver.row
            let wanted = mentioned.compactMap(solver.find)
            let constraints = row.map { solver.variables[$0].definition }.filter { definition in
                definition >= 0 && solver.termRange(definition).contains { wanted.contains(solver.terms[$0].variable) }
            }
            return (solver.handlesByAge(constraints), row.filter { isOpen($0) }.map(solver.variableHandle))
        }

        private mutating func isOpen(_ variable: Int32) -> Bool {
            if let known = isOpen[variable] { return known }
            let answer = solver.isOpen(variable)
            isOpen[variable] = answer
            return answer
        }
    }
}
