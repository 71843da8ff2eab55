@_spi(Sandlot) import CoreGraphics
import Testing

@Suite("Blend modes, shadows, layers, masks")
struct CompositingTests {
    /// Half of a red ground covered by a colour in the given mode; the pixel where both are.
    private func blended(_ mode: CGBlendMode, _ color: CGColor) -> (both: Pixel, ground: Pixel, source: Pixel) {
        let image = draw(width: 6, height: 6) { context in
            context.setFillColor(red: 0.8, green: 0.4, blue: 0.2, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 6))
            context.setBlendMode(mode)
            context.setFillColor(color)
            context.fill(CGRect(x: 2, y: 0, width: 4, height: 6))
        }
        return (image.pixel(3, 3), image.pixel(0, 3), image.pixel(5, 3))
    }

    @Test(arguments: [
        (CGBlendMode.multiply, Pixel(102, 51, 26)), (.screen, Pixel(230, 178, 153)), (.darken, Pixel(128, 102, 51)),
        (.lighten, Pixel(204, 128, 128)), (.difference, Pixel(76, 26, 77)), (.plusLighter, Pixel(255, 230, 179)),
        (.plusDarker, Pixel(77, 0, 0)), (.exclusion, Pixel(128, 128, 128)), (.copy, Pixel(128, 128, 128)), (.sourceAtop, Pixel(128, 128, 128)),
        (.destinationOver, Pixel(204, 102, 51)),
    ])
    func opaqueColoursBlendByTheFormula(mode: CGBlendMode, expected: Pixel) {
        // a half gray over (204, 102, 51)
        let result = blended(mode, CGColor(gray: 0.5, alpha: 1))
        #expect(result.both.isClose(to: expected), "\(mode): \(result.both) instead of \(expected)")
        #expect(result.ground.isClose(to: Pixel(204, 102, 51)))
    }

    @Test(arguments: [CGBlendMode.sourceIn, .sourceOut, .destinationIn, .destinationAtop])
    func nothingOutsideTheShapeChanges(mode: CGBlendMode) {
        #expect(blended(mode, CGColor(gray: 0.5, alpha: 1)).ground.isClose(to: Pixel(204, 102, 51)))
    }

    @Test func globalAlphaTimesColourAlpha() {
        let image = draw(width: 2, height: 2) { context in
            context.setAlpha(0.5)
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        #expect(image.pixel(0, 0).isClose(to: Pixel(64, 0, 0, 64), within: 1))
    }

    @Test func aShadowLiesWhereTheOffsetSaysWhateverTheTransform() {
        // given a context with y up: offset (3, -4) is right and down
        let image = draw(width: 40, height: 40) { context in
            context.scaleBy(x: 2, y: 2)
            context.setShadow(offset: CGSize(width: 3, height: -4), blur: 0, color: .testBlue)
            context.setFillColor(.testRed)
            context.fill(CGRect(x: 5, y: 10, width: 5, height: 5))
        }
        // then the square spans 10..<20 across and 10..<20 from the top, the shadow is 3 to the right and 4 down
        #expect(image.pixel(12, 15) == .red)
        #expect(image.pixel(22, 22) == .blue && image.pixel(23, 22) == .clear)
        #expect(image.pixel(15, 23) == .blue && image.pixel(15, 24) == .clear)
    }

    @Test func inUIKitsContextsShadowsFallDownwardsInPoints() throws {
        let context = try #require(CGContext(backingWidth: 20, height: 20, scale: 2, flipped: true))
        context.setShadow(offset: CGSize(width: 0, height: 3), blur: 0, color: .testBlue)
        context.setFillColor(.testRed)
        context.fill(CGRect(x: 5, y: 5, width: 4, height: 4))
        let image = try #require(context.makeImage())
        #expect(image.pixel(12, 20) == .blue && image.pixel(12, 23) == .blue && image.pixel(12, 24) == .clear)
    }

    @Test func aBlurredEdgeIsHalfThereAtItsPlace() {
        let image = draw(width: 80, height: 80) { context in
            context.setShadow(offset: CGSize(width: 0, height: -40), blur: 8, color: CGColor(gray: 0, alpha: 1))
            context.setFillColor(.testRed)
            context.fill(CGRect(x: 0, y: 50, width: 80, height: 20))
        }
        // The shadow's upper edge lies at y = 30, row 50; σ is 4, so one σ away 84 % of it is there.
        let above = image.pixel(40, 49).alpha
        let below = image.pixel(40, 50).alpha
        #expect((above + below) / 2 > 122 && (above + below) / 2 < 133)
        let inside = (image.pixel(40, 53).alpha + image.pixel(40, 54).alpha) / 2
        #expect(abs(inside - 215) < 5, "\(inside)")
    }

    @Test func aTransparencyLayerIsOnePicture() {
        let image = draw(width: 12, height: 6) { context in
            context.setAlpha(0.5)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.setFillColor(.testRed)
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 6))
            context.setFillColor(.testBlue)
            context.fill(CGRect(x: 4, y: 0, width: 8, height: 6))
            context.endTransparencyLayer()
        }
        #expect(image.pixel(1, 3).isClose(to: Pixel(128, 0, 0, 128), within: 1))
        #expect(image.pixel(5, 3).isClose(to: Pixel(0, 0, 128, 128), within: 1))
    }

    @Test func maskImagesLetPaintThroughWhereTheyAreWhite() throws {
        // given a gray picture whose left half is white
        let gray = try #require(CGContext(
            data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceGray(),
            bitmapInfo: CGImageAlphaInfo.none.rawValue))
        gray.setFillColor(gray: 1, alpha: 1)
        gray.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
        let mask = try #require(gray.makeImage())
        // when a fill is clipped to it
        let image = draw(width: 8, height: 8) { context in
            context.saveGState()
            context.clip(to: CGRect(x: 2, y: 2, width: 4, height: 4), mask: mask)
            context.setFillColor(.testRed)
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
            context.restoreGState()
            context.fill(CGRect(x: 7, y: 7, width: 1, height: 1))
        }
        // then only its left half is painted, and nothing outside
        #expect(image.pixel(2, 4) == .red && image.pixel(5, 4) == .clear && image.pixel(1, 4) == .clear)
        #expect(image.pixel(7, 0) == .black)
    }

    @Test func imageMasksTakeTheFillColour() throws {
        let provider = try #require(CGDataProvider(data: Data([0, 255, 255, 0]) as CFData))
        let mask = try #require(CGImage(
            maskWidth: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2, provider: provider, decode: nil,
            shouldInterpolate: false))
        let image = draw(width: 2, height: 2) { context in
            context.setFillColor(.testGreen)
            context.draw(mask, in: CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        #expect(image.pixel(0, 0) == .green && image.pixel(1, 0) == .clear && image.pixel(1, 1) == .green)
    }

    @Test func unbalancedCallsAreReportedAndIgnored() {
        let image = draw(width: 2, height: 2) { context in
            context.restoreGState()
            context.endTransparencyLayer()
            context.setFillColor(.testRed)
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        #expect(image.pixel(1, 1) == .red)
    }
}
