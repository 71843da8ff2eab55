import FoundationSupport

/// Cuts a path into dashes. Curves are walked as short lines.
struct PathDasher {
    /// How far into the pattern the path starts.
    let phase: CGFloat
    /// Lengths of on, off, on, … in the path's units.
    let lengths: [CGFloat]

    func dash(_ segments: [PathSegment]) -> [PathSegment] {
        let pattern = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
        let total = pattern.reduce(0, +)
        guard !pattern.isEmpty, total > 0, total.isFinite, pattern.allSatisfy({ $0 >= 0 }) else { return segments }
        var result: [PathSegment] = []
        for subpath in FlatPath(segments, tolerance: 0.01).subpaths {
            var points = subpath.points
            if subpath.isClosed, let first = points.first { points.append(first) }
            // A hundred thousand dashes are more than any picture shows.
            guard Self.length(of: points) / total < 100_000 else {
                result += segments
                continue
            }
            dash(points, pattern: pattern, total: total, into: &result)
        }
        return result
    }

    private static func length(of points: [CGPoint]) -> CGFloat {
        zip(points, points.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    }

    private func dash(_ points: [CGPoint], pattern: [CGFloat], total: CGFloat, into result: inout [PathSegment]) {
        guard var position = points.first else { return }
        var offset = phase.truncatingRemainder(dividingBy: total)
        if offset < 0 { offset += total }
        var index = 0
        while offset >= pattern[index] {
            offset -= pattern[index]
            index = (index + 1) % pattern.count
        }
        var remaining = pattern[index] - offset
        if index.isMultiple(of: 2) { result.append(.move(position)) }
        for target in points.dropFirst() {
            var length = hypot(target.x - position.x, target.y - position.y)
            while length > remaining {
                let share = remaining / length
                position = CGPoint(x: position.x + (target.x - position.x) * share, y: position.y + (target.y - position.y) * share)
                result.append(index.isMultiple(of: 2) ? .line(position) : .move(position))
                length -= remaining
                index = (index + 1) % pattern.count
                remaining = pattern[index]
            }
            remaining -= length
            position = target
            if index.isMultiple(of: 2), length > 0 { result.append(.line(position)) }
        }
        if case .move = result.last { result.removeLast() }
    }
}
