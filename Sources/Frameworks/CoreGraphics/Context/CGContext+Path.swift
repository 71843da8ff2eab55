import CCairo
import FoundationSupport

extension CGContext {
    // MARK: - Building the path

    // The path is kept in device pixels, so that it stays where it is when the transform changes.

    /// Forgets the current path.
    public func beginPath() { currentPath.segments.removeAll() }
    /// Starts a subpath.
    public func move(to point: CGPoint) { currentPath.move(to: point, transform: deviceTransform) }
    /// A straight line.
    public func addLine(to point: CGPoint) { currentPath.addLine(to: point, transform: deviceTransform) }
    /// Straight lines through the points.
    public func addLines(between points: [CGPoint]) { currentPath.addLines(between: points, transform: deviceTransform) }
    /// A quadratic curve.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        currentPath.addQuadCurve(to: end, control: control, transform: deviceTransform)
    }
    /// A cubic curve.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        currentPath.addCurve(to: end, control1: control1, control2: control2, transform: deviceTransform)
    }
    /// A line back to the start of the subpath.
    public func closePath() { currentPath.closeSubpath() }
    /// A closed rectangle.
    public func addRect(_ rect: CGRect) { currentPath.addRect(rect, transform: deviceTransform) }
    /// Closed rectangles.
    public func addRects(_ rects: [CGRect]) { currentPath.addRects(rects, transform: deviceTransform) }
    /// A closed ellipse that touches the sides of `rect`.
    public func addEllipse(in rect: CGRect) { currentPath.addEllipse(in: rect, transform: deviceTransform) }
    /// A circular arc; angles in radians from the x axis towards the y axis, the other way when `clockwise`.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        currentPath.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise, transform: deviceTransform)
    }
    /// An arc that touches the lines to `tangent1End` and on to `tangent2End`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        currentPath.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: deviceTransform)
    }
    /// The segments of a path.
    public func addPath(_ path: CGPath) { currentPath.addPath(path, transform: deviceTransform) }

    /// Makes the outline of the stroke of the current path the current path.
    public func replacePathWithStrokedPath() {
        guard let path else { return }
        let outline = strokeOutline(of: path)
        beginPath()
        addPath(outline)
    }

    // MARK: - Examining the path

    /// A copy of the current path in user space; nil when it is empty.
    public var path: CGPath? {
        guard !currentPath.isEmpty else { return nil }
        let inverse = deviceTransform.inverted()
        return CGPath(segments: currentPath.segments.map { $0.applying(inverse) })
    }
    /// Whether there is no path.
    public var isPathEmpty: Bool { currentPath.isEmpty }
    /// Where the next segment would start, in user space.
    public var currentPointOfPath: CGPoint { path?.currentPoint ?? .zero }
    /// The box of the path's points, in user space.
    public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }
    /// Whether drawing the path in `mode` would paint the given point of user space.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        guard let path else { return false }
        switch mode {
        case .fill: return path.contains(point)
        case .eoFill: return path.contains(point, using: .evenOdd)
        case .stroke: return strokeOutline(of: path).contains(point)
        case .fillStroke: return path.contains(point) || strokeOutline(of: path).contains(point)
        case .eoFillStroke: return path.contains(point, using: .evenOdd) || strokeOutline(of: path).contains(point)
        }
    }

    /// The outline of a stroke with the current line parameters, user space.
    func strokeOutline(of path: CGPath) -> CGPath {
        let dashed = state.dashLengths.isEmpty ? path : path.copy(dashingWithPhase: state.dashPhase, lengths: state.dashLengths)
        return dashed.copy(
            strokingWithWidth: state.lineWidth, lineCap: state.lineCap, lineJoin: state.lineJoin, miterLimit: state.miterLimit)
    }

    // MARK: - Painting the path

    /// Fills the current path and forgets it.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        fill(currentPath.segments, rule: rule)
        beginPath()
    }

    /// Strokes the current path and forgets it.
    public func strokePath() {
        stroke(currentPath.segments)
        beginPath()
    }

    /// Fills, strokes or both, and forgets the current path.
    public func drawPath(using mode: CGPathDrawingMode) {
        switch mode {
        case .fill, .fillStroke: fill(currentPath.segments, rule: .winding)
        case .eoFill, .eoFillStroke: fill(currentPath.segments, rule: .evenOdd)
        case .stroke: break
        }
        if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke { stroke(currentPath.segments) }
        beginPath()
    }

    /// Fills a rectangle; the current path is forgotten.
    public func fill(_ rect: CGRect) {
        beginPath()
        fill(PathShapes.rectangle(rect).map { $0.applying(deviceTransform) }, rule: .winding)
    }

    /// Fills rectangles as one shape.
    public func fill(_ rects: [CGRect]) {
        beginPath()
        fill(rects.flatMap { PathShapes.rectangle($0.standardized) }.map { $0.applying(deviceTransform) }, rule: .winding)
    }

    /// Strokes a rectangle.
    public func stroke(_ rect: CGRect) {
        beginPath()
        stroke(PathShapes.rectangle(rect).map { $0.applying(deviceTransform) })
    }

    /// Strokes a rectangle with a width of its own.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let before = state.lineWidth
        state.lineWidth = width
        stroke(rect)
        state.lineWidth = before
    }

    /// Fills the ellipse that touches the sides of `rect`.
    public func fillEllipse(in rect: CGRect) {
        beginPath()
        fill(PathShapes.ellipse(in: rect).map { $0.applying(deviceTransform) }, rule: .winding)
    }

    /// Strokes the ellipse that touches the sides of `rect`.
    public func strokeEllipse(in rect: CGRect) {
        beginPath()
        stroke(PathShapes.ellipse(in: rect).map { $0.applying(deviceTransform) })
    }

    /// Strokes separate lines between pairs of points.
    public func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            move(to: points[index])
            addLine(to: points[index + 1])
        }
        strokePath()
    }

    /// Makes a rectangle transparent, whatever colour, alpha, blend mode and shadow are set.
    public func clear(_ rect: CGRect) {
        foreign?.importChanges()
        defer { foreign?.exportDrawing() }
        let cairo = target.cairo
        cairo_new_path(cairo)
        cairo_rectangle(cairo, Double(rect.origin.x), Double(rect.origin.y), Double(rect.size.width), Double(rect.size.height))
        cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
        cairo_fill(cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    }

    // MARK: - Cairo

    private func fill(_ segments: [PathSegment], rule: CGPathFillRule) {
        guard !segments.isEmpty else { return }
        paint(
            bounds: CGPath(segments: segments).boundingBox,
            shape: { cairo in self.load(segments, into: cairo, rule: rule); cairo_clip(cairo) },
            body: { cairo in
                self.load(segments, into: cairo, rule: rule)
                self.setSource(self.state.fillColor, in: cairo)
                cairo_fill(cairo)
            })
    }

    private func stroke(_ segments: [PathSegment]) {
        guard !segments.isEmpty, state.lineWidth > 0 else { return }
        let transform = deviceTransform
        let widest = state.lineWidth * max(hypot(transform.a, transform.b), hypot(transform.c, transform.d))
            * (state.lineJoin == .miter ? max(state.miterLimit, 1) : 1.5)
        paint(
            bounds: CGPath(segments: segments).boundingBox.insetBy(dx: -widest, dy: -widest),
            shape: { cairo in
                let inverse = transform.inverted()
                let outline = self.strokeOutline(of: CGPath(segments: segments.map { $0.applying(inverse) }))
                self.load(outline.segments.map { $0.applying(transform) }, into: cairo, rule: .winding)
                cairo_clip(cairo)
            },
            body: { cairo in
                self.load(segments, into: cairo, rule: .winding)
                self.setSource(self.state.strokeColor, in: cairo)
                self.applyLineParameters(to: cairo)
                cairo_stroke(cairo)
            })
    }

    /// Makes `segments`, in device pixels, cairo's path.
    func load(_ segments: [PathSegment], into cairo: OpaquePointer, rule: CGPathFillRule) {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        cairo_identity_matrix(cairo)
        cairo_new_path(cairo)
        segments.append(to: cairo)
        cairo_set_matrix(cairo, &matrix)
        cairo_set_fill_rule(cairo, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_set_antialias(cairo, state.shouldAntialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    }

    private func applyLineParameters(to cairo: OpaquePointer) {
        cairo_set_line_width(cairo, Double(state.lineWidth))
        cairo_set_line_cap(cairo, cairo_line_cap_t(rawValue: UInt32(state.lineCap.rawValue)))
        cairo_set_line_join(cairo, cairo_line_join_t(rawValue: UInt32(state.lineJoin.rawValue)))
        cairo_set_miter_limit(cairo, Double(max(state.miterLimit, 1)))
        let lengths = state.dashLengths.map { Double($0) }
        // Cairo refuses for good what it cannot dash.
        if !lengths.isEmpty, lengths.allSatisfy({ $0 >= 0 && $0.isFinite }), lengths.contains(where: { $0 > 0 }) {
            cairo_set_dash(cairo, lengths, Int32(lengths.count), Double(state.dashPhase))
        } else {
            cairo_set_dash(cairo, nil, 0, 0)
        }
    }
}
