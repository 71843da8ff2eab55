import Foundation

/// Attributes by stretch of a text: adjoining runs that together cover it.
struct AttributeRuns {
    typealias Attributes = [NSAttributedString.Key: Any]

    struct Run {
        /// UTF-16 position behind the run.
        var end: Int
        var attributes: Attributes
    }

    private(set) var runs: [Run] = []

    init() {}

    init(length: Int, attributes: Attributes) {
        if length > 0 { runs = [Run(end: length, attributes: attributes)] }
    }

    var length: Int { runs.last?.end ?? 0 }

    /// The run that holds a position, found by halving.
    func index(at position: Int) -> Int {
        var low = 0, high = runs.count - 1
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].end > position { high = middle } else { low = middle + 1 }
        }
        return low
    }

    func start(ofRun index: Int) -> Int { index == 0 ? 0 : runs[index - 1].end }

    /// Replaces the attributes of a stretch by what `change` makes of them.
    mutating func update(_ range: Range<Int>, _ change: (Attributes) -> Attributes) {
        guard !range.isEmpty else { return }
        splice(range, with: slice(range).map { Run(end: $0.end, attributes: change($0.attributes)) })
    }

    /// Replaces a stretch by runs that are counted from its start.
    mutating func splice(_ range: Range<Int>, with replacement: [Run]) {
        var result: [Run] = []
        result.reserveCapacity(runs.count + replacement.count + 1)
        var start = 0
        for run in runs {
            if start >= range.lowerBound { break }
            append(Run(end: min(run.end, range.lowerBound), attributes: run.attributes), to: &result)
            start = run.end
        }
        for run in replacement {
            append(Run(end: range.lowerBound + run.end, attributes: run.attributes), to: &result)
        }
        let shift = (replacement.last?.end ?? 0) - range.count
        for run in runs where run.end > range.upperBound {
            append(Run(end: run.end + shift, attributes: run.attributes), to: &result)
        }
        runs = result
    }

    /// The runs of a stretch, counted from its start.
    func slice(_ range: Range<Int>) -> [Run] {
        guard !range.isEmpty, !runs.isEmpty else { return [] }
        var result: [Run] = []
        var index = index(at: range.lowerBound)
        while index < runs.count, start(ofRun: index) < range.upperBound {
            result.append(Run(end: min(runs[index].end, range.upperBound) - range.lowerBound, attributes: runs[index].attributes))
            index += 1
        }
        return result
    }

    /// Adds a run behind the others, joining it to the last when the attributes are the same.
    private func append(_ run: Run, to result: inout [Run]) {
        guard run.end > (result.last?.end ?? 0) else { return }
        if let last = result.last, Self.areEqual(last.attributes, run.attributes) {
            result[result.count - 1].end = run.end
        } else {
            result.append(run)
        }
    }

    static func areEqual(_ left: Attributes, _ right: Attributes) -> Bool {
        left.count == right.count && left.allSatisfy { key, value in
            right[key].map { isEqual(value, $0) } ?? false
        }
    }

    /// Whether two attribute values are the same: as objects where they are objects, else as hashable values.
    static func isEqual(_ left: Any?, _ right: Any?) -> Bool {
        guard let left, let right else { return left == nil && right == nil }
        if let object = left as? NSObject { return object.isEqual(right) }
        if let hashable = left as? AnyHashable { return hashable == right as? AnyHashable }
        return type(of: left) is AnyClass && left as AnyObject === right as AnyObject
    }
}
