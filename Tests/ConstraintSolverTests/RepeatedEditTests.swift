import Testing

@testable import ConstraintSolver

@Suite struct RepeatedEditTests {
    let list = SmallList(rowCount: 5)
    let solver = Solver()
    let variables: [Solver.Variable]
    let handles: [Solver.Constraint]

    init() throws {
        variables = solver.makeVariables(list.variableCount)
        handles = try list.add(to: solver, variables, order: Array(list.lines.indices))
        solver.solve()
    }

    private func edit(width: Double) {
        guard case .changed = solver.setConstant(handles[0], -width) else {
            Issue.record("width \(width)")
            return
        }
        solver.solve()
        solver.drainChangedVariables { _, _ in }
    }

    @Test func thousandsOfEditsDoNotDrift() {
        // given
        var random = SplitMix(seed: 11)

        for round in 0..<4000 {
            // when
            let width = Double.random(in: 120...700, using: &random)
            edit(width: width)

            // then
            #expect(solver.value(of: variables[0]) == width)
            for (value, expected) in zip(solver.values(of: variables), list.solution(width: width)) {
                #expect(abs(value - expected) < 1e-9, "round \(round), width \(width)")
            }
        }
        edit(width: 300)
        #expect(solver.values(of: variables) == list.solution(width: 300))
        #expect(solver.brokenInvariants() == [])
    }

    @Test func editsOfTenthsDoNotAddUp() {
        // given, when
        for step in 0..<3000 { edit(width: 300 + Double(step) * 0.1) }
        edit(width: 300.1)

        // then
        #expect(solver.value(of: variables[0]) == 300.1)
        #expect(solver.value(of: variables[24]) == 300.1 - 32)
    }

    @Test func thousandsOfEditsDoNotGrowMemory() {
        // given
        var random = SplitMix(seed: 12)
        for _ in 0..<50 { edit(width: Double.random(in: 120...700, using: &random)) }
        let footprint = solver.footprint

        // when
        for _ in 0..<4000 { edit(width: Double.random(in: 120...700, using: &random)) }

        // then
        #expect(solver.footprint == footprint)
    }

    @Test func thousandsOfReplacedConstraintsDoNotGrowMemory() throws {
        // given
        var random = SplitMix(seed: 13)
        var guest = try solver.accept([(1, variables[2])], .greaterThanOrEqual, 50)
        var footprint: [Int] = []

        // when
        for round in 0..<3000 {
            solver.remove(guest)
            let height = Double.random(in: 20...90, using: &random).rounded()
            guest = try solver.accept(
                [(1, variables[2]), (-1, variables[7])], round % 2 == 0 ? .greaterThanOrEqual : .equal, height,
                at: round % 3 == 0 ? 600 : 1000)
            solver.solve()
            solver.drainChangedVariables { _, _ in }
            if round == 100 { footprint = solver.footprint }
        }

        // then
        #expect(solver.footprint == footprint)
        solver.remove(guest)
        solver.solve()
        #expect(solver.values(of: variables) == list.solution(width: 300))
    }

    @Test func anEditThatChangesNothingCostsNoPivot() {
        // given
        let pivots = solver.pivotCount

        // when
        for _ in 0..<100 { edit(width: 300) }

        // then
        #expect(solver.pivotCount == pivots)
    }

    @Test func anEditWithinTheSameCornerCostsNoPivot() {
        // given
        edit(width: 301)
        let pivots = solver.pivotCount

        // when
        for step in 0..<100 { edit(width: 301 + Double(step) * 0.01) }

        // then
        #expect(solver.pivotCount == pivots)
    }
}
