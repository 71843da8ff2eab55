import ConstraintSolver

/// A constraint of a small system, with its coefficients by variable.
struct SmallConstraint: CustomStringConvertible {
    var coefficients: [Double]
    var relation: Solver.Relation
    var constant: Double
    var priority: Double

    func residual(_ point: [Double]) -> Double {
        zip(coefficients, point).reduce(constant) { $0 + $1.0 * $1.1 }
    }

    func error(_ point: [Double]) -> Double {
        let residual = residual(point)
        switch relation {
        case .equal: return abs(residual)
        case .lessThanOrEqual: return max(0, residual)
        case .greaterThanOrEqual: return max(0, -residual)
        }
    }

    var isRequired: Bool { priority == 1000 }

    var description: String {
        let sum = coefficients.enumerated().filter { $0.element != 0 }.map { "\($0.element)·x\($0.offset)" }
        let sign = relation == .equal ? "=" : relation == .lessThanOrEqual ? "≤" : "≥"
        return "\(sum.joined(separator: " + ")) + \(constant) \(sign) 0 @\(priority)"
    }
}

/// The answer by trying every corner: each way to hold as many constraints (or coordinates at zero) as there are
/// variables. An optimum, if there is a solution at all, lies on one of them.
struct SmallSystem {
    var variableCount: Int
    var constraints: [SmallConstraint]

    static let tolerance = 1e-6

    /// Every corner that satisfies the required constraints.
    func feasibleCorners() -> [[Double]] {
        var planes = constraints.map { ($0.coefficients, $0.constant) }
        for variable in 0..<variableCount {
            var unit = [Double](repeating: 0, count: variableCount)
            unit[variable] = 1
            planes.append((unit, 0))
        }
        let required = constraints.filter(\.isRequired)
        var corners: [[Double]] = []
        var chosen: [Int] = []
        func choose(from start: Int) {
            if chosen.count == variableCount {
                guard let point = Self.intersection(chosen.map { planes[$0] }) else { return }
                if required.allSatisfy({ $0.error(point) < Self.tolerance }) { corners.append(point) }
                return
            }
            for plane in start..<max(start, planes.count) {
                chosen.append(plane)
                choose(from: plane + 1)
                chosen.removeLast()
            }
        }
        choose(from: 0)
        return corners
    }

    var isFeasible: Bool { !feasibleCorners().isEmpty }

    /// The errors summed by optional priority, highest first.
    func errors(_ point: [Double]) -> [Double] {
        priorities.map { priority in
            constraints.filter { $0.priority == priority }.reduce(0) { $0 + $1.error(point) }
        }
    }

    private var priorities: [Double] { Set(constraints.map(\.priority)).filter { $0 < 1000 }.sorted(by: >) }

    /// The corners with the least errors; empty when the required constraints contradict each other.
    func optimalCorners() -> [[Double]] {
        var best: [Double]?
        var result: [[Double]] = []
        for corner in feasibleCorners() {
            let errors = errors(corner)
            guard let current = best else {
                best = errors
                result = [corner]
                continue
            }
            let difference = zip(errors, current).map { $0 - $1 }.first { abs($0) > Self.tolerance } ?? 0
            if difference < 0 {
                best = errors
                result = [corner]
            } else if difference == 0 {
                result.append(corner)
            }
        }
        return result
    }

    private static func intersection(_ planes: [([Double], Double)]) -> [Double]? {
        let count = planes.count
        var matrix = planes.map { $0.0 + [-$0.1] }
        for column in 0..<count {
            let pivot = (column..<count).max { abs(matrix[$0][column]) < abs(matrix[$1][column]) }!
            guard abs(matrix[pivot][column]) > 1e-9 else { return nil }
            matrix.swapAt(column, pivot)
            for row in 0..<count where row != column {
                let factor = matrix[row][column] / matrix[column][column]
                for entry in column...count { matrix[row][entry] -= factor * matrix[column][entry] }
            }
        }
        return (0..<count).map { matrix[$0][count] / matrix[$0][$0] }
    }
}
