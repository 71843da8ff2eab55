import CCairo
import FoundationSupport

extension CGPath {
    /// Adds this path to the current path of a cairo context, in that context's user space.
    @_spi(Sandlot) public func append(to cairo: OpaquePointer) {
        segments.append(to: cairo)
    }
}

extension Array where Element == PathSegment {
    /// Adds the segments to the current path of a cairo context.
    func append(to cairo: OpaquePointer) {
        var current = CGPoint.zero
        var start = CGPoint.zero
        for segment in self {
            switch segment {
            case .move(let point):
                cairo_move_to(cairo, Double(point.x), Double(point.y))
                start = point
            case .line(let point): cairo_line_to(cairo, Double(point.x), Double(point.y))
            case .quadratic(let control, let end):
                cairo_curve_to(
                    cairo, Double(current.x + (control.x - current.x) * 2 / 3), Double(current.y + (control.y - current.y) * 2 / 3),
                    Double(end.x + (control.x - end.x) * 2 / 3), Double(end.y + (control.y - end.y) * 2 / 3), Double(end.x),
                    Double(end.y))
            case .cubic(let first, let second, let end):
                cairo_curve_to(
                    cairo, Double(first.x), Double(first.y), Double(second.x), Double(second.y), Double(end.x), Double(end.y))
            case .close: cairo_close_path(cairo)
            }
            current = segment.end ?? start
        }
    }
}
