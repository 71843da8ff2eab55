import ConstraintSolver

/// Σ coefficient × variable + constant, in points.
struct LayoutExpression {
    var terms: [Solver.Term] = []
    var constant: Double = 0

    init(constant: Double = 0) { self.constant = constant }

    init(_ variable: Solver.Variable, _ coefficient: Double = 1) {
        terms = [Solver.Term(variable: variable, coefficient: coefficient)]
    }

    /// Adds `factor` × `variable`, merging with a term of the same variable.
    mutating func add(_ variable: Solver.Variable, _ factor: Double = 1) {
        for index in terms.indices where terms[index].variable == variable {
            terms[index].coefficient += factor
            if terms[index].coefficient == 0 { terms.remove(at: index) }
            return
        }
        terms.append(Solver.Term(variable: variable, coefficient: factor))
    }

    /// Adds `factor` × `other`.
    mutating func add(_ other: LayoutExpression, _ factor: Double = 1) {
        for term in other.terms { add(term.variable, term.coefficient * factor) }
        constant += other.constant * factor
    }

    func hasSameTerms(as other: LayoutExpression) -> Bool {
        terms.count == other.terms.count
            && zip(terms, other.terms).allSatisfy { $0.variable == $1.variable && $0.coefficient == $1.coefficient }
    }
}
