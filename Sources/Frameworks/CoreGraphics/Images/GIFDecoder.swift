import FoundationSupport

/// Reads GIF files, all frames, put together as a viewer shows them.
@_spi(Sandlot) public struct GIFDecoder {
    /// One picture of the animation.
    public struct Frame {
        /// The whole picture while this frame shows.
        public var image: CGImage
        /// Seconds it shows, as stored.
        public var delay: Double
    }

    /// The frames in order, at least one.
    public private(set) var frames: [Frame] = []
    /// How often the animation runs; 0 means for ever, 1 is a file without a loop count.
    public private(set) var loopCount = 1

    private var reader: ByteReader
    private var canvas: [UInt32]
    private let width: Int
    private let height: Int

    /// Reads the file; stops quietly at the first damage after the first frame.
    public init(_ data: Data, firstOnly: Bool = false) throws {
        reader = ByteReader([UInt8](data))
        reader.skip(6)
        guard let width = reader.short(), let height = reader.short(), let flags = reader.byte() else {
            throw ImageDecodingError.damaged("GIF header")
        }
        guard ImageSurface.isAllowed(width: width, height: height) else {
            throw ImageDecodingError.tooLarge(width: width, height: height)
        }
        self.width = width
        self.height = height
        canvas = [UInt32](repeating: 0, count: width * height)
        reader.skip(2)
        let globalColors = flags & 0x80 != 0 ? readColors(count: 2 << (flags & 7)) : []
        readBlocks(globalColors: globalColors, firstOnly: firstOnly)
        guard !frames.isEmpty else { throw ImageDecodingError.damaged("GIF without a frame") }
    }

    /// What the graphic control extension says about the next frame.
    private struct Control {
        var delay = 0.0
        var disposal: UInt8 = 0
        var transparentIndex: Int?
    }

    private mutating func readBlocks(globalColors: [UInt32], firstOnly: Bool) {
        var control = Control()
        while let kind = reader.byte() {
            switch kind {
            case 0x21: readExtension(&control)
            case 0x2C:
                guard readFrame(globalColors, control) else { return }
                // All frames together may hold four times what one picture may.
                if firstOnly || frames.count * width * height >= 4 * ImageSurface.mostPixels { return }
                control = Control()
            default: return
            }
        }
    }

    private mutating func readColors(count: Int) -> [UInt32] {
        (0..<count).map { _ in
            let red = UInt32(reader.byte() ?? 0)
            let green = UInt32(reader.byte() ?? 0)
            let blue = UInt32(reader.byte() ?? 0)
            return 0xFF00_0000 | red << 16 | green << 8 | blue
        }
    }

    private mutating func readExtension(_ control: inout Control) {
        let label = reader.byte() ?? 0
        let data = readSubBlocks()
        if label == 0xF9, data.count >= 4 {
            control.disposal = data[0] >> 2 & 7
            control.delay = Double(Int(data[1]) | Int(data[2]) << 8) / 100
            control.transparentIndex = data[0] & 1 != 0 ? Int(data[3]) : nil
        } else if label == 0xFF, data.starts(with: Array("NETSCAPE2.0".utf8)), data.count >= 14, data[11] == 1 {
            loopCount = Int(data[12]) | Int(data[13]) << 8
        }
    }

    private mutating func readSubBlocks() -> [UInt8] {
        var data: [UInt8] = []
        while let count = reader.byte(), count > 0 { data += reader.bytes(Int(count)) }
        return data
    }

    /// Reads one frame and shows it; false when the file ends or is damaged.
    private mutating func readFrame(_ globalColors: [UInt32], _ control: Control) -> Bool {
        guard let left = reader.short(), let top = reader.short(), let frameWidth = reader.short(), let frameHeight = reader.short(),
            let flags = reader.byte()
        else { return false }
        let colors = flags & 0x80 != 0 ? readColors(count: 2 << (flags & 7)) : globalColors
        guard let codeSize = reader.byte(), (1...11).contains(codeSize),
            ImageSurface.isAllowed(width: frameWidth, height: frameHeight)
        else { return false }
        let indices = LempelZivWelch.decode(readSubBlocks(), minimumCodeSize: Int(codeSize), limit: frameWidth * frameHeight)
        let before = control.disposal == 3 ? canvas : []
        let rows = flags & 0x40 != 0 ? Self.interlacedRows(frameHeight) : Array(0..<frameHeight)
        for (order, row) in rows.enumerated() where top + row < height {
            for column in 0..<frameWidth where left + column < width {
                let place = order * frameWidth + column
                guard place < indices.count else { break }
                let index = Int(indices[place])
                if index != control.transparentIndex, index < colors.count {
                    canvas[(top + row) * width + left + column] = colors[index]
                }
            }
        }
        guard let image = picture() else { return false }
        frames.append(Frame(image: image, delay: control.delay))
        switch control.disposal {
        case 2:
            for row in top..<max(top, min(top + frameHeight, height)) {
                for column in left..<max(left, min(left + frameWidth, width)) { canvas[row * width + column] = 0 }
            }
        case 3: canvas = before
        default: break
        }
        return true
    }

    private func picture() -> CGImage? {
        guard let surface = ImageSurface(width: width, height: height) else { return nil }
        let target = surface.bytes
        canvas.withUnsafeBytes { buffer in
            guard let base = buffer.baseAddress else { return }
            for row in 0..<height {
                memcpy(target + row * surface.bytesPerRow, base + row * width * 4, width * 4)
            }
        }
        surface.markDirty()
        return CGImage(surface: surface)
    }

    private static func interlacedRows(_ height: Int) -> [Int] {
        [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: height, by: $0.1)) }
    }
}

/// Reads bytes one after the other.
struct ByteReader {
    private let data: [UInt8]
    private var offset = 0

    init(_ data: [UInt8]) { self.data = data }

    mutating func skip(_ count: Int) { offset += count }

    mutating func byte() -> UInt8? {
        guard offset < data.count else { return nil }
        defer { offset += 1 }
        return data[offset]
    }

    /// Two bytes, the lesser first.
    mutating func short() -> Int? {
        guard offset + 2 <= data.count else { return nil }
        defer { offset += 2 }
        return Int(data[offset]) | Int(data[offset + 1]) << 8
    }

    /// The next bytes, fewer at the end.
    mutating func bytes(_ count: Int) -> ArraySlice<UInt8> {
        let start = min(offset, data.count)
        offset = min(start + count, data.count)
        return data[start..<offset]
    }
}

/// GIF's compression: codes of growing length for runs seen before.
enum LempelZivWelch {
    /// The decoded bytes, at most `limit`; stops at the first impossible code.
    static func decode(_ data: [UInt8], minimumCodeSize: Int, limit: Int) -> [UInt8] {
        let clear = 1 << minimumCodeSize
        let end = clear + 1
        var prefix = [UInt16](repeating: 0, count: 4096)
        var suffix = [UInt8](repeating: 0, count: 4096)
        for code in 0..<min(clear, 4096) { suffix[code] = UInt8(truncatingIfNeeded: code) }
        var result: [UInt8] = []
        result.reserveCapacity(min(limit, 1 << 22))
        var run: [UInt8] = []
        var (codeSize, next) = (minimumCodeSize + 1, end + 1)
        var previous = -1
        var first: UInt8 = 0
        var (bits, bitCount) = (0, 0)
        var position = 0
        while result.count < limit {
            while bitCount < codeSize {
                guard position < data.count else { return result }
                bits |= Int(data[position]) << bitCount
                bitCount += 8
                position += 1
            }
            let code = bits & ((1 << codeSize) - 1)
            bits >>= codeSize
            bitCount -= codeSize
            if code == clear {
                (codeSize, next, previous) = (minimumCodeSize + 1, end + 1, -1)
                continue
            }
            guard code != end, code <= next, !(code == next && previous < 0) else { return result }
            if previous < 0 {
                guard code < clear else { return result }
                first = suffix[code]
                result.append(first)
                previous = code
                continue
            }
            run.removeAll(keepingCapacity: true)
            var walk = code
            if code == next {
                run.append(first)
                walk = previous
            }
            while walk >= end + 1 {
                run.append(suffix[walk])
                walk = Int(prefix[walk])
            }
            first = suffix[walk]
            run.append(first)
            result.append(contentsOf: run.reversed())
            if next < 4096 {
                prefix[next] = UInt16(previous)
                suffix[next] = first
                next += 1
                if next == 1 << codeSize, codeSize < 12 { codeSize += 1 }
            }
            previous = code
        }
        return result
    }
}
