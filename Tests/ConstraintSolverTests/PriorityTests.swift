import Testing

@testable import ConstraintSolver

@Suite struct PriorityTests {
    let solver = Solver()

    @Test(arguments: [(500.0, 499.0), (250.0, 249.999), (999.999, 750.0), (2.0, 1.0)])
    func oneOfAHigherPriorityBeatsAThousandOfALower(high: Double, low: Double) throws {
        // given
        let x = solver.makeVariable()
        for _ in 0..<1000 { try solver.accept([(1, x)], .equal, 100, at: low) }
        solver.solve()
        #expect(solver.value(of: x) == 100)

        // when
        try solver.accept([(1, x)], .equal, 7, at: high)
        solver.solve()

        // then
        #expect(solver.value(of: x) == 7)
    }

    @Test func aTinyErrorOfAHigherPriorityOutweighsAHugeOneOfALower() throws {
        // given
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        try solver.accept([(1, x), (-1000, y)], .equal, 0)

        // when: a thousandth here is a whole there
        try solver.accept([(1, y)], .equal, 0.001, at: 501)
        try solver.accept([(1, x)], .equal, 1_000_000, at: 500)
        solver.solve()

        // then
        #expect(solver.value(of: y) == 0.001)
        #expect(solver.value(of: x) == 1)
    }

    @Test func withinAPriorityTheMajorityDecides() throws {
        // given
        let x = solver.makeVariable()

        // when
        for wish in [10.0, 20, 30, 300, 4000] { try solver.accept([(1, x)], .equal, wish, at: 400) }
        solver.solve()

        // then: the sum of errors is least at the median
        #expect(solver.value(of: x) == 30)
    }

    @Test func aSlopeAgainstTheMajorityDecidesByItsWeight() throws {
        // given
        let x = solver.makeVariable()

        // when: three times the error for each unit, against two constraints
        try solver.accept([(3, x)], .equal, 30, at: 400)
        try solver.accept([(1, x)], .equal, 50, at: 400)
        try solver.accept([(1, x)], .equal, 60, at: 400)
        solver.solve()

        // then
        #expect(solver.value(of: x) == 10)
    }

    @Test func whatAHigherPriorityLeavesOpenGoesToTheNext() throws {
        // given
        let x = solver.makeVariable()

        // when
        try solver.accept([(1, x)], .greaterThanOrEqual, 100, at: 750)
        try solver.accept([(1, x)], .lessThanOrEqual, 200, at: 740)
        try solver.accept([(1, x)], .equal, 500, at: 730)
        try solver.accept([(1, x)], .equal, 130, at: 720)
        solver.solve()

        // then
        #expect(solver.value(of: x) == 200)
    }

    @Test func aChangedPriorityTurnsTheBalance() throws {
        // given
        let x = solver.makeVariable()
        let left = try solver.accept([(1, x)], .equal, 20, at: 300)
        let right = try solver.accept([(1, x)], .equal, 90, at: 200)
        solver.solve()
        #expect(solver.value(of: x) == 20)

        for (priority, expected) in [(301.0, 90.0), (299, 20), (1000, 90), (1, 20)] {
            // when
            guard case .changed = solver.setPriority(right, priority) else {
                Issue.record("priority \(priority)")
                continue
            }
            solver.solve()

            // then
            #expect(solver.value(of: x) == expected)
            #expect(solver.isSatisfied(left) == (expected == 20))
            #expect(solver.brokenInvariants() == [])
        }
    }

    @Test func aRequiredConstraintBeatsEveryWish() throws {
        // given
        let x = solver.makeVariable()
        for _ in 0..<200 { try solver.accept([(1, x)], .equal, 100, at: 999.999) }

        // when
        try solver.accept([(1, x)], .lessThanOrEqual, 3)
        solver.solve()

        // then
        #expect(solver.value(of: x) == 3)
    }
}
