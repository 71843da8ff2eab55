@_spi(Sandlot) import CoreGraphics
import Foundation
@_spi(Sandlot) import LayerRaster
@_spi(Sandlot) import QuartzCore
import Testing

/// Pictures of small layer trees, looked at pixel by pixel.
@MainActor @Suite struct LayerPictureTests {
    private let root = CALayer()

    init() { root.frame = CGRect(x: 0, y: 0, width: 40, height: 40) }

    private func layer(_ frame: CGRect, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.backgroundColor = CGColor(red: red, green: green, blue: blue, alpha: 1)
        root.addSublayer(layer)
        return layer
    }

    /// Red, green, blue and alpha, multiplied, of a pixel of the tree drawn at a scale.
    private func pixel(_ x: Int, _ y: Int, scale: CGFloat = 1) throws -> [UInt8] {
        let mirror = LayerMirror()
        mirror.apply(LayerCommitter(root: root, scale: scale).commitEverything(at: 0))
        let image = try #require(LayerRaster().image(of: mirror, scale: scale))
        return image.withPremultipliedBytes { bytes, bytesPerRow in
            let place = y * bytesPerRow + x * 4
            return [bytes[place + 2], bytes[place + 1], bytes[place], bytes[place + 3]]
        }
    }

    @Test func whereNothingIsDrawnThePictureIsTransparent() throws {
        _ = layer(CGRect(x: 10, y: 10, width: 10, height: 10), 1, 0, 0)
        #expect(try pixel(5, 5) == [0, 0, 0, 0])
        #expect(try pixel(15, 15) == [255, 0, 0, 255])
        #expect(try pixel(31, 31, scale: 2) == [255, 0, 0, 255])
    }

    @Test func laterLayersCoverEarlierOnesUnlessTheirDepthSaysElse() throws {
        let first = layer(CGRect(x: 0, y: 0, width: 20, height: 20), 1, 0, 0)
        _ = layer(CGRect(x: 0, y: 0, width: 20, height: 20), 0, 1, 0)
        #expect(try pixel(5, 5) == [0, 255, 0, 255])
        first.zPosition = 1
        #expect(try pixel(5, 5) == [255, 0, 0, 255])
    }

    @Test func roundedCornersAreCutAway() throws {
        layer(CGRect(x: 0, y: 0, width: 40, height: 40), 0, 0, 1).cornerRadius = 20
        #expect(try pixel(1, 1)[3] == 0)
        #expect(try pixel(20, 20) == [0, 0, 255, 255])
    }

    @Test func aSideOfTenMillionPointsIsDrawnWhereItIsSeen() throws {
        let long = layer(CGRect(x: 10, y: 20 - 10_000_000, width: 20, height: 10_000_000), 0, 1, 0)
        #expect(try pixel(15, 10) == [0, 255, 0, 255])
        #expect(try pixel(15, 25)[3] == 0)
        long.cornerRadius = 6
        #expect(try pixel(20, 10) == [0, 255, 0, 255])
        #expect(try pixel(10, 19)[3] == 0)
    }

    @Test func aLayerMasksWhatReachesOver() throws {
        let box = layer(CGRect(x: 10, y: 10, width: 10, height: 10), 1, 0, 0)
        let inner = CALayer()
        inner.frame = CGRect(x: 5, y: 0, width: 20, height: 10)
        inner.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
        box.addSublayer(inner)
        #expect(try pixel(25, 15) == [0, 0, 255, 255])
        box.masksToBounds = true
        #expect(try pixel(25, 15)[3] == 0)
        #expect(try pixel(17, 15) == [0, 0, 255, 255])
    }
}
