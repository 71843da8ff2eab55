/// A sum of constraint errors weighed by priority, where any error of a higher priority outweighs all of the lower ones.
///
/// It is a number in an ordered field with one infinite scale a priority: comparing two costs compares their highest
/// priority first. Within a priority the errors add up. Where the sums of all priorities are equal, `tie` decides, which
/// counts the ages of the constraints so that the one added later gives way.
struct Cost {
    struct Part {
        var priority: Double
        var amount: Double
        var tie: Double
    }

    /// Highest priority first; parts that are zero are left out.
    private(set) var parts: [Part] = []

    static let zero = Cost()

    /// What one unit of error of a constraint costs.
    init(priority: Double, sequence: Double, times factor: Double = 1) {
        parts = [Part(priority: priority, amount: factor, tie: -sequence * factor)]
    }

    private init() {}

    var isZero: Bool { parts.isEmpty }

    /// −1, 0 or 1. Ages count only where the amounts of every priority tie.
    var sign: Int {
        for part in parts where part.amount != 0 { return part.amount > 0 ? 1 : -1 }
        for part in parts where part.tie != 0 { return part.tie > 0 ? 1 : -1 }
        return 0
    }

    func scaled(by factor: Double) -> Cost {
        var result = self
        for index in result.parts.indices {
            result.parts[index].amount *= factor
            result.parts[index].tie *= factor
        }
        return result
    }

    /// self += other × factor.
    mutating func add(_ other: Cost, times factor: Double = 1) {
        guard !other.isZero, factor != 0 else { return }
        var merged: [Part] = []
        merged.reserveCapacity(parts.count + other.parts.count)
        var mine = 0
        for part in other.parts {
            while mine < parts.count, parts[mine].priority > part.priority {
                merged.append(parts[mine])
                mine += 1
            }
            var sum = Part(priority: part.priority, amount: part.amount * factor, tie: part.tie * factor)
            if mine < parts.count, parts[mine].priority == part.priority {
                sum.amount += parts[mine].amount
                sum.tie += parts[mine].tie
                mine += 1
            }
            // What is left of numbers that cancel is rounding: coefficients are near one, ages are whole numbers.
            if abs(sum.amount) < 1e-9 { sum.amount = 0 }
            if abs(sum.tie) < 1e-3 { sum.tie = 0 }
            if sum.amount != 0 || sum.tie != 0 { merged.append(sum) }
        }
        merged.append(contentsOf: parts[mine...])
        parts = merged
    }

    static func - (left: Cost, right: Cost) -> Cost {
        var result = left
        result.add(right, times: -1)
        return result
    }

    static func < (left: Cost, right: Cost) -> Bool { (left - right).sign < 0 }
}
