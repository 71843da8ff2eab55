import CPixbuf
import FoundationSupport

/// Writes JPEG files through gdk-pixbuf.
@_spi(Sandlot) public enum JPEGEncoder {
    /// The file for an image over white, or nil. `quality` is 0 (smallest) to 1 (best).
    public static func encode(_ image: CGImage, quality: CGFloat) -> Data? {
        guard !image.isMask, let pixbuf = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, Int32(image.width), Int32(image.height)) else {
            return nil
        }
        defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
        guard let target = gdk_pixbuf_get_pixels(pixbuf) else { return nil }
        let stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
        let source = image.surface.bytes
        for row in 0..<image.height {
            for column in 0..<image.width {
                let pixel = source + row * image.surface.bytesPerRow + column * 4
                let output = target + row * stride + column * 3
                let rest = 255 - pixel[3]
                output[0] = pixel[2] &+ rest
                output[1] = pixel[1] &+ rest
                output[2] = pixel[0] &+ rest
            }
        }
        let percent = "\(Int((min(max(quality, 0), 1) * 100).rounded()))"
        var buffer: UnsafeMutablePointer<CChar>?
        var count = gsize(0)
        let isSaved = "quality".withCString { key in
            percent.withCString { value -> Bool in
                var keys: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: key), nil]
                var values: [UnsafeMutablePointer<CChar>?] = [UnsafeMutablePointer(mutating: value), nil]
                return gdk_pixbuf_save_to_bufferv(pixbuf, &buffer, &count, "jpeg", &keys, &values, nil) != 0
            }
        }
        guard isSaved, let buffer else { return nil }
        defer { g_free(buffer) }
        return Data(bytes: buffer, count: Int(count))
    }
}
