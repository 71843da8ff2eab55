import Testing

@testable import ConstraintSolver

/// A solver together with the plain description of what it was told.
struct SystemUnderTest {
    let solver = Solver()
    let variables: [Solver.Variable]
    private(set) var handles: [Solver.Constraint] = []
    private(set) var plain: SmallSystem

    init(variableCount: Int) {
        let solver = solver
        variables = (0..<variableCount).map { _ in solver.makeVariable() }
        plain = SmallSystem(variableCount: variableCount, constraints: [])
    }

    var point: [Double] { variables.map { solver.value(of: $0) } }

    func terms(_ constraint: SmallConstraint) -> [Solver.Term] {
        zip(variables, constraint.coefficients).filter { $0.1 != 0 }.map { Solver.Term(variable: $0.0, coefficient: $0.1) }
    }

    /// Adds and returns the conflict, if any, checking it against the oracle.
    mutating func add(_ constraint: SmallConstraint, _ comment: Comment) {
        var attempt = plain
        attempt.constraints.append(constraint)
        switch solver.add(
            terms(constraint), constraint.relation, constant: constraint.constant, priority: constraint.priority)
        {
        case .added(let handle):
            #expect(!constraint.isRequired || attempt.isFeasible, comment)
            plain = attempt
            handles.append(handle)
        case .conflict(let members):
            #expect(constraint.isRequired && !attempt.isFeasible, comment)
            expectIrreducible(members, with: constraint, comment)
        case .invalid(let refusal):
            Issue.record("\(refusal)")
        }
    }

    mutating func remove(at index: Int) {
        solver.remove(handles.remove(at: index))
        plain.constraints.remove(at: index)
    }

    mutating func setConstant(at index: Int, _ constant: Double, _ comment: Comment) {
        var attempt = plain
        attempt.constraints[index].constant = constant
        let isFine = !attempt.constraints[index].isRequired || attempt.isFeasible
        accept(solver.setConstant(handles[index], constant), of: index, attempt, isFine, comment)
    }

    mutating func setPriority(at index: Int, _ priority: Double, _ comment: Comment) {
        var attempt = plain
        attempt.constraints[index].priority = priority
        let isFine = !attempt.constraints[index].isRequired || attempt.isFeasible
        accept(solver.setPriority(handles[index], priority), of: index, attempt, isFine, comment)
    }

    private mutating func accept(
        _ result: Solver.ChangeResult, of index: Int, _ attempt: SmallSystem, _ isFine: Bool, _ comment: Comment
    ) {
        switch result {
        case .changed:
            #expect(isFine, comment)
            plain = attempt
        case .conflict(let members):
            #expect(!isFine, comment)
            expectIrreducible(members, with: attempt.constraints[index], comment)
        case .invalid(let refusal):
            Issue.record("\(refusal)")
        }
    }

    /// The named constraints and the new one contradict each other, and no fewer of them do.
    private func expectIrreducible(
        _ members: [Solver.Constraint], with constraint: SmallConstraint, _ comment: Comment
    ) {
        let others = members.compactMap { member in handles.firstIndex(of: member).map { plain.constraints[$0] } }
        #expect(others.count == members.count, comment)
        #expect(others.allSatisfy { $0.isRequired }, comment)
        var core = SmallSystem(variableCount: plain.variableCount, constraints: others + [constraint])
        #expect(!core.isFeasible, comment)
        for index in others.indices {
            let left = core.constraints.remove(at: index)
            #expect(core.isFeasible, comment)
            core.constraints.insert(left, at: index)
        }
    }

    /// Solves, and compares with the oracle.
    func expectOptimal(_ comment: Comment) {
        solver.solve()
        let broken = solver.brokenInvariants()
        #expect(broken.isEmpty, comment)
        let point = point
        let optimal = plain.optimalCorners()
        let isAmongThem = optimal.contains { corner in zip(corner, point).allSatisfy { abs($0 - $1) < 1e-5 } }
        #expect(isAmongThem, "\(comment): \(point) instead of \(optimal) for \(plain.constraints)")
        for (handle, constraint) in zip(handles, plain.constraints) {
            #expect(abs(solver.error(of: handle) - constraint.error(point)) < 1e-5, comment)
        }
    }
}
