import CZlib
import FoundationSupport

/// Writes PNG files quickly and always the same way.
///
/// Rows are filtered by "up", so that flat areas and vertical gradients become zeros. In a hurry those are deflated by
/// `RunLengthDeflate`, which takes a quarter of the time of zlib's quickest level; files that are kept go through zlib.
@_spi(Sandlot) public enum PNGEncoder {
    /// How much effort goes into making the file small.
    public enum Effort: Sendable {
        /// Quick: frames and snapshots.
        case fast
        /// Small: files the user keeps.
        case small
    }

    /// The file for an image; colours without alpha when every pixel is opaque, unless it `keepsAlpha`.
    public static func encode(_ image: CGImage, effort: Effort = .fast, keepsAlpha: Bool = false) -> Data? {
        let surface = image.isMask ? nil : image.surface
        guard let surface else { return nil }
        return encode(
            premultiplied: surface.bytes, width: surface.width, height: surface.height, bytesPerRow: surface.bytesPerRow, effort: effort,
            keepsAlpha: keepsAlpha)
    }

    /// The checksum PNG puts behind a chunk's name and content.
    public static func checksum(_ bytes: Data) -> UInt32 {
        bytes.withUnsafeBytes { UInt32(crc32(0, $0.baseAddress?.assumingMemoryBound(to: UInt8.self), uInt($0.count))) }
    }

    /// The file for premultiplied BGRA bytes.
    public static func encode(
        premultiplied bytes: UnsafePointer<UInt8>, width: Int, height: Int, bytesPerRow: Int, effort: Effort = .fast,
        keepsAlpha: Bool = false
    ) -> Data? {
        let isOpaque = !keepsAlpha && (0..<height).allSatisfy { isOpaqueRow(bytes + $0 * bytesPerRow, width) }
        let channels = isOpaque ? 3 : 4
        guard let compressed = deflate(bytes, width, height, bytesPerRow, channels, effort) else { return nil }
        var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        var header = bigEndian(UInt32(width)) + bigEndian(UInt32(height))
        header += [8, isOpaque ? 2 : 6, 0, 0, 0]
        append("IHDR", header, to: &file)
        append("sRGB", [0], to: &file)
        append("IDAT", compressed, to: &file)
        append("IEND", [], to: &file)
        return file
    }

    /// Whether the alphas of a row are all 255; without branches, so that it runs on several pixels at a time.
    private static func isOpaqueRow(_ row: UnsafePointer<UInt8>, _ width: Int) -> Bool {
        UnsafeRawPointer(row).withMemoryRebound(to: UInt32.self, capacity: width) { pixels in
            var all: UInt32 = .max
            for column in 0..<width { all &= pixels[column] }
            return UInt32(littleEndian: all) >> 24 == 255
        }
    }

    private static func bigEndian(_ value: UInt32) -> [UInt8] {
        [UInt8(value >> 24), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)]
    }

    private static func append(_ name: String, _ content: [UInt8], to file: inout Data) {
        let body = Array(name.utf8) + content
        file += bigEndian(UInt32(content.count))
        file += body
        file += bigEndian(UInt32(crc32(0, body, uInt(body.count))))
    }

    /// Filters and compresses row by row.
    private static func deflate(
        _ bytes: UnsafePointer<UInt8>, _ width: Int, _ height: Int, _ bytesPerRow: Int, _ channels: Int, _ effort: Effort
    ) -> [UInt8]? {
        let rowLength = width * channels
        var quick = RunLengthDeflate()
        var thorough = effort == .small ? ZlibStream(capacityFor: (rowLength + 1) * height) : nil
        if effort == .small, thorough == nil { return nil }
        var previous = [UInt8](repeating: 0, count: rowLength)
        var current = [UInt8](repeating: 0, count: rowLength)
        var filtered = [UInt8](repeating: 0, count: rowLength + 1)
        filtered[0] = upFilter
        for row in 0..<height {
            let pixels = bytes + row * bytesPerRow
            if effort == .fast, row > 0, memcmp(pixels, pixels - bytesPerRow, width * 4) == 0 {
                quick.append(upFilter, zeros: rowLength)
                continue
            }
            if channels == 3 { opaqueRow(pixels, width, into: &current) } else { straightRow(pixels, width, into: &current) }
            subtract(previous, from: current, into: &filtered)
            swap(&current, &previous)
            filtered.withUnsafeBufferPointer { row in
                if effort == .fast { quick.append(row) } else { thorough?.append(row) }
            }
        }
        return effort == .fast ? quick.finish() : thorough?.finish()
    }

    /// The filter's number in the file.
    private static let upFilter: UInt8 = 2

    /// The "up" filter: differences to the row above, behind the filter's number.
    private static func subtract(_ above: [UInt8], from row: [UInt8], into filtered: inout [UInt8]) {
        filtered.withUnsafeMutableBufferPointer { output in
            for index in 0..<row.count { output[index + 1] = row[index] &- above[index] }
        }
    }

    private static func opaqueRow(_ pixels: UnsafePointer<UInt8>, _ width: Int, into row: inout [UInt8]) {
        row.withUnsafeMutableBufferPointer { target in
            guard let target = target.baseAddress else { return }
            for column in 0..<width {
                let (pixel, output) = (pixels + column * 4, target + column * 3)
                output[0] = pixel[2]
                output[1] = pixel[1]
                output[2] = pixel[0]
            }
        }
    }

    /// Undoes the multiplication by alpha, rounding to the nearest.
    private static func straightRow(_ pixels: UnsafePointer<UInt8>, _ width: Int, into row: inout [UInt8]) {
        row.withUnsafeMutableBufferPointer { target in
            guard let target = target.baseAddress else { return }
            for column in 0..<width {
                let (pixel, output) = (pixels + column * 4, target + column * 4)
                let alpha = UInt32(pixel[3])
                switch alpha {
                case 255:
                    output[0] = pixel[2]
                    output[1] = pixel[1]
                    output[2] = pixel[0]
                case 0:
                    output[0] = 0
                    output[1] = 0
                    output[2] = 0
                default:
                    output[0] = UInt8(min((UInt32(pixel[2]) * 255 + alpha / 2) / alpha, 255))
                    output[1] = UInt8(min((UInt32(pixel[1]) * 255 + alpha / 2) / alpha, 255))
                    output[2] = UInt8(min((UInt32(pixel[0]) * 255 + alpha / 2) / alpha, 255))
                }
                output[3] = UInt8(alpha)
            }
        }
    }
}
