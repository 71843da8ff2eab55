import CCairo
import FoundationSupport

extension CGContext {
    /// Draws a picture stretched over `rect` of user space, upright where y grows upwards; a mask is painted in the fill colour.
    /// - Parameter byTiling: repeats it from `rect` on over the whole clip instead.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        let rect = rect.standardized
        guard rect.width > 0, rect.height > 0, !rect.isInfinite else { return }
        let alpha = Double(state.alpha)
        let filter = filter(for: image, in: rect)
        paint(
            bounds: byTiling ? nil : rect.applying(deviceTransform),
            shape: { cairo in
                guard !byTiling else { return }
                cairo_new_path(cairo)
                cairo_rectangle(cairo, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
                cairo_clip(cairo)
            },
            body: { cairo in
                cairo_save(cairo)
                self.placeImageSpace(rect, width: image.width, height: image.height, in: cairo)
                cairo_set_antialias(cairo, self.state.shouldAntialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
                guard let pattern = cairo_pattern_create_for_surface(image.surface.pointer) else { return cairo_restore(cairo) }
                cairo_pattern_set_extend(pattern, byTiling ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
                cairo_pattern_set_filter(pattern, filter)
                if !byTiling {
                    cairo_new_path(cairo)
                    cairo_rectangle(cairo, 0, 0, Double(image.width), Double(image.height))
                }
                if image.isMask {
                    if !byTiling { cairo_clip(cairo) }
                    self.setSource(self.state.fillColor, in: cairo)
                    cairo_mask(cairo, pattern)
                } else if !byTiling, alpha == 1 {
                    cairo_set_source(cairo, pattern)
                    cairo_fill(cairo)
                } else {
                    if !byTiling { cairo_clip(cairo) }
                    cairo_set_source(cairo, pattern)
                    cairo_paint_with_alpha(cairo, alpha)
                }
                cairo_pattern_destroy(pattern)
                cairo_restore(cairo)
            })
    }

    /// Makes the pixels of a picture (from the top left, y down) the user space, stretched over `rect`.
    func placeImageSpace(_ rect: CGRect, width: Int, height: Int, in cairo: OpaquePointer) {
        cairo_translate(cairo, Double(rect.minX), Double(rect.maxY))
        cairo_scale(cairo, Double(rect.width) / Double(width), -Double(rect.height) / Double(height))
    }

    /// Pixels that land on pixels are copied; smaller pictures are averaged.
    private func filter(for image: CGImage, in rect: CGRect) -> cairo_filter_t {
        if state.interpolationQuality == .none { return CAIRO_FILTER_NEAREST }
        let placed = CGAffineTransform(
            a: rect.width / CGFloat(image.width), b: 0, c: 0, d: -rect.height / CGFloat(image.height), tx: rect.minX, ty: rect.maxY
        ).concatenating(deviceTransform)
        func isWhole(_ value: CGFloat) -> Bool { abs(value - value.rounded()) < 1e-3 }
        if abs(placed.b) + abs(placed.c) < 1e-6, abs(abs(placed.a) - 1) < 1e-5, abs(abs(placed.d) - 1) < 1e-5, isWhole(placed.tx),
            isWhole(placed.ty)
        {
            return CAIRO_FILTER_NEAREST
        }
        if !image.shouldInterpolate { return CAIRO_FILTER_NEAREST }
        let isSmaller = hypot(placed.a, placed.b) < 0.99 || hypot(placed.c, placed.d) < 0.99
        return isSmaller && state.interpolationQuality != .low ? CAIRO_FILTER_GOOD : CAIRO_FILTER_BILINEAR
    }

    /// Draws a picture of shapes stretched over `rect` of user space, upright where y grows upwards.
    @_spi(Sandlot) public func draw(_ image: VectorImage, in rect: CGRect) {
        let rect = rect.standardized
        guard rect.width > 0, rect.height > 0 else { return }
        let alpha = Double(state.alpha)
        paint(bounds: rect.applying(deviceTransform)) { cairo in
            cairo_save(cairo)
            cairo_new_path(cairo)
            cairo_rectangle(cairo, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
            cairo_clip(cairo)
            cairo_translate(cairo, Double(rect.minX), Double(rect.maxY))
            cairo_scale(cairo, 1, -1)
            if alpha < 1 { cairo_push_group(cairo) }
            image.draw(in: cairo, CGRect(x: 0, y: 0, width: rect.width, height: rect.height))
            if alpha < 1 {
                cairo_pop_group_to_source(cairo)
                cairo_paint_with_alpha(cairo, alpha)
            }
            cairo_restore(cairo)
        }
    }

    // MARK: - Layers

    /// Draws a layer stretched over `rect`.
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        guard let image = layer.content.makeImage() else { return }
        draw(image, in: rect)
    }

    /// Draws a layer with its lower left corner (y up) at `point`.
    public func draw(_ layer: CGLayer, at point: CGPoint) {
        draw(layer, in: CGRect(origin: point, size: layer.size))
    }
}

/// A drawing kept to be drawn again.
public final class CGLayer {
    /// Its size, in the user space of the context it was made for.
    public let size: CGSize
    let content: CGContext

    /// A layer of the given size with as many pixels as `context` would show it in.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
        let transform = context.deviceTransform
        let scale = max(hypot(transform.a, transform.b), hypot(transform.c, transform.d), 1)
        guard let content = CGContext(backingWidth: size.width, height: size.height, scale: scale, flipped: false) else { return nil }
        self.size = size
        self.content = content
    }

    /// Where the layer is drawn; y grows upwards.
    public var context: CGContext? { content }
}
