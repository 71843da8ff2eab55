import Foundation
import Testing

@testable import ConstraintSolver

@Suite struct HostileNumberTests {
    static let notFinite = [Double.nan, -.nan, .signalingNaN, .infinity, -.infinity]
    static let unusable = [1e300, -1e300, .greatestFiniteMagnitude, 1e7, 1e-7, .leastNormalMagnitude, -.leastNonzeroMagnitude]

    let list = SmallList(rowCount: 3)
    let solver = Solver()
    let variables: [Solver.Variable]
    let handles: [Solver.Constraint]

    init() throws {
        variables = solver.makeVariables(list.variableCount)
        handles = try list.add(to: solver, variables, order: Array(list.lines.indices))
        solver.solve()
        solver.drainChangedVariables { _, _ in }
    }

    /// Does something that has to be refused, and nothing else.
    private func expectUntouched(_ body: () throws -> Void) rethrows {
        let footprint = solver.footprint
        let pivots = solver.pivotCount
        try body()
        #expect(solver.footprint == footprint)
        solver.solve()
        #expect(solver.pivotCount == pivots)
        #expect(solver.values(of: variables) == list.solution(width: 300))
        #expect(solver.brokenInvariants() == [])
    }

    private func refusal(_ result: Solver.AddResult) throws -> Refusal {
        guard case .invalid(let refusal) = result else { throw Solver.NotAccepted(result: result) }
        return refusal
    }

    private func refusal(_ result: Solver.ChangeResult) -> Refusal? {
        guard case .invalid(let refusal) = result else { return nil }
        return refusal
    }

    @Test(arguments: notFinite) func aCoefficientThatIsNoNumberIsRefused(coefficient: Double) throws {
        try expectUntouched {
            // when
            let terms = [
                Solver.Term(variable: variables[1], coefficient: 2), Solver.Term(variable: variables[2], coefficient: coefficient),
            ]
            let refusal = try refusal(solver.add(terms, .equal, constant: 5, priority: 1000))

            // then
            #expect(refusal.reason == .notFinite)
            guard case .add(let refused, .equal, constant: 5, priority: 1000) = refusal.request else {
                Issue.record("\(refusal.request)")
                return
            }
            #expect(refused.map(\.variable) == [variables[1], variables[2]])
            #expect(refused[1].coefficient.bitPattern == coefficient.bitPattern)
        }
    }

    @Test(arguments: unusable) func aCoefficientThatWouldDrownTheOthersIsRefused(coefficient: Double) throws {
        try expectUntouched {
            // when
            let terms = [Solver.Term(variable: variables[2], coefficient: coefficient)]
            let refusal = try refusal(solver.add(terms, .lessThanOrEqual, constant: 0, priority: 500))

            // then
            #expect(refusal.reason == .unusableCoefficient(coefficient))
            #expect(refusal.request == .add(terms, .lessThanOrEqual, constant: 0, priority: 500))
        }
    }

    @Test(arguments: notFinite) func aConstantThatIsNoNumberIsRefused(constant: Double) throws {
        try expectUntouched {
            // when
            let terms = [Solver.Term(variable: variables[2], coefficient: 1)]
            let added = try refusal(solver.add(terms, .equal, constant: constant, priority: 1000))
            let required = refusal(solver.setConstant(handles[2], constant))
            let optional = refusal(solver.setConstant(handles[0], constant))

            // then
            #expect(added.reason == .notFinite)
            #expect(required?.reason == .notFinite)
            #expect(optional?.reason == .notFinite)
            guard case .setConstant(handles[0], let refused) = optional?.request else {
                Issue.record("\(String(describing: optional))")
                return
            }
            #expect(refused.bitPattern == constant.bitPattern)
        }
    }

    @Test(arguments: [0, -1, 1000.0001, 1e300, -.leastNonzeroMagnitude] + notFinite)
    func aPriorityOutOfRangeIsRefused(priority: Double) throws {
        try expectUntouched {
            // when
            let terms = [Solver.Term(variable: variables[2], coefficient: 1)]
            let added = try refusal(solver.add(terms, .equal, constant: 1, priority: priority))
            let changed = refusal(solver.setPriority(handles[0], priority))

            // then
            for reason in [added.reason, changed?.reason] {
                guard case .priorityOutOfRange(let refused) = reason else {
                    Issue.record("\(String(describing: reason))")
                    continue
                }
                #expect(refused.bitPattern == priority.bitPattern)
            }
        }
    }

    @Test func termsThatCancelToAnUnusableRestAreRefused() throws {
        try expectUntouched {
            // when
            let terms = [1.0000001, -1].map { Solver.Term(variable: variables[2], coefficient: $0) }
            let refusal = try refusal(solver.add(terms, .equal, constant: 1, priority: 1000))

            // then
            guard case .unusableCoefficient(let rest) = refusal.reason else {
                Issue.record("\(refusal.reason)")
                return
            }
            #expect(abs(rest - 1e-7) < 1e-12)
        }
    }

    @Test(arguments: [1e300, .greatestFiniteMagnitude]) func aHugeConstantMeansNoLimit(constant: Double) throws {
        // when: as on iOS, where a smaller value takes its place
        let limit = try solver.accept([(1, variables[0])], .lessThanOrEqual, constant)
        let wish = try solver.accept([(1, variables[2])], .greaterThanOrEqual, constant, at: 300)
        solver.solve()

        // then
        #expect(solver.isSatisfied(limit))
        #expect(solver.isSatisfied(wish))
        #expect(solver.value(of: variables[2]) == 1e9)
        #expect(solver.values(of: variables).allSatisfy { $0.isFinite })
        // when
        solver.remove(limit)
        solver.remove(wish)
        solver.solve()
        // then
        #expect(solver.values(of: variables) == list.solution(width: 300))
    }

    @Test func aDenormalConstantIsAsGoodAsZero() throws {
        // when
        let handle = try solver.accept([(1, variables[1])], .equal, .leastNonzeroMagnitude)
        solver.solve()

        // then
        #expect(solver.isSatisfied(handle))
        #expect(solver.values(of: variables).dropFirst(2) == list.solution(width: 300).dropFirst(2))
    }

    @Test func aTowerOfLargeCoefficientsStaysFinite() throws {
        // given
        let solver = Solver()
        let tower = solver.makeVariables(100)
        try solver.accept([(1, tower[0])], .equal, 1e9, at: 900)

        // when
        for (lower, upper) in zip(tower, tower.dropFirst()) { try solver.accept([(1, upper), (-1e6, lower)], .equal, 1) }
        try solver.accept([(1, tower[99])], .lessThanOrEqual, 10, at: 950)
        solver.solve()

        // then
        #expect(solver.values(of: tower).allSatisfy { $0.isFinite })
    }
}
