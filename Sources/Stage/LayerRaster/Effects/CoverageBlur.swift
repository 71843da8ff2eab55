import CCairo
@_spi(Sandlot) import CoreGraphics

/// Blurs silhouettes and pictures. Wide blurs work on fewer pixels: past a few pixels of standard deviation nothing finer remains.
enum CoverageBlur {
    /// A standard deviation up to this many pixels is blurred as it is.
    private static let finest = 8.0

    /// By how much a picture may be reduced before a blur of `sigma` pixels: a power of two.
    static func reduction(for sigma: Double) -> Int {
        var factor = 1
        while sigma / Double(factor * 2) >= finest / 2, factor < 32 { factor *= 2 }
        return sigma > finest ? factor : 1
    }

    /// Spreads coverage (0 to 1 or 0 to 255) by a bell curve, zero beyond the edges.
    static func blur(_ plane: inout [Float], width: Int, height: Int, sigma: Double) {
        GaussianBlur.blur(&plane, width: width, height: height, sigma: sigma)
    }

    /// Coverage as an 8-bit mask.
    static func mask(_ plane: [Float], width: Int, height: Int) -> Bitmap? {
        guard let mask = Bitmap(width: width, height: height, isCoverage: true) else { return nil }
        let bytes = mask.bytes
        plane.withUnsafeBufferPointer { plane in
            for row in 0..<height {
                for column in 0..<width {
                    bytes[row * mask.bytesPerRow + column] = UInt8(min(max(plane[row * width + column] + 0.5, 0), 255))
                }
            }
        }
        mask.markDirty()
        return mask
    }

    /// A plane made larger by a whole factor, by linear steps between the middles of its pixels, as an 8-bit mask.
    static func enlargedMask(_ plane: [Float], width: Int, height: Int, by factor: Int) -> Bitmap? {
        guard factor > 1 else { return mask(plane, width: width, height: height) }
        guard let mask = Bitmap(width: width * factor, height: height * factor, isCoverage: true) else { return nil }
        let bytes = mask.bytes
        let step = 1 / Float(factor)
        var line = [Float](repeating: 0, count: width)
        plane.withUnsafeBufferPointer { plane in
            for row in 0..<mask.height {
                let y = (Float(row) + 0.5) * step - 0.5
                let low = min(max(Int(y.rounded(.down)), 0), height - 1), high = min(low + 1, height - 1)
                let share = min(max(y - Float(low), 0), 1)
                for column in 0..<width {
                    let value = plane[low * width + column]
                    line[column] = value + (plane[high * width + column] - value) * share + 0.5
                }
                let target = bytes + row * mask.bytesPerRow
                line.withUnsafeBufferPointer { line in
                    for column in 0..<mask.width {
                        let x = (Float(column) + 0.5) * step - 0.5
                        let left = min(max(Int(x), 0), width - 1), right = min(left + 1, width - 1)
                        let share = min(max(x - Float(left), 0), 1)
                        let value = line[left] + (line[right] - line[left]) * share
                        target[column] = UInt8(min(max(value, 0), 255))
                    }
                }
            }
        }
        mask.markDirty()
        return mask
    }
}
