@_spi(Sandlot) import CoreGraphics
import Testing

@Suite("Gradients and patterns")
struct GradientTests {
    private let redToBlue = CGGradient(colorsSpace: nil, colors: [CGColor.testRed, CGColor.testBlue] as CFArray, locations: nil)!

    @Test func coloursBlendLinearlyAlongTheLine() {
        let image = draw(width: 100, height: 3) { context in
            context.drawLinearGradient(redToBlue, start: .zero, end: CGPoint(x: 100, y: 0), options: [])
        }
        #expect(image.pixel(0, 1).isClose(to: .red, within: 3) && image.pixel(99, 1).isClose(to: .blue, within: 3))
        #expect(image.pixel(50, 1).isClose(to: Pixel(127, 0, 128), within: 3))
        #expect(image.pixel(25, 1).isClose(to: Pixel(190, 0, 65), within: 3))
    }

    @Test func optionsDecideWhatLiesBeyondTheEnds() {
        func ends(_ options: CGGradientDrawingOptions) -> (Pixel, Pixel) {
            let image = draw(width: 100, height: 3) { context in
                context.drawLinearGradient(redToBlue, start: CGPoint(x: 30, y: 0), end: CGPoint(x: 60, y: 0), options: options)
            }
            return (image.pixel(10, 1), image.pixel(80, 1))
        }
        #expect(ends([]) == (.clear, .clear))
        #expect(ends(.drawsBeforeStartLocation) == (.red, .clear))
        #expect(ends(.drawsAfterEndLocation) == (.clear, .blue))
        #expect(ends([.drawsBeforeStartLocation, .drawsAfterEndLocation]) == (.red, .blue))
    }

    @Test func aFadeToClearIsNotPremultiplied() throws {
        // uikit-drawing-layers.md section 4: a fade from white to clear black turns gray on its way
        let fade = try #require(CGGradient(
            colorsSpace: nil, colors: [CGColor(gray: 1, alpha: 1), CGColor(gray: 0, alpha: 0)] as CFArray, locations: nil))
        let image = draw(width: 101, height: 1) { context in
            context.drawLinearGradient(fade, start: .zero, end: CGPoint(x: 101, y: 0), options: [])
        }
        // Half gray at half alpha, premultiplied a quarter.
        #expect(image.pixel(50, 0).isClose(to: Pixel(64, 64, 64, 128), within: 3))
    }

    @Test func radialColoursDependOnTheDistance() {
        let image = draw(width: 100, height: 100) { context in
            context.drawRadialGradient(
                redToBlue, startCenter: CGPoint(x: 50, y: 50), startRadius: 10, endCenter: CGPoint(x: 50, y: 50), endRadius: 40, options: [])
        }
        #expect(image.pixel(50, 50) == .clear && image.pixel(95, 50) == .clear)
        #expect(image.pixel(75, 50).isClose(to: Pixel(127, 0, 128), within: 5))
    }

    @Test func conicColoursGoRoundFromTheAngle() {
        let image = draw(width: 100, height: 100) { context in
            context.drawConicGradient(redToBlue, center: CGPoint(x: 50, y: 50), angle: 0)
        }
        // y up: a quarter turn from the x axis is upwards, row 10.
        #expect(image.pixel(50, 10).isClose(to: Pixel(191, 0, 64), within: 3))
        #expect(image.pixel(10, 50).isClose(to: Pixel(127, 0, 128), within: 3))
        #expect(image.pixel(50, 90).isClose(to: Pixel(64, 0, 191), within: 3))
    }

    @Test func patternsRepeatTheirCell() throws {
        let pattern = try #require(CGPattern(bounds: CGRect(x: 0, y: 0, width: 4, height: 6), matrix: .identity) { cell in
            cell.setFillColor(.testRed)
            cell.fill(CGRect(x: 0, y: 0, width: 2, height: 3))
        })
        let space = try #require(CGColorSpace(patternBaseSpace: nil))
        let color = try #require(CGColor(patternSpace: space, pattern: pattern, components: [1]))
        let image = draw(width: 12, height: 12) { context in
            context.setFillColor(color)
            context.fill(CGRect(x: 0, y: 0, width: 12, height: 12))
        }
        // y up: the red part is the lower left quarter of each cell.
        #expect(image.pixel(0, 11) == .red && image.pixel(5, 10) == .red && image.pixel(2, 11) == .clear && image.pixel(0, 8) == .clear)
        #expect(image.pixel(4, 5) == .red)
    }
}
