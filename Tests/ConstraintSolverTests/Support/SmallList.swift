@testable import ConstraintSolver

/// A list of rows whose solution is unique: what the benchmark measures, small.
struct SmallList {
    struct Line {
        var terms: [(Double, Int)]
        var relation: Solver.Relation
        var rightSide: Double
        var priority: Double
    }

    let rowCount: Int
    /// The first line holds the list's width, which is variable 0.
    private(set) var lines: [Line] = [Line(terms: [(1, 0)], relation: .equal, rightSide: 300, priority: 900)]

    var variableCount: Int { 1 + 5 * rowCount }

    init(rowCount: Int) {
        self.rowCount = rowCount
        for row in 0..<rowCount { addRow(row) }
    }

    /// A cell below the one before it, at least 44 high, with a label that wants more width than some rows have.
    private mutating func addRow(_ row: Int) {
        let first = 1 + 5 * row
        let (top, height, labelLeft, labelWidth, labelHeight) = (first, first + 1, first + 2, first + 3, first + 4)
        func line(_ terms: [(Double, Int)], _ relation: Solver.Relation, _ rightSide: Double, _ priority: Double = 1000) -> Line {
            Line(terms: terms, relation: relation, rightSide: rightSide, priority: priority)
        }
        lines += [
            row == 0 ? line([(1, top)], .equal, 0) : line([(1, top), (-1, top - 5), (-1, height - 5)], .equal, 0),
            line([(1, height)], .greaterThanOrEqual, 44),
            line([(1, height), (-1, labelHeight)], .greaterThanOrEqual, 20),
            line([(1, height)], .equal, 0, 250),
            line([(1, labelLeft)], .equal, 16),
            line([(1, labelLeft), (1, labelWidth), (-1, 0)], .lessThanOrEqual, -16),
            line([(1, labelWidth)], .lessThanOrEqual, Double(100 + 70 * row), 251),
            line([(1, labelWidth)], .greaterThanOrEqual, Double(100 + 70 * row), 750),
            line([(1, labelHeight)], .equal, Double(18 + 9 * row), 750),
        ]
    }

    /// The expected values, from the layout's meaning.
    func solution(width: Double) -> [Double] {
        var values = [width]
        var top = 0.0
        for row in 0..<rowCount {
            let labelHeight = Double(18 + 9 * row)
            let height = max(44, labelHeight + 20)
            values += [top, height, 16, min(Double(100 + 70 * row), width - 32), labelHeight]
            top += height
        }
        return values
    }

    /// Adds the lines in the given order.
    ///
    /// - Returns: the handles in the order of ``lines``.
    func add(to solver: Solver, _ variables: [Solver.Variable], order: [Int]) throws -> [Solver.Constraint] {
        var handles: [Int: Solver.Constraint] = [:]
        for index in order {
            let line = lines[index]
            let terms = line.terms.map { ($0.0, variables[$0.1]) }
            handles[index] = try solver.accept(terms, line.relation, line.rightSide, at: line.priority)
        }
        return lines.indices.compactMap { handles[$0] }
    }
}
