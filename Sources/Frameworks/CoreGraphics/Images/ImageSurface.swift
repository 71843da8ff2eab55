import CCairo
import FoundationSupport

/// The pixels of a picture: premultiplied BGRA (or 8-bit coverage), rows from the top. Owns the cairo surface.
final class ImageSurface: @unchecked Sendable {
    /// The largest side of a picture, in pixels; cairo itself ends at 32,767.
    static let largestSide = 32_767
    /// The most pixels a picture may have; 64 million are 256 MB.
    static let mostPixels = 64_000_000

    /// The cairo surface.
    let pointer: OpaquePointer
    /// Keeps the memory alive that the surface only borrows.
    private let owner: AnyObject?

    let width: Int
    let height: Int
    let bytesPerRow: Int
    let isMask: Bool

    /// An empty surface of the given size in pixels, or nil when it is empty or too large.
    init?(width: Int, height: Int, isMask: Bool = false) {
        guard Self.isAllowed(width: width, height: height),
            let pointer = cairo_image_surface_create(isMask ? CAIRO_FORMAT_A8 : CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        else { return nil }
        guard cairo_surface_status(pointer) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(pointer)
            return nil
        }
        self.pointer = pointer
        self.width = width
        self.height = height
        self.isMask = isMask
        bytesPerRow = Int(cairo_image_surface_get_stride(pointer))
        owner = nil
    }

    /// A surface over memory that `owner` keeps alive.
    init?(borrowing bytes: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, owner: AnyObject?) {
        guard Self.isAllowed(width: width, height: height),
            let pointer = cairo_image_surface_create_for_data(
                bytes.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(bytesPerRow))
        else { return nil }
        guard cairo_surface_status(pointer) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(pointer)
            return nil
        }
        self.pointer = pointer
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
        isMask = false
        self.owner = owner
    }

    /// Takes over one reference to an existing image surface in one of the two formats.
    init?(adopting pointer: OpaquePointer) {
        let format = cairo_image_surface_get_format(pointer)
        guard cairo_surface_get_type(pointer) == CAIRO_SURFACE_TYPE_IMAGE, format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_A8
        else { return nil }
        self.pointer = pointer
        width = Int(cairo_image_surface_get_width(pointer))
        height = Int(cairo_image_surface_get_height(pointer))
        bytesPerRow = Int(cairo_image_surface_get_stride(pointer))
        isMask = format == CAIRO_FORMAT_A8
        owner = nil
    }

    deinit { cairo_surface_destroy(pointer) }

    /// Whether a picture of this size may be made.
    static func isAllowed(width: Int, height: Int) -> Bool {
        width > 0 && height > 0 && width <= largestSide && height <= largestSide && width * height <= mostPixels
    }

    /// The first byte of the top row, after pending drawing was written out.
    var bytes: UnsafeMutablePointer<UInt8> {
        cairo_surface_flush(pointer)
        return cairo_image_surface_get_data(pointer)
    }

    /// To be called after bytes were changed directly.
    func markDirty() { cairo_surface_mark_dirty(pointer) }

    /// A copy with its own memory.
    func copy() -> ImageSurface? {
        guard let result = ImageSurface(width: width, height: height, isMask: isMask) else { return nil }
        let (source, target) = (bytes, result.bytes)
        let rowLength = isMask ? width : width * 4
        if bytesPerRow == result.bytesPerRow {
            target.update(from: source, count: bytesPerRow * (height - 1) + rowLength)
        } else {
            for row in 0..<height {
                (target + row * result.bytesPerRow).update(from: source + row * bytesPerRow, count: rowLength)
            }
        }
        result.markDirty()
        return result
    }

    /// A part of this surface that shares its memory; the rectangle must lie inside.
    func part(x: Int, y: Int, width: Int, height: Int) -> ImageSurface? {
        guard !isMask else { return nil }
        return ImageSurface(
            borrowing: bytes + y * bytesPerRow + x * 4, width: width, height: height, bytesPerRow: bytesPerRow, owner: self)
    }

    /// Whether every pixel covers what is behind it.
    var isOpaque: Bool {
        guard !isMask else { return false }
        let first = bytes
        for row in 0..<height {
            let pixels = first + row * bytesPerRow
            for column in 0..<width where pixels[column * 4 + 3] != 255 { return false }
        }
        return true
    }
}
