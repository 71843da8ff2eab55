import CCairo
@_spi(Sandlot) import CoreGraphics

/// A decoded picture of a layer.
final class RasterImage {
    /// The pixels. Not to be drawn into.
    let image: CGImage
    let width: Int
    let height: Int

    init(_ image: CGImage) {
        self.image = image
        width = image.width
        height = image.height
    }

    /// Whether every pixel covers what is behind it; worked out at the first question.
    private(set) lazy var isOpaque = image.isOpaque

    /// The smallest rectangle of pixels around all that is not fully transparent; worked out at the first question.
    private(set) lazy var inkBounds: CGRect = {
        if isOpaque { return CGRect(x: 0, y: 0, width: width, height: height) }
        return image.withPremultipliedBytes { bytes, bytesPerRow in
            var (minX, minY, maxX, maxY) = (width, height, -1, -1)
            for row in 0..<height {
                let line = bytes.baseAddress! + row * bytesPerRow
                func alpha(_ column: Int) -> UInt8 { line.load(fromByteOffset: column * 4 + 3, as: UInt8.self) }
                guard let first = (0..<width).first(where: { alpha($0) != 0 }) else { continue }
                let last = (first..<width).last { alpha($0) != 0 } ?? first
                minX = min(minX, first)
                maxX = max(maxX, last)
                minY = min(minY, row)
                maxY = row
            }
            return maxX < 0 ? .null : CGRect(x: minX, y: minY, width: maxX - minX + 1, height: maxY - minY + 1)
        }
    }()
}
