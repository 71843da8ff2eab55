import Testing

@testable import ConstraintSolver

@Suite struct InsertionOrderTests {
    @Test(arguments: 0..<200) func permutedInsertionGivesTheSameValues(seed: Int) throws {
        // given
        var random = SplitMix(seed: seed)
        let list = SmallList(rowCount: 4)
        let solver = Solver()
        let variables = solver.makeVariables(list.variableCount)

        // when
        _ = try list.add(to: solver, variables, order: list.lines.indices.shuffled(using: &random))
        solver.solve()

        // then
        #expect(solver.values(of: variables) == list.solution(width: 300), "seed \(seed)")
        #expect(solver.brokenInvariants() == [], "seed \(seed)")
    }

    @Test(arguments: 0..<50) func solvingInBetweenChangesNothing(seed: Int) throws {
        // given
        var random = SplitMix(seed: seed)
        let list = SmallList(rowCount: 3)
        let solver = Solver()
        let variables = solver.makeVariables(list.variableCount)

        // when
        for index in list.lines.indices.shuffled(using: &random) {
            let line = list.lines[index]
            try solver.accept(line.terms.map { ($0.0, variables[$0.1]) }, line.relation, line.rightSide, at: line.priority)
            solver.solve()
        }

        // then
        #expect(solver.values(of: variables) == list.solution(width: 300), "seed \(seed)")
    }

    @Test func ofEqualWishesTheOlderOneHolds() throws {
        // given
        let solver = Solver()
        let x = solver.makeVariable()

        // when
        let older = try solver.accept([(1, x)], .equal, 30, at: 500)
        let newer = try solver.accept([(1, x)], .equal, 70, at: 500)
        solver.solve()

        // then
        #expect(solver.value(of: x) == 30)
        #expect(solver.isSatisfied(older))
        #expect(solver.error(of: newer) == 40)
    }
}
