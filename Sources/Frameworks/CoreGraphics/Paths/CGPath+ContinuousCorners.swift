import FoundationSupport

extension CGPath {
    /// A rectangle with iOS's continuous corners, in a space with y down or up alike.
    ///
    /// The curve is the one of ios-facts/uikit-drawing-layers.md section 3. It wants 1.528665 times the radius of each edge; where
    /// two corners share an edge that is shorter, it bends towards a circular arc until it fits.
    /// - Parameter radii: radii at (minX, minY), (maxX, minY), (maxX, maxY), (minX, maxY), at most half the smaller side.
    @_spi(Sandlot) public static func continuousRoundedRect(
        _ rect: CGRect, radii: (CGFloat, CGFloat, CGFloat, CGFloat)
    ) -> CGPath {
        let rect = rect.standardized
        let largest = min(rect.width, rect.height) / 2
        let limited = [radii.0, radii.1, radii.2, radii.3].map { min(max($0, 0), largest) }
        let edges = [rect.width, rect.height, rect.width, rect.height]
        // Corner n lies between edge n - 1 and edge n, counted from the edge at minY on.
        let reaches = (0..<4).map { corner -> CGFloat in
            let radius = limited[corner]
            guard radius > 0 else { return ContinuousCorner.fullReach }
            let before = edges[(corner + 3) % 4] / (radius + limited[(corner + 3) % 4])
            let after = edges[corner] / (radius + limited[(corner + 1) % 4])
            return min(ContinuousCorner.fullReach, before, after)
        }
        let corners = [
            (CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)),
            (CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1)),
            (CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0)),
            (CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1)),
        ]
        let path = CGMutablePath()
        for (index, (corner, arriving, leaving)) in corners.enumerated() {
            ContinuousCorner(corner: corner, arriving: arriving, leaving: leaving, radius: limited[index], reach: reaches[index])
                .append(to: path, isFirst: index == 0)
        }
        path.closeSubpath()
        return CGPath(segments: path.segments)
    }
}

/// One corner of a continuous rounded rectangle.
private struct ContinuousCorner {
    /// How much of the edge the full curve takes, in radii.
    static let fullReach: CGFloat = 1.528665

    let corner: CGPoint
    /// The unit vector from the corner along the edge the outline arrives on.
    let arriving: CGVector
    /// The unit vector from the corner along the edge the outline leaves on.
    let leaving: CGVector
    let radius: CGFloat
    /// How much of the edge the curve may take, in radii: 1 (a circular arc) to `fullReach`.
    let reach: CGFloat

    /// Points in radii: along the arriving edge, along the leaving edge.
    private static let continuous: [(CGFloat, CGFloat)] = [
        (1.528665, 0), (1.088493, 0), (0.868407, 0), (0.631494, 0.074911), (0.372824, 0.169060), (0.169060, 0.372824),
        (0.074911, 0.631494), (0, 0.868407), (0, 1.088493), (0, 1.528665),
    ]

    /// The circular arc cut at the same angles as the continuous curve.
    private static let circular: [(CGFloat, CGFloat)] = {
        let bend = atan2(1 - 0.631494, 1 - 0.074911)
        func point(_ angle: CGFloat) -> (CGFloat, CGFloat) { (1 - sin(angle), 1 - cos(angle)) }
        func curve(_ from: CGFloat, _ to: CGFloat) -> [(CGFloat, CGFloat)] {
            let handle = 4 / 3 * tan((to - from) / 4)
            let (start, end) = (point(from), point(to))
            return [
                (start.0 - handle * cos(from), start.1 + handle * sin(from)), (end.0 + handle * cos(to), end.1 - handle * sin(to)), end,
            ]
        }
        return [point(0)] + curve(0, bend) + curve(bend, .pi / 2 - bend) + curve(.pi / 2 - bend, .pi / 2)
    }()

    func append(to path: CGMutablePath, isFirst: Bool) {
        guard radius > 0 else {
            return isFirst ? path.move(to: corner) : path.addLine(to: corner)
        }
        let share = max(0, min(1, (reach - 1) / (Self.fullReach - 1)))
        let points = zip(Self.circular, Self.continuous).map { circular, continuous -> CGPoint in
            let along = (circular.0 + (continuous.0 - circular.0) * share) * radius
            let across = (circular.1 + (continuous.1 - circular.1) * share) * radius
            return CGPoint(
                x: corner.x + arriving.dx * along + leaving.dx * across, y: corner.y + arriving.dy * along + leaving.dy * across)
        }
        if isFirst {
            path.move(to: points[0])
        } else if hypot(path.currentPoint.x - points[0].x, path.currentPoint.y - points[0].y) > 1e-6 {
            path.addLine(to: points[0])
        }
        for index in stride(from: 1, to: 10, by: 3) {
            path.addCurve(to: points[index + 2], control1: points[index], control2: points[index + 1])
        }
    }
}
