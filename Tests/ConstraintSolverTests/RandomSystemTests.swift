import Testing

@testable import ConstraintSolver

/// Small random systems against the oracle that tries every corner. The seed is in every message.
@Suite struct RandomSystemTests {
    static func constraint(_ random: inout SplitMix, variableCount: Int) -> SmallConstraint {
        var coefficients = [Double](repeating: 0, count: variableCount)
        for _ in 0..<Int.random(in: 1...2, using: &random) {
            coefficients[Int.random(in: 0..<variableCount, using: &random)] =
                [1, 1, -1, -1, 2, 0.5, -3].randomElement(using: &random)!
        }
        return SmallConstraint(
            coefficients: coefficients,
            relation: [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random)!,
            constant: Double(Int.random(in: -12...12, using: &random)),
            priority: [1000, 1000, 750, 750, 500, 250, 250].randomElement(using: &random)!)
    }

    @Test(arguments: 0..<40) func everyChangeEndsAtTheOptimum(batch: Int) {
        for seed in (batch * 50)..<(batch * 50 + 50) {
            var random = SplitMix(seed: seed)
            let variableCount = Int.random(in: 1...3, using: &random)
            var system = SystemUnderTest(variableCount: variableCount)
            for step in 0..<24 {
                let comment: Comment = "seed \(seed), step \(step)"
                let count = system.handles.count
                switch count == 0 ? 0 : Int.random(in: 0..<10, using: &random) {
                case 0...4 where count < 8:
                    system.add(Self.constraint(&random, variableCount: variableCount), comment)
                case 0...6:
                    let constant = Double(Int.random(in: -12...12, using: &random))
                    system.setConstant(at: Int.random(in: 0..<count, using: &random), constant, comment)
                case 7:
                    let priority = [1000.0, 750, 500, 250].randomElement(using: &random)!
                    system.setPriority(at: Int.random(in: 0..<count, using: &random), priority, comment)
                default:
                    system.remove(at: Int.random(in: 0..<count, using: &random))
                }
                // Often several changes at once, as in a layout.
                if Bool.random(using: &random) { system.expectOptimal(comment) }
            }
            system.expectOptimal("seed \(seed), end")
        }
    }
}
