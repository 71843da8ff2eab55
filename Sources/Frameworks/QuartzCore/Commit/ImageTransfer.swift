@_spi(Sandlot) import CoreGraphics

/// How an image travels in a commit: as a quick PNG, or as raw pixels where PNG fails.
enum ImageTransfer {
    private static let png: UInt8 = 1
    private static let raw: UInt8 = 3

    static func bytes(of image: CGImage) -> (format: UInt8, bytes: [UInt8]) {
        if let data = PNGEncoder.encode(image, effort: .fast) { return (png, [UInt8](data)) }
        return image.withPremultipliedBytes { bytes, bytesPerRow in
            var rows: [UInt8] = []
            rows.reserveCapacity(image.width * image.height * 4)
            for row in 0..<image.height {
                rows.append(contentsOf: bytes[row * bytesPerRow ..< row * bytesPerRow + image.width * 4])
            }
            return (raw, rows)
        }
    }
}
