import CCairo
@_spi(Sandlot) import CoreGraphics

/// Pixels in memory: premultiplied BGRA, or 8-bit coverage. Owns the cairo surface.
final class Bitmap {
    let surface: OpaquePointer
    let width: Int
    let height: Int
    let bytesPerRow: Int
    let isCoverage: Bool

    /// The largest side, in pixels.
    static let largestSide = 32_000
    /// The most pixels there may be.
    static let mostPixels = 64_000_000

    /// A transparent bitmap; nil when it would be empty or too large.
    init?(width: Int, height: Int, isCoverage: Bool = false) {
        guard width > 0, height > 0, width <= Self.largestSide, height <= Self.largestSide, width * height <= Self.mostPixels,
            let surface = cairo_image_surface_create(isCoverage ? CAIRO_FORMAT_A8 : CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        else { return nil }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            return nil
        }
        self.surface = surface
        self.width = width
        self.height = height
        self.isCoverage = isCoverage
        bytesPerRow = Int(cairo_image_surface_get_stride(surface))
    }

    deinit { cairo_surface_destroy(surface) }

    /// The first byte of the top row, pending drawing written out.
    var bytes: UnsafeMutablePointer<UInt8> {
        cairo_surface_flush(surface)
        return cairo_image_surface_get_data(surface)
    }

    /// To be called after bytes were changed directly.
    func markDirty() { cairo_surface_mark_dirty(surface) }

    /// The bitmap as a picture, without copying.
    var image: CGImage? { CGImage(cairoSurface: surface) }
}
