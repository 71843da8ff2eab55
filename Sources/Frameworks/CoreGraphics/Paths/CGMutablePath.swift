import FoundationSupport

/// A path that can be added to.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// An empty path.
    public convenience init() {
        self.init(segments: [])
    }

    // MARK: - Lines and curves

    /// Starts a subpath at `point`.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        let point = point.applying(transform)
        // Of several moves in a row only the last counts.
        if case .move = segments.last { segments.removeLast() }
        segments.append(.move(point))
    }

    /// A straight line from the current point; starts a subpath there when the path is empty.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        append(.line(point), transform)
    }

    /// A subpath of straight lines through the points in order.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    /// A quadratic curve from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        append(.quadratic(control, end), transform)
    }

    /// A cubic curve from the current point.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity) {
        append(.cubic(control1, control2, end), transform)
    }

    /// A line back to the start of the subpath, joined there.
    public func closeSubpath() {
        guard let last = segments.last, last != .close else { return }
        segments.append(.close)
    }

    // MARK: - Shapes

    /// A closed rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        append(PathShapes.rectangle(rect), transform)
    }

    /// Closed rectangles in order.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// A closed ellipse that touches the sides of `rect`.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        append(PathShapes.ellipse(in: rect), transform)
    }

    /// A closed rectangle whose corners are quarter ellipses.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        append(PathShapes.roundedRectangle(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight), transform)
    }

    /// The segments of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        append(path.segments, transform)
    }

    // MARK: - Arcs

    /// A circular arc, joined to the current point by a line. Angles in radians from the x axis towards the y axis; `clockwise` goes the other way.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle,
            delta: PathShapes.sweep(from: startAngle, to: endAngle, clockwise: clockwise), transform: transform)
    }

    /// A circular arc that turns by `delta` radians, joined to the current point by a line.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let arc = PathShapes.arc(center: center, radius: radius, startAngle: startAngle, sweep: delta)
        let start = arc.start.applying(transform)
        if segments.isEmpty {
            segments.append(.move(start))
        } else if currentPoint != start {
            append(.line(arc.start), transform)
        }
        append(arc.curves, transform)
    }

    /// An arc of `radius` that touches the lines from the current point to `tangent1End` and on to `tangent2End`, joined by a line.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard !segments.isEmpty else { return move(to: tangent1End, transform: transform) }
        let start = currentPoint.applying(transform.inverted())
        let incoming = CGVector(dx: start.x - tangent1End.x, dy: start.y - tangent1End.y)
        let outgoing = CGVector(dx: tangent2End.x - tangent1End.x, dy: tangent2End.y - tangent1End.y)
        let lengths = (incoming.dx * incoming.dx + incoming.dy * incoming.dy).squareRoot()
            * (outgoing.dx * outgoing.dx + outgoing.dy * outgoing.dy).squareRoot()
        let cross = incoming.dx * outgoing.dy - incoming.dy * outgoing.dx
        guard lengths > 0, radius > 0, abs(cross) > 1e-9 * lengths else {
            return addLine(to: tangent1End, transform: transform)
        }
        let angle = atan2(abs(cross), incoming.dx * outgoing.dx + incoming.dy * outgoing.dy)
        let distance = radius / tan(angle / 2)
        func along(_ vector: CGVector, by length: CGFloat) -> CGPoint {
            let scale = length / (vector.dx * vector.dx + vector.dy * vector.dy).squareRoot()
            return CGPoint(x: tangent1End.x + vector.dx * scale, y: tangent1End.y + vector.dy * scale)
        }
        let first = along(incoming, by: distance)
        let unitIncoming = along(incoming, by: 1)
        let unitOutgoing = along(outgoing, by: 1)
        let bisector = CGVector(
            dx: unitIncoming.x + unitOutgoing.x - 2 * tangent1End.x, dy: unitIncoming.y + unitOutgoing.y - 2 * tangent1End.y)
        let center = along(bisector, by: radius / sin(angle / 2))
        let second = along(outgoing, by: distance)
        let startAngle = atan2(first.y - center.y, first.x - center.x)
        let endAngle = atan2(second.y - center.y, second.x - center.x)
        addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: cross > 0,
            transform: transform)
    }

    // MARK: - Building blocks

    /// Appends one segment; a curve without a current point starts at its own first point, a segment after `close` at the subpath's start.
    private func append(_ segment: PathSegment, _ transform: CGAffineTransform) {
        let segment = transform.isIdentity ? segment : segment.applying(transform)
        switch segments.last {
        case nil:
            guard case .move = segment else {
                SandlotUnimplemented.report("CGPath", "a segment was added to a path without a current point; it is ignored")
                return
            }
        case .close:
            if let start = segments.subpathStart { segments.append(.move(start)) }
        default: break
        }
        segments.append(segment)
    }

    /// Appends whole runs of segments that begin with a move of their own, or go on from the current point.
    private func append(_ run: [PathSegment], _ transform: CGAffineTransform) {
        guard let first = run.first else { return }
        if case .move = first {
            if case .move = segments.last { segments.removeLast() }
        } else if case .close = segments.last, let start = segments.subpathStart {
            segments.append(.move(start))
        }
        if transform.isIdentity {
            segments.append(contentsOf: run)
        } else {
            segments.reserveCapacity(segments.count + run.count)
            for segment in run { segments.append(segment.applying(transform)) }
        }
    }
}
