@_spi(Sandlot) import CoreGraphics

/// One pixel, not multiplied by alpha unless said.
struct Pixel: Equatable, CustomStringConvertible {
    var red: Int
    var green: Int
    var blue: Int
    var alpha: Int

    init(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    var description: String { "(\(red), \(green), \(blue), \(alpha))" }

    /// Whether every component differs by no more than `tolerance`.
    func isClose(to other: Pixel, within tolerance: Int = 2) -> Bool {
        abs(red - other.red) <= tolerance && abs(green - other.green) <= tolerance && abs(blue - other.blue) <= tolerance
            && abs(alpha - other.alpha) <= tolerance
    }

    static let clear = Pixel(0, 0, 0, 0)
    static let black = Pixel(0, 0, 0)
    static let white = Pixel(255, 255, 255)
    static let red = Pixel(255, 0, 0)
    static let green = Pixel(0, 255, 0)
    static let blue = Pixel(0, 0, 255)
}

extension CGImage {
    /// The premultiplied pixel at column x of row y, counted from the top left.
    func pixel(_ x: Int, _ y: Int) -> Pixel {
        withPremultipliedBytes { bytes, bytesPerRow in
            let place = y * bytesPerRow + x * 4
            return Pixel(Int(bytes[place + 2]), Int(bytes[place + 1]), Int(bytes[place]), Int(bytes[place + 3]))
        }
    }
}

/// A transparent context with y up, and what `body` draws in it.
func draw(width: Int, height: Int, _ body: (CGContext) -> Void) -> CGImage {
    guard let context = CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
    else { preconditionFailure("no context") }
    body(context)
    guard let image = context.makeImage() else { preconditionFailure("no image") }
    return image
}

extension CGColor {
    static let testRed = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let testGreen = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let testBlue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}
