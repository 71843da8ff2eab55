import CCairo
@_spi(Sandlot) import CoreGraphics
import FoundationSupport

extension LayerPainter {
    /// Draws a gradient layer over its rounded bounds. Axial and radial gradients are skewed with the unit square.
    func drawGradient(_ gradient: LayerAppearance.Gradient, _ look: LayerAppearance, alpha: Double) {
        let bounds = look.bounds
        guard !gradient.stops.isEmpty, bounds.width > 0, bounds.height > 0 else { return }
        canvas.saved {
            canvas.addRoundedRect(bounds, look.corners)
            cairo_clip(canvas.cairo)
            if gradient.type == .conic { return drawConic(gradient, bounds, alpha: alpha) }
            guard let pattern = pattern(gradient, bounds) else { return }
            for stop in gradient.stops {
                let color = stop.color
                cairo_pattern_add_color_stop_rgba(pattern, stop.location, color.red, color.green, color.blue, color.alpha)
            }
            cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
            cairo_set_source(canvas.cairo, pattern)
            cairo_pattern_destroy(pattern)
            canvas.paint(alpha: alpha)
        }
    }

    private func pattern(_ gradient: LayerAppearance.Gradient, _ bounds: CGRect) -> OpaquePointer? {
        let (start, end) = (gradient.start, gradient.end)
        // From points to the unit square.
        var matrix = cairo_matrix_t(
            xx: 1 / bounds.width, yx: 0, xy: 0, yy: 1 / bounds.height, x0: -bounds.minX / bounds.width, y0: -bounds.minY / bounds.height)
        if gradient.type == .axial {
            guard let pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y) else { return nil }
            cairo_pattern_set_matrix(pattern, &matrix)
            return pattern
        }
        // The end point is the corner of the box around the ellipse.
        let (radiusX, radiusY) = (max(abs(end.x - start.x), 1e-6), max(abs(end.y - start.y), 1e-6))
        var toEllipse = cairo_matrix_t(xx: 1 / radiusX, yx: 0, xy: 0, yy: 1 / radiusY, x0: -start.x / radiusX, y0: -start.y / radiusY)
        guard let pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, 1) else { return nil }
        var whole = cairo_matrix_t()
        cairo_matrix_multiply(&whole, &matrix, &toEllipse)
        cairo_pattern_set_matrix(pattern, &whole)
        return pattern
    }

    /// Colours by the angle about the start point, beginning towards the end point, clockwise.
    private func drawConic(_ gradient: LayerAppearance.Gradient, _ bounds: CGRect, alpha: Double) {
        let visible = canvas.clipBounds.intersection(bounds)
        let scale = min(canvas.scale, 4)
        guard !visible.isNull, scale > 0,
            let bitmap = Bitmap(width: Int((visible.width * scale).rounded(.up)), height: Int((visible.height * scale).rounded(.up)))
        else { return }
        let centerX = bounds.minX + gradient.start.x * bounds.width, centerY = bounds.minY + gradient.start.y * bounds.height
        let towardsX = (gradient.end.x - gradient.start.x) * bounds.width, towardsY = (gradient.end.y - gradient.start.y) * bounds.height
        let zero = atan2(towardsY, towardsX)
        let ramp = ColorRamp(gradient.stops)
        let pixels = UnsafeMutableRawPointer(bitmap.bytes)
        for row in 0..<bitmap.height {
            let y = visible.minY + (Double(row) + 0.5) / scale - centerY
            let line = pixels + row * bitmap.bytesPerRow
            for column in 0..<bitmap.width {
                let x = visible.minX + (Double(column) + 0.5) / scale - centerX
                var turn = (atan2(y, x) - zero) / (2 * .pi)
                turn -= turn.rounded(.down)
                line.storeBytes(of: ramp.color(at: turn), toByteOffset: column * 4, as: UInt32.self)
            }
        }
        bitmap.markDirty()
        cairo_translate(canvas.cairo, visible.minX, visible.minY)
        cairo_scale(canvas.cairo, 1 / scale, 1 / scale)
        cairo_set_source_surface(canvas.cairo, bitmap.surface, 0, 0)
        cairo_pattern_set_extend(cairo_get_source(canvas.cairo), CAIRO_EXTEND_PAD)
        canvas.paint(alpha: alpha)
    }
}

/// The colours of a gradient in fine steps, premultiplied.
private struct ColorRamp {
    private static let steps = 2048
    private let colors: [UInt32]

    init(_ stops: [(location: Double, color: RasterColor)]) {
        colors = (0...Self.steps).map { step in
            let place = Double(step) / Double(Self.steps)
            guard let next = stops.firstIndex(where: { $0.location >= place }) else { return Self.pixel(stops[stops.count - 1].color) }
            guard next > 0 else { return Self.pixel(stops[0].color) }
            let (before, after) = (stops[next - 1], stops[next])
            let length = after.location - before.location
            let share = length > 0 ? (place - before.location) / length : 1
            func mix(_ path: KeyPath<RasterColor, Double>) -> Double {
                before.color[keyPath: path] + (after.color[keyPath: path] - before.color[keyPath: path]) * share
            }
            return Self.pixel(RasterColor(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha)))
        }
    }

    func color(at place: Double) -> UInt32 {
        colors[Int(place * Double(Self.steps) + 0.5)]
    }

    private static func pixel(_ color: RasterColor) -> UInt32 {
        func byte(_ value: Double) -> UInt32 { UInt32((min(max(value, 0), 1) * 255 + 0.5)) }
        let alpha = min(max(color.alpha, 0), 1)
        return byte(alpha) << 24 | byte(color.red * alpha) << 16 | byte(color.green * alpha) << 8 | byte(color.blue * alpha)
    }
}
