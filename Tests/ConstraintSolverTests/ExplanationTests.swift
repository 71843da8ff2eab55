import Testing

import ConstraintSolver

/// Who determines a value, who holds a constraint back, and what leaves a value open.
@Suite struct ExplanationTests {
    private let solver = Solver()

    private func add(
        _ terms: [(Solver.Variable, Double)], _ relation: Solver.Relation, _ constant: Double, _ priority: Double = 1000
    ) throws -> Solver.Constraint {
        let result = solver.add(
            terms.map { Solver.Term(variable: $0.0, coefficient: $0.1) }, relation, constant: constant, priority: priority)
        guard case .added(let constraint) = result else { throw Refused() }
        return constraint
    }

    private struct Refused: Error {}

    @Test func `a value is determined by a chain down to what is fixed`() throws {
        let (first, second, third) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        let fixed = try add([(first, 1)], .equal, -7)
        let step = try add([(second, 1), (first, -1)], .equal, -11)
        _ = try add([(third, 1), (second, -3)], .equal, 0)
        solver.solve()
        #expect(solver.value(of: second) == 18)
        #expect(solver.constraintsDetermining(second) == [fixed, step])
        #expect(solver.openVariables(behind: third).isEmpty)
    }

    @Test func `what holds a wish back is what fixes its variables`() throws {
        let (start, length) = (solver.makeVariable(), solver.makeVariable())
        let origin = try add([(start, 1)], .equal, -20)
        let limit = try add([(start, 1), (length, 1)], .lessThanOrEqual, -90)
        let wish = try add([(length, 1)], .equal, -100, 500)
        let small = try add([(length, 1)], .greaterThanOrEqual, -30, 700)
        solver.solve()
        #expect(solver.value(of: length) == 70)
        #expect(solver.constraintsHolding(wish) == [origin, limit])
        #expect(solver.constraintsHolding(small).isEmpty)
        #expect(solver.constraintsHolding(limit).isEmpty)
    }

    @Test func `an open variable is named by all that hang on it`() throws {
        let (open, hanging, fixed) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        _ = try add([(hanging, 1), (open, -1)], .equal, -5)
        _ = try add([(fixed, 1)], .equal, -3)
        solver.solve()
        let behind = solver.openVariables(behind: hanging)
        #expect(behind.count == 1)
        #expect(solver.openVariables(behind: open) == behind)
        #expect(solver.openVariables(behind: fixed).isEmpty)
        #expect(solver.isAmbiguous(hanging) && !solver.isAmbiguous(fixed))
    }

    @Test func `a bound that could be left leaves its variable open, one that is pulled at does not`() throws {
        let (free, pulled) = (solver.makeVariable(), solver.makeVariable())
        _ = try add([(free, 1)], .greaterThanOrEqual, -12)
        _ = try add([(pulled, 1)], .greaterThanOrEqual, -12)
        _ = try add([(pulled, 1)], .equal, -4, 250)
        solver.solve()
        #expect(solver.value(of: free) == 12 && solver.value(of: pulled) == 12)
        #expect(solver.openVariables(behind: free) == [free])
        #expect(solver.openVariables(behind: pulled).isEmpty)
    }

    @Test func `answers that build on each other are the same as single ones`() throws {
        let variables = (0..<9).map { _ in solver.makeVariable() }
        for (before, after) in zip(variables, variables.dropFirst()) {
            _ = try add([(after, 1), (before, -1)], .greaterThanOrEqual, -2)
        }
        _ = try add([(variables[4], 1)], .equal, -31)
        solver.solve()
        var explainer = Solver.Explainer(solver)
        for variable in variables {
            let (constraints, open) = explainer.explain(variable, mentioning: variables)
            #expect(constraints == solver.constraintsDetermining(variable))
            #expect(open == solver.openVariables(behind: variable))
            #expect(open.isEmpty == (variable == variables[4]))
        }
    }

    @Test func `of a chain only the links at hand are told`() throws {
        let (first, second, third) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        _ = try add([(first, 1)], .equal, -7)
        _ = try add([(second, 1), (first, -1)], .equal, -11)
        let last = try add([(third, 1), (second, -3)], .equal, 0)
        solver.solve()
        var explainer = Solver.Explainer(solver)
        #expect(explainer.explain(third, mentioning: [third]).constraints == [last])
        #expect(explainer.explain(third, mentioning: []).constraints.isEmpty)
    }
}
