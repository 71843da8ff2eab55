@_spi(Sandlot) import CoreGraphics
@testable import UIKit

/// One premultiplied pixel.
struct PictureColor: Equatable, CustomStringConvertible {
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

    func isClose(to other: PictureColor, within tolerance: Int = 2) -> Bool {
        abs(red - other.red) <= tolerance && abs(green - other.green) <= tolerance && abs(blue - other.blue) <= tolerance
            && abs(alpha - other.alpha) <= tolerance
    }

    static let clear = PictureColor(0, 0, 0, 0)
    static let red = PictureColor(255, 0, 0)
    static let green = PictureColor(0, 255, 0)
    static let blue = PictureColor(0, 0, 255)
    static let black = PictureColor(0, 0, 0)
}

extension CGImage {
    /// The premultiplied pixel at column x of row y, from the top left.
    func color(_ x: Int, _ y: Int) -> PictureColor {
        withPremultipliedBytes { bytes, bytesPerRow in
            let place = y * bytesPerRow + x * 4
            return PictureColor(Int(bytes[place + 2]), Int(bytes[place + 1]), Int(bytes[place]), Int(bytes[place + 3]))
        }
    }
}

/// A picture of the given size in points, at `scale` pixels a point.
func picture(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, _ body: (CGContext) -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { body($0.cgContext) }
}
