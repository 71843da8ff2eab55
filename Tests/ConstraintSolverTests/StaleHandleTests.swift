import Testing

@testable import ConstraintSolver

@Suite struct StaleHandleTests {
    let solver = Solver()

    private func refusal(_ result: Solver.ChangeResult) -> Refusal? {
        guard case .invalid(let refusal) = result else { return nil }
        return refusal
    }

    @Test func aRemovedConstraintIsRefused() throws {
        // given
        let x = solver.makeVariable()
        try solver.accept([(1, x)], .equal, 3, at: 200)
        let gone = try solver.accept([(1, x)], .equal, 8)
        solver.solve()

        // when
        #expect(solver.remove(gone))
        let constant = refusal(solver.setConstant(gone, -9))
        let priority = refusal(solver.setPriority(gone, 400))

        // then
        #expect(!solver.remove(gone))
        #expect(constant == Refusal(request: .setConstant(gone, -9), reason: .unknownConstraint))
        #expect(priority == Refusal(request: .setPriority(gone, 400), reason: .unknownConstraint))
        solver.solve()
        #expect(solver.value(of: x) == 3)
    }

    @Test func aConstraintInTheSamePlaceIsAnother() throws {
        // given
        let x = solver.makeVariable()
        let y = solver.makeVariable()
        try solver.accept([(1, y)], .equal, 1)
        let gone = try solver.accept([(1, x)], .equal, 8)
        solver.remove(gone)

        // when
        let heir = try solver.accept([(1, x)], .equal, 15)
        solver.solve()

        // then
        #expect(heir.index == gone.index)
        #expect(heir != gone)
        #expect(refusal(solver.setConstant(gone, -99)) != nil)
        #expect(!solver.remove(gone))
        solver.solve()
        #expect(solver.value(of: x) == 15)
        #expect(solver.constraintsDetermining(x) == [heir])
    }

    @Test func handlesStayUnequalWhenTheSolverWasEmptyInBetween() throws {
        // given
        let x = solver.makeVariable()
        var seen: Set<Solver.Constraint> = []

        for round in 0..<50 {
            // when: the last constraint goes, and its memory with it
            let handle = try solver.accept([(1, x)], .equal, Double(round))
            solver.solve()
            solver.remove(handle)

            // then
            #expect(seen.insert(handle).inserted)
            #expect(seen.allSatisfy { !solver.remove($0) })
        }
    }

    @Test func aRemovedVariableIsRefused() throws {
        // given
        let gone = solver.makeVariable()
        solver.removeVariable(gone)
        let terms = [Solver.Term(variable: gone, coefficient: 1)]

        // when
        let result = solver.add(terms, .equal, constant: -4, priority: 1000)

        // then
        guard case .invalid(let refusal) = result else { throw Solver.NotAccepted(result: result) }
        #expect(refusal == Refusal(request: .add(terms, .equal, constant: -4, priority: 1000), reason: .unknownVariable))
        #expect(!solver.removeVariable(gone))
        #expect(solver.value(of: gone) == 0)
        #expect(solver.constraintsDetermining(gone) == [])
    }

    @Test func aVariableThatIsStillUsedIsRefusedToo() throws {
        // given
        let leaving = solver.makeVariable()
        let x = solver.makeVariable()
        let link = try solver.accept([(1, x), (-2, leaving)], .equal, 0)
        try solver.accept([(1, leaving)], .equal, 21, at: 500)
        solver.solve()

        // when
        solver.removeVariable(leaving)
        let result = solver.add([Solver.Term(variable: leaving, coefficient: 1)], .equal, constant: 0, priority: 1000)

        // then
        guard case .invalid(let refusal) = result else { throw Solver.NotAccepted(result: result) }
        #expect(refusal.reason == .unknownVariable)
        #expect(!solver.removeVariable(leaving))
        #expect(solver.value(of: leaving) == 0)
        // What holds it still holds.
        #expect(solver.value(of: x) == 42)
        #expect(solver.isSatisfied(link))
    }

    @Test func aVariableInTheSamePlaceIsAnother() throws {
        // given
        let gone = solver.makeVariable()
        let wish = try solver.accept([(1, gone)], .equal, 30)
        solver.solve()
        solver.drainChangedVariables { _, _ in }
        solver.removeVariable(gone)
        solver.remove(wish)
        solver.solve()
        solver.drainChangedVariables { _, _ in }

        // when
        let heir = solver.makeVariable()
        try solver.accept([(1, heir)], .equal, 77)
        solver.solve()

        // then
        #expect(heir.index == gone.index)
        #expect(heir != gone)
        #expect(solver.value(of: heir) == 77)
        #expect(solver.value(of: gone) == 0)
        var drained: [Solver.Variable] = []
        solver.drainChangedVariables { variable, _ in drained.append(variable) }
        #expect(drained == [heir])
    }
}
