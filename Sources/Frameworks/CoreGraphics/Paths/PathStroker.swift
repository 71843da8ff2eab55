import FoundationSupport

/// Turns a line into the outline of its stroke.
///
/// Curves are walked as short lines. Each subpath gives one outline (open) or two (closed); overlaps inside are harmless
/// under the winding rule.
struct PathStroker {
    /// Half the stroke's width.
    private let radius: CGFloat
    private let cap: CGLineCap
    private let join: CGLineJoin
    private let miterLimit: CGFloat
    private let tolerance: CGFloat

    init(width: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat, tolerance: CGFloat = 0.01) {
        radius = max(width, 0) / 2
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.tolerance = tolerance
    }

    func outline(of segments: [PathSegment]) -> [PathSegment] {
        guard radius > 0 else { return [] }
        var result: [PathSegment] = []
        for subpath in FlatPath(segments, tolerance: tolerance).subpaths {
            var points: [CGPoint] = []
            for point in subpath.points where points.last != point { points.append(point) }
            if subpath.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
            if points.count == 1 {
                dot(points[0], hasLength: subpath.points.count > 1 || subpath.isClosed, into: &result)
            } else if subpath.isClosed, points.count > 2 {
                close(side(of: points, closed: true), into: &result)
                close(side(of: points.reversed(), closed: true), into: &result)
            } else {
                let there = side(of: points, closed: false)
                let back = side(of: points.reversed(), closed: false)
                let last = points.count - 1
                close(
                    there + capPoints(at: points[last], from: points[last - 1])
                        + back + capPoints(at: points[0], from: points[1]),
                    into: &result)
            }
        }
        return result
    }

    private func close(_ points: [CGPoint], into result: inout [PathSegment]) {
        guard let first = points.first else { return }
        result.append(.move(first))
        for point in points.dropFirst() { result.append(.line(point)) }
        result.append(.close)
    }

    /// A subpath of one point is a disc with round caps, a square with square ones, and nothing with butt caps.
    private func dot(_ center: CGPoint, hasLength: Bool, into result: inout [PathSegment]) {
        guard hasLength else { return }
        let box = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
        switch cap {
        case .butt: return
        case .round: result += PathShapes.ellipse(in: box)
        case .square: result += PathShapes.rectangle(box)
        }
    }

    /// The offset line on one side, with joins.
    private func side(of points: [CGPoint], closed: Bool) -> [CGPoint] {
        var result: [CGPoint] = []
        let count = points.count
        let edges = closed ? count : count - 1
        for index in 0..<edges {
            let from = points[index]
            let to = points[(index + 1) % count]
            let normal = self.normal(from, to)
            result.append(CGPoint(x: from.x + normal.dx, y: from.y + normal.dy))
            result.append(CGPoint(x: to.x + normal.dx, y: to.y + normal.dy))
            if closed || index + 1 < edges {
                appendJoin(at: to, normal, self.normal(to, points[(index + 2) % count]), into: &result)
            }
        }
        return result
    }

    /// The vector of length `radius` to the left of an edge (for y up).
    private func normal(_ from: CGPoint, _ to: CGPoint) -> CGVector {
        let length = hypot(to.x - from.x, to.y - from.y)
        return CGVector(dx: -(to.y - from.y) / length * radius, dy: (to.x - from.x) / length * radius)
    }

    private func appendJoin(at corner: CGPoint, _ first: CGVector, _ second: CGVector, into result: inout [CGPoint]) {
        let cross = first.dx * second.dy - first.dy * second.dx
        let dot = first.dx * second.dx + first.dy * second.dy
        // On the inner side the edges overlap; going through the corner keeps the outline's sense.
        guard cross < 0 || (cross == 0 && dot < 0) else {
            if cross != 0 { result.append(corner) }
            return
        }
        switch join {
        case .bevel: return
        case .round:
            appendArc(around: corner, from: first, sweep: -acos(max(-1, min(1, dot / (radius * radius)))), into: &result)
        case .miter:
            // The miter's length over the width is 1 / sin(half the angle between the edges).
            let cosineOfHalf = ((1 + dot / (radius * radius)) / 2).squareRoot()
            guard cosineOfHalf > 1e-6, 1 / cosineOfHalf <= miterLimit else { return }
            let scale = 1 / (1 + dot / (radius * radius))
            result.append(CGPoint(x: corner.x + (first.dx + second.dx) * scale, y: corner.y + (first.dy + second.dy) * scale))
        }
    }

    private func capPoints(at end: CGPoint, from previous: CGPoint) -> [CGPoint] {
        let normal = self.normal(previous, end)
        switch cap {
        case .butt: return []
        case .square:
            let (dx, dy) = (normal.dy, -normal.dx)
            return [
                CGPoint(x: end.x + normal.dx + dx, y: end.y + normal.dy + dy),
                CGPoint(x: end.x - normal.dx + dx, y: end.y - normal.dy + dy),
            ]
        case .round:
            var result: [CGPoint] = []
            appendArc(around: end, from: normal, sweep: -.pi, into: &result)
            return result
        }
    }

    private func appendArc(around center: CGPoint, from start: CGVector, sweep: CGFloat, into result: inout [CGPoint]) {
        let step = 2 * acos(max(0, 1 - tolerance / max(radius, tolerance)))
        let count = min(max(2, Int((abs(sweep) / max(step, 1e-3)).rounded(.up))), 500)
        let startAngle = atan2(start.dy, start.dx)
        for index in 1..<count {
            let angle = startAngle + sweep * CGFloat(index) / CGFloat(count)
            result.append(CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle)))
        }
    }
}
