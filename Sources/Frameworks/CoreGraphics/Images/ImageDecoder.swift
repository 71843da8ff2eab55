import CPixbuf
import FoundationSupport

/// Opens picture files. Nothing a file holds can crash it or make it use more memory than `ImageSurface.mostPixels` allows.
@_spi(Sandlot) public enum ImageDecoder {
    /// A picture and how it was turned when it was taken.
    public struct Result {
        /// The picture as stored.
        public var image: CGImage
        /// The EXIF orientation, 1…8; 1 is upright.
        public var orientation: Int
    }

    /// The largest file that is opened.
    static let mostBytes = 512 << 20

    /// The first picture of a file's bytes. Vector files are drawn at one pixel a unit.
    public static func decode(_ data: Data) throws -> Result {
        guard !data.isEmpty else { throw ImageDecodingError.empty }
        guard let type = ImageFileType(data), data.count <= mostBytes else { throw ImageDecodingError.unknownFormat }
        if type.isVector {
            let vector = try VectorImage(data)
            guard let image = vector.rasterized(width: Int(vector.size.width.rounded(.up)), height: Int(vector.size.height.rounded(.up)))
            else { throw ImageDecodingError.tooLarge(width: Int(vector.size.width), height: Int(vector.size.height)) }
            return Result(image: image, orientation: 1)
        }
        if type == .gif {
            return Result(image: try GIFDecoder(data, firstOnly: true).frames[0].image, orientation: 1)
        }
        return try PixelFileLoader().load(data)
    }
}

/// One run of gdk-pixbuf's loader.
private final class PixelFileLoader {
    /// The size the file claims, set before its pixels are read.
    private var claimed: (width: Int, height: Int)?
    private var isTooLarge = false

    /// Bytes handed over at a time, so that a picture that claims too much is dropped early.
    private static let chunk = 64 << 10

    func load(_ data: Data) throws -> ImageDecoder.Result {
        guard let loader = gdk_pixbuf_loader_new() else { throw ImageDecodingError.damaged("no loader") }
        defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
        let sizePrepared: @convention(c) (OpaquePointer?, Int32, Int32, UnsafeMutableRawPointer?) -> Void = { loader, width, height, user in
            guard let user else { return }
            let this = Unmanaged<PixelFileLoader>.fromOpaque(user).takeUnretainedValue()
            this.claimed = (Int(width), Int(height))
            if !ImageSurface.isAllowed(width: Int(width), height: Int(height)) {
                this.isTooLarge = true
                // A size of nothing makes the loader stop before it allocates the pixels.
                if let loader { gdk_pixbuf_loader_set_size(UnsafeMutablePointer(loader), 0, 0) }
            }
        }
        let handler = g_signal_connect_data(
            UnsafeMutableRawPointer(loader), "size-prepared", unsafeBitCast(sizePrepared, to: GCallback.self),
            Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
        defer { g_signal_handler_disconnect(UnsafeMutableRawPointer(loader), handler) }
        var failure: String?
        data.withUnsafeBytes { (buffer: UnsafeRawBufferPointer) in
            guard let base = buffer.bindMemory(to: UInt8.self).baseAddress else { return }
            var offset = 0
            while offset < buffer.count, failure == nil, !isTooLarge {
                let count = min(Self.chunk, buffer.count - offset)
                failure = Self.message { gdk_pixbuf_loader_write(loader, base + offset, gsize(count), $0) }
                offset += count
            }
        }
        let closing = Self.message { gdk_pixbuf_loader_close(loader, $0) }
        if isTooLarge, let claimed { throw ImageDecodingError.tooLarge(width: claimed.width, height: claimed.height) }
        guard let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader) else {
            throw ImageDecodingError.damaged(failure ?? closing ?? "no pixels")
        }
        // A file cut short still shows what arrived, as on iOS.
        return try Self.result(of: pixbuf)
    }

    /// Runs a call that may fail and gives its message then.
    private static func message(_ call: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> gboolean) -> String? {
        var error: UnsafeMutablePointer<GError>?
        guard call(&error) == 0 else { return nil }
        defer { if error != nil { g_error_free(error) } }
        return error.flatMap { $0.pointee.message }.map { String(cString: $0) } ?? "unknown"
    }

    private static func result(of pixbuf: OpaquePointer) throws -> ImageDecoder.Result {
        let width = Int(gdk_pixbuf_get_width(pixbuf))
        let height = Int(gdk_pixbuf_get_height(pixbuf))
        let hasAlpha = gdk_pixbuf_get_has_alpha(pixbuf) != 0
        guard let surface = ImageSurface(width: width, height: height), let pixels = gdk_pixbuf_read_pixels(pixbuf) else {
            throw ImageDecodingError.tooLarge(width: width, height: height)
        }
        let sourceFormat = PixelFormat(
            bitsPerComponent: 8, bitsPerPixel: hasAlpha ? 32 : 24, colorComponents: 3,
            bitmapInfo: CGBitmapInfo(alpha: hasAlpha ? .last : .none))
        let stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
        let target = surface.bytes
        for row in 0..<height {
            sourceFormat.unpack(
                pixels + row * stride, into: target + row * surface.bytesPerRow, width: width, space: .rgb(.sRGB, .sRGB), decode: nil)
        }
        surface.markDirty()
        let orientation = gdk_pixbuf_get_option(pixbuf, "orientation").flatMap { Int(String(cString: $0)) } ?? 1
        return ImageDecoder.Result(
            image: CGImage(surface: surface, format: hasAlpha ? .straightRGBA : .opaqueRGBA),
            orientation: (1...8).contains(orientation) ? orientation : 1)
    }
}
