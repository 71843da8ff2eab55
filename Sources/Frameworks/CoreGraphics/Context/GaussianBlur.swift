import FoundationSupport

/// Gaussian blur of coverage and of pictures.
///
/// Up to σ = 4 the bell is sampled; beyond that three boxes with fractional ends have the same variance and differ from the
/// bell by less than one step of 255 for shadows.
@_spi(Sandlot) public enum GaussianBlur {
    /// The blurred alpha of a picture, `margin` pixels larger on each side.
    static func blurredAlpha(of source: ImageSurface, sigma: Double) -> (surface: ImageSurface, margin: Int)? {
        let margin = sigma > 0 ? Int((sigma * 3).rounded(.up)) + 1 : 0
        let (width, height) = (source.width + 2 * margin, source.height + 2 * margin)
        guard let result = ImageSurface(width: width, height: height, isMask: true) else { return nil }
        var plane = [Float](repeating: 0, count: width * height)
        let pixels = source.bytes
        for row in 0..<source.height {
            let line = (row + margin) * width + margin
            for column in 0..<source.width { plane[line + column] = Float(pixels[row * source.bytesPerRow + column * 4 + 3]) }
        }
        blur(&plane, width: width, height: height, sigma: sigma)
        let target = result.bytes
        for row in 0..<height {
            for column in 0..<width {
                target[row * result.bytesPerRow + column] = UInt8(min(max(plane[row * width + column] + 0.5, 0), 255))
            }
        }
        result.markDirty()
        return (result, margin)
    }

    /// A blurred copy of a picture, of the same size; beyond its edges it counts as transparent.
    public static func blurred(_ image: CGImage, sigma: Double) -> CGImage? {
        guard !image.isMask, sigma > 0, let result = ImageSurface(width: image.width, height: image.height) else { return image }
        let (width, height) = (image.width, image.height)
        let (source, target) = (image.surface.bytes, result.bytes)
        var plane = [Float](repeating: 0, count: width * height)
        for channel in 0..<4 {
            for row in 0..<height {
                for column in 0..<width {
                    plane[row * width + column] = Float(source[row * image.surface.bytesPerRow + column * 4 + channel])
                }
            }
            blur(&plane, width: width, height: height, sigma: sigma)
            for row in 0..<height {
                for column in 0..<width {
                    target[row * result.bytesPerRow + column * 4 + channel] = UInt8(min(max(plane[row * width + column] + 0.5, 0), 255))
                }
            }
        }
        result.markDirty()
        return CGImage(surface: result)
    }

    /// Blurs numbers in place, first along rows, then along columns; zero beyond the edges.
    public static func blur(_ plane: inout [Float], width: Int, height: Int, sigma: Double) {
        guard sigma > 0.01, width > 0, height > 0 else { return }
        var scratch = [Float](repeating: 0, count: plane.count)
        plane.withUnsafeMutableBufferPointer { plane in
            scratch.withUnsafeMutableBufferPointer { scratch in
                guard let plane = plane.baseAddress, let scratch = scratch.baseAddress else { return }
                pass(plane, scratch, width: width, height: height, sigma: sigma)
                pass(scratch, plane, width: height, height: width, sigma: sigma)
            }
        }
    }

    /// Blurs the rows of `source` into the columns of `target`, so that two passes blur both ways and turn back.
    private static func pass(
        _ source: UnsafeMutablePointer<Float>, _ target: UnsafeMutablePointer<Float>, width: Int, height: Int, sigma: Double
    ) {
        var line = [Float](repeating: 0, count: width)
        var other = [Float](repeating: 0, count: width)
        let kernel = sigma <= 4 ? self.kernel(sigma) : []
        for row in 0..<height {
            let start = source + row * width
            for column in 0..<width { line[column] = start[column] }
            if kernel.isEmpty {
                for _ in 0..<3 {
                    box(line, into: &other, sigma: sigma)
                    swap(&line, &other)
                }
            } else {
                convolve(line, into: &other, kernel)
                swap(&line, &other)
            }
            for column in 0..<width { target[column * height + row] = line[column] }
        }
    }

    /// The right half of the bell, its middle first, all weights summing to 1.
    private static func kernel(_ sigma: Double) -> [Float] {
        let reach = Int((sigma * 3).rounded(.up))
        let weights = (0...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
        let sum = weights[0] + 2 * weights.dropFirst().reduce(0, +)
        return weights.map { Float($0 / sum) }
    }

    private static func convolve(_ source: [Float], into target: inout [Float], _ kernel: [Float]) {
        let count = source.count
        source.withUnsafeBufferPointer { source in
            target.withUnsafeMutableBufferPointer { target in
                for column in 0..<count {
                    var sum = source[column] * kernel[0]
                    for offset in 1..<kernel.count {
                        var pair: Float = 0
                        if column >= offset { pair += source[column - offset] }
                        if column + offset < count { pair += source[column + offset] }
                        sum += pair * kernel[offset]
                    }
                    target[column] = sum
                }
            }
        }
    }

    /// One of three equal boxes: whole pixels within `radius` and a share `edge` of one more on each side, with a third of σ².
    private static func box(_ source: [Float], into target: inout [Float], sigma: Double) {
        let variance = sigma * sigma / 3
        let radius = Int(((12 * variance + 1).squareRoot() - 1) / 2)
        let full = Double(2 * radius + 1)
        // The variance of (box + two edge pixels of weight e) equals the wanted one.
        let inner = full * (full * full - 1) / 12
        let far = Double((radius + 1) * (radius + 1))
        let edge = (variance * full - inner) / (2 * (far - variance))
        let scale = Float(1 / (full + 2 * edge))
        let share = Float(edge)
        let count = source.count
        source.withUnsafeBufferPointer { source in
            target.withUnsafeMutableBufferPointer { target in
                var sum: Double = 0
                for column in 0..<min(radius, count) { sum += Double(source[column]) }
                for column in 0..<count {
                    if column + radius < count { sum += Double(source[column + radius]) }
                    if column - radius - 1 >= 0 { sum -= Double(source[column - radius - 1]) }
                    var edges: Float = 0
                    if column - radius - 1 >= 0 { edges += source[column - radius - 1] }
                    if column + radius + 1 < count { edges += source[column + radius + 1] }
                    target[column] = (Float(sum) + edges * share) * scale
                }
            }
        }
    }
}
