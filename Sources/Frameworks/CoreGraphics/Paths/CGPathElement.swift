import FoundationSupport

/// The kinds of segment a path is made of; the raw value is Apple's.
public enum CGPathElementType: Int32, Sendable {
    /// Starts a subpath at one point.
    case moveToPoint = 0
    /// A straight line to one point.
    case addLineToPoint = 1
    /// A quadratic curve: control point, end point.
    case addQuadCurveToPoint = 2
    /// A cubic curve: two control points, end point.
    case addCurveToPoint = 3
    /// A line back to the start of the subpath; no points.
    case closeSubpath = 4

    /// How many points a segment of this kind has.
    var pointCount: Int {
        switch self {
        case .moveToPoint, .addLineToPoint: return 1
        case .addQuadCurveToPoint: return 2
        case .addCurveToPoint: return 3
        case .closeSubpath: return 0
        }
    }
}

/// One segment of a path as `apply` and `applyWithBlock` hand it out.
public struct CGPathElement {
    /// The kind of segment.
    public var type: CGPathElementType
    /// The segment's points, as many as its kind has, valid during the call only.
    public var points: UnsafeMutablePointer<CGPoint>

    /// A segment of the given kind with the given points.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

/// The function that `CGPath.apply(info:function:)` calls for each segment.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
/// The block that `CGPath.applyWithBlock(_:)` calls for each segment.
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void

/// One segment of a path as a value.
@_spi(Sandlot) public enum PathSegment: Hashable, Sendable {
    /// Starts a subpath.
    case move(CGPoint)
    /// A straight line to the point.
    case line(CGPoint)
    /// A quadratic curve by control point and end.
    case quadratic(CGPoint, CGPoint)
    /// A cubic curve by two control points and end.
    case cubic(CGPoint, CGPoint, CGPoint)
    /// Back to the start of the subpath.
    case close

    /// Where the segment ends, nil for `close`.
    public var end: CGPoint? {
        switch self {
        case .move(let point), .line(let point), .quadratic(_, let point), .cubic(_, _, let point): return point
        case .close: return nil
        }
    }

    /// The segment with every point moved by `transform`.
    public func applying(_ transform: CGAffineTransform) -> PathSegment {
        switch self {
        case .move(let point): return .move(point.applying(transform))
        case .line(let point): return .line(point.applying(transform))
        case .quadratic(let control, let point): return .quadratic(control.applying(transform), point.applying(transform))
        case .cubic(let first, let second, let point):
            return .cubic(first.applying(transform), second.applying(transform), point.applying(transform))
        case .close: return .close
        }
    }
}
