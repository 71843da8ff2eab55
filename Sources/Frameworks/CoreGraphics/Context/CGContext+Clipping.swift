import CCairo
import FoundationSupport

extension CGContext {
    /// Limits drawing to the inside of the current path, and forgets the path. An empty path leaves nothing to draw on.
    public func clip(using rule: CGPathFillRule = .winding) {
        load(currentPath.segments, into: target.cairo, rule: rule)
        cairo_clip(target.cairo)
        beginPath()
    }

    /// Limits drawing to a rectangle.
    public func clip(to rect: CGRect) {
        load(PathShapes.rectangle(rect.standardized).map { $0.applying(deviceTransform) }, into: target.cairo, rule: .winding)
        cairo_clip(target.cairo)
        beginPath()
    }

    /// Limits drawing to the union of rectangles.
    public func clip(to rects: [CGRect]) {
        load(
            rects.flatMap { PathShapes.rectangle($0.standardized) }.map { $0.applying(deviceTransform) }, into: target.cairo,
            rule: .winding)
        cairo_clip(target.cairo)
        beginPath()
    }

    /// Limits drawing to where `mask`, stretched over `rect`, lets paint through: an image mask where its samples are 0, a gray
    /// picture where it is white.
    public func clip(to rect: CGRect, mask: CGImage) {
        clip(to: rect)
        let box = target.clipExtents
        guard !box.isEmpty, let surface = ImageSurface(width: Int(box.width), height: Int(box.height), isMask: true),
            let coverage = mask.coverage(width: mask.width, height: mask.height),
            let layer = DrawingTarget(pixels: surface, x: Int(box.minX), y: Int(box.minY))
        else { return }
        var matrix = deviceTransform.cairoMatrix
        cairo_set_matrix(layer.cairo, &matrix)
        cairo_set_source_rgba(layer.cairo, 0, 0, 0, 1)
        placeImageSpace(rect, width: mask.width, height: mask.height, in: layer.cairo)
        let pattern = cairo_pattern_create_for_surface(coverage.pointer)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
        cairo_mask(layer.cairo, pattern)
        cairo_pattern_destroy(pattern)
        if let outer = state.mask {
            cairo_identity_matrix(layer.cairo)
            cairo_set_operator(layer.cairo, CAIRO_OPERATOR_DEST_IN)
            cairo_set_source_surface(layer.cairo, outer.surface.pointer, Double(outer.x), Double(outer.y))
            cairo_paint(layer.cairo)
        }
        cairo_surface_set_device_offset(surface.pointer, 0, 0)
        state.mask = GraphicsState.Mask(surface: surface, x: Int(box.minX), y: Int(box.minY))
    }

    /// Forgets every clip.
    public func resetClip() {
        cairo_reset_clip(target.cairo)
        state.mask = nil
    }

    /// The box of what the clip leaves, in user space.
    public var boundingBoxOfClipPath: CGRect {
        let box = target.clipExtents
        return box.isEmpty ? .null : box.applying(deviceTransform.inverted())
    }
}
