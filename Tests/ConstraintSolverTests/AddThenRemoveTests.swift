import Testing

@testable import ConstraintSolver

@Suite struct AddThenRemoveTests {
    /// Constraints that pull at the list from every side, each with its terms by variable.
    static let visitors: [SmallList.Line] = [
        SmallList.Line(terms: [(1, 0)], relation: .lessThanOrEqual, rightSide: 140, priority: 1000),
        SmallList.Line(terms: [(1, 0)], relation: .equal, rightSide: 512, priority: 950),
        SmallList.Line(terms: [(1, 7)], relation: .greaterThanOrEqual, rightSide: 90, priority: 1000),
        SmallList.Line(terms: [(1, 2), (-1, 12)], relation: .equal, rightSide: 0, priority: 1000),
        SmallList.Line(terms: [(1, 4), (-2, 9)], relation: .greaterThanOrEqual, rightSide: 25, priority: 800),
        SmallList.Line(terms: [(1, 16), (1, 17)], relation: .equal, rightSide: 777, priority: 760),
        SmallList.Line(terms: [(1, 9)], relation: .equal, rightSide: 5, priority: 1),
    ]

    @Test(arguments: visitors.indices) func aVisitorLeavesNoTrace(visitor: Int) throws {
        // given
        let list = SmallList(rowCount: 4)
        let solver = Solver()
        let variables = solver.makeVariables(list.variableCount)
        _ = try list.add(to: solver, variables, order: Array(list.lines.indices))
        solver.solve()
        let before = solver.values(of: variables)

        // when
        let line = Self.visitors[visitor]
        let handle = try solver.accept(
            line.terms.map { ($0.0, variables[$0.1]) }, line.relation, line.rightSide, at: line.priority)
        solver.solve()
        let during = solver.values(of: variables)
        solver.remove(handle)
        solver.solve()

        // then
        #expect(solver.values(of: variables) == before)
        #expect(solver.brokenInvariants() == [])
        // The one of the lowest priority has nothing to say while it is there.
        #expect((during == before) == (line.priority == 1))
    }

    @Test(arguments: 0..<60) func removingAllVisitorsInAnyOrderRestoresExactly(seed: Int) throws {
        // given
        var random = SplitMix(seed: seed)
        let list = SmallList(rowCount: 4)
        let solver = Solver()
        let variables = solver.makeVariables(list.variableCount)
        _ = try list.add(to: solver, variables, order: Array(list.lines.indices))
        solver.solve()

        // when
        var handles: [Solver.Constraint] = []
        for line in Self.visitors.shuffled(using: &random) {
            handles.append(
                try solver.accept(
                    line.terms.map { ($0.0, variables[$0.1]) }, line.relation, line.rightSide, at: min(line.priority, 990)))
            if Bool.random(using: &random) { solver.solve() }
        }
        for handle in handles.shuffled(using: &random) {
            solver.remove(handle)
            if Bool.random(using: &random) { solver.solve() }
        }
        solver.solve()

        // then
        #expect(solver.values(of: variables) == list.solution(width: 300), "seed \(seed)")
        #expect(solver.brokenInvariants() == [], "seed \(seed)")
    }

    @Test func withTheLastConstraintEveryVariableIsFreeAndZero() throws {
        // given
        let list = SmallList(rowCount: 3)
        let solver = Solver()
        let variables = solver.makeVariables(list.variableCount)
        let handles = try list.add(to: solver, variables, order: Array(list.lines.indices))
        solver.solve()

        // when
        for handle in handles { solver.remove(handle) }
        solver.solve()

        // then
        #expect(solver.values(of: variables).allSatisfy { $0 == 0 })
        #expect(variables.allSatisfy { solver.isAmbiguous($0) })
        #expect(solver.constraints.count == 0)
        #expect(solver.terms.count == 0)
    }
}
