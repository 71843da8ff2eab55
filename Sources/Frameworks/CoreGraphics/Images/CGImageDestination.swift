import FoundationSupport

/// A picture file that is being written: PNG or JPEG, one picture.
public final class CGImageDestination: @unchecked Sendable {
    fileprivate let consumer: CGDataConsumer
    fileprivate let type: ImageFileType
    fileprivate var image: CGImage?
    fileprivate var quality: CGFloat = 0.9

    fileprivate init?(_ consumer: CGDataConsumer?, _ type: CFString) {
        guard let consumer else { return nil }
        guard let kind = ImageFileType(rawValue: type as String), kind == .png || kind == .jpeg else {
            SandlotUnimplemented.report("CGImageDestination", "files of type \(type) cannot be written")
            return nil
        }
        self.consumer = consumer
        self.type = kind
    }
}

/// A file whose bytes go into `data`.
public func CGImageDestinationCreateWithData(_ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?)
    -> CGImageDestination?
{
    CGImageDestination(CGDataConsumer(data: data), type)
}
/// A file on disk.
public func CGImageDestinationCreateWithURL(_ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?) -> CGImageDestination? {
    CGImageDestination(CGDataConsumer(url: url), type)
}
/// The picture to write; a second one is refused.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    guard idst.image == nil else {
        SandlotUnimplemented.report("CGImageDestinationAddImage", "only one picture a file is written")
        return
    }
    idst.image = image
    if let quality = properties?[kCGImageDestinationLossyCompressionQuality] as? NSNumber { idst.quality = CGFloat(quality.doubleValue) }
}
/// Writes the file; false when there is no picture.
@discardableResult
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
    guard let image = idst.image,
        let data = idst.type == .png ? PNGEncoder.encode(image, effort: .small) : JPEGEncoder.encode(image, quality: idst.quality)
    else { return false }
    idst.consumer.append(data)
    idst.consumer.finish()
    return true
}

/// JPEG quality, 0…1.
public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"
/// The type of PNG files.
public let kUTTypePNG: CFString = "public.png"
/// The type of JPEG files.
public let kUTTypeJPEG: CFString = "public.jpeg"
/// The type of GIF files.
public let kUTTypeGIF: CFString = "com.compuserve.gif"
