@_spi(Sandlot) import CoreGraphics

/// Little-endian bytes, one value after the other.
struct CommitWriter {
    private(set) var bytes: [UInt8] = []

    mutating func u8(_ value: UInt8) { bytes.append(value) }
    mutating func bool(_ value: Bool) { bytes.append(value ? 1 : 0) }
    mutating func u16(_ value: Int) { raw(UInt16(clamping: value).littleEndian) }
    mutating func u32(_ value: UInt32) { raw(value.littleEndian) }
    mutating func f32(_ value: CGFloat) { raw(Float(value).bitPattern.littleEndian) }
    mutating func f64(_ value: CGFloat) { raw(Double(value).bitPattern.littleEndian) }

    private mutating func raw<Value>(_ value: Value) {
        withUnsafeBytes(of: value) { bytes.append(contentsOf: $0) }
    }

    mutating func data(_ data: some Collection<UInt8>) {
        u32(UInt32(data.count))
        bytes.append(contentsOf: data)
    }

    mutating func text(_ text: String) {
        let utf8 = Array(text.utf8.prefix(1000))
        u16(utf8.count)
        bytes.append(contentsOf: utf8)
    }

    mutating func point(_ value: CGPoint) {
        f32(value.x)
        f32(value.y)
    }

    mutating func rect(_ value: CGRect) {
        f32(value.origin.x)
        f32(value.origin.y)
        f32(value.size.width)
        f32(value.size.height)
    }

    mutating func color(_ value: LayerColor) {
        for part in [value.red, value.green, value.blue, value.alpha] { f32(CGFloat(part)) }
    }

    mutating func matrix(_ value: CATransform3D) {
        if value == CATransform3DIdentity { return u8(0) }
        if value.isAffine {
            u8(1)
            for number in [value.m11, value.m12, value.m21, value.m22, value.m41, value.m42] { f64(number) }
            return
        }
        u8(2)
        for number in value.rows { f64(number) }
    }

    mutating func path(_ path: CGPath?) {
        let segments = path?.segments ?? []
        u32(UInt32(segments.count))
        for segment in segments {
            switch segment {
            case .move(let p):
                u8(0)
                point(p)
            case .line(let p):
                u8(1)
                point(p)
            case .quadratic(let c, let p):
                u8(2)
                point(c)
                point(p)
            case .cubic(let c1, let c2, let p):
                u8(3)
                point(c1)
                point(c2)
                point(p)
            case .close:
                u8(4)
            }
        }
    }
}
