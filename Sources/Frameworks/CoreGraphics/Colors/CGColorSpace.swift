import FoundationSupport

/// What a colour space's components mean.
public enum CGColorSpaceModel: Int32, Sendable {
    /// Not known.
    case unknown = -1
    /// One component, from black to white.
    case monochrome = 0
    /// Red, green, blue.
    case rgb = 1
    /// Cyan, magenta, yellow, black.
    case cmyk = 2
    /// Lightness and two opponent axes.
    case lab = 3
    /// Named inks.
    case deviceN = 4
    /// An index into a table.
    case indexed = 5
    /// A pattern instead of a colour.
    case pattern = 6
    /// CIE XYZ.
    case XYZ = 7
}

/// How out-of-range colours are brought into range. Stored only: conversions clip.
public enum CGColorRenderingIntent: Int32, Sendable {
    /// The context's own choice.
    case defaultIntent = 0
    /// Clip, keep the white point.
    case absoluteColorimetric = 1
    /// Clip, map the white point.
    case relativeColorimetric = 2
    /// Compress.
    case perceptual = 3
    /// Keep colours vivid.
    case saturation = 4
}

/// Tells what the numbers of a colour mean.
public final class CGColorSpace: Hashable, @unchecked Sendable {
    /// The space's name, nil for spaces without one.
    public var name: CFString? { identifier.map { $0 as CFString } }
    private let identifier: String?
    /// What the components mean.
    public let model: CGColorSpaceModel
    /// How the components become sRGB.
    let encoding: ColorEncoding
    /// For pattern spaces, the space of the colour an uncoloured pattern is painted with.
    public let baseColorSpace: CGColorSpace?

    init(name: String?, model: CGColorSpaceModel, encoding: ColorEncoding, base: CGColorSpace? = nil) {
        identifier = name
        self.model = model
        self.encoding = encoding
        baseColorSpace = base
    }

    /// The space with the given name, or nil when it is not known.
    public convenience init?(name: CFString) {
        guard let definition = ColorEncoding.named[name as String] else { return nil }
        self.init(name: name as String, model: definition.model, encoding: definition.encoding)
    }

    /// A space for patterns; with a base space for patterns that take their colour from outside.
    public convenience init?(patternBaseSpace baseSpace: CGColorSpace?) {
        self.init(name: nil, model: .pattern, encoding: .gray(.sRGB), base: baseSpace)
    }

    /// How many components a colour has, alpha not counted.
    public var numberOfComponents: Int {
        switch model {
        case .monochrome, .indexed, .deviceN: return 1
        case .rgb, .lab, .XYZ: return 3
        case .cmyk: return 4
        case .pattern: return baseColorSpace?.numberOfComponents ?? 0
        case .unknown: return 0
        }
    }

    /// Whether components outside 0…1 mean something.
    public var isExtended: Bool { identifier?.contains("Extended") ?? false }

    /// Whether the space holds colours sRGB does not.
    public var isWideGamutRGB: Bool {
        guard case .rgb(let primaries, _) = encoding else { return false }
        return primaries != .sRGB
    }

    /// Whether drawings can be made in this space.
    public var supportsOutput: Bool { model == .monochrome || model == .rgb || model == .cmyk }

    /// The space itself.
    public func copy() -> CGColorSpace { self }

    /// Whether both describe the same meaning.
    public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool {
        lhs === rhs || (lhs.identifier == rhs.identifier && lhs.model == rhs.model && lhs.baseColorSpace == rhs.baseColorSpace)
    }

    /// Feeds name and model.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(identifier)
        hasher.combine(model)
    }

    // MARK: - Names

    /// sRGB, the space of the screen.
    public static let sRGB: CFString = "kCGColorSpaceSRGB"
    /// sRGB primaries without gamma.
    public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
    /// sRGB with components outside 0…1.
    public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
    /// sRGB primaries without gamma and with components outside 0…1.
    public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
    /// The wide gamut of Apple's displays.
    public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    /// Display P3 with components outside 0…1.
    public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
    /// Display P3 without gamma.
    public static let linearDisplayP3: CFString = "kCGColorSpaceLinearDisplayP3"
    /// Display P3 without gamma and with components outside 0…1.
    public static let extendedLinearDisplayP3: CFString = "kCGColorSpaceExtendedLinearDisplayP3"
    /// Adobe RGB (1998).
    public static let adobeRGB1998: CFString = "kCGColorSpaceAdobeRGB1998"
    /// The HDTV space.
    public static let itur_709: CFString = "kCGColorSpaceITUR_709"
    /// The UHDTV space.
    public static let itur_2020: CFString = "kCGColorSpaceITUR_2020"
    /// Gray with the gamma of sRGB.
    public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
    /// Gray with components outside 0…1.
    public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
    /// Gray without gamma.
    public static let linearGray: CFString = "kCGColorSpaceLinearGray"
    /// Gray without gamma and with components outside 0…1.
    public static let extendedLinearGray: CFString = "kCGColorSpaceExtendedLinearGray"
    /// RGB of older software; treated as sRGB.
    public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
    /// Four inks, converted without a profile.
    public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"
    /// CIE Lab with the D50 white point.
    public static let genericLab: CFString = "kCGColorSpaceGenericLab"
    /// CIE XYZ.
    public static let genericXYZ: CFString = "kCGColorSpaceGenericXYZ"

    // MARK: - Shared instances

    static let deviceRGB = CGColorSpace(name: "kCGColorSpaceDeviceRGB", model: .rgb, encoding: .rgb(.sRGB, .sRGB))
    static let deviceGray = CGColorSpace(name: "kCGColorSpaceDeviceGray", model: .monochrome, encoding: .gray(.sRGB))
    static let deviceCMYK = CGColorSpace(name: "kCGColorSpaceDeviceCMYK", model: .cmyk, encoding: .cmyk)
    static let standardRGB = CGColorSpace(name: sRGB as String, model: .rgb, encoding: .rgb(.sRGB, .sRGB))
    static let pattern = CGColorSpace(name: nil, model: .pattern, encoding: .gray(.sRGB))
    /// The space of UIKit's gray colours.
    @_spi(Sandlot) public static let extendedGrayInstance = CGColorSpace(
        name: extendedGray as String, model: .monochrome, encoding: .gray(.sRGB))
    /// The space of UIKit's RGB colours.
    @_spi(Sandlot) public static let extendedSRGBInstance = CGColorSpace(
        name: extendedSRGB as String, model: .rgb, encoding: .rgb(.sRGB, .sRGB))
    /// The space of UIKit's Display P3 colours.
    @_spi(Sandlot) public static let displayP3Instance = CGColorSpace(
        name: displayP3 as String, model: .rgb, encoding: .rgb(.displayP3, .sRGB))
}

/// The screen's RGB space.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }
/// The screen's gray space.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
/// A printer's CMYK space.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYK }
