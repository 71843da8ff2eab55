import FoundationSupport

/// A shape of lines and curves that does not change. Coordinates have no fixed space: whoever uses the path gives them one.
public class CGPath: Hashable, @unchecked Sendable {
    /// The segments in order.
    @_spi(Sandlot) public internal(set) var segments: [PathSegment]

    /// A path of the given segments.
    @_spi(Sandlot) public init(segments: [PathSegment]) {
        self.segments = segments
    }

    // MARK: - Creating paths

    /// A closed rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(segments: PathShapes.rectangle(rect).transformed(by: transform))
    }

    /// A closed ellipse that touches the sides of `rect`.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(segments: PathShapes.ellipse(in: rect).transformed(by: transform))
    }

    /// A closed rectangle whose corners are quarter ellipses; radii larger than half a side are cut to it.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
    ) {
        self.init(
            segments: PathShapes.roundedRectangle(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
                .transformed(by: transform))
    }

    // MARK: - Copying

    /// A copy that does not change.
    public func copy() -> CGPath? { CGPath(segments: segments) }

    /// A copy with every point moved by `transform`.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(segments: segments.transformed(by: transform))
    }

    /// A copy that can be added to.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(segments: segments) }

    /// A copy that can be added to, with every point moved by `transform`.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(segments: segments.transformed(by: transform))
    }

    /// The path in pieces of line, cut by the pattern of `lengths` (on, off, on, …) starting `phase` into it.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        let source = transform.isIdentity ? segments : segments.map { $0.applying(transform) }
        return CGPath(segments: PathDasher(phase: phase, lengths: lengths).dash(source))
    }

    /// The outline of the stroke along this path; filling it by the winding rule paints what stroking would.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let source = transform.isIdentity ? segments : segments.map { $0.applying(transform) }
        let stroker = PathStroker(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
        return CGPath(segments: stroker.outline(of: source))
    }

    // MARK: - Examining

    /// Whether there is no segment.
    public var isEmpty: Bool { segments.isEmpty }

    /// Where the next segment would start; the origin for an empty path.
    public var currentPoint: CGPoint { segments.currentPoint ?? .zero }

    /// Calls `body` with each segment in order.
    public func applyWithBlock(_ body: CGPathApplyBlock) {
        withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { buffer in
            guard let points = buffer.baseAddress else { return }
            points.initialize(repeating: .zero, count: 3)
            for segment in segments {
                let type: CGPathElementType
                switch segment {
                case .move(let end):
                    type = .moveToPoint
                    points[0] = end
                case .line(let end):
                    type = .addLineToPoint
                    points[0] = end
                case .quadratic(let control, let end):
                    type = .addQuadCurveToPoint
                    points[0] = control
                    points[1] = end
                case .cubic(let first, let second, let end):
                    type = .addCurveToPoint
                    points[0] = first
                    points[1] = second
                    points[2] = end
                case .close:
                    type = .closeSubpath
                }
                withUnsafePointer(to: CGPathElement(type: type, points: points), body)
            }
        }
    }

    /// Calls `function` with `info` and each segment in order.
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }

    // MARK: - Comparing

    /// Whether both have the same segments with the same points.
    public static func == (lhs: CGPath, rhs: CGPath) -> Bool {
        lhs === rhs || lhs.segments == rhs.segments
    }

    /// Feeds the segments.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(segments)
    }
}

extension CGPath: CustomStringConvertible {
    /// The segments, a line each.
    public var description: String {
        let lines = segments.map { segment -> String in
            switch segment {
            case .move(let end): return "moveto (\(end.x), \(end.y))"
            case .line(let end): return "lineto (\(end.x), \(end.y))"
            case .quadratic(let control, let end): return "quadto (\(control.x), \(control.y)) (\(end.x), \(end.y))"
            case .cubic(let first, let second, let end):
                return "curveto (\(first.x), \(first.y)) (\(second.x), \(second.y)) (\(end.x), \(end.y))"
            case .close: return "closepath"
            }
        }
        return "Path:\n  " + lines.joined(separator: "\n  ")
    }
}

extension Array where Element == PathSegment {
    /// Where the next segment would start, or nil when there is no segment.
    var currentPoint: CGPoint? {
        guard let last else { return nil }
        return last.end ?? subpathStart
    }

    /// Where the last subpath started, or nil.
    var subpathStart: CGPoint? {
        for segment in reversed() {
            if case .move(let point) = segment { return point }
        }
        return nil
    }

    /// The segments with every point moved by `transform`, if there is one.
    func transformed(by transform: UnsafePointer<CGAffineTransform>?) -> [PathSegment] {
        guard let transform = transform?.pointee, !transform.isIdentity else { return self }
        return map { $0.applying(transform) }
    }
}
