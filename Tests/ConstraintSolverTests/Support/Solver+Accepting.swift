import Testing

@testable import ConstraintSolver

/// Short forms for systems that are written out by hand.
extension Solver {
    struct NotAccepted: Error {
        var result: AddResult
    }

    /// Adds Σ coefficient × variable (relation) right side, which has to be accepted.
    @discardableResult
    func accept(
        _ terms: [(Double, Variable)], _ relation: Relation, _ rightSide: Double, at priority: Double = 1000
    ) throws -> Constraint {
        let terms = terms.map { Term(variable: $0.1, coefficient: $0.0) }
        let result = add(terms, relation, constant: -rightSide, priority: priority)
        guard case .added(let handle) = result else { throw NotAccepted(result: result) }
        return handle
    }

    func makeVariables(_ count: Int) -> [Variable] { (0..<count).map { _ in makeVariable() } }

    func values(of variables: [Variable]) -> [Double] { variables.map { value(of: $0) } }

    /// Everything the solver keeps that could grow: lengths of its pools and lists.
    var footprint: [Int] {
        [
            Int(variables.count), Int(constraints.count), Int(terms.count), duals.count, blocks.count, freeVariables.count,
            freeConstraints.count, freeTerms.reduce(0) { $0 + $1.count }, freeBlocks.count, dirty.count, edited.count,
            changed.count, journal.count,
        ]
    }
}
