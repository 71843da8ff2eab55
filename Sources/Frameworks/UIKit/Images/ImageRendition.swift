@_spi(Sandlot) import CoreGraphics
import QuartzCore

/// Keeps the pixels of a symbol or vector picture, so that they are drawn once.
final class ImageRendition: @unchecked Sendable {
    private let lock = NSLock()
    private var image: CGImage?
    private var scale: CGFloat = 0

    func image(for source: UIImage) -> CGImage? {
        let scale = source.scale
        lock.lock()
        let known = self.scale == scale ? image : nil
        lock.unlock()
        if let known { return known }
        let made = source.rasterized(size: source.size, scale: scale)
        lock.lock()
        image = made
        self.scale = scale
        lock.unlock()
        return made
    }
}
