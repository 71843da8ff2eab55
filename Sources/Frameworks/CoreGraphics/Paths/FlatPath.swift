import FoundationSupport

/// A path whose curves were replaced by short lines.
struct FlatPath {
    /// One run of points; when closed the last point joins the first (which is not repeated).
    struct Subpath {
        var points: [CGPoint]
        var isClosed: Bool
    }

    private(set) var subpaths: [Subpath] = []

    /// Replaces curves by lines that stay within `tolerance` of them.
    init(_ segments: [PathSegment], tolerance: CGFloat) {
        var current: [CGPoint] = []
        func finish(closed: Bool, into subpaths: inout [Subpath]) {
            if closed, current.count > 1, current.first == current.last { current.removeLast() }
            if !current.isEmpty { subpaths.append(Subpath(points: current, isClosed: closed)) }
            current = []
        }
        var start = CGPoint.zero
        var list: [Subpath] = []
        for segment in segments {
            switch segment {
            case .move(let point):
                finish(closed: false, into: &list)
                start = point
                current = [point]
            case .line(let point):
                if current.isEmpty { current = [start] }
                if current.last != point || current.count == 1 { current.append(point) }
            case .quadratic(let control, let end):
                if current.isEmpty { current = [start] }
                let from = current[current.count - 1]
                Self.flatten(
                    from, CGPoint(x: from.x + (control.x - from.x) * 2 / 3, y: from.y + (control.y - from.y) * 2 / 3),
                    CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3), end,
                    tolerance, into: &current)
            case .cubic(let first, let second, let end):
                if current.isEmpty { current = [start] }
                Self.flatten(current[current.count - 1], first, second, end, tolerance, into: &current)
            case .close:
                if current.isEmpty { continue }
                finish(closed: true, into: &list)
            }
        }
        finish(closed: false, into: &list)
        subpaths = list
    }

    /// Even steps in the parameter; their number follows from the second differences (Wang's bound for a cubic).
    private static func flatten(
        _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, _ tolerance: CGFloat, into points: inout [CGPoint]
    ) {
        let first = hypot(p0.x - 2 * p1.x + p2.x, p0.y - 2 * p1.y + p2.y)
        let second = hypot(p1.x - 2 * p2.x + p3.x, p1.y - 2 * p2.y + p3.y)
        let bound = (0.75 * max(first, second) / tolerance).squareRoot()
        guard bound.isFinite else { return points.append(p3) }
        let count = min(max(1, Int(bound.rounded(.up))), 1000)
        for step in 1..<max(count, 1) {
            let t = CGFloat(step) / CGFloat(count)
            points.append(CubicCurve(p0, p1, p2, p3).point(at: t))
        }
        points.append(p3)
    }
}

/// A cubic curve by its four points.
struct CubicCurve {
    var start: CGPoint
    var control1: CGPoint
    var control2: CGPoint
    var end: CGPoint

    init(_ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
        self.start = start
        self.control1 = control1
        self.control2 = control2
        self.end = end
    }

    func point(at t: CGFloat) -> CGPoint {
        let u = 1 - t
        let (b0, b1, b2, b3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        return CGPoint(
            x: b0 * start.x + b1 * control1.x + b2 * control2.x + b3 * end.x,
            y: b0 * start.y + b1 * control1.y + b2 * control2.y + b3 * end.y)
    }

    /// The parameters between 0 and 1 where x or y turns round.
    var extremes: [CGFloat] {
        Self.roots(start.x, control1.x, control2.x, end.x) + Self.roots(start.y, control1.y, control2.y, end.y)
    }

    /// Where the derivative of one coordinate vanishes, strictly between 0 and 1.
    private static func roots(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
        let a = p3 - 3 * p2 + 3 * p1 - p0
        let b = 2 * (p2 - 2 * p1 + p0)
        let c = p1 - p0
        var found: [CGFloat] = []
        if abs(a) < 1e-12 {
            if abs(b) > 1e-12 { found = [-c / b] }
        } else {
            let discriminant = b * b - 4 * a * c
            if discriminant >= 0 {
                let root = discriminant.squareRoot()
                found = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
            }
        }
        return found.filter { $0 > 0 && $0 < 1 }
    }
}
