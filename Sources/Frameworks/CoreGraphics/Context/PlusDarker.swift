import CCairo
import FoundationSupport

/// The one blend mode cairo lacks: sums of darkness, R = max(0, 1 − ((1 − D) + (1 − S))).
enum PlusDarker {
    /// Blends `source`, whose top left corner lies at `extents`, onto the target's pixels inside its clip.
    static func composite(_ source: ImageSurface, at extents: CGRect, onto target: DrawingTarget, mask: GraphicsState.Mask?) {
        guard let result = DrawingTarget(covering: extents), let output = result.pixels else { return }
        let destination = cairo_get_target(target.cairo)
        // What is there now, at the same place.
        cairo_set_source_surface(result.cairo, destination, 0, 0)
        cairo_set_operator(result.cairo, CAIRO_OPERATOR_SOURCE)
        cairo_paint(result.cairo)
        let (pixels, blended) = (source.bytes, output.bytes)
        for row in 0..<min(source.height, output.height) {
            for column in 0..<min(source.width, output.width) {
                let (from, to) = (pixels + row * source.bytesPerRow + column * 4, blended + row * output.bytesPerRow + column * 4)
                let (sourceAlpha, targetAlpha) = (Int(from[3]), Int(to[3]))
                let alpha = min(sourceAlpha + targetAlpha, 255)
                for index in 0..<3 {
                    let darkness = (sourceAlpha - Int(from[index])) + (targetAlpha - Int(to[index]))
                    to[index] = UInt8(min(max(alpha - darkness, 0), alpha))
                }
                to[3] = UInt8(alpha)
            }
        }
        output.markDirty()
        cairo_set_operator(target.cairo, CAIRO_OPERATOR_SOURCE)
        cairo_set_source_surface(target.cairo, output.pointer, 0, 0)
        cairo_save(target.cairo)
        cairo_rectangle(target.cairo, Double(extents.minX), Double(extents.minY), Double(extents.width), Double(extents.height))
        cairo_clip(target.cairo)
        if let mask {
            cairo_mask_surface(target.cairo, mask.surface.pointer, Double(mask.x), Double(mask.y))
        } else {
            cairo_paint(target.cairo)
        }
        cairo_restore(target.cairo)
    }
}
