import CCairo
@_spi(Sandlot) import CoreGraphics
import FoundationSupport

extension LayerPainter {
    /// Draws a layer that perspective distorts: into a picture of its own first, which is then warped.
    func drawProjected(_ layer: SceneLayer, _ plane: Homography, alpha: Double) {
        let look = layer.appearance
        let toDevice = plane.followed(by: canvas.matrix)
        guard let fromDevice = toDevice.inverse else { return }
        let device = deviceClip.intersection(toDevice.boundingBox(of: layer.extent)).wholePixels
        guard !device.isNull, device.width > 0, device.height > 0 else { return }
        let extent = layer.extent
        let scale = min(max(resolution(of: toDevice, extent), 0.25), 8, 8000 / max(extent.width, extent.height))
        // Whole pixels, so that no edge is blurred twice; a transparent pixel all round lets the edges fade.
        let (columns, rows) = (max(1, (extent.width * scale - 1e-6).rounded(.up)), max(1, (extent.height * scale - 1e-6).rounded(.up)))
        let scales = CGSize(width: columns / extent.width, height: rows / extent.height)
        let area = extent.insetBy(dx: -1 / scales.width, dy: -1 / scales.height)
        guard let flat = Bitmap(width: Int(columns) + 2, height: Int(rows) + 2),
            let warped = Bitmap(width: Int(device.width), height: Int(device.height))
        else { return }
        let small = Canvas(surface: flat.surface)
        cairo_scale(small.cairo, scales.width, scales.height)
        cairo_translate(small.cairo, -area.minX, -area.minY)
        let painter = LayerPainter(canvas: small, shadows: shadows)
        painter.drawComposited(layer, alpha: 1)
        ProjectiveWarp.warp(
            flat, into: warped, origin: CGPoint(x: device.minX, y: device.minY), fromDevice: fromDevice, toDevice: toDevice,
            area: area, scales: scales)
        canvas.saved {
            cairo_identity_matrix(canvas.cairo)
            cairo_set_source_surface(canvas.cairo, warped.surface, device.minX, device.minY)
            cairo_pattern_set_filter(cairo_get_source(canvas.cairo), CAIRO_FILTER_NEAREST)
            canvas.paint(alpha: alpha * look.opacity)
        }
    }

    /// The pixels that can still be drawn.
    private var deviceClip: CGRect {
        var current = cairo_matrix_t()
        cairo_get_matrix(canvas.cairo, &current)
        cairo_identity_matrix(canvas.cairo)
        defer { cairo_set_matrix(canvas.cairo, &current) }
        return canvas.clipBounds
    }

    /// Pixels a point where the layer is seen largest.
    private func resolution(of map: Homography, _ extent: CGRect) -> Double {
        let places = [(extent.midX, extent.midY), (extent.minX, extent.minY), (extent.maxX, extent.minY), (extent.minX, extent.maxY), (extent.maxX, extent.maxY)]
        return places.map { map.magnification(x: $0.0, y: $0.1) }.max() ?? 1
    }
}
