@_spi(Sandlot) import CoreGraphics
import FoundationSupport

/// Writes a film as a GIF (GIF89a): a palette of its own for each frame, only the part that changed, repeated for ever.
public enum GIFEncoder {
    /// The file, or nil without frames. Transparent pixels are shown on white.
    public static func encode(_ film: Film) -> Data? {
        guard let first = film.frames.first else { return nil }
        let (width, height) = (first.image.width, first.image.height)
        guard width <= 65_535, height <= 65_535 else { return nil }
        var file = Data("GIF89a".utf8)
        file += short(width) + short(height) + Data([0x70, 0, 0])
        file += Data([0x21, 0xFF, 11]) + Data("NETSCAPE2.0".utf8) + Data([3, 1, 0, 0, 0])
        var passed = 0.0
        var shown = 0
        var before: CGImage?
        for frame in film.frames {
            // Hundredths of a second; what rounding loses now comes back later.
            passed += Double(frame.length) / film.framesPerSecond * 100
            let delay = min(max(Int(passed.rounded()) - shown, 2), 65_535)
            shown += delay
            let box = before.map { Film.change(from: $0, to: frame.image) } ?? (0, 0, width, height)
            append(frame.image, box, delay: delay, to: &file)
            before = frame.image
        }
        file.append(0x3B)
        return file
    }

    private static func short(_ value: Int) -> Data { Data([UInt8(value & 255), UInt8(value >> 8)]) }

    private static func append(_ image: CGImage, _ box: (x: Int, y: Int, width: Int, height: Int), delay: Int, to file: inout Data) {
        let pixels = pixels(of: image, box)
        let reducer = ColorReducer(pixels)
        let bits = max(2, (1...8).first { reducer.palette.count <= 1 << $0 } ?? 8)
        file += Data([0x21, 0xF9, 4, 0x04]) + short(delay) + Data([0, 0])
        file += Data([0x2C]) + short(box.x) + short(box.y) + short(box.width) + short(box.height) + Data([0x80 | UInt8(bits - 1)])
        for index in 0..<(1 << bits) {
            let color = index < reducer.palette.count ? reducer.palette[index] : 0
            file += Data([UInt8(color >> 16), UInt8(color >> 8 & 255), UInt8(color & 255)])
        }
        file.append(UInt8(bits))
        let codes = StringTable.compress(reducer.indices(of: pixels), bits: bits)
        for start in stride(from: 0, to: codes.count, by: 255) {
            let part = codes[start..<min(start + 255, codes.count)]
            file.append(UInt8(part.count))
            file += part
        }
        file.append(0)
    }

    /// The colours of a part on white, 0xRRGGBB each.
    private static func pixels(of image: CGImage, _ box: (x: Int, y: Int, width: Int, height: Int)) -> [UInt32] {
        image.withPremultipliedBytes { bytes, bytesPerRow in
            var pixels: [UInt32] = []
            pixels.reserveCapacity(box.width * box.height)
            for row in box.y..<(box.y + box.height) {
                for column in box.x..<(box.x + box.width) {
                    let pixel = bytes.load(fromByteOffset: row * bytesPerRow + column * 4, as: UInt32.self)
                    let white = 255 - (pixel >> 24)
                    pixels.append((pixel & 0xFFFFFF) + (white << 16 | white << 8 | white))
                }
            }
            return pixels
        }
    }

    /// The compression of GIF: LZW with codes that grow to 12 bits.
    private enum StringTable {
        private static let mostCodes = 4096

        static func compress(_ indices: [UInt8], bits: Int) -> [UInt8] {
            var output: [UInt8] = []
            var pending: UInt32 = 0, pendingBits = 0
            let clear = 1 << bits, end = clear + 1
            var width = bits + 1, next = end + 1
            // For each code and following index, the code of the longer string.
            var table = [UInt16](repeating: 0, count: mostCodes << bits)
            func put(_ code: Int) {
                pending |= UInt32(code) << UInt32(pendingBits)
                pendingBits += width
                while pendingBits >= 8 {
                    output.append(UInt8(pending & 255))
                    pending >>= 8
                    pendingBits -= 8
                }
            }
            put(clear)
            guard var current = indices.first.map(Int.init) else {
                put(end)
                return output + [UInt8(pending & 255)]
            }
            for index in indices.dropFirst() {
                let place = current << bits | Int(index)
                if table[place] != 0 {
                    current = Int(table[place])
                    continue
                }
                put(current)
                if next < mostCodes {
                    table[place] = UInt16(next)
                    if next == 1 << width { width += 1 }
                    next += 1
                } else {
                    put(clear)
                    table.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
                    width = bits + 1
                    next = end + 1
                }
                current = Int(index)
            }
            put(current)
            if next == 1 << width, width < 12 { width += 1 }
            put(end)
            if pendingBits > 0 { output.append(UInt8(pending & 255)) }
            return output
        }
    }
}
