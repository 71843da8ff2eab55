/// Where alpha lies in a pixel and whether colours are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// No alpha.
    case none = 0
    /// After the colours, which are multiplied by it.
    case premultipliedLast = 1
    /// Before the colours, which are multiplied by it.
    case premultipliedFirst = 2
    /// After the colours.
    case last = 3
    /// Before the colours.
    case first = 4
    /// An unused component after the colours.
    case noneSkipLast = 5
    /// An unused component before the colours.
    case noneSkipFirst = 6
    /// Nothing but alpha.
    case alphaOnly = 7
}

/// The order of bytes in a pixel.
public enum CGImageByteOrderInfo: UInt32, Sendable {
    /// The bits of the order.
    case orderMask = 0x7000
    /// As the components are written.
    case orderDefault = 0
    /// 16-bit units, least byte first.
    case order16Little = 0x1000
    /// 32-bit units, least byte first.
    case order32Little = 0x2000
    /// 16-bit units, largest byte first.
    case order16Big = 0x3000
    /// 32-bit units, largest byte first.
    case order32Big = 0x4000
}

/// How colours are packed in a pixel.
public enum CGImagePixelFormatInfo: UInt32, Sendable {
    /// The bits of the packing.
    case mask = 0xF0000
    /// One field a component.
    case packed = 0
    /// Five bits a component.
    case RGB555 = 0x10000
    /// Five, six and five bits.
    case RGB565 = 0x20000
    /// Ten bits a component.
    case RGB101010 = 0x30000
    /// Ten bits a component, wide range.
    case RGBCIF10 = 0x40000
}

/// Alpha, byte order and number kind of a pixel.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// The layout with the given bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The layout made of its parts.
    public init(
        alpha: CGImageAlphaInfo, component: CGBitmapInfo = [], byteOrder: CGImageByteOrderInfo = .orderDefault,
        pixelFormat: CGImagePixelFormatInfo = .packed
    ) {
        rawValue = alpha.rawValue | component.rawValue | byteOrder.rawValue | pixelFormat.rawValue
    }
    /// The bits of `CGImageAlphaInfo`.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// The bits of the number kind.
    public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
    /// Components are floating-point numbers.
    public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
    /// The bits of the byte order.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// Bytes as the components are written.
    public static let byteOrderDefault: CGBitmapInfo = []
    /// 16-bit units, least byte first.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
    /// 32-bit units, least byte first.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
    /// 16-bit units, largest byte first.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
    /// 32-bit units, largest byte first.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)

    /// Where alpha lies.
    public var alpha: CGImageAlphaInfo { CGImageAlphaInfo(rawValue: rawValue & 0x1F) ?? .none }
    /// The order of bytes.
    public var byteOrder: CGImageByteOrderInfo { CGImageByteOrderInfo(rawValue: rawValue & 0x7000) ?? .orderDefault }
    /// The packing.
    public var pixelFormat: CGImagePixelFormatInfo { CGImagePixelFormatInfo(rawValue: rawValue & 0xF0000) ?? .packed }
}
