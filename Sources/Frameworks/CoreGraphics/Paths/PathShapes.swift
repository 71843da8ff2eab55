import FoundationSupport

/// The segments of the shapes that paths offer ready-made.
enum PathShapes {
    /// How far a control point lies from the end of a quarter circle of radius 1.
    static let quarterCircleControl: CGFloat = 0.552_284_749_830_793_4

    static func rectangle(_ rect: CGRect) -> [PathSegment] {
        guard !rect.isNull else { return [] }
        let left = rect.origin.x
        let right = left + rect.size.width
        let bottom = rect.origin.y
        let top = bottom + rect.size.height
        return [
            .move(CGPoint(x: left, y: bottom)), .line(CGPoint(x: right, y: bottom)), .line(CGPoint(x: right, y: top)),
            .line(CGPoint(x: left, y: top)), .close,
        ]
    }

    static func ellipse(in rect: CGRect) -> [PathSegment] {
        guard !rect.isNull else { return [] }
        let (x, y) = (rect.midX, rect.midY)
        let (rx, ry) = (rect.width / 2, rect.height / 2)
        let (kx, ky) = (rx * quarterCircleControl, ry * quarterCircleControl)
        return [
            .move(CGPoint(x: x + rx, y: y)),
            .cubic(CGPoint(x: x + rx, y: y + ky), CGPoint(x: x + kx, y: y + ry), CGPoint(x: x, y: y + ry)),
            .cubic(CGPoint(x: x - kx, y: y + ry), CGPoint(x: x - rx, y: y + ky), CGPoint(x: x - rx, y: y)),
            .cubic(CGPoint(x: x - rx, y: y - ky), CGPoint(x: x - kx, y: y - ry), CGPoint(x: x, y: y - ry)),
            .cubic(CGPoint(x: x + kx, y: y - ry), CGPoint(x: x + rx, y: y - ky), CGPoint(x: x + rx, y: y)),
            .close,
        ]
    }

    static func roundedRectangle(_ rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) -> [PathSegment] {
        let rx = min(max(cornerWidth, 0), rect.width / 2)
        let ry = min(max(cornerHeight, 0), rect.height / 2)
        guard rx > 0, ry > 0 else { return rectangle(rect.standardized) }
        let (kx, ky) = (rx * (1 - quarterCircleControl), ry * (1 - quarterCircleControl))
        let (left, right, low, high) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        return [
            .move(CGPoint(x: right, y: rect.midY)),
            .line(CGPoint(x: right, y: high - ry)),
            .cubic(CGPoint(x: right, y: high - ky), CGPoint(x: right - kx, y: high), CGPoint(x: right - rx, y: high)),
            .line(CGPoint(x: left + rx, y: high)),
            .cubic(CGPoint(x: left + kx, y: high), CGPoint(x: left, y: high - ky), CGPoint(x: left, y: high - ry)),
            .line(CGPoint(x: left, y: low + ry)),
            .cubic(CGPoint(x: left, y: low + ky), CGPoint(x: left + kx, y: low), CGPoint(x: left + rx, y: low)),
            .line(CGPoint(x: right - rx, y: low)),
            .cubic(CGPoint(x: right - kx, y: low), CGPoint(x: right, y: low + ky), CGPoint(x: right, y: low + ry)),
            .close,
        ]
    }

    /// The cubic curves of a circular arc, without the move or line to its start. Angles in radians from the x axis towards the y axis.
    static func arc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, sweep: CGFloat) -> (start: CGPoint, curves: [PathSegment]) {
        func point(_ angle: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        let start = point(startAngle)
        guard sweep != 0, sweep.isFinite else { return (start, []) }
        // A little slack keeps a quarter turn with rounding errors in one curve.
        let count = min(max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up))), 4096)
        let step = sweep / CGFloat(count)
        let handle = 4 / 3 * tan(step / 4) * radius
        var curves: [PathSegment] = []
        curves.reserveCapacity(count)
        var angle = startAngle
        for index in 1...count {
            let next = startAngle + step * CGFloat(index)
            let (from, to) = (point(angle), point(next))
            curves.append(.cubic(
                CGPoint(x: from.x - handle * sin(angle), y: from.y + handle * cos(angle)),
                CGPoint(x: to.x + handle * sin(next), y: to.y - handle * cos(next)), to))
            angle = next
        }
        return (start, curves)
    }

    /// How far an arc turns, in radians: towards growing angles unless `clockwise`, and never more than one turn.
    static func sweep(from startAngle: CGFloat, to endAngle: CGFloat, clockwise: Bool) -> CGFloat {
        let turn = 2 * CGFloat.pi
        let sweep = endAngle - startAngle
        guard sweep.isFinite else { return 0 }
        // Mirrored, so that one rule serves both directions.
        let forward = clockwise ? -sweep : sweep
        var turned = forward >= turn ? turn : forward
        if turned < 0 { turned = turned.truncatingRemainder(dividingBy: turn) + turn }
        return clockwise ? -turned : turned
    }
}
