import ConstraintSolver

/// The system to solve, as it comes on standard input (`row_list.py` says how it looks).
struct Description {
    struct Line {
        var relation: Solver.Relation
        var constant: Double
        var priority: Double
        var terms: [(coefficient: Double, variable: Int)]
    }

    enum Failure: Error {
        case endOfInput
        case notANumber(Substring)
    }

    let buildCount: Int
    let editCount: Int
    let squeezeCount: Int
    let valueCount: Int
    let checkedWidths: [Double]
    let editedWidths: [Double]
    let squeezedWidths: [Double]
    let lines: [Line]

    static func read() throws -> Description {
        let counts = try nextLine().map { try number($0) }
        let widths = try (0..<3).map { _ in try nextLine().dropFirst().map { try number($0) } }
        let lines = try (0..<Int(counts[4])).map { _ in
            let words = try nextLine()
            let numbers = try words.dropFirst(4).map { try number($0) }
            return Line(
                relation: words[0] == "=" ? .equal : words[0] == "<" ? .lessThanOrEqual : .greaterThanOrEqual,
                constant: try number(words[1]), priority: try number(words[2]),
                terms: stride(from: 0, to: numbers.count, by: 2).map { (numbers[$0], Int(numbers[$0 + 1])) })
        }
        return Description(
            buildCount: Int(counts[0]), editCount: Int(counts[1]), squeezeCount: Int(counts[2]), valueCount: Int(counts[3]),
            checkedWidths: widths[0], editedWidths: widths[1], squeezedWidths: widths[2], lines: lines)
    }

    private static func nextLine() throws -> [Substring] {
        guard let line = readLine() else { throw Failure.endOfInput }
        return line.split(separator: " ")
    }

    private static func number(_ word: Substring) throws -> Double {
        guard let number = Double(word) else { throw Failure.notANumber(word) }
        return number
    }
}
