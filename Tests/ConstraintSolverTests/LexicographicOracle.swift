import ConstraintSolver

/// Small systems solved by trying every vertex: the yardstick for the solver.
struct LexicographicOracle {
    struct Line {
        var coefficients: [Double]
        var relation: Solver.Relation
        var constant: Double
        var priority: Double

        func violation(at point: [Double]) -> Double {
            let value = zip(coefficients, point).reduce(constant) { $0 + $1.0 * $1.1 }
            switch relation {
            case .equal: return abs(value)
            case .lessThanOrEqual: return max(0, value)
            case .greaterThanOrEqual: return max(0, -value)
            }
        }
    }

    let variableCount: Int
    var lines: [Line]

    /// The sums of violations by priority, highest first; nil when the required ones cannot hold.
    func bestCost() -> [Double]? {
        let axes = (0..<variableCount).map { axis in
            Line(
                coefficients: (0..<variableCount).map { $0 == axis ? 1 : 0 }, relation: .equal, constant: 0, priority: 0)
        }
        var best: [Double]?
        forEachSubset(of: lines + axes, variableCount) { subset in
            guard let point = Self.intersection(subset), let cost = cost(at: point) else { return }
            if best == nil || Self.isLess(cost, best!) { best = cost }
        }
        return best
    }

    /// The sums of violations at a point; nil when a required line is violated there.
    func cost(at point: [Double]) -> [Double]? {
        for line in lines where line.priority >= 1000 && line.violation(at: point) > 1e-6 { return nil }
        let levels = Set(lines.map(\.priority)).filter { $0 < 1000 }.sorted(by: >)
        return levels.map { level in
            lines.filter { $0.priority == level }.reduce(0) { $0 + $1.violation(at: point) }
        }
    }

    static func isLess(_ a: [Double], _ b: [Double]) -> Bool {
        for (x, y) in zip(a, b) where abs(x - y) > 1e-6 { return x < y }
        return false
    }

    private func forEachSubset(of lines: [Line], _ size: Int, _ body: ([Line]) -> Void) {
        func choose(_ start: Int, _ chosen: [Line]) {
            if chosen.count == size { return body(chosen) }
            guard start < lines.count else { return }
            for index in start..<lines.count { choose(index + 1, chosen + [lines[index]]) }
        }
        choose(0, [])
    }

    private static func intersection(_ lines: [Line]) -> [Double]? {
        let n = lines.count
        var m = lines.map { $0.coefficients + [-$0.constant] }
        for column in 0..<n {
            let pivot = (column..<n).max { abs(m[$0][column]) < abs(m[$1][column]) }!
            guard abs(m[pivot][column]) > 1e-9 else { return nil }
            m.swapAt(pivot, column)
            for row in 0..<n where row != column {
                let factor = m[row][column] / m[column][column]
                for k in column...n { m[row][k] -= factor * m[column][k] }
            }
        }
        return (0..<n).map { m[$0][n] / m[$0][$0] }
    }
}
