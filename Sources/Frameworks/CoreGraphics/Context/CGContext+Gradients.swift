import CCairo
import FoundationSupport

extension CGContext {
    /// Fills the clip with colours along the line from `startPoint` to `endPoint`, user space.
    public func drawLinearGradient(_ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions) {
        guard startPoint != endPoint else { return }
        let pattern = cairo_pattern_create_linear(Double(startPoint.x), Double(startPoint.y), Double(endPoint.x), Double(endPoint.y))
        drawGradient(gradient, pattern, options)
    }

    /// Fills the clip with colours between two circles, user space.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        let pattern = cairo_pattern_create_radial(
            Double(startCenter.x), Double(startCenter.y), Double(max(startRadius, 0)), Double(endCenter.x), Double(endCenter.y),
            Double(max(endRadius, 0)))
        drawGradient(gradient, pattern, options)
    }

    /// Fills the clip with colours around `center`, from `angle` (radians, from the x axis) towards the y axis, once around.
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        let inverse = deviceTransform.inverted()
        let extents = target.clipExtents
        guard !extents.isEmpty, !isDegenerate, let surface = ImageSurface(width: Int(extents.width), height: Int(extents.height)) else {
            return
        }
        ConicGradientFill(gradient: gradient, center: center, angle: angle, alpha: state.alpha)
            .fill(surface, toUser: CGAffineTransform(translationX: extents.minX, y: extents.minY).concatenating(inverse))
        paint { cairo in
            var matrix = cairo_matrix_t()
            cairo_get_matrix(cairo, &matrix)
            cairo_identity_matrix(cairo)
            cairo_set_source_surface(cairo, surface.pointer, Double(extents.minX), Double(extents.minY))
            cairo_paint(cairo)
            cairo_set_matrix(cairo, &matrix)
        }
    }

    /// Fills the clip with a shading.
    public func drawShading(_ shading: CGShading) {
        switch shading.geometry {
        case .axial(let start, let end): drawLinearGradient(shading.gradient, start: start, end: end, options: shading.options)
        case .radial(let start, let startRadius, let end, let endRadius):
            drawRadialGradient(
                shading.gradient, startCenter: start, startRadius: startRadius, endCenter: end, endRadius: endRadius,
                options: shading.options)
        }
    }

    private func drawGradient(_ gradient: CGGradient, _ pattern: OpaquePointer?, _ options: CGGradientDrawingOptions) {
        guard let pattern else { return }
        defer { cairo_pattern_destroy(pattern) }
        func add(_ location: Double, _ color: (red: Double, green: Double, blue: Double, alpha: Double)) {
            cairo_pattern_add_color_stop_rgba(
                pattern, location, color.red, color.green, color.blue, color.alpha * Double(state.alpha))
        }
        // Beyond an end cairo goes on with that end's outermost stop: a clear one stops the drawing there.
        if !options.contains(.drawsBeforeStartLocation) { cairo_pattern_add_color_stop_rgba(pattern, 0, 0, 0, 0, 0) }
        add(0, gradient.color(at: 0))
        for stop in gradient.stops where stop.location > 0 && stop.location < 1 {
            add(stop.location, (stop.red, stop.green, stop.blue, stop.alpha))
        }
        add(1, gradient.color(at: 1))
        if !options.contains(.drawsAfterEndLocation) { cairo_pattern_add_color_stop_rgba(pattern, 1, 0, 0, 0, 0) }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        paint { cairo in
            cairo_set_source(cairo, pattern)
            cairo_paint(cairo)
        }
    }
}

/// Colours around a point, computed for every pixel.
struct ConicGradientFill {
    let gradient: CGGradient
    let center: CGPoint
    let angle: CGFloat
    let alpha: CGFloat

    /// Colours between the stops are looked up in a table of this many.
    private static let tableSize = 2048

    /// Fills the surface; `toUser` maps its pixels to the space of `center`.
    func fill(_ surface: ImageSurface, toUser: CGAffineTransform) {
        let table = (0...Self.tableSize).map { index -> UInt32 in
            let color = gradient.color(at: Double(index) / Double(Self.tableSize))
            let alpha = color.alpha * Double(self.alpha)
            func byte(_ value: Double) -> UInt32 { UInt32((min(max(value, 0), 1) * alpha * 255).rounded()) }
            return UInt32((alpha * 255).rounded()) << 24 | byte(color.red) << 16 | byte(color.green) << 8 | byte(color.blue)
        }
        let bytes = surface.bytes
        for row in 0..<surface.height {
            bytes.advanced(by: row * surface.bytesPerRow).withMemoryRebound(to: UInt32.self, capacity: surface.width) { line in
                for column in 0..<surface.width {
                    let point = CGPoint(x: CGFloat(column) + 0.5, y: CGFloat(row) + 0.5).applying(toUser)
                    var share = Double(atan2(point.y - center.y, point.x - center.x) - angle) / (2 * .pi)
                    share -= share.rounded(.down)
                    line[column] = table[min(Int(share * Double(Self.tableSize) + 0.5), Self.tableSize)]
                }
            }
        }
        surface.markDirty()
    }
}
