import CCairo
import FoundationSupport

/// A picture of pixels, or a mask. Does not change. Rows run from the top.
public final class CGImage: Hashable, @unchecked Sendable {
    /// The pixels, or the coverage of a mask (255 paints).
    let surface: ImageSurface
    /// How the pixels look from outside.
    let format: PixelFormat
    private let space: CGColorSpace?
    private let source: CGDataProvider?
    private let sourceBytesPerRow: Int
    /// Whether drawing it larger should blend pixels.
    public let shouldInterpolate: Bool
    /// How out-of-range colours were meant to be treated.
    public let renderingIntent: CGColorRenderingIntent

    init(
        surface: ImageSurface, format: PixelFormat = .native, space: CGColorSpace? = .standardRGB, source: CGDataProvider? = nil,
        sourceBytesPerRow: Int? = nil, shouldInterpolate: Bool = true, intent: CGColorRenderingIntent = .defaultIntent
    ) {
        self.surface = surface
        self.format = format
        self.space = space
        self.source = source
        self.sourceBytesPerRow = sourceBytesPerRow ?? surface.width * max(format.bitsPerPixel, 8) / 8
        self.shouldInterpolate = shouldInterpolate
        renderingIntent = intent
    }

    // MARK: - Creating images

    /// A picture from the bytes of `provider`; nil when the layout is not known, the size not allowed or bytes are missing.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        let format = PixelFormat(
            bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, colorComponents: space.numberOfComponents,
            bitmapInfo: bitmapInfo)
        guard format.isSupported, let data = provider.data, let surface = ImageSurface(width: width, height: height),
            bytesPerRow >= (width * bitsPerPixel + 7) / 8, bytesPerRow <= Int(Int32.max),
            data.length >= bytesPerRow * (height - 1) + (width * bitsPerPixel + 7) / 8
        else { return nil }
        let ranges = decode.map { Array(UnsafeBufferPointer(start: $0, count: 2 * space.numberOfComponents)) }
        let (bytes, target) = (data.bytes.assumingMemoryBound(to: UInt8.self), surface.bytes)
        for row in 0..<height {
            format.unpack(
                bytes + row * bytesPerRow, into: target + row * surface.bytesPerRow, width: width, space: space.encoding, decode: ranges)
        }
        surface.markDirty()
        self.init(
            surface: surface, format: format, space: space, source: provider, sourceBytesPerRow: bytesPerRow,
            shouldInterpolate: shouldInterpolate, intent: intent)
    }

    /// A mask: sample 0 lets paint through, the largest sample blocks it.
    public convenience init?(
        maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, provider: CGDataProvider,
        decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
    ) {
        let format = PixelFormat(
            bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, colorComponents: 1, bitmapInfo: CGBitmapInfo(alpha: .none))
        guard format.isSupported, let data = provider.data, let surface = ImageSurface(width: width, height: height, isMask: true),
            bytesPerRow >= (width * bitsPerPixel + 7) / 8, bytesPerRow <= Int(Int32.max),
            data.length >= bytesPerRow * (height - 1) + (width * bitsPerPixel + 7) / 8
        else { return nil }
        let ranges = decode.map { [$0[0], $0[1]] }
        let (bytes, target) = (data.bytes.assumingMemoryBound(to: UInt8.self), surface.bytes)
        var pixels = [UInt8](repeating: 0, count: width * 4)
        for row in 0..<height {
            format.unpack(bytes + row * bytesPerRow, into: &pixels, width: width, space: .gray(.sRGB), decode: ranges)
            for column in 0..<width { target[row * surface.bytesPerRow + column] = 255 - pixels[column * 4] }
        }
        surface.markDirty()
        self.init(
            surface: surface, format: format, space: nil, source: provider, sourceBytesPerRow: bytesPerRow,
            shouldInterpolate: shouldInterpolate)
    }

    /// The picture in a JPEG file's bytes.
    public convenience init?(
        jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        self.init(file: source, shouldInterpolate: shouldInterpolate, intent: intent)
    }

    /// The picture in a PNG file's bytes.
    public convenience init?(
        pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        self.init(file: source, shouldInterpolate: shouldInterpolate, intent: intent)
    }

    private convenience init?(file: CGDataProvider, shouldInterpolate: Bool, intent: CGColorRenderingIntent) {
        guard let data = file.data, let decoded = try? ImageDecoder.decode(data as Data).image else { return nil }
        self.init(
            surface: decoded.surface, format: decoded.format, shouldInterpolate: shouldInterpolate, intent: intent)
    }

    // MARK: - Copying

    /// The image itself.
    public func copy() -> CGImage? { self }

    /// The same numbers read in another space with as many components.
    public func copy(colorSpace space: CGColorSpace) -> CGImage? {
        guard !isMask, space.numberOfComponents == format.colorComponents else { return nil }
        guard let provider = dataProvider else { return nil }
        return CGImage(
            width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow,
            space: space, bitmapInfo: bitmapInfo, provider: provider, decode: nil, shouldInterpolate: shouldInterpolate,
            intent: renderingIntent)
    }

    /// The part inside `rect` (pixels, from the top left), widened to whole pixels; nil when nothing is left.
    public func cropping(to rect: CGRect) -> CGImage? {
        let box = rect.standardized.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !box.isNull, !box.isEmpty, let part = surface.part(
            x: Int(box.minX), y: Int(box.minY), width: Int(box.width), height: Int(box.height))
        else { return nil }
        return CGImage(surface: part, format: format, space: space, shouldInterpolate: shouldInterpolate, intent: renderingIntent)
    }

    /// This picture seen through `mask`: an image mask (0 shows) or a gray picture (white shows), stretched over it.
    public func masking(_ mask: CGImage) -> CGImage? {
        guard !isMask, let result = surface.copy(), let coverage = mask.coverage(width: width, height: height) else { return nil }
        let (pixels, mask) = (result.bytes, coverage.bytes)
        for row in 0..<height {
            for column in 0..<width {
                let factor = UInt32(mask[row * coverage.bytesPerRow + column])
                let pixel = pixels + row * result.bytesPerRow + column * 4
                for index in 0..<4 { pixel[index] = UInt8((UInt32(pixel[index]) * factor + 127) / 255) }
            }
        }
        result.markDirty()
        return CGImage(surface: result, shouldInterpolate: shouldInterpolate, intent: renderingIntent)
    }

    /// The picture without the pixels whose components (0…255 each, as min, max, min, max, …) lie in the given ranges.
    public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
        guard !isMask, components.count >= 6, let result = surface.copy() else { return nil }
        let pixels = result.bytes
        for row in 0..<height {
            for column in 0..<width {
                let pixel = pixels + row * result.bytesPerRow + column * 4
                let isHit = (0..<3).allSatisfy { index in
                    let value = CGFloat(pixel[2 - index])
                    return value >= components[2 * index] && value <= components[2 * index + 1]
                }
                if isHit { for index in 0..<4 { pixel[index] = 0 } }
            }
        }
        result.markDirty()
        return CGImage(surface: result, shouldInterpolate: shouldInterpolate, intent: renderingIntent)
    }

    // MARK: - Examining

    /// Whether this is a mask.
    public var isMask: Bool { surface.isMask }
    /// Pixels in a row.
    public var width: Int { surface.width }
    /// Rows.
    public var height: Int { surface.height }
    /// Bits of one component.
    public var bitsPerComponent: Int { format.bitsPerComponent }
    /// Bits of one pixel.
    public var bitsPerPixel: Int { format.bitsPerPixel }
    /// Bytes of one row as `dataProvider` gives them.
    public var bytesPerRow: Int { sourceBytesPerRow }
    /// What the components mean; nil for a mask.
    public var colorSpace: CGColorSpace? { space }
    /// Where alpha lies.
    public var alphaInfo: CGImageAlphaInfo { format.bitmapInfo.alpha }
    /// Alpha, byte order and number kind.
    public var bitmapInfo: CGBitmapInfo { format.bitmapInfo }
    /// The order of bytes.
    public var byteOrderInfo: CGImageByteOrderInfo { format.bitmapInfo.byteOrder }
    /// The packing.
    public var pixelFormatInfo: CGImagePixelFormatInfo { format.bitmapInfo.pixelFormat }
    /// The ranges given at creation were applied; there are none left.
    public var decode: UnsafePointer<CGFloat>? { nil }

    /// The bytes in this image's own format.
    public var dataProvider: CGDataProvider? {
        if let source { return source }
        guard !isMask else { return nil }
        let (surface, format, encoding) = (surface, format, (space ?? .standardRGB).encoding)
        return CGDataProvider {
            let bytesPerRow = surface.width * format.bitsPerPixel / 8
            var data = Data(count: bytesPerRow * surface.height)
            let pixels = surface.bytes
            data.withUnsafeMutableBytes { (buffer: UnsafeMutableRawBufferPointer) in
                guard let target = buffer.bindMemory(to: UInt8.self).baseAddress else { return }
                for row in 0..<surface.height {
                    format.pack(pixels + row * surface.bytesPerRow, into: target + row * bytesPerRow, width: surface.width, space: encoding)
                }
            }
            return data as NSData
        }
    }

    /// Whether both are the same image.
    public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }

    /// Feeds the identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
