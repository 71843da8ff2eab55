import Foundation
import Testing

@testable import ConstraintSolver

/// Long chains in which each variable refers to the one before: no step may recurse along them.
@Suite struct DeepChainTests {
    static let length = 10_000

    private final class Outcome<Output>: @unchecked Sendable {
        var result: Result<Output, Error>?
    }

    /// Runs on a thread whose stack would not hold a call for each link.
    private func withSmallStack<Output: Sendable>(_ body: @escaping @Sendable () throws -> Output) throws -> Output {
        let outcome = Outcome<Output>()
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            outcome.result = Result { try body() }
            done.signal()
        }
        thread.stackSize = 256 * 1024
        thread.start()
        done.wait()
        return try #require(outcome.result).get()
    }

    /// Links `first … last` so that each is 3 beyond the one before.
    private static func link(_ solver: Solver, _ variables: [Solver.Variable], _ order: some Sequence<Int>) throws {
        for index in order {
            try solver.accept([(1, variables[index + 1]), (-1, variables[index])], .equal, 3)
        }
    }

    @Test func aChainFromItsBeginning() throws {
        let values = try withSmallStack {
            // given
            let solver = Solver()
            let variables = solver.makeVariables(Self.length + 1)

            // when
            try solver.accept([(1, variables[0])], .equal, 8)
            try Self.link(solver, variables, 0..<Self.length)
            solver.solve()
            return solver.values(of: variables)
        }
        // then
        #expect(values == (0...Self.length).map { 8 + 3 * Double($0) })
    }

    @Test func aChainFromItsEnd() throws {
        let values = try withSmallStack {
            // given
            let solver = Solver()
            let variables = solver.makeVariables(Self.length + 1)

            // when
            try Self.link(solver, variables, (0..<Self.length).reversed())
            try solver.accept([(1, variables[0])], .equal, 8)
            solver.solve()
            return solver.values(of: variables)
        }
        // then
        #expect(values == (0...Self.length).map { 8 + 3 * Double($0) })
    }

    @Test func aChainThatIsTurnedRound() throws {
        let (turned, back) = try withSmallStack {
            // given
            let solver = Solver()
            let variables = solver.makeVariables(Self.length + 1)
            try solver.accept([(1, variables[0])], .equal, 0, at: 400)
            try Self.link(solver, variables, 0..<Self.length)
            solver.solve()

            // when: the last is held instead of the first
            let pin = try solver.accept([(1, variables[Self.length])], .equal, 0)
            solver.solve()
            let turned = solver.values(of: variables)
            solver.remove(pin)
            solver.solve()
            return (turned, solver.values(of: variables))
        }
        // then
        #expect(turned == (0...Self.length).map { 3 * Double($0 - Self.length) })
        #expect(back == (0...Self.length).map { 3 * Double($0) })
    }

    @Test func aConflictAcrossTheWholeChainNamesEveryLink() throws {
        let (count, isAsBefore) = try withSmallStack {
            // given
            let solver = Solver()
            let variables = solver.makeVariables(Self.length + 1)
            try solver.accept([(1, variables[0])], .equal, 0)
            try Self.link(solver, variables, 0..<Self.length)

            // when
            let last = Solver.Term(variable: variables[Self.length], coefficient: 1)
            let result = solver.add([last], .equal, constant: -1, priority: 1000)
            guard case .conflict(let members) = result else { throw Solver.NotAccepted(result: result) }
            return (members.count, solver.value(of: variables[Self.length]) == 3 * Double(Self.length))
        }
        // then
        #expect(count == Self.length + 1)
        #expect(isAsBefore)
    }

    @Test func anEditAtTheEndVisitsOnlyTheEnd() throws {
        // given
        let solver = Solver()
        let variables = solver.makeVariables(Self.length + 1)
        try solver.accept([(1, variables[0])], .equal, 0)
        try Self.link(solver, variables, 0..<Self.length)
        let wish = try solver.accept([(1, variables[Self.length]), (1, solver.makeVariable())], .equal, 0, at: 500)
        solver.solve()
        solver.drainChangedVariables { _, _ in }

        // when
        guard case .changed = solver.setConstant(wish, 25) else {
            Issue.record("an optional constant can be changed")
            return
        }
        solver.solve()

        // then
        var moved = 0
        solver.drainChangedVariables { _, _ in moved += 1 }
        #expect(moved == 1)
    }
}
