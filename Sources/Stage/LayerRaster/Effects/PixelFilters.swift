import CCairo
@_spi(Sandlot) import CoreGraphics
import FoundationSupport

/// Changes of a picture's pixels, in gamma-encoded sRGB.
enum PixelFilters {
    /// What lies beyond a picture's edges while it is blurred.
    enum Edge {
        /// Nothing: the picture fades out.
        case transparent
        /// The picture again, turned over.
        case mirrored
    }

    /// Blurs a picture in place by a standard deviation in pixels.
    static func blur(_ bitmap: Bitmap, sigma: Double, edge: Edge) {
        guard sigma > 0.05 else { return }
        let factor = CoverageBlur.reduction(for: sigma)
        let (width, height) = ((bitmap.width + factor - 1) / factor, (bitmap.height + factor - 1) / factor)
        let margin = edge == .mirrored ? min(Int((3 * sigma / Double(factor)).rounded(.up)) + 1, max(width, height)) : 0
        let (fullWidth, fullHeight) = (width + 2 * margin, height + 2 * margin)
        var planes = [[Float]](repeating: [Float](repeating: 0, count: fullWidth * fullHeight), count: 4)
        reduce(bitmap, by: factor, width, height, margin, into: &planes)
        for channel in 0..<4 {
            if margin > 0 { mirror(&planes[channel], width, height, margin) }
            CoverageBlur.blur(&planes[channel], width: fullWidth, height: fullHeight, sigma: sigma / Double(factor))
        }
        enlarge(planes, fullWidth, width, height, margin, by: factor, into: bitmap)
    }

    /// Each pixel of the planes is the mean of `factor` × `factor` pixels.
    private static func reduce(_ bitmap: Bitmap, by factor: Int, _ width: Int, _ height: Int, _ margin: Int, into planes: inout [[Float]]) {
        let bytes = bitmap.bytes
        let fullWidth = width + 2 * margin
        for row in 0..<height {
            let rows = row * factor..<min((row + 1) * factor, bitmap.height)
            for column in 0..<width {
                let columns = column * factor..<min((column + 1) * factor, bitmap.width)
                var sum = SIMD4<Float>.zero
                for y in rows {
                    for x in columns {
                        let pixel = bytes + y * bitmap.bytesPerRow + x * 4
                        sum += SIMD4(Float(pixel[0]), Float(pixel[1]), Float(pixel[2]), Float(pixel[3]))
                    }
                }
                sum /= Float(rows.count * columns.count)
                let index = (row + margin) * fullWidth + column + margin
                for channel in 0..<4 { planes[channel][index] = sum[channel] }
            }
        }
    }

    private static func mirror(_ plane: inout [Float], _ width: Int, _ height: Int, _ margin: Int) {
        let fullWidth = width + 2 * margin
        func reflected(_ index: Int, _ count: Int) -> Int {
            let period = 2 * count
            let inside = ((index % period) + period) % period
            return inside < count ? inside : period - 1 - inside
        }
        for row in 0..<height {
            let line = (row + margin) * fullWidth
            for column in 0..<margin {
                plane[line + column] = plane[line + margin + reflected(column - margin, width)]
                plane[line + margin + width + column] = plane[line + margin + reflected(width + column, width)]
            }
        }
        for row in 0..<margin {
            let above = (margin + reflected(row - margin, height)) * fullWidth, below = (margin + reflected(height + row, height)) * fullWidth
            for column in 0..<fullWidth {
                plane[row * fullWidth + column] = plane[above + column]
                plane[(row + margin + height) * fullWidth + column] = plane[below + column]
            }
        }
    }

    private static func enlarge(
        _ planes: [[Float]], _ fullWidth: Int, _ width: Int, _ height: Int, _ margin: Int, by factor: Int, into bitmap: Bitmap
    ) {
        let bytes = bitmap.bytes
        let step = 1 / Float(factor)
        let (lastX, lastY) = (width + margin - 1, height + margin - 1)
        for channel in 0..<4 {
            planes[channel].withUnsafeBufferPointer { plane in
                for row in 0..<bitmap.height {
                    let y = (Float(row) + 0.5) * step - 0.5 + Float(margin)
                    let low = max(Int(y), margin == 0 ? 0 : margin - 1), high = min(low + 1, margin == 0 ? lastY : lastY + 1)
                    let shareY = factor == 1 ? 0 : min(max(y - Float(low), 0), 1)
                    let target = bytes + row * bitmap.bytesPerRow + channel
                    for column in 0..<bitmap.width {
                        let x = (Float(column) + 0.5) * step - 0.5 + Float(margin)
                        let left = max(Int(x), margin == 0 ? 0 : margin - 1), right = min(left + 1, margin == 0 ? lastX : lastX + 1)
                        let shareX = factor == 1 ? 0 : min(max(x - Float(left), 0), 1)
                        let top = plane[low * fullWidth + left] + (plane[low * fullWidth + right] - plane[low * fullWidth + left]) * shareX
                        let bottom = plane[high * fullWidth + left] + (plane[high * fullWidth + right] - plane[high * fullWidth + left]) * shareX
                        target[column * 4] = UInt8(min(max(top + (bottom - top) * shareY + 0.5, 0), 255))
                    }
                }
            }
        }
        bitmap.markDirty()
    }

    /// Applies a filter of colours in place.
    static func apply(_ filter: LayerAppearance.Filter, to bitmap: Bitmap) {
        let amount = Float(filter.amount)
        let luma = SIMD3<Float>(0.2126, 0.7152, 0.0722)
        switch filter.kind {
        case .gaussianBlur: break
        case .saturation:
            map(bitmap) { color in
                let grey = SIMD3<Float>(repeating: (color * luma).sum())
                return grey + (color - grey) * amount
            }
        case .brightness: map(bitmap) { $0 + amount }
        case .contrast: map(bitmap) { ($0 - 0.5) * amount + 0.5 }
        case .invert: map(bitmap) { $0 + (1 - 2 * $0) * amount }
        case .hueRotate:
            // The matrix of SVG's feColorMatrix type="hueRotate"; the amount is in radians.
            let (c, s) = (cos(amount), sin(amount))
            let red = SIMD3<Float>(0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928)
            let green = SIMD3<Float>(0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283)
            let blue = SIMD3<Float>(0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072)
            map(bitmap) { SIMD3(($0 * red).sum(), ($0 * green).sum(), ($0 * blue).sum()) }
        }
    }

    /// Changes every colour; colours are straight, red first, from 0 to 1.
    private static func map(_ bitmap: Bitmap, _ change: (SIMD3<Float>) -> SIMD3<Float>) {
        let bytes = bitmap.bytes
        for row in 0..<bitmap.height {
            let line = bytes + row * bitmap.bytesPerRow
            for column in 0..<bitmap.width {
                let pixel = line + column * 4
                let alpha = Float(pixel[3])
                guard alpha > 0 else { continue }
                let color = SIMD3(Float(pixel[2]), Float(pixel[1]), Float(pixel[0])) / alpha
                let changed = (change(color).clamped(lowerBound: .zero, upperBound: .one) * alpha).rounded(.toNearestOrAwayFromZero)
                pixel[2] = UInt8(changed.x)
                pixel[1] = UInt8(changed.y)
                pixel[0] = UInt8(changed.z)
            }
        }
        bitmap.markDirty()
    }
}
