import Testing

@testable import ConstraintSolver

/// Systems in which many constraints meet in one point, where a careless simplex goes round for ever.
@Suite struct DegenerateSystemTests {
    @Test func bealesExampleEnds() throws {
        // given: the linear program on which Dantzig's rule cycles
        let solver = Solver()
        let x = solver.makeVariables(4)
        let cost = solver.makeVariable()
        for variable in x { try solver.accept([(1, variable)], .greaterThanOrEqual, 0) }
        try solver.accept([(0.25, x[0]), (-60, x[1]), (-0.04, x[2]), (9, x[3])], .lessThanOrEqual, 0)
        try solver.accept([(0.5, x[0]), (-90, x[1]), (-0.02, x[2]), (3, x[3])], .lessThanOrEqual, 0)
        try solver.accept([(1, x[2])], .lessThanOrEqual, 1)
        try solver.accept([(1, cost), (0.75, x[0]), (-150, x[1]), (0.02, x[2]), (-6, x[3])], .equal, 0)

        // when
        try solver.accept([(1, cost)], .lessThanOrEqual, -1000, at: 500)
        solver.solve()

        // then
        for (value, expected) in zip(solver.values(of: x + [cost]), [0.04, 0, 1, 0, -0.05]) {
            #expect(abs(value - expected) < 1e-9)
        }
        #expect(solver.pivotCount < 30)
    }

    @Test func aHundredCopiesOfOneWishAreOnePoint() throws {
        // given
        let solver = Solver()
        let x = solver.makeVariable()
        let y = solver.makeVariable()

        // when
        for _ in 0..<100 {
            try solver.accept([(1, x), (-1, y)], .lessThanOrEqual, 0, at: 700)
            try solver.accept([(1, x), (-1, y)], .greaterThanOrEqual, 0, at: 700)
            try solver.accept([(1, x), (1, y)], .equal, 84, at: 600)
        }
        solver.solve()

        // then
        #expect(solver.values(of: [x, y]) == [42, 42])
        #expect(solver.brokenInvariants() == [])
    }

    @Test(arguments: 0..<150) func everythingThroughTheOriginEnds(seed: Int) throws {
        // given
        var random = SplitMix(seed: seed)
        let solver = Solver()
        let x = solver.makeVariables(6)
        let target = try solver.accept(x.map { (1, $0) }, .equal, 60, at: 100)

        // when: no constant anywhere, so that every corner is the origin
        for _ in 0..<40 {
            let terms: [(Double, Solver.Variable)] = (0..<Int.random(in: 1...3, using: &random)).map { _ in
                ([1, -1, 2, -2].randomElement(using: &random)!, x.randomElement(using: &random)!)
            }
            let relation: Solver.Relation = [.lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random)!
            try solver.accept(terms, relation, 0, at: [1000, 800, 800, 300].randomElement(using: &random)!)
            solver.solve()
        }

        // then
        #expect(solver.infeasible.isEmpty, "seed \(seed)")
        #expect(solver.brokenInvariants() == [], "seed \(seed)")
        #expect(solver.pivotCount < 1500, "seed \(seed): \(solver.pivotCount) pivots")
        // when
        solver.remove(target)
        solver.solve()
        // then
        #expect(solver.brokenInvariants() == [], "seed \(seed)")
    }

    @Test func equalSharesOfTooLittleRoomEnd() throws {
        // given: forty boxes in a row that all want the same width, which there is not
        let solver = Solver()
        let widths = solver.makeVariables(40)
        for width in widths { try solver.accept([(1, width)], .greaterThanOrEqual, 0) }
        for (left, right) in zip(widths, widths.dropFirst()) { try solver.accept([(1, left), (-1, right)], .equal, 0, at: 500) }
        for width in widths { try solver.accept([(1, width)], .greaterThanOrEqual, 100, at: 750) }

        // when
        try solver.accept(widths.map { (1, $0) }, .lessThanOrEqual, 1000)
        solver.solve()

        // then
        for value in solver.values(of: widths) { #expect(abs(value - 25) < 1e-9) }
        #expect(solver.brokenInvariants() == [])
    }
}
