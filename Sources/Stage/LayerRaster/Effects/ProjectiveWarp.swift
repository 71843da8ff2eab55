import CoreGraphics
import FoundationSupport

/// Draws a flat picture as it is seen in perspective, sampling between pixels.
///
/// The map is evaluated in double precision for every pixel: in pixman's 16.16 fixed point the divisor's small coefficients
/// would leave errors of several pixels.
enum ProjectiveWarp {
    /// - Parameters:
    ///   - origin: the device pixel at the target's top left corner.
    ///   - area: the rectangle of the layer's space that the source shows, at `scales` pixels a point.
    static func warp(
        _ source: Bitmap, into target: Bitmap, origin: CGPoint, fromDevice: Homography, toDevice: Homography, area: CGRect, scales: CGSize
    ) {
        let input = UnsafeRawPointer(source.bytes), output = UnsafeMutableRawPointer(target.bytes)
        let (width, height, bytesPerRow) = (source.width, source.height, source.bytesPerRow)
        func pixel(_ x: Int, _ y: Int) -> SIMD4<Float> {
            guard x >= 0, y >= 0, x < width, y < height else { return .zero }
            let bytes = input.load(fromByteOffset: y * bytesPerRow + x * 4, as: SIMD4<UInt8>.self)
            return SIMD4<Float>(bytes)
        }
        for row in 0..<target.height {
            let deviceY = origin.y + Double(row) + 0.5
            for column in 0..<target.width {
                let deviceX = origin.x + Double(column) + 0.5
                let w = fromDevice.divisor(x: deviceX, y: deviceY)
                guard w != 0 else { continue }
                let x = (fromDevice.a * deviceX + fromDevice.c * deviceY + fromDevice.tx) / w
                let y = (fromDevice.b * deviceX + fromDevice.d * deviceY + fromDevice.ty) / w
                guard toDevice.divisor(x: x, y: y) > Homography.nearest else { continue }
                let u = (x - area.minX) * scales.width - 0.5, v = (y - area.minY) * scales.height - 0.5
                guard u > -1, v > -1, u < Double(width), v < Double(height) else { continue }
                let left = u.rounded(.down), top = v.rounded(.down)
                let (shareX, shareY) = (Float(u - left), Float(v - top))
                let (i, j) = (Int(left), Int(top))
                let upper = pixel(i, j) + (pixel(i + 1, j) - pixel(i, j)) * shareX
                let lower = pixel(i, j + 1) + (pixel(i + 1, j + 1) - pixel(i, j + 1)) * shareX
                let color = SIMD4<UInt8>(clamping: SIMD4<Int32>(upper + (lower - upper) * shareY + 0.5))
                output.storeBytes(of: color, toByteOffset: row * target.bytesPerRow + column * 4, as: SIMD4<UInt8>.self)
            }
        }
        target.markDirty()
    }
}
