import CCairo
@_spi(Sandlot) import CoreGraphics
import FoundationSupport

/// Blurred silhouettes of rounded rectangles. The bell spreads only near the edges, so a small blurred one, pulled long in its
/// middle, gives every larger one; it is kept from frame to frame.
final class ShadowCache {
    private struct Key: Hashable {
        var width, height: Int
        var radius, sigma: Double
        var corners: LayerAppearance.Corners
    }

    private var small: [Key: Bitmap] = [:]
    private var whole: [Key: Bitmap] = [:]
    private var order: [Key] = []

    /// Masks kept at most.
    private static let mostKept = 64

    /// The mask of a blurred rounded rectangle with its margin on each side, in pixels; nil when there is no room.
    /// - Parameters:
    ///   - width: the rectangle's width in whole pixels, as `height`.
    ///   - corners: with the radius in pixels.
    func mask(width: Int, height: Int, corners: LayerAppearance.Corners, sigma: Double) -> (mask: Bitmap, margin: Int)? {
        let sigma = (sigma * 64).rounded() / 64
        // A multiple of the reduction, so that the small picture's pixels begin where the large one's do.
        let factor = CoverageBlur.reduction(for: sigma)
        let margin = sigma > 0 ? (Int((3 * sigma).rounded(.up)) / factor + 1) * factor : 0
        var corners = corners
        corners.radius = min(corners.radius, Double(min(width, height)) / 2)
        if corners.radius == 0 || corners.rounded == 0 { corners = LayerAppearance.Corners(radius: 0, rounded: 0) }
        let key = Key(width: width, height: height, radius: corners.radius, sigma: sigma, corners: corners)
        if let known = whole[key] { return (known, margin) }
        let reach = corners.isContinuous ? 1.528665 : 1
        let middle = 2 * (Int((corners.radius * reach).rounded(.up)) + margin) + 1
        let (smallWidth, smallHeight) = (min(width, middle), min(height, middle))
        guard let pattern = blurred(smallWidth, smallHeight, corners, sigma, margin, factor),
            let mask = stretched(pattern, smallWidth + 2 * margin, smallHeight + 2 * margin, width + 2 * margin, height + 2 * margin)
        else { return nil }
        keep(mask, key)
        return (mask, margin)
    }

    private func keep(_ mask: Bitmap, _ key: Key) {
        if order.count >= Self.mostKept { whole[order.removeFirst()] = nil }
        whole[key] = mask
        order.append(key)
    }

    /// A small rounded rectangle, blurred; a few pixels larger than asked for where the reduction wants it.
    private func blurred(
        _ width: Int, _ height: Int, _ corners: LayerAppearance.Corners, _ sigma: Double, _ margin: Int, _ factor: Int
    ) -> Bitmap? {
        let key = Key(width: width, height: height, radius: corners.radius, sigma: sigma, corners: corners)
        if let known = small[key] { return known }
        let reducedWidth = (width + 2 * margin + factor - 1) / factor, reducedHeight = (height + 2 * margin + factor - 1) / factor
        guard let shape = Bitmap(width: reducedWidth, height: reducedHeight, isCoverage: true) else { return nil }
        let canvas = Canvas(surface: shape.surface)
        cairo_scale(canvas.cairo, 1 / Double(factor), 1 / Double(factor))
        canvas.setColor(.black)
        canvas.addRoundedRect(CGRect(x: margin, y: margin, width: width, height: height), corners)
        canvas.fill()
        let bytes = shape.bytes
        var plane = [Float](repeating: 0, count: reducedWidth * reducedHeight)
        for row in 0..<reducedHeight {
            for column in 0..<reducedWidth { plane[row * reducedWidth + column] = Float(bytes[row * shape.bytesPerRow + column]) }
        }
        if sigma > 0 { CoverageBlur.blur(&plane, width: reducedWidth, height: reducedHeight, sigma: sigma / Double(factor)) }
        guard let mask = CoverageBlur.enlargedMask(plane, width: reducedWidth, height: reducedHeight, by: factor) else { return nil }
        if small.count > Self.mostKept { small.removeAll() }
        small[key] = mask
        return mask
    }

    /// Repeats the middle column and the middle row until the mask has the wanted size.
    private func stretched(_ pattern: Bitmap, _ width: Int, _ height: Int, _ fullWidth: Int, _ fullHeight: Int) -> Bitmap? {
        guard let mask = Bitmap(width: fullWidth, height: fullHeight, isCoverage: true) else { return nil }
        let (source, target) = (pattern.bytes, mask.bytes)
        let (middleX, middleY) = (width / 2, height / 2)
        let (extraX, extraY) = (fullWidth - width, fullHeight - height)
        for row in 0..<height {
            let from = source + row * pattern.bytesPerRow, to = target + (row <= middleY ? row : row + extraY) * mask.bytesPerRow
            to.update(from: from, count: middleX + 1)
            (to + middleX + 1).update(repeating: from[middleX], count: extraX)
            (to + middleX + 1 + extraX).update(from: from + middleX + 1, count: width - middleX - 1)
        }
        let line = target + middleY * mask.bytesPerRow
        for extra in 0..<extraY { (line + (extra + 1) * mask.bytesPerRow).update(from: line, count: fullWidth) }
        mask.markDirty()
        return mask
    }
}
