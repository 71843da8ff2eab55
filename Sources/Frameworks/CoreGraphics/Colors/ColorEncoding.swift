import FoundationSupport

/// How the components of a colour space turn into sRGB and back.
enum ColorEncoding: Equatable, Sendable {
    /// The curve between stored components and light.
    enum Transfer: Equatable, Sendable {
        case linear
        case sRGB
        /// A pure power.
        case gamma(Double)
    }

    /// The primaries of an RGB space, all with the D65 white point.
    enum Primaries: Equatable, Sendable {
        case sRGB
        case displayP3
        case adobe1998
        case rec2020

        /// The rows of the matrix from light in these primaries to light in sRGB's; derived from the published chromaticities.
        var toLinearSRGB: [[Double]] {
            switch self {
            case .sRGB: return [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
            case .displayP3:
                return [
                    [1.2249401763, -0.2249401763, 0], [-0.0420569547, 1.0420569547, 0], [-0.0196375546, -0.0786360456, 1.0982736001],
                ]
            case .adobe1998:
                return [[1.3982832, -0.3982831, 0], [0, 1, 0], [0, -0.0429383, 1.0429383]]
            case .rec2020:
                return [
                    [1.6604910, -0.5876411, -0.0728499], [-0.1245505, 1.1328999, -0.0083494], [-0.0181508, -0.1005789, 1.1187297],
                ]
            }
        }
    }

    case gray(Transfer)
    case rgb(Primaries, Transfer)
    case cmyk
    case lab
    case xyz

    static let named: [String: (model: CGColorSpaceModel, encoding: ColorEncoding)] = [
        CGColorSpace.sRGB as String: (.rgb, .rgb(.sRGB, .sRGB)),
        CGColorSpace.linearSRGB as String: (.rgb, .rgb(.sRGB, .linear)),
        CGColorSpace.extendedSRGB as String: (.rgb, .rgb(.sRGB, .sRGB)),
        CGColorSpace.extendedLinearSRGB as String: (.rgb, .rgb(.sRGB, .linear)),
        CGColorSpace.displayP3 as String: (.rgb, .rgb(.displayP3, .sRGB)),
        CGColorSpace.extendedDisplayP3 as String: (.rgb, .rgb(.displayP3, .sRGB)),
        CGColorSpace.linearDisplayP3 as String: (.rgb, .rgb(.displayP3, .linear)),
        CGColorSpace.extendedLinearDisplayP3 as String: (.rgb, .rgb(.displayP3, .linear)),
        CGColorSpace.adobeRGB1998 as String: (.rgb, .rgb(.adobe1998, .gamma(2.19921875))),
        CGColorSpace.itur_709 as String: (.rgb, .rgb(.sRGB, .gamma(2.4))),
        CGColorSpace.itur_2020 as String: (.rgb, .rgb(.rec2020, .gamma(2.4))),
        CGColorSpace.genericRGBLinear as String: (.rgb, .rgb(.sRGB, .linear)),
        CGColorSpace.genericGrayGamma2_2 as String: (.monochrome, .gray(.sRGB)),
        CGColorSpace.extendedGray as String: (.monochrome, .gray(.sRGB)),
        CGColorSpace.linearGray as String: (.monochrome, .gray(.linear)),
        CGColorSpace.extendedLinearGray as String: (.monochrome, .gray(.linear)),
        CGColorSpace.genericCMYK as String: (.cmyk, .cmyk),
        CGColorSpace.genericLab as String: (.lab, .lab),
        CGColorSpace.genericXYZ as String: (.XYZ, .xyz),
    ]

    /// Gamma-encoded sRGB, unclipped, of components in this space.
    func sRGB(from components: [CGFloat]) -> (red: Double, green: Double, blue: Double) {
        let values = components.map { Double($0) }
        switch self {
        case .gray(let transfer):
            guard let value = values.first else { return (0, 0, 0) }
            let gray = transfer == .sRGB ? value : Transfer.sRGB.encode(transfer.decode(value))
            return (gray, gray, gray)
        case .rgb(let primaries, let transfer):
            guard values.count >= 3 else { return (0, 0, 0) }
            if primaries == .sRGB, transfer == .sRGB { return (values[0], values[1], values[2]) }
            return Self.encode(Self.multiply(primaries.toLinearSRGB, values.prefix(3).map(transfer.decode)))
        case .cmyk:
            guard values.count >= 4 else { return (0, 0, 0) }
            return ((1 - values[0]) * (1 - values[3]), (1 - values[1]) * (1 - values[3]), (1 - values[2]) * (1 - values[3]))
        case .lab:
            guard values.count >= 3 else { return (0, 0, 0) }
            return Self.encode(Self.multiply(Self.xyzD50ToLinearSRGB, Self.xyz(lightness: values[0], a: values[1], b: values[2])))
        case .xyz:
            guard values.count >= 3 else { return (0, 0, 0) }
            return Self.encode(Self.multiply(Self.xyzD50ToLinearSRGB, values))
        }
    }

    /// Components in this space of a gamma-encoded sRGB colour; nil where there is no way back.
    func components(fromSRGB red: Double, _ green: Double, _ blue: Double) -> [CGFloat]? {
        switch self {
        case .gray(let transfer):
            // The luminance of the light, in this space's curve.
            let light = [red, green, blue].map(Transfer.sRGB.decode)
            let luminance = red == green && green == blue ? light[0] : 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]
            return [CGFloat(red == green && green == blue && transfer == .sRGB ? red : transfer.encode(luminance))]
        case .rgb(let primaries, let transfer):
            if primaries == .sRGB, transfer == .sRGB { return [CGFloat(red), CGFloat(green), CGFloat(blue)] }
            let light = Self.multiply(Self.inverse(primaries.toLinearSRGB), [red, green, blue].map(Transfer.sRGB.decode))
            return light.map { CGFloat(transfer.encode($0)) }
        case .cmyk:
            let black = 1 - max(red, green, blue)
            guard black < 1 else { return [0, 0, 0, 1] }
            let inks = [red, green, blue].map { (value: Double) in CGFloat((1 - value - black) / (1 - black)) }
            return inks + [CGFloat(black)]
        case .lab, .xyz: return nil
        }
    }

    private static func encode(_ light: [Double]) -> (red: Double, green: Double, blue: Double) {
        (Transfer.sRGB.encode(light[0]), Transfer.sRGB.encode(light[1]), Transfer.sRGB.encode(light[2]))
    }

    /// D50 white adapted to D65 by the Bradford transform.
    private static let xyzD50ToLinearSRGB = [
        [3.1338561, -1.6168667, -0.4906146], [-0.9787684, 1.9161415, 0.0334540], [0.0719453, -0.2289914, 1.4052427],
    ]

    private static func xyz(lightness: Double, a: Double, b: Double) -> [Double] {
        let fy = (lightness + 16) / 116
        func light(_ f: Double) -> Double { f > 6.0 / 29 ? f * f * f : 3 * (6.0 / 29) * (6.0 / 29) * (f - 4.0 / 29) }
        return [0.9642 * light(fy + a / 500), light(fy), 0.8249 * light(fy - b / 200)]
    }

    private static func multiply(_ matrix: [[Double]], _ vector: [Double]) -> [Double] {
        matrix.map { $0[0] * vector[0] + $0[1] * vector[1] + $0[2] * vector[2] }
    }

    private static func inverse(_ m: [[Double]]) -> [[Double]] {
        func minor(_ r0: Int, _ c0: Int, _ r1: Int, _ c1: Int) -> Double { m[r0][c0] * m[r1][c1] - m[r0][c1] * m[r1][c0] }
        let determinant = m[0][0] * minor(1, 1, 2, 2) - m[0][1] * minor(1, 0, 2, 2) + m[0][2] * minor(1, 0, 2, 1)
        return [
            [minor(1, 1, 2, 2), -minor(0, 1, 2, 2), minor(0, 1, 1, 2)],
            [-minor(1, 0, 2, 2), minor(0, 0, 2, 2), -minor(0, 0, 1, 2)],
            [minor(1, 0, 2, 1), -minor(0, 0, 2, 1), minor(0, 0, 1, 1)],
        ].map { $0.map { $0 / determinant } }
    }
}

extension ColorEncoding.Transfer {
    /// Light of a stored component; odd, so that values below zero keep their sign.
    func decode(_ value: Double) -> Double {
        let size = abs(value)
        let light: Double
        switch self {
        case .linear: return value
        case .sRGB: light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        case .gamma(let gamma): light = pow(size, gamma)
        }
        return value < 0 ? -light : light
    }

    /// The stored component for some light.
    func encode(_ light: Double) -> Double {
        let size = abs(light)
        let value: Double
        switch self {
        case .linear: return light
        case .sRGB: value = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        case .gamma(let gamma): value = pow(size, 1 / gamma)
        }
        return light < 0 ? -value : value
    }
}
