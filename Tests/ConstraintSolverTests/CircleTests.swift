import Testing

@testable import ConstraintSolver

/// Constraints that define their variables in a circle, so that no order computes them one after the other.
@Suite struct CircleTests {
    /// Neighbours in a circle of an odd number of variables add up to given sums, which leaves one solution.
    private func makeCircle(_ solver: Solver, _ values: [Double], at priority: Double) throws -> [Solver.Variable] {
        let variables = solver.makeVariables(values.count)
        for index in values.indices {
            let next = (index + 1) % values.count
            try solver.accept(
                [(1, variables[index]), (1, variables[next])], .equal, values[index] + values[next], at: priority)
        }
        return variables
    }

    @Test(arguments: [3, 5, 51, 1001]) func aCircleOfEqualitiesHasItsOneSolution(count: Int) throws {
        // given
        let expected = (0..<count).map { Double(($0 * 37) % 101) }
        let solver = Solver()

        // when
        let variables = try makeCircle(solver, expected, at: 1000)
        solver.solve()

        // then
        for (value, expected) in zip(solver.values(of: variables), expected) { #expect(abs(value - expected) < 1e-9) }
        #expect(solver.brokenInvariants() == [])
    }

    @Test func anOptionalCircleGivesWayToOneFixedMember() throws {
        // given
        let expected = (0..<7).map { Double(10 + 3 * $0) }
        let solver = Solver()
        let variables = try makeCircle(solver, expected, at: 600)
        solver.solve()
        #expect(solver.values(of: variables) == expected)

        // when
        let pin = try solver.accept([(1, variables[2])], .equal, 19)
        solver.solve()

        // then: one unit of one sum is off by two, or several by as much together
        #expect(solver.value(of: variables[2]) == 19)
        #expect(solver.brokenInvariants() == [])
        let missed = variables.indices.map { index in
            let next = (index + 1) % variables.count
            return abs(solver.value(of: variables[index]) + solver.value(of: variables[next]) - expected[index] - expected[next])
        }
        #expect(abs(missed.reduce(0, +) - 6) < 1e-9)
        // when
        solver.remove(pin)
        solver.solve()
        // then
        #expect(solver.values(of: variables) == expected)
    }

    @Test func aBrokenCircleIsAChainAgain() throws {
        // given
        let solver = Solver()
        let variables = solver.makeVariables(301)
        for (left, right) in zip(variables, variables.dropFirst()) { try solver.accept([(1, left), (1, right)], .equal, 10) }
        let closing = try solver.accept([(1, variables[300]), (1, variables[0])], .equal, 26)
        solver.solve()
        #expect(solver.value(of: variables[0]) == 13)

        // when
        solver.remove(closing)
        try solver.accept([(1, variables[150])], .equal, 4)
        solver.solve()

        // then
        for (index, value) in solver.values(of: variables).enumerated() { #expect(value == (index % 2 == 0 ? 4 : 6)) }
        #expect(solver.blocks.allSatisfy { $0 == nil })
        #expect(solver.brokenInvariants() == [])
    }

    @Test func aCircleThatSaysTheSameTwiceIsNoConflict() throws {
        // given
        let solver = Solver()
        let variables = solver.makeVariables(400)
        for (left, right) in zip(variables, variables.dropFirst()) { try solver.accept([(1, right), (-1, left)], .equal, 2) }

        // when
        try solver.accept([(1, variables[0]), (-1, variables[399])], .equal, -798)
        try solver.accept([(1, variables[0])], .equal, 5)
        solver.solve()

        // then
        for (index, value) in solver.values(of: variables).enumerated() { #expect(value == 5 + 2 * Double(index)) }
    }

    @Test func circlesThroughOneVariableAreSolvedTogether() throws {
        // given: a hub, and spokes that each refer to the hub and to the spoke before
        let solver = Solver()
        let hub = solver.makeVariable()
        let spokes = solver.makeVariables(60)
        for (index, spoke) in spokes.enumerated() {
            let before = spokes[(index + 59) % 60]
            try solver.accept([(3, spoke), (-1, before), (-1, hub)], .equal, 12)
        }

        // when
        let sum: [(Double, Solver.Variable)] = spokes.map { (1, $0) } + [(-50, hub)]
        try solver.accept(sum, .equal, 120)
        solver.solve()

        // then: all spokes are equal, 2 s − h = 12 and 60 s − 50 h = 120
        for value in solver.values(of: spokes + [hub]) { #expect(abs(value - 12) < 1e-9) }
        #expect(solver.brokenInvariants() == [])
    }
}
