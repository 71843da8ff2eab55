import CCairo
import FoundationSupport

/// A surface with its cairo context, covering a part of the device.
final class DrawingTarget {
    /// The cairo context; its user space is set by the owner, its device space is the whole device's.
    let cairo: OpaquePointer
    /// The pixels, nil for vector surfaces.
    let pixels: ImageSurface?
    /// Bytes written by a vector surface.
    let consumer: CGDataConsumer?
    /// The covered part of the device, in pixels.
    let extents: CGRect

    private init(cairo: OpaquePointer, pixels: ImageSurface?, consumer: CGDataConsumer? = nil, extents: CGRect) {
        self.cairo = cairo
        self.pixels = pixels
        self.consumer = consumer
        self.extents = extents
    }

    /// A target over pixels whose top left corner lies at (x, y) of the device.
    convenience init?(pixels: ImageSurface, x: Int = 0, y: Int = 0) {
        if x != 0 || y != 0 { cairo_surface_set_device_offset(pixels.pointer, Double(-x), Double(-y)) }
        guard let cairo = cairo_create(pixels.pointer) else { return nil }
        self.init(cairo: cairo, pixels: pixels, extents: CGRect(x: x, y: y, width: pixels.width, height: pixels.height))
    }

    /// A transparent target for the given part of the device, widened to whole pixels.
    convenience init?(covering rect: CGRect) {
        let box = rect.integral
        guard !box.isEmpty, box.width < 100_000, box.height < 100_000,
            let pixels = ImageSurface(width: Int(box.width), height: Int(box.height))
        else { return nil }
        self.init(pixels: pixels, x: Int(box.minX), y: Int(box.minY))
    }

    /// A target over somebody else's cairo context.
    convenience init(sharing cairo: OpaquePointer, extents: CGRect) {
        self.init(cairo: cairo_reference(cairo), pixels: nil, extents: extents)
    }

    /// A PDF file's pages; the size is the first page's, in points.
    convenience init?(pdfInto consumer: CGDataConsumer, size: CGSize) {
        let write: cairo_write_func_t = { closure, data, count in
            guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
            Unmanaged<CGDataConsumer>.fromOpaque(closure).takeUnretainedValue().append(Data(bytes: data, count: Int(count)))
            return CAIRO_STATUS_SUCCESS
        }
        guard let surface = cairo_pdf_surface_create_for_stream(
            write, Unmanaged.passUnretained(consumer).toOpaque(), Double(size.width), Double(size.height))
        else { return nil }
        // The same drawing gives the same bytes: no date of the day.
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2001-01-01T00:00:00Z")
        defer { cairo_surface_destroy(surface) }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let cairo = cairo_create(surface) else { return nil }
        self.init(cairo: cairo, pixels: nil, consumer: consumer, extents: CGRect(origin: .zero, size: size))
    }

    deinit { cairo_destroy(cairo) }

    /// The part of the device that the clip leaves, in whole pixels.
    var clipExtents: CGRect {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        cairo_identity_matrix(cairo)
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        cairo_set_matrix(cairo, &matrix)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top).integral.intersection(extents)
    }

    /// Runs `body` with device pixels as user space.
    func inDeviceSpace(_ body: () -> Void) {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        cairo_identity_matrix(cairo)
        body()
        cairo_set_matrix(cairo, &matrix)
    }
}

extension CGAffineTransform {
    /// The same transform for cairo.
    var cairoMatrix: cairo_matrix_t {
        cairo_matrix_t(xx: Double(a), yx: Double(b), xy: Double(c), yy: Double(d), x0: Double(tx), y0: Double(ty))
    }
}
