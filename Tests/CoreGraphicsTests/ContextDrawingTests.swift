@_spi(Sandlot) import CoreGraphics
import Testing

@Suite("Drawing in a bitmap context")
struct ContextDrawingTests {
    @Test func theOriginIsAtTheBottomLeft() {
        let image = draw(width: 10, height: 8) { context in
            context.setFillColor(.testRed)
            context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
        }
        #expect(image.pixel(2, 7) == .red && image.pixel(2, 6) == .red)
        #expect(image.pixel(3, 7) == .clear && image.pixel(2, 5) == .clear)
    }

    @Test func aBackingStoreIsMeasuredInPointsFromTheTopLeft() throws {
        let context = try #require(CGContext(backingWidth: 10, height: 8, scale: 2, flipped: true))
        context.setFillColor(.testRed)
        context.fill(CGRect(x: 1, y: 0, width: 3, height: 2))
        let image = try #require(context.makeImage())
        #expect(image.width == 20 && image.height == 16)
        #expect(image.pixel(2, 0) == .red && image.pixel(7, 3) == .red)
        #expect(image.pixel(1, 0) == .clear && image.pixel(7, 4) == .clear)
        #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 16))
    }

    @Test func imagesAreUprightWhereYGrowsUpwards() {
        // given a picture with a red top row
        let picture = draw(width: 2, height: 2) { context in
            context.setFillColor(.testRed)
            context.fill(CGRect(x: 0, y: 1, width: 2, height: 1))
            context.setFillColor(.testBlue)
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        }
        // when it is drawn in a context with y up, and in one that was turned over
        let upright = draw(width: 4, height: 4) { $0.draw(picture, in: CGRect(x: 0, y: 0, width: 2, height: 2)) }
        let turned = draw(width: 4, height: 4) { context in
            context.translateBy(x: 0, y: 4)
            context.scaleBy(x: 1, y: -1)
            context.draw(picture, in: CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        // then the first is upright, the second upside down
        #expect(upright.pixel(0, 2) == .red && upright.pixel(0, 3) == .blue)
        #expect(turned.pixel(0, 0) == .blue && turned.pixel(0, 1) == .red)
    }

    @Test func statesAreRestored() {
        let image = draw(width: 6, height: 4) { context in
            context.setFillColor(.testRed)
            context.saveGState()
            context.translateBy(x: 3, y: 0)
            context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 4))
            context.setFillColor(.testBlue)
            context.fill(CGRect(x: 0, y: 0, width: 3, height: 4))
            context.restoreGState()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 4))
        }
        #expect(image.pixel(3, 1) == .blue && image.pixel(4, 1) == .clear && image.pixel(0, 1) == .red)
    }

    @Test func aPathStaysWhereItWasWhenTheTransformChanges() {
        let image = draw(width: 8, height: 8) { context in
            context.move(to: CGPoint(x: 1, y: 1))
            context.addLine(to: CGPoint(x: 3, y: 1))
            context.translateBy(x: 4, y: 0)
            context.addLine(to: CGPoint(x: 3, y: 5))
            context.closePath()
            #expect(context.boundingBoxOfPath == CGRect(x: -3, y: 1, width: 6, height: 4))
            context.setFillColor(.testGreen)
            context.fillPath()
        }
        #expect(image.pixel(3, 5).alpha > 0)
    }

    @Test func evenOddClipLeavesTheHoleOut() {
        let image = draw(width: 12, height: 12) { context in
            context.addRect(CGRect(x: 0, y: 0, width: 12, height: 12))
            context.addRect(CGRect(x: 4, y: 4, width: 5, height: 4))
            context.clip(using: .evenOdd)
            context.setFillColor(.testRed)
            context.fill(CGRect(x: 0, y: 0, width: 12, height: 12))
        }
        #expect(image.pixel(5, 6) == .clear && image.pixel(1, 6) == .red)
    }

    @Test func clearPunchesThrough() {
        let image = draw(width: 6, height: 6) { context in
            context.setFillColor(.testRed)
            context.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
            context.setAlpha(0.5)
            context.clear(CGRect(x: 1, y: 1, width: 2, height: 3))
        }
        #expect(image.pixel(1, 4) == .clear && image.pixel(3, 4) == .red)
    }

    @Test func strokesHaveTheirWidthInUserSpace() {
        let image = draw(width: 20, height: 20) { context in
            context.scaleBy(x: 2, y: 2)
            context.setStrokeColor(.testBlue)
            context.setLineWidth(3)
            context.move(to: CGPoint(x: 0, y: 5))
            context.addLine(to: CGPoint(x: 10, y: 5))
            context.strokePath()
        }
        // 6 pixels about row 10.
        #expect(image.pixel(9, 7) == .blue && image.pixel(9, 12) == .blue)
        #expect(image.pixel(9, 6) == .clear && image.pixel(9, 13) == .clear)
    }

    @Test func aFlatTransformDrawsNothingAndDoesNoHarm() {
        let image = draw(width: 6, height: 6) { context in
            context.setFillColor(.testRed)
            context.saveGState()
            context.scaleBy(x: 0, y: 1)
            context.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
            context.restoreGState()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        #expect(image.pixel(0, 5) == .red && image.pixel(4, 1) == .clear)
    }

    @Test func everySizeThatCannotBeIsNil() {
        for (width, height) in [(0, 5), (-3, 5), (40_000, 5), (30_000, 30_000)] {
            let context = CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            #expect(context == nil)
        }
        #expect(CGContext(
            data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.last.rawValue) == nil)
    }
}
