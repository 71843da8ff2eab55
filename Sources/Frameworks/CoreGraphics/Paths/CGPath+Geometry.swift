import FoundationSupport

extension CGPath {
    /// The smallest rectangle around all points, control points included; the null rectangle for an empty path.
    public var boundingBox: CGRect {
        bounds { segment, _ in
            switch segment {
            case .move(let point), .line(let point): return [point]
            case .quadratic(let control, let end): return [control, end]
            case .cubic(let first, let second, let end): return [first, second, end]
            case .close: return []
            }
        }
    }

    /// The smallest rectangle around the drawn line itself; the null rectangle for an empty path.
    public var boundingBoxOfPath: CGRect {
        bounds { segment, current in
            switch segment {
            case .move(let point), .line(let point): return [point]
            case .quadratic(let control, let end):
                let curve = CubicCurve(
                    current, CGPoint(x: current.x + (control.x - current.x) * 2 / 3, y: current.y + (control.y - current.y) * 2 / 3),
                    CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3), end)
                return curve.extremes.map(curve.point(at:)) + [end]
            case .cubic(let first, let second, let end):
                let curve = CubicCurve(current, first, second, end)
                return curve.extremes.map(curve.point(at:)) + [end]
            case .close: return []
            }
        }
    }

    private func bounds(_ points: (PathSegment, CGPoint) -> [CGPoint]) -> CGRect {
        var box: CGRect?
        var current = CGPoint.zero
        var start = CGPoint.zero
        for segment in segments {
            for point in points(segment, current) {
                if box == nil { box = CGRect(origin: point, size: .zero) } else { box?.include(point) }
            }
            if case .move(let point) = segment { start = point }
            current = segment.end ?? start
        }
        return box ?? .null
    }

    /// Whether `point` lies in the path's inside; open subpaths count as closed. `transform` moves the path first.
    public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity) -> Bool {
        let point = transform.isIdentity ? point : point.applying(transform.inverted())
        guard boundingBox.insetBy(dx: -1e-9, dy: -1e-9).contains(point) else { return false }
        let winding = windingNumber(of: point)
        return rule == .winding ? winding != 0 : winding & 1 != 0
    }

    /// How often the path goes round `point`, counted with sign.
    private func windingNumber(of point: CGPoint) -> Int {
        var winding = 0
        for subpath in flattened.subpaths where subpath.points.count > 1 {
            var from = subpath.points[subpath.points.count - 1]
            for to in subpath.points {
                // An upward edge includes its lower end, a downward one its upper end, so no vertex counts twice.
                let side = (to.x - from.x) * (point.y - from.y) - (point.x - from.x) * (to.y - from.y)
                if from.y <= point.y {
                    if to.y > point.y, side > 0 { winding += 1 }
                } else if to.y <= point.y, side < 0 {
                    winding -= 1
                }
                from = to
            }
        }
        return winding
    }

    /// The path as lines, within a ten-thousandth of its size.
    var flattened: FlatPath {
        let box = boundingBox
        return FlatPath(segments, tolerance: max(max(box.width, box.height) * 1e-5, 1e-6))
    }

    /// The rectangle this path is, when it is just one upright rectangle.
    @_spi(Sandlot) public var rectangle: CGRect? {
        guard segments.count == 5 || segments.count == 4, segments.last == .close || segments.count == 5,
            case .move(let first) = segments[0], case .line(let second) = segments[1], case .line(let third) = segments[2],
            case .line(let fourth) = segments[3]
        else { return nil }
        if segments.count == 5, segments[4] != .close, segments[4].end != first { return nil }
        let isUpright = (first.y == second.y && second.x == third.x && third.y == fourth.y && fourth.x == first.x)
            || (first.x == second.x && second.y == third.y && third.x == fourth.x && fourth.y == first.y)
        guard isUpright else { return nil }
        return CGRect(
            x: min(first.x, third.x), y: min(first.y, third.y), width: abs(first.x - third.x), height: abs(first.y - third.y))
    }

    /// The rectangle this path is, when it is just one upright rectangle.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        guard let rectangle else { return false }
        rect?.pointee = rectangle
        return true
    }

    /// The path with curves replaced by lines that stay within `threshold` of them.
    public func flattened(threshold: CGFloat) -> CGPath {
        let flat = FlatPath(segments, tolerance: max(threshold, 1e-6))
        let result = CGMutablePath()
        for subpath in flat.subpaths {
            result.addLines(between: subpath.points)
            if subpath.isClosed { result.closeSubpath() }
        }
        return CGPath(segments: result.segments)
    }
}
