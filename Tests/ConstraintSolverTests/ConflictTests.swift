import Testing

@testable import ConstraintSolver

@Suite struct ConflictTests {
    let solver = Solver()

    private func conflict(
        _ terms: [(Double, Solver.Variable)], _ relation: Solver.Relation, _ rightSide: Double
    ) throws -> [Solver.Constraint] {
        let terms = terms.map { Solver.Term(variable: $0.1, coefficient: $0.0) }
        let result = solver.add(terms, relation, constant: -rightSide, priority: 1000)
        guard case .conflict(let members) = result else { throw Solver.NotAccepted(result: result) }
        return members
    }

    /// A chain of boxes, each beginning where the one before ends, all of them at least 50 wide, in 1,000.
    private func makeChain() throws -> (edges: [Solver.Variable], handles: [Solver.Constraint]) {
        let edges = solver.makeVariables(11)
        var handles = [try solver.accept([(1, edges[0])], .equal, 0), try solver.accept([(1, edges[10])], .equal, 1000)]
        for (left, right) in zip(edges, edges.dropFirst()) {
            handles.append(try solver.accept([(1, right), (-1, left)], .greaterThanOrEqual, 50))
            try solver.accept([(1, right), (-1, left)], .equal, 70, at: 600)
        }
        solver.solve()
        return (edges, handles)
    }

    @Test func onlyWhatTakesPartIsNamed() throws {
        // given
        let (edges, handles) = try makeChain()

        // when: the first four are given so much room that 300 remain for six of 51
        try solver.accept([(1, edges[4]), (-1, edges[0])], .greaterThanOrEqual, 300)
        let members = try conflict([(1, edges[4])], .greaterThanOrEqual, 701)

        // then: the frame on the right and the six boxes beside it
        #expect(members == [handles[1]] + handles[6..<12])
    }

    @Test func theSystemIsAsItWas() throws {
        // given
        let (edges, _) = try makeChain()
        let before = solver.values(of: edges)
        let footprint = solver.footprint
        solver.drainChangedVariables { _, _ in }

        // when
        for _ in 0..<20 { _ = try conflict([(1, edges[4])], .greaterThanOrEqual, 701) }
        solver.solve()

        // then
        #expect(solver.values(of: edges) == before)
        #expect(solver.brokenInvariants() == [])
        #expect(solver.infeasible.isEmpty)
        var moved: [Solver.Variable] = []
        solver.drainChangedVariables { variable, _ in moved.append(variable) }
        #expect(moved == [])
        // One place for the constraint that is tried, and one for its terms.
        #expect(zip(solver.footprint, footprint).allSatisfy { $0 - $1 <= 1 })
    }

    @Test func wishesThatAlreadyGaveWayGiveWayAsBefore() throws {
        // given
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        let limit = try solver.accept([(1, x), (1, y)], .lessThanOrEqual, 100)
        try solver.accept([(1, x)], .equal, 80, at: 700)
        let loser = try solver.accept([(1, y)], .equal, 60, at: 300)
        solver.solve()
        #expect(solver.error(of: loser) == 40)

        // when
        let members = try conflict([(1, x), (1, y)], .greaterThanOrEqual, 101)

        // then
        #expect(members == [limit])
        solver.solve()
        #expect(solver.values(of: [x, y]) == [80, 20])
        #expect(solver.error(of: loser) == 40)
        #expect(solver.brokenInvariants() == [])
    }

    @Test func aConstraintWithoutRoomForItselfNamesNoOther() throws {
        // given
        let x = solver.makeVariable()
        try solver.accept([(1, x)], .equal, 12)

        // when, then
        #expect(try conflict([], .equal, 5) == [])
        #expect(try conflict([(2, x), (-2, x)], .greaterThanOrEqual, 1) == [])
        #expect(solver.value(of: x) == 12)
    }

    @Test func oneOfTwoReasonsIsNamedAndNotBoth() throws {
        // given: two limits, each of which alone forbids
        let x = solver.makeVariable()
        let limits = [try solver.accept([(1, x)], .lessThanOrEqual, 10), try solver.accept([(1, x)], .lessThanOrEqual, 20)]

        // when
        let members = try conflict([(1, x)], .equal, 30)

        // then
        #expect(members.count == 1)
        #expect(limits.contains(members[0]))
    }

    @Test func aChangedConstantThatDoesNotFitLeavesTheOldOne() throws {
        // given
        let (edges, handles) = try makeChain()
        let before = solver.values(of: edges)

        // when: ten of 50 do not fit into 499
        let result = solver.setConstant(handles[1], -499)

        // then
        guard case .conflict(let members) = result else {
            Issue.record("\(result)")
            return
        }
        #expect(members == [handles[0]] + handles[2...])
        solver.solve()
        #expect(solver.values(of: edges) == before)
        // when: they fit into 500 exactly
        guard case .changed = solver.setConstant(handles[1], -500) else {
            Issue.record("500 is enough")
            return
        }
        solver.solve()
        // then
        #expect(solver.values(of: edges) == (0..<11).map { Double(50 * $0) })
    }

    @Test func aConflictInALoopOfAThousandIsTheSameConflict() throws {
        // given
        let (edges, handles) = try makeChain()

        for round in 0..<1000 {
            // when
            let members = try conflict([(1, edges[10])], .equal, 1001 + Double(round))
            // then
            #expect(members == [handles[1]])
        }
        #expect(solver.constraints.count <= 24)
    }
}
