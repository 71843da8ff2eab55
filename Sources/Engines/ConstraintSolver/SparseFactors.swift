/// The L and U factors of a sparse square matrix, by Markowitz's rule: of the entries that are large enough in their
/// column, the pivot is the one that fills in least. Circles in layouts are long and thin, so the factors stay thin.
struct SparseFactors {
    /// One elimination step: row `target` −= factor × row `source` (original row numbers).
    private struct Step {
        var source: Int32
        var target: Int32
        var factor: Double
    }

    private struct Entry {
        var column: Int32
        var value: Double
    }

    private let size: Int
    private var steps: [Step] = []
    /// Pivots in order of elimination: row, column, value.
    private var pivots: [(row: Int32, column: Int32, value: Double)] = []
    /// The rest of each pivot's row, with columns that are eliminated later.
    private var upper: [[Entry]] = []
    let isSingular: Bool

    /// - Parameter rows: for each row its (column, value) entries, a column at most once.
    init(rows: [[(column: Int32, value: Double)]]) {
        size = rows.count
        var matrix = rows.map { row in row.map { Entry(column: $0.column, value: $0.value) } }
        var rowsOfColumn = [[Int32]](repeating: [], count: rows.count)
        for (index, row) in rows.enumerated() {
            for entry in row { rowsOfColumn[Int(entry.column)].append(Int32(index)) }
        }
        var isColumnDone = [Bool](repeating: false, count: rows.count)
        var isRowDone = [Bool](repeating: false, count: rows.count)
        var position = [Int32](repeating: -1, count: rows.count)
        var isSingular = false
        var candidates = ColumnsByLength(rowsOfColumn.map(\.count))
        for _ in 0..<rows.count {
            // The shortest column; within it, of the rows with a large enough entry, the shortest.
            guard let column = candidates.popShortest() else {
                isSingular = true
                break
            }
            isColumnDone[Int(column)] = true
            let live = rowsOfColumn[Int(column)].filter { !isRowDone[Int($0)] }
            var largest = 0.0
            for row in live { largest = max(largest, abs(Self.value(matrix[Int(row)], column))) }
            guard largest > 1e-11 else {
                isSingular = true
                break
            }
            var best: Int32 = -1
            for row in live where abs(Self.value(matrix[Int(row)], column)) >= 0.1 * largest {
                if best < 0 || matrix[Int(row)].count < matrix[Int(best)].count { best = row }
            }
            isRowDone[Int(best)] = true
            let pivotValue = Self.value(matrix[Int(best)], column)
            let rest = matrix[Int(best)].filter { $0.column != column }
            pivots.append((best, column, pivotValue))
            upper.append(rest)
            for entry in rest { candidates.shorten(entry.column) }
            for row in live where row != best {
                let factor = Self.value(matrix[Int(row)], column) / pivotValue
                matrix[Int(row)].removeAll { $0.column == column }
                guard factor != 0 else { continue }
                steps.append(Step(source: best, target: row, factor: factor))
                for (place, entry) in matrix[Int(row)].enumerated() { position[Int(entry.column)] = Int32(place) }
                for entry in rest {
                    let place = position[Int(entry.column)]
                    if place >= 0 {
                        matrix[Int(row)][Int(place)].value -= factor * entry.value
                    } else {
                        position[Int(entry.column)] = Int32(matrix[Int(row)].count)
                        matrix[Int(row)].append(Entry(column: entry.column, value: -factor * entry.value))
                        rowsOfColumn[Int(entry.column)].append(row)
                        candidates.lengthen(entry.column)
                    }
                }
                for entry in matrix[Int(row)] { position[Int(entry.column)] = -1 }
            }
        }
        self.isSingular = isSingular
    }

    private static func value(_ row: [Entry], _ column: Int32) -> Double {
        for entry in row where entry.column == column { return entry.value }
        return 0
    }

    /// Solves A·x = right side; both indexed from zero, the result by column.
    func solve(_ rightSide: [Double]) -> [Double] {
        var sums = rightSide
        for step in steps { sums[Int(step.target)] -= step.factor * sums[Int(step.source)] }
        var result = [Double](repeating: 0, count: size)
        for index in stride(from: pivots.count - 1, through: 0, by: -1) {
            var sum = sums[Int(pivots[index].row)]
            for entry in upper[index] { sum -= entry.value * result[Int(entry.column)] }
            result[Int(pivots[index].column)] = sum / pivots[index].value
        }
        return result
    }

    /// Solves y·A = right side; the right side is indexed by column, the result by row.
    func solveTransposed(_ rightSide: [Double]) -> [Double] {
        var sums = rightSide
        var result = [Double](repeating: 0, count: size)
        for index in pivots.indices {
            let value = sums[Int(pivots[index].column)] / pivots[index].value
            result[Int(pivots[index].row)] = value
            guard value != 0 else { continue }
            for entry in upper[index] { sums[Int(entry.column)] -= entry.value * value }
        }
        for step in steps.reversed() { result[Int(step.source)] -= step.factor * result[Int(step.target)] }
        return result
    }
}

/// Columns in buckets by how many live rows they have, as a lower estimate to choose pivots by.
private struct ColumnsByLength {
    private var lengths: [Int]
    private var buckets: [[Int32]]
    private var isDone: [Bool]

    init(_ lengths: [Int]) {
        self.lengths = lengths
        buckets = Array(repeating: [], count: (lengths.max() ?? 0) + 1)
        isDone = Array(repeating: false, count: lengths.count)
        for (column, length) in lengths.enumerated().reversed() { buckets[length].append(Int32(column)) }
    }

    mutating func shorten(_ column: Int32) { move(column, by: -1) }

    mutating func lengthen(_ column: Int32) { move(column, by: 1) }

    private mutating func move(_ column: Int32, by difference: Int) {
        guard !isDone[Int(column)] else { return }
        lengths[Int(column)] += difference
        let length = max(0, lengths[Int(column)])
        while buckets.count <= length { buckets.append([]) }
        buckets[length].append(column)
    }

    mutating func popShortest() -> Int32? {
        for length in buckets.indices {
            while let column = buckets[length].popLast() {
                // Entries of a former length are left behind in their bucket.
                if !isDone[Int(column)] && max(0, lengths[Int(column)]) == length {
                    isDone[Int(column)] = true
                    return column
                }
            }
        }
        return nil
    }
}
