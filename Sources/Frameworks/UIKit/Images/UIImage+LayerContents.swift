@_spi(Sandlot) import CoreGraphics
import QuartzCore

extension UIImage {
    /// Whether the pixels depend on the size they are shown at: the middle between caps is repeated and holds more than a pixel.
    var needsDrawingAtSize: Bool {
        guard let caps = parts.capInsets, parts.resizingMode == .tile, case .bitmap(let image) = parts.content else { return false }
        let middle = CGSize(
            width: CGFloat(image.width) - (caps.left + caps.right) * parts.scale,
            height: CGFloat(image.height) - (caps.top + caps.bottom) * parts.scale)
        return middle.width > 1 || middle.height > 1
    }

    /// The pixels a layer shows: the stored ones where that is possible, else drawn in the tint, at a size, turned.
    func layerContents(tint: UIColor?, size: CGSize?, scale: CGFloat) -> CGImage? {
        if let size {
            guard size.width > 0, size.height > 0 else { return nil }
            return rasterized(size: size, scale: scale, tint: tint)
        }
        switch parts.content {
        case .nothing: return nil
        case .bitmap where tint == nil && parts.tint == nil: return uprightImage
        case .animation(let images, _): return images.first?.layerContents(tint: tint, size: nil, scale: scale)
        case .bitmap:
            // Caps matter only at a size; the pixels are tinted one by one.
            return changed { $0.capInsets = nil }.rasterized(size: self.size, scale: self.scale, tint: tint)
        case .vector, .symbol: return rasterized(size: self.size, scale: scale, tint: tint)
        }
    }

    /// Pixels a point of what `layerContents` gives.
    func layerContentsScale(isDrawn: Bool, screenScale: CGFloat) -> CGFloat {
        if isDrawn, needsDrawingAtSize { return screenScale }
        return scale
    }

    /// The part that stretches between caps, in the unit square.
    var layerContentsCenter: CGRect {
        let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
        guard let caps = parts.capInsets, size.width > 0, size.height > 0 else { return whole }
        return CGRect(
            x: caps.left / size.width, y: caps.top / size.height, width: max((size.width - caps.left - caps.right) / size.width, 0),
            height: max((size.height - caps.top - caps.bottom) / size.height, 0))
    }
}
