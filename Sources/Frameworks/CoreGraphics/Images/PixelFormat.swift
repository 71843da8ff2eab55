import FoundationSupport

/// How one pixel lies in memory, and the way between it and premultiplied BGRA.
struct PixelFormat: Equatable {
    var bitsPerComponent: Int
    var bitsPerPixel: Int
    var colorComponents: Int
    var bitmapInfo: CGBitmapInfo

    /// What pictures have inside: 8 bits, BGRA, multiplied by alpha.
    static let native = PixelFormat(
        bitsPerComponent: 8, bitsPerPixel: 32, colorComponents: 3,
        bitmapInfo: CGBitmapInfo(alpha: .premultipliedFirst, byteOrder: .order32Little))

    /// RGBA with plain alpha: what decoded files claim to be.
    static let straightRGBA = PixelFormat(
        bitsPerComponent: 8, bitsPerPixel: 32, colorComponents: 3, bitmapInfo: CGBitmapInfo(alpha: .last))

    /// RGB with an unused byte: what decoded files without alpha claim to be.
    static let opaqueRGBA = PixelFormat(
        bitsPerComponent: 8, bitsPerPixel: 32, colorComponents: 3, bitmapInfo: CGBitmapInfo(alpha: .noneSkipLast))

    private var hasAlpha: Bool {
        switch bitmapInfo.alpha {
        case .none, .noneSkipFirst, .noneSkipLast: return false
        case .premultipliedFirst, .premultipliedLast, .first, .last, .alphaOnly: return true
        }
    }

    private var alphaIsFirst: Bool {
        switch bitmapInfo.alpha {
        case .first, .premultipliedFirst, .noneSkipFirst: return true
        default: return false
        }
    }

    private var isPremultiplied: Bool {
        bitmapInfo.alpha == .premultipliedFirst || bitmapInfo.alpha == .premultipliedLast
    }

    private var isFloat: Bool { bitmapInfo.contains(.floatComponents) }

    private var componentCount: Int { bitsPerPixel / max(bitsPerComponent, 1) }

    /// Whether the conversions below know this format.
    var isSupported: Bool {
        let colors = bitmapInfo.alpha == .alphaOnly ? 0 : colorComponents
        let needed = colors + (bitmapInfo.alpha == .none ? 0 : 1)
        switch bitsPerComponent {
        case 8, 16: break
        case 32: guard isFloat else { return false }
        case 1, 2, 4: return colorComponents == 1 && bitmapInfo.alpha == .none && bitsPerPixel == bitsPerComponent
        default: return false
        }
        return bitmapInfo.pixelFormat == .packed && (0...4).contains(colors)
            && bitsPerPixel >= needed * bitsPerComponent && bitsPerPixel % bitsPerComponent == 0 && componentCount <= 5
    }

    /// Where component `index` of a pixel lies, in components from its first byte, after undoing the byte order.
    private func position(of index: Int) -> Int {
        // A 32-bit unit of four bytes is stored the other way round in little order.
        if bitsPerComponent == 8, bitmapInfo.byteOrder == .order32Little, componentCount == 4 { return 3 - index }
        if bitsPerComponent == 8, bitmapInfo.byteOrder == .order16Little, componentCount == 2 { return 1 - index }
        return index
    }

    private func read(_ pixel: UnsafePointer<UInt8>, _ index: Int) -> Double {
        let place = position(of: index)
        switch bitsPerComponent {
        case 8: return Double(pixel[place]) / 255
        case 16:
            let (first, second) = (UInt16(pixel[place * 2]), UInt16(pixel[place * 2 + 1]))
            let value = bitmapInfo.byteOrder == .order16Little ? second << 8 | first : first << 8 | second
            return Double(value) / 65_535
        default:
            var bits: UInt32 = 0
            for byte in 0..<4 {
                let isLittle = bitmapInfo.byteOrder == .order32Little || bitmapInfo.byteOrder == .orderDefault
                bits |= UInt32(pixel[place * 4 + byte]) << UInt32(8 * (isLittle ? byte : 3 - byte))
            }
            let value = Double(Float(bitPattern: bits))
            return value.isNaN ? 0 : min(max(value, 0), 1)
        }
    }

    private func write(_ value: Double, _ pixel: UnsafeMutablePointer<UInt8>, _ index: Int) {
        let place = position(of: index)
        switch bitsPerComponent {
        case 8: pixel[place] = UInt8((value * 255).rounded())
        case 16:
            let bits = UInt16((value * 65_535).rounded())
            let isLittle = bitmapInfo.byteOrder == .order16Little
            pixel[place * 2] = UInt8(truncatingIfNeeded: isLittle ? bits : bits >> 8)
            pixel[place * 2 + 1] = UInt8(truncatingIfNeeded: isLittle ? bits >> 8 : bits)
        default:
            let bits = Float(value).bitPattern
            let isLittle = bitmapInfo.byteOrder == .order32Little || bitmapInfo.byteOrder == .orderDefault
            for byte in 0..<4 {
                pixel[place * 4 + byte] = UInt8(truncatingIfNeeded: bits >> UInt32(8 * (isLittle ? byte : 3 - byte)))
            }
        }
    }

    /// One row of this format into premultiplied BGRA. `decode` maps each component to its range, if given.
    func unpack(
        _ row: UnsafePointer<UInt8>, into target: UnsafeMutablePointer<UInt8>, width: Int, space: ColorEncoding, decode: [CGFloat]?
    ) {
        if self == .native, decode == nil {
            target.update(from: row, count: width * 4)
            return
        }
        let isPlainRGB = colorComponents == 3 && space == .rgb(.sRGB, .sRGB) && decode == nil
        if isPlainRGB, bitsPerComponent == 8, bitmapInfo.byteOrder != .order16Little, componentCount >= 3 {
            return unpackBytes(row, into: target, width: width)
        }
        let stride = bitsPerPixel / 8
        for column in 0..<width {
            let output = target + column * 4
            if bitsPerPixel < 8 {
                let bit = column * bitsPerPixel
                let value = (Int(row[bit / 8]) >> (8 - bitsPerPixel - bit % 8)) & ((1 << bitsPerPixel) - 1)
                var gray = Double(value) / Double((1 << bitsPerPixel) - 1)
                if let decode, decode.count >= 2 { gray = Double(decode[0]) + gray * Double(decode[1] - decode[0]) }
                Self.store(space.sRGB(from: [CGFloat(gray)]), 1, output)
                continue
            }
            let pixel = row + column * stride
            if bitmapInfo.alpha == .alphaOnly {
                Self.store((0, 0, 0), read(pixel, 0), output)
                continue
            }
            let offset = alphaIsFirst ? 1 : 0
            let alpha = hasAlpha ? read(pixel, alphaIsFirst ? 0 : colorComponents) : 1
            let components = (0..<colorComponents).map { index -> CGFloat in
                var value = read(pixel, index + offset)
                if isPremultiplied, alpha > 0 { value = min(value / alpha, 1) }
                if let decode, decode.count >= 2 * index + 2 {
                    value = Double(decode[2 * index]) + value * Double(decode[2 * index + 1] - decode[2 * index])
                }
                return CGFloat(value)
            }
            Self.store(space.sRGB(from: components), alpha, output)
        }
    }

    /// The common case: bytes of sRGB.
    private func unpackBytes(_ row: UnsafePointer<UInt8>, into target: UnsafeMutablePointer<UInt8>, width: Int) {
        let stride = bitsPerPixel / 8
        let offset = alphaIsFirst ? 1 : 0
        let (red, green, blue) = (position(of: offset), position(of: offset + 1), position(of: offset + 2))
        let alphaPlace = hasAlpha ? position(of: alphaIsFirst ? 0 : 3) : -1
        let multiplies = hasAlpha && !isPremultiplied
        for column in 0..<width {
            let pixel = row + column * stride
            let output = target + column * 4
            let alpha = alphaPlace < 0 ? 255 : UInt32(pixel[alphaPlace])
            if multiplies, alpha < 255 {
                output[0] = Self.multiply(pixel[blue], alpha)
                output[1] = Self.multiply(pixel[green], alpha)
                output[2] = Self.multiply(pixel[red], alpha)
            } else {
                // A premultiplied colour cannot exceed its alpha.
                let limit = UInt8(alpha)
                output[0] = min(pixel[blue], limit)
                output[1] = min(pixel[green], limit)
                output[2] = min(pixel[red], limit)
            }
            output[3] = UInt8(alpha)
        }
    }

    private static func multiply(_ value: UInt8, _ alpha: UInt32) -> UInt8 {
        let product = UInt32(value) * alpha + 128
        return UInt8((product + product >> 8) >> 8)
    }

    private static func store(_ color: (red: Double, green: Double, blue: Double), _ alpha: Double, _ output: UnsafeMutablePointer<UInt8>) {
        func byte(_ value: Double) -> UInt8 { UInt8((min(max(value, 0), 1) * alpha * 255).rounded()) }
        output[0] = byte(color.blue)
        output[1] = byte(color.green)
        output[2] = byte(color.red)
        output[3] = UInt8((alpha * 255).rounded())
    }

    /// One row of premultiplied BGRA into this format.
    func pack(_ row: UnsafePointer<UInt8>, into target: UnsafeMutablePointer<UInt8>, width: Int, space: ColorEncoding) {
        if self == .native {
            target.update(from: row, count: width * 4)
            return
        }
        let stride = bitsPerPixel / 8
        guard stride > 0 else { return }
        for column in 0..<width {
            let pixel = row + column * 4
            let output = target + column * stride
            let alpha = Double(pixel[3]) / 255
            if bitmapInfo.alpha == .alphaOnly {
                write(alpha, output, 0)
                continue
            }
            // Without an alpha component the premultiplied colour is what lies over black.
            let divisor = hasAlpha && !isPremultiplied && alpha > 0 ? alpha : 1
            let (red, green, blue) = (
                min(Double(pixel[2]) / 255 / divisor, 1), min(Double(pixel[1]) / 255 / divisor, 1), min(Double(pixel[0]) / 255 / divisor, 1)
            )
            let offset = alphaIsFirst ? 1 : 0
            if colorComponents == 3, space == .rgb(.sRGB, .sRGB) {
                write(red, output, offset)
                write(green, output, offset + 1)
                write(blue, output, offset + 2)
            } else {
                let components = space.components(fromSRGB: red, green, blue) ?? []
                for (index, value) in components.enumerated() where index < colorComponents {
                    write(min(max(Double(value), 0), 1), output, index + offset)
                }
            }
            if hasAlpha { write(alpha, output, alphaIsFirst ? 0 : colorComponents) }
            if bitmapInfo.alpha == .noneSkipFirst { write(1, output, 0) }
            if bitmapInfo.alpha == .noneSkipLast { write(1, output, colorComponents) }
        }
    }
}
