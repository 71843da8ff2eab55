/// A sum of constraint errors weighed by priority, where any error of a higher priority outweighs all of the lower ones.
///
/// It is a number in an ordered field with one infinite scale a priority: comparing two costs compares their highest
/// priority first. Within a priority the errors add up. Where the sums of all priorities are equal, `tie` decides, which
/// counts the ages of the constraints so that the one added later gives way.
struct Cost {
    struct Part: BitwiseCopyable {
        var priority = 0.0
        var amount = 0.0
        var tie = 0.0
    }

    /// How many parts need no memory of their own: a trade between constraints rarely speaks of more priorities.
    private static let inlineCapacity = 2

    /// Highest priority first; parts that are zero are left out.
    private var first = InlineArray<2, Part>(repeating: Part())
    private var rest: [Part] = []
    private(set) var count = 0

    static let zero = Cost()

    /// What one unit of error of a constraint costs, `factor` times.
    init(priority: Double, sequence: Double, times factor: Double = 1) {
        first[0] = Part(priority: priority, amount: factor, tie: -sequence * factor)
        count = 1
    }

    private init() {}

    var isZero: Bool { count == 0 }

    @inline(__always)
    subscript(index: Int) -> Part { index < Cost.inlineCapacity ? first[index] : rest[index - Cost.inlineCapacity] }

    @inline(__always)
    private mutating func append(_ part: Part) {
        if count < Cost.inlineCapacity {
            first[count] = part
        } else {
            rest.append(part)
        }
        count += 1
    }

    /// −1, 0 or 1. Ages count only where the amounts of every priority tie.
    var sign: Int {
        for index in 0..<count where self[index].amount != 0 { return self[index].amount > 0 ? 1 : -1 }
        for index in 0..<count where self[index].tie != 0 { return self[index].tie > 0 ? 1 : -1 }
        return 0
    }

    func scaled(by factor: Double) -> Cost {
        guard factor != 1 else { return self }
        var result = Cost()
        for index in 0..<count {
            let part = self[index]
            result.append(Part(priority: part.priority, amount: part.amount * factor, tie: part.tie * factor))
        }
        return result
    }

    /// self += other × factor.
    mutating func add(_ other: Cost, times factor: Double = 1) {
        guard !other.isZero, factor != 0 else { return }
        var merged = Cost()
        var mine = 0
        for index in 0..<other.count {
            let part = other[index]
            while mine < count, self[mine].priority > part.priority {
                merged.append(self[mine])
                mine += 1
            }
            var sum = Part(priority: part.priority, amount: part.amount * factor, tie: part.tie * factor)
            if mine < count, self[mine].priority == part.priority {
                sum.amount += self[mine].amount
                sum.tie += self[mine].tie
                mine += 1
            }
            // What is left of numbers that cancel is rounding: coefficients are near one, ages are whole numbers.
            if abs(sum.amount) < 1e-9 { sum.amount = 0 }
            if abs(sum.tie) < 1e-3 { sum.tie = 0 }
            if sum.amount != 0 || sum.tie != 0 { merged.append(sum) }
        }
        while mine < count {
            merged.append(self[mine])
            mine += 1
        }
        self = merged
    }

    static func - (left: Cost, right: Cost) -> Cost {
        var result = left
        result.add(right, times: -1)
        return result
    }

    static func < (left: Cost, right: Cost) -> Bool { (left - right).sign < 0 }
}

extension Cost: CustomStringConvertible {
    var description: String {
        (0..<count).map { "\(self[$0].amount) @ \(self[$0].priority)" }.joined(separator: " + ")
    }
}
