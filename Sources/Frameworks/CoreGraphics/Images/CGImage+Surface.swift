import CCairo
import FoundationSupport

extension CGImage {
    /// A picture of an existing cairo image surface. The image keeps its own reference; the surface must not change any more.
    /// Surfaces in other formats are copied.
    @_spi(Sandlot) public convenience init?(cairoSurface: OpaquePointer) {
        guard cairo_surface_get_type(cairoSurface) == CAIRO_SURFACE_TYPE_IMAGE else { return nil }
        if cairo_image_surface_get_format(cairoSurface) == CAIRO_FORMAT_ARGB32 {
            guard let surface = ImageSurface(adopting: cairo_surface_reference(cairoSurface)) else { return nil }
            self.init(surface: surface)
            return
        }
        let width = Int(cairo_image_surface_get_width(cairoSurface))
        let height = Int(cairo_image_surface_get_height(cairoSurface))
        guard let copy = ImageSurface(width: width, height: height), let cairo = cairo_create(copy.pointer) else { return nil }
        cairo_set_source_surface(cairo, cairoSurface, 0, 0)
        cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
        cairo_paint(cairo)
        cairo_destroy(cairo)
        self.init(surface: copy)
    }

    /// The image's own surface: ARGB32 premultiplied, or A8 for a mask. Not to be drawn into.
    @_spi(Sandlot) public var cairoSurface: OpaquePointer { surface.pointer }

    /// Calls `body` with the premultiplied BGRA bytes, rows from the top, and the bytes of one row.
    @_spi(Sandlot) public func withPremultipliedBytes<Result>(
        _ body: (UnsafeRawBufferPointer, _ bytesPerRow: Int) throws -> Result
    ) rethrows -> Result {
        let count = surface.bytesPerRow * (height - 1) + width * (isMask ? 1 : 4)
        return try body(UnsafeRawBufferPointer(start: surface.bytes, count: count), surface.bytesPerRow)
    }

    /// Whether every pixel covers what is behind it.
    @_spi(Sandlot) public var isOpaque: Bool {
        switch alphaInfo {
        case .none, .noneSkipFirst, .noneSkipLast: return !isMask
        default: return surface.isOpaque
        }
    }

    /// How much paint passes at each pixel of a grid: of an image mask its coverage, of a picture its luminance times alpha.
    func coverage(width: Int, height: Int) -> ImageSurface? {
        guard let scaled = resampled(width: width, height: height) else { return nil }
        if scaled.isMask { return scaled }
        guard let result = ImageSurface(width: width, height: height, isMask: true) else { return nil }
        let (pixels, target) = (scaled.bytes, result.bytes)
        for row in 0..<height {
            for column in 0..<width {
                let pixel = pixels + row * scaled.bytesPerRow + column * 4
                // Premultiplied, so alpha is in already; Rec. 709 weights in 1/1024.
                let luminance = (UInt32(pixel[2]) * 218 + UInt32(pixel[1]) * 732 + UInt32(pixel[0]) * 74) >> 10
                target[row * result.bytesPerRow + column] = UInt8(min(luminance, 255))
            }
        }
        result.markDirty()
        return result
    }

    /// The pixels stretched to another size.
    func resampled(width: Int, height: Int) -> ImageSurface? {
        if width == self.width, height == self.height { return surface }
        guard let result = ImageSurface(width: width, height: height, isMask: isMask), let cairo = cairo_create(result.pointer) else {
            return nil
        }
        defer { cairo_destroy(cairo) }
        cairo_scale(cairo, Double(width) / Double(self.width), Double(height) / Double(self.height))
        cairo_set_source_surface(cairo, surface.pointer, 0, 0)
        cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_GOOD)
        cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
        cairo_paint(cairo)
        return result
    }
}
