import FoundationSupport

/// How far an image source has got.
public enum CGImageSourceStatus: Int32, Sendable {
    /// The end came too early.
    case statusUnexpectedEOF = -5
    /// The bytes are damaged.
    case statusInvalidData = -4
    /// The kind of file is not known.
    case statusUnknownType = -3
    /// The header is being read.
    case statusReadingHeader = -2
    /// More bytes are needed.
    case statusIncomplete = -1
    /// Everything is there.
    case statusComplete = 0
}

/// The pictures in a file's bytes.
public final class CGImageSource: @unchecked Sendable {
    fileprivate let data: Data
    fileprivate let type: ImageFileType?
    private let lock = NSLock()
    private var loaded: [GIFDecoder.Frame]?
    private var orientation = 1

    fileprivate init(_ data: Data) {
        self.data = data
        type = ImageFileType(data)
    }

    /// The pictures with their delays; none for a file that cannot be opened.
    fileprivate var frames: [GIFDecoder.Frame] {
        lock.withLock {
            if let loaded { return loaded }
            var frames: [GIFDecoder.Frame] = []
            if type == .gif {
                frames = (try? GIFDecoder(data))?.frames ?? []
            } else if let decoded = try? ImageDecoder.decode(data) {
                orientation = decoded.orientation
                frames = [GIFDecoder.Frame(image: decoded.image, delay: 0)]
            }
            loaded = frames
            return frames
        }
    }

    fileprivate func properties(at index: Int) -> CFDictionary? {
        guard frames.indices.contains(index) else { return nil }
        let frame = frames[index]
        var result: [CFString: Any] = [
            kCGImagePropertyPixelWidth: frame.image.width, kCGImagePropertyPixelHeight: frame.image.height,
            kCGImagePropertyOrientation: orientation, kCGImagePropertyHasAlpha: !frame.image.isOpaque, kCGImagePropertyDepth: 8,
        ]
        if type == .gif {
            // As on iOS, very short delays count as a tenth of a second.
            let delay = frame.delay < 0.011 ? 0.1 : frame.delay
            result[kCGImagePropertyGIFDictionary] = [
                kCGImagePropertyGIFDelayTime: delay, kCGImagePropertyGIFUnclampedDelayTime: frame.delay,
            ] as CFDictionary
        }
        return result as CFDictionary
    }
}

/// The pictures in a file's bytes.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? { CGImageSource(data as Data) }
/// The pictures in a file; nil when it cannot be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    url.path.flatMap { FileManager.default.contents(atPath: $0) }.map(CGImageSource.init)
}
/// The pictures in a provider's bytes.
public func CGImageSourceCreateWithDataProvider(_ provider: CGDataProvider, _ options: CFDictionary?) -> CGImageSource? {
    provider.data.map { CGImageSource($0 as Data) }
}
/// How many pictures there are.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.frames.count }
/// The uniform type identifier of the file.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.type.map { $0.rawValue as CFString } }
/// Whether the file can be opened.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
    if isrc.type == nil { return .statusUnknownType }
    return isrc.frames.isEmpty ? .statusInvalidData : .statusComplete
}
/// The picture that counts most: the first.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }
/// One of the pictures.
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
    isrc.frames.indices.contains(index) ? isrc.frames[index].image : nil
}
/// What is known of one of the pictures.
public func CGImageSourceCopyPropertiesAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CFDictionary? {
    isrc.properties(at: index)
}
/// What is known of the file.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    [kCGImagePropertyFileSize: isrc.data.count] as [CFString: Any] as CFDictionary
}
/// A smaller copy of a picture whose longer side has at most `kCGImageSourceThumbnailMaxPixelSize` pixels.
public func CGImageSourceCreateThumbnailAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
    guard let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) else { return nil }
    let limit = (options?[kCGImageSourceThumbnailMaxPixelSize] as? NSNumber).map { CGFloat($0.doubleValue) } ?? .infinity
    let factor = min(1, limit / CGFloat(max(image.width, image.height)))
    guard factor < 1 else { return image }
    let width = max(Int((CGFloat(image.width) * factor).rounded()), 1)
    let height = max(Int((CGFloat(image.height) * factor).rounded()), 1)
    return image.resampled(width: width, height: height).map { CGImage(surface: $0) }
}

/// Keys of image properties and options, by Apple's names.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// Rows of pixels.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// The EXIF orientation, 1…8.
public let kCGImagePropertyOrientation: CFString = "Orientation"
/// Whether some pixels let something through.
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// Bits of one component.
public let kCGImagePropertyDepth: CFString = "Depth"
/// Bytes of the file.
public let kCGImagePropertyFileSize: CFString = "FileSize"
/// What only GIF files have.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// Seconds a frame shows, at least a tenth when it says almost nothing.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// Seconds a frame shows, as stored.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// How often the frames run, 0 for ever.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// The longest side of a thumbnail, pixels.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// Thumbnails are always made from the picture.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways"
/// Thumbnails are always made from the picture.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Stored turned; accepted, thumbnails stay as stored.
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"
/// Pictures are always kept decoded.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Pictures are always decoded at once.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
