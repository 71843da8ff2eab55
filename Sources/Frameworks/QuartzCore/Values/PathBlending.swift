@_spi(Sandlot) import CoreGraphics

/// Paths between paths of the same structure.
enum PathBlending {
    /// Point by point; nil when the two do not have the same segments.
    static func blend(_ start: CGPath, _ end: CGPath, _ fraction: Double) -> CGPath? {
        guard start.segments.count == end.segments.count else { return nil }
        func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
            CGPoint(x: a.x + (b.x - a.x) * CGFloat(fraction), y: a.y + (b.y - a.y) * CGFloat(fraction))
        }
        var segments: [PathSegment] = []
        segments.reserveCapacity(start.segments.count)
        for (a, b) in zip(start.segments, end.segments) {
            switch (a, b) {
            case (.move(let a), .move(let b)): segments.append(.move(mix(a, b)))
            case (.line(let a), .line(let b)): segments.append(.line(mix(a, b)))
            case (.quadratic(let a, let a1), .quadratic(let b, let b1)):
                segments.append(.quadratic(mix(a, b), mix(a1, b1)))
            case (.cubic(let a, let a1, let a2), .cubic(let b, let b1, let b2)):
                segments.append(.cubic(mix(a, b), mix(a1, b1), mix(a2, b2)))
            case (.close, .close): segments.append(.close)
            default: return nil
            }
        }
        return CGPath(segments: segments)
    }
}
