@_spi(Sandlot) import CoreGraphics
import Testing

@Suite("Colours and spaces")
struct ColorTests {
    @Test func componentsEndWithAlpha() {
        #expect(CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4).components == [0.1, 0.2, 0.3, 0.4])
        #expect(CGColor(gray: 0.6, alpha: 0.7).components == [0.6, 0.7])
    }

    @Test func displayP3RedLiesOutsideSRGB() throws {
        let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        let red = try #require(CGColor(colorSpace: space, components: [1, 0, 0, 1])).standardComponents
        // Published values of P3's red in extended sRGB: 1.0930, -0.2267, -0.1501.
        #expect(abs(red.red - 1.0930) < 0.001 && abs(red.green + 0.2267) < 0.001 && abs(red.blue + 0.1501) < 0.001)
    }

    @Test func whiteIsWhiteInEverySpace() throws {
        for name in [CGColorSpace.sRGB, CGColorSpace.displayP3, CGColorSpace.linearSRGB, CGColorSpace.adobeRGB1998, CGColorSpace.itur_2020] {
            let space = try #require(CGColorSpace(name: name))
            let white = try #require(CGColor(colorSpace: space, components: [1, 1, 1, 1])).standardComponents
            #expect(abs(white.red - 1) < 0.001 && abs(white.green - 1) < 0.001 && abs(white.blue - 1) < 0.001, "\(name)")
        }
    }

    @Test func convertingThereAndBackKeepsTheColour() throws {
        let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        let sRGB = try #require(CGColorSpace(name: CGColorSpace.sRGB))
        let color = CGColor(srgbRed: 0.2, green: 0.5, blue: 0.9, alpha: 0.3)
        let back = try #require(color.converted(to: space, intent: .defaultIntent, options: nil)?
            .converted(to: sRGB, intent: .defaultIntent, options: nil))
        for (one, two) in zip(color.components ?? [], back.components ?? []) { #expect(abs(one - two) < 1e-6) }
    }

    @Test func linearHalfIsBrighterThanEncodedHalf() throws {
        let space = try #require(CGColorSpace(name: CGColorSpace.linearGray))
        let gray = try #require(CGColor(colorSpace: space, components: [0.5, 1])).standardComponents
        #expect(abs(gray.red - 0.7354) < 0.001)
    }

    @Test func unknownNamesGiveNoSpace() {
        #expect(CGColorSpace(name: "nonsense") == nil)
    }

    @Test func alphaCanBeReplaced() {
        #expect(CGColor(gray: 0.5, alpha: 1).copy(alpha: 0.25)?.components == [0.5, 0.25])
    }
}
