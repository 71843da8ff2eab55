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

    private var small: [Key: [Float]] = [:]
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
        let margin = sigma > 0 ? Int((3 * sigma).rounded(.up)) + 1 : 0
        var corners = corners
        corners.radius = min(corners.radius, Double(min(width, height)) / 2)
        if corners.radius == 0 || corners.rounded == 0 { corners = LayerAppearance.Corners(radius: 0, rounded: 0) }
        let key = Key(width: width, height: height, radius: corners.radius, sigma: sigma, corners: corners)
        if let known = whole[key] { return (known, margin) }
        let reach = corners.isContinuous ? 1.528665 : 1
        let middle = 2 * (Int((corners.radius * reach).rounded(.up)) + margin) + 1
        let (smallWidth, smallHeight) = (min(width, middle), min(height, middle))
        guard let plane = blurred(smallWidth, smallHeight, corners, sigma, margin),
            let mask = stretched(plane, smallWidth + 2 * margin, smallHeight + 2 * margin, width + 2 * margin, height + 2 * margin)
        else { return nil }
        keep(mask, key)
        return (mask, margin)
    }

    private func keep(_ mask: Bitmap, _ key: Key) {
        if order.count >= Self.mostKept { whole[order.removeFirst()] = nil }
        whole[key] = mask
        order.append(key)
    }

    /// A small rounded rectangle, blurred, values from 0 to 255.
    private func blurred(_ width: Int, _ height: Int, _ corners: LayerAppearance.Corners, _ sigma: Double, _ margin: Int) -> [Float]? {
        let key = Key(width: width, height: height, radius: corners.radius, sigma: sigma, corners: corners)
        if let known = small[key] { return known }
        let (fullWidth, fullHeight) = (width + 2 * margin, height + 2 * margin)
        guard let shape = Bitmap(width: fullWidth, height: fullHeight, isCoverage: true) else { return nil }
        let canvas = Canvas(surface: shape.surface)
        canvas.setColor(.black)
        canvas.addRoundedRect(CGRect(x: margin, y: margin, width: width, height: height), corners)
        canvas.fill()
        let bytes = shape.bytes
        var plane = [Float](repeating: 0, count: fullWidth * fullHeight)
        for row in 0..<fullHeight {
            for column in 0..<fullWidth { plane[row * fullWidth + column] = Float(bytes[row * shape.bytesPerRow + column]) }
        }
        if sigma > 0 { CoverageBlur.blur(&plane, width: fullWidth, height: fullHeight, sigma: sigma) }
        if small.count > Self.mostKept { small.removeAll() }
        small[key] = plane
        return plane
    }

    /// Repeats the middle column and the middle row until the plane has the wanted size.
    private func stretched(_ plane: [Float], _ width: Int, _ height: Int, _ fullWidth: Int, _ fullHeight: Int) -> Bitmap? {
        guard let mask = Bitmap(width: fullWidth, height: fullHeight, isCoverage: true) else { return nil }
        let bytes = mask.bytes
        let (middleX, middleY) = (width / 2, height / 2)
        let (extraX, extraY) = (fullWidth - width, fullHeight - height)
        for row in 0..<height {
            let target = row <= middleY ? row : row + extraY
            let line = bytes + target * mask.bytesPerRow
            for column in 0..<width {
                line[column <= middleX ? column : column + extraX] = UInt8(min(max(plane[row * width + column] + 0.5, 0), 255))
            }
            if extraX > 0 { (line + middleX + 1).update(repeating: line[middleX], count: extraX) }
        }
        let line = bytes + middleY * mask.bytesPerRow
        for extra in 0..<max(extraY, 0) { (line + (extra + 1) * mask.bytesPerRow).update(from: line, count: fullWidth) }
        mask.markDirty()
        return mask
    }
}
