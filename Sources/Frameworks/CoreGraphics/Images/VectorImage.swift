import CCairo
import CPoppler
import CVectorImages
import FoundationSupport

/// A picture made of shapes (SVG, or the first page of a PDF), drawn at any size.
@_spi(Sandlot) public final class VectorImage: @unchecked Sendable {
    private enum Content {
        case svg(OpaquePointer)
        case pdf(document: OpaquePointer, page: OpaquePointer)
    }

    private let content: Content
    /// The natural size, in points.
    public let size: CGSize

    /// Reads the file's bytes.
    public init(_ data: Data) throws {
        switch ImageFileType(data) {
        case .svg: (content, size) = try Self.openSVG(data)
        case .pdf: (content, size) = try Self.openPDF(data)
        default: throw ImageDecodingError.unknownFormat
        }
    }

    deinit {
        switch content {
        case .svg(let handle): g_object_unref(UnsafeMutableRawPointer(handle))
        case .pdf(let document, let page):
            g_object_unref(UnsafeMutableRawPointer(page))
            g_object_unref(UnsafeMutableRawPointer(document))
        }
    }

    private static func openSVG(_ data: Data) throws -> (Content, CGSize) {
        var error: UnsafeMutablePointer<GError>?
        let handle = data.withUnsafeBytes { (buffer: UnsafeRawBufferPointer) in
            rsvg_handle_new_from_data(buffer.bindMemory(to: UInt8.self).baseAddress, gsize(buffer.count), &error)
        }
        guard let handle else {
            defer { g_error_free(error) }
            throw ImageDecodingError.damaged(error.flatMap { $0.pointee.message }.map { String(cString: $0) } ?? "SVG")
        }
        let pointer = OpaquePointer(handle)
        var (width, height) = (0.0, 0.0)
        rsvg_handle_set_dpi(handle, 72)
        if rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) == 0 {
            var (hasWidth, hasHeight, hasBox) = (gboolean(0), gboolean(0), gboolean(0))
            var (lengthWidth, lengthHeight, box) = (RsvgLength(), RsvgLength(), RsvgRectangle())
            rsvg_handle_get_intrinsic_dimensions(handle, &hasWidth, &lengthWidth, &hasHeight, &lengthHeight, &hasBox, &box)
            (width, height) = hasBox != 0 ? (box.width, box.height) : (100, 100)
        }
        guard width > 0, height > 0, width.isFinite, height.isFinite else {
            g_object_unref(UnsafeMutableRawPointer(pointer))
            throw ImageDecodingError.damaged("SVG without a size")
        }
        return (.svg(pointer), CGSize(width: width, height: height))
    }

    private static func openPDF(_ data: Data) throws -> (Content, CGSize) {
        let bytes = data.withUnsafeBytes { (buffer: UnsafeRawBufferPointer) in g_bytes_new(buffer.baseAddress, gsize(buffer.count)) }
        defer { g_bytes_unref(bytes) }
        var error: UnsafeMutablePointer<GError>?
        guard let document = poppler_document_new_from_bytes(bytes, nil, &error) else {
            defer { if error != nil { g_error_free(error) } }
            throw ImageDecodingError.damaged(error.flatMap { $0.pointee.message }.map { String(cString: $0) } ?? "PDF")
        }
        guard let page = poppler_document_get_page(document, 0) else {
            g_object_unref(UnsafeMutableRawPointer(document))
            throw ImageDecodingError.damaged("PDF without a page")
        }
        var (width, height) = (0.0, 0.0)
        poppler_page_get_size(page, &width, &height)
        return (.pdf(document: document, page: page), CGSize(width: max(width, 1), height: max(height, 1)))
    }

    /// The picture stretched to the given size in pixels; nil when that is not allowed.
    public func rasterized(width: Int, height: Int) -> CGImage? {
        guard let surface = ImageSurface(width: width, height: height), let cairo = cairo_create(surface.pointer) else { return nil }
        defer { cairo_destroy(cairo) }
        draw(in: cairo, CGRect(x: 0, y: 0, width: width, height: height))
        guard cairo_status(cairo) == CAIRO_STATUS_SUCCESS else { return nil }
        return CGImage(surface: surface)
    }

    /// Draws the picture stretched over `rect`, y down.
    func draw(in cairo: OpaquePointer, _ rect: CGRect) {
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        cairo_translate(cairo, Double(rect.minX), Double(rect.minY))
        cairo_scale(cairo, Double(rect.width / size.width), Double(rect.height / size.height))
        switch content {
        case .svg(let handle):
            var box = RsvgRectangle(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
            var error: UnsafeMutablePointer<GError>?
            _ = rsvg_handle_render_document(UnsafeMutablePointer(handle), cairo, &box, &error)
            if error != nil { g_error_free(error) }
        case .pdf(_, let page): poppler_page_render(page, cairo)
        }
    }
}
