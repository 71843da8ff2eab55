@_spi(Sandlot) import CoreGraphics

/// A path as a track to move along: places and directions by the fraction of its length.
struct PathTrack {
    private var points: [CGPoint] = []
    private var lengths: [Double] = []
    /// Where each piece of the path ends, as a fraction of the whole length.
    private(set) var pieceEnds: [Double] = []
    private static let subdivisions = 48

    init(_ path: CGPath) {
        var start = CGPoint.zero
        var here = CGPoint.zero
        var total = 0.0
        var ends: [Double] = []
        func add(_ point: CGPoint) {
            if let last = points.last { total += Double(hypot(point.x - last.x, point.y - last.y)) }
            points.append(point)
            lengths.append(total)
        }
        func curve(_ at: (CGFloat) -> CGPoint) {
            for k in 1...Self.subdivisions { add(at(CGFloat(k) / CGFloat(Self.subdivisions))) }
            ends.append(total)
        }
        for segment in path.segments {
            let from = here
            switch segment {
            case .move(let point):
                if points.isEmpty { add(point) }
                start = point
                here = point
            case .line(let point):
                add(point)
                ends.append(total)
                here = point
            case .quadratic(let control, let end):
                curve { t in
                    let u = 1 - t
                    return CGPoint(
                        x: u * u * from.x + 2 * u * t * control.x + t * t * end.x,
                        y: u * u * from.y + 2 * u * t * control.y + t * t * end.y)
                }
                here = end
            case .cubic(let first, let second, let end):
                curve { t in
                    let u = 1 - t
                    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    return CGPoint(
                        x: a * from.x + b * first.x + c * second.x + d * end.x,
                        y: a * from.y + b * first.y + c * second.y + d * end.y)
                }
                here = end
            case .close:
                if here != start {
                    add(start)
                    ends.append(total)
                }
                here = start
            }
        }
        pieceEnds = total > 0 ? ends.map { $0 / total } : ends.map { _ in 1 }
    }

    private func place(_ fraction: Double) -> (index: Int, rest: CGFloat) {
        let wanted = min(1, max(0, fraction)) * (lengths.last ?? 0)
        var low = 0
        var high = max(0, lengths.count - 2)
        while low < high {
            let middle = (low + high + 1) / 2
            if lengths[middle] <= wanted { low = middle } else { high = middle - 1 }
        }
        guard low + 1 < lengths.count else { return (low, 0) }
        let span = lengths[low + 1] - lengths[low]
        return (low, span > 0 ? CGFloat((wanted - lengths[low]) / span) : 0)
    }

    func point(at fraction: Double) -> CGPoint {
        guard points.count > 1 else { return points.first ?? .zero }
        let (index, rest) = place(fraction)
        let (a, b) = (points[index], points[index + 1])
        return CGPoint(x: a.x + (b.x - a.x) * rest, y: a.y + (b.y - a.y) * rest)
    }

    /// The direction of travel in radians.
    func angle(at fraction: Double) -> CGFloat? {
        guard points.count > 1 else { return nil }
        let (index, _) = place(fraction)
        return atan2(points[index + 1].y - points[index].y, points[index + 1].x - points[index].x)
    }
}
