import FoundationSupport

/// The kinds of picture file, told by their first bytes.
@_spi(Sandlot) public enum ImageFileType: String, Sendable {
    /// Portable Network Graphics.
    case png = "public.png"
    /// JPEG.
    case jpeg = "public.jpeg"
    /// GIF, also animated.
    case gif = "com.compuserve.gif"
    /// WebP.
    case webP = "org.webmproject.webp"
    /// Windows bitmap.
    case bmp = "com.microsoft.bmp"
    /// TIFF.
    case tiff = "public.tiff"
    /// Windows icon.
    case ico = "com.microsoft.ico"
    /// Scalable Vector Graphics.
    case svg = "public.svg-image"
    /// Portable Document Format.
    case pdf = "com.adobe.pdf"

    /// The kind of file that begins with these bytes, or nil.
    public init?(_ data: Data) {
        let head = [UInt8](data.prefix(1024))
        func begins(_ bytes: [UInt8], at offset: Int = 0) -> Bool {
            head.count >= offset + bytes.count && Array(head[offset..<offset + bytes.count]) == bytes
        }
        if begins([0x89, 0x50, 0x4E, 0x47]) {
            self = .png
        } else if begins([0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if begins(Array("GIF8".utf8)) {
            self = .gif
        } else if begins(Array("RIFF".utf8)), begins(Array("WEBP".utf8), at: 8) {
            self = .webP
        } else if begins(Array("BM".utf8)) {
            self = .bmp
        } else if begins([0x49, 0x49, 0x2A, 0]) || begins([0x4D, 0x4D, 0, 0x2A]) {
            self = .tiff
        } else if begins([0, 0, 1, 0]) {
            self = .ico
        } else if begins(Array("%PDF".utf8)) {
            self = .pdf
        } else if let text = String(bytes: head, encoding: .isoLatin1), text.contains("<svg") || text.contains("<!DOCTYPE svg") {
            self = .svg
        } else {
            return nil
        }
    }

    /// Whether the picture is made of shapes instead of pixels.
    public var isVector: Bool { self == .svg || self == .pdf }
}
