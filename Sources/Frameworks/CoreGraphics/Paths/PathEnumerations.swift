/// How the ends of open subpaths are drawn.
public enum CGLineCap: Int32, Sendable {
    /// The line ends at its end point.
    case butt = 0
    /// A half disc around the end point.
    case round = 1
    /// Half a square beyond the end point.
    case square = 2
}

/// How two segments of a stroke meet.
public enum CGLineJoin: Int32, Sendable {
    /// A pointed corner, bevelled beyond the miter limit.
    case miter = 0
    /// A disc around the corner.
    case round = 1
    /// A straight cut.
    case bevel = 2
}

/// Which regions of a path are its inside.
public enum CGPathFillRule: Int, Sendable {
    /// Where the signed number of turns around the point is not zero.
    case winding = 0
    /// Where a ray from the point crosses the path an odd number of times.
    case evenOdd = 1
}

/// What `drawPath(using:)` does with the path.
public enum CGPathDrawingMode: Int32, Sendable {
    /// Fills by the winding rule.
    case fill = 0
    /// Fills by the even-odd rule.
    case eoFill = 1
    /// Strokes.
    case stroke = 2
    /// Fills by the winding rule, then strokes.
    case fillStroke = 3
    /// Fills by the even-odd rule, then strokes.
    case eoFillStroke = 4
}
