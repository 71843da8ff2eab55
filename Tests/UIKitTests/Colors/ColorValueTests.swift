import Testing
@testable import UIKit

@Suite("UIColor values")
struct ColorValueTests {
    private func bytes(_ color: UIColor) -> [Int] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue].map { Int(($0 * 255).rounded()) } + [Int((alpha * 100).rounded())]
    }

    private func resolved(
        _ color: UIColor, _ style: UIUserInterfaceStyle, contrast: UIAccessibilityContrast = .normal,
        level: UIUserInterfaceLevel = .base
    ) -> [Int] {
        bytes(color.resolvedColor(with: UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: style), UITraitCollection(accessibilityContrast: contrast),
            UITraitCollection(userInterfaceLevel: level),
        ])))
    }

    /// ios-facts/colors.md section 1.
    @Test(arguments: [
        (UIColor.systemRed, [255, 56, 60], [255, 66, 69], [233, 21, 45], [255, 97, 101]),
        (.systemOrange, [255, 141, 40], [255, 146, 48], [197, 83, 0], [255, 160, 86]),
        (.systemYellow, [255, 204, 0], [255, 214, 0], [161, 106, 0], [254, 223, 67]),
        (.systemGreen, [52, 199, 89], [48, 209, 88], [0, 137, 50], [74, 217, 104]),
        (.systemMint, [0, 200, 179], [0, 218, 195], [0, 133, 117], [84, 223, 203]),
        (.systemTeal, [0, 195, 208], [0, 210, 224], [0, 129, 152], [59, 221, 236]),
        (.systemCyan, [0, 192, 232], [60, 211, 254], [0, 126, 174], [109, 217, 255]),
        (.systemBlue, [0, 136, 255], [0, 145, 255], [30, 110, 244], [92, 184, 255]),
        (.systemIndigo, [97, 85, 245], [107, 93, 255], [86, 74, 222], [167, 170, 255]),
        (.systemPurple, [203, 48, 224], [219, 52, 242], [176, 47, 194], [234, 141, 255]),
        (.systemPink, [255, 45, 85], [255, 55, 95], [231, 18, 77], [255, 138, 196]),
        (.systemBrown, [172, 127, 94], [183, 138, 102], [149, 109, 81], [219, 166, 121]),
    ])
    func tintsFollowStyleAndContrast(color: UIColor, light: [Int], dark: [Int], highLight: [Int], highDark: [Int]) {
        #expect(resolved(color, .light) == light + [100])
        #expect(resolved(color, .dark) == dark + [100])
        #expect(resolved(color, .light, contrast: .high) == highLight + [100])
        #expect(resolved(color, .dark, contrast: .high) == highDark + [100])
    }

    /// ios-facts/colors.md sections 2 to 4.
    @Test(arguments: [
        (UIColor.systemGray, [142, 142, 147, 100], [142, 142, 147, 100]), (.systemGray3, [199, 199, 204, 100], [72, 72, 74, 100]),
        (.systemGray6, [242, 242, 247, 100], [28, 28, 30, 100]), (.label, [0, 0, 0, 100], [255, 255, 255, 100]),
        (.secondaryLabel, [60, 60, 67, 60], [235, 235, 245, 60]), (.quaternaryLabel, [60, 60, 67, 18], [235, 235, 245, 16]),
        (.placeholderText, [60, 60, 67, 30], [235, 235, 245, 30]), (.systemFill, [120, 120, 128, 20], [120, 120, 128, 36]),
        (.quaternarySystemFill, [116, 116, 128, 8], [118, 118, 128, 18]), (.separator, [60, 60, 67, 29], [84, 84, 88, 60]),
        (.opaqueSeparator, [198, 198, 200, 100], [56, 56, 58, 100]), (.link, [0, 136, 255, 100], [0, 145, 255, 100]),
        (.systemBackground, [255, 255, 255, 100], [0, 0, 0, 100]),
        (.secondarySystemGroupedBackground, [255, 255, 255, 100], [28, 28, 30, 100]),
        (.tertiarySystemGroupedBackground, [242, 242, 247, 100], [44, 44, 46, 100]),
    ])
    func semanticColoursFollowStyle(color: UIColor, light: [Int], dark: [Int]) {
        #expect(resolved(color, .light) == light)
        #expect(resolved(color, .dark) == dark)
    }

    @Test func raisedGroundsAreLighterInTheDark() {
        #expect(resolved(.systemBackground, .dark, level: .elevated) == [28, 28, 30, 100])
        #expect(resolved(.systemBackground, .light, level: .elevated) == [255, 255, 255, 100])
    }

    @Test func plainColoursAreAsDocumented() {
        #expect(bytes(.orange) == [255, 128, 0, 100] && bytes(.brown) == [153, 102, 51, 100] && bytes(.lightGray) == [170, 170, 170, 100])
        #expect(UIColor.white.cgColor.numberOfComponents == 2 && UIColor.red.cgColor.numberOfComponents == 4)
    }

    @Test(arguments: [(0.0, 1.0, 1.0, [255, 0, 0]), (1.0 / 3, 1.0, 1.0, [0, 255, 0]), (0.5, 0.5, 0.8, [102, 204, 204]), (0.9, 0.3, 0.6, [153, 107, 135]), (1.0, 1.0, 1.0, [255, 0, 0])])
    func hueGoesRoundTheWheel(hue: Double, saturation: Double, brightness: Double, expected: [Int]) {
        let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)
        #expect(bytes(color) == expected + [100])
        var (h, s, b): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        #expect(color.getHue(&h, saturation: &s, brightness: &b, alpha: nil))
        #expect(abs(h - hue.truncatingRemainder(dividingBy: 1)) < 1e-6 && abs(s - saturation) < 1e-6 && abs(b - brightness) < 1e-6)
    }

    @Test func alphaOfADynamicColourLeavesItDynamic() {
        let faint = UIColor.label.withAlphaComponent(0.25)
        #expect(resolved(faint, .light) == [0, 0, 0, 25] && resolved(faint, .dark) == [255, 255, 255, 25])
        #expect(faint == UIColor.label.withAlphaComponent(0.25) && faint != UIColor.label)
    }

    @Test func aProviderIsAskedForEachCollection() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .yellow : .purple }
        #expect(resolved(color, .dark) == [255, 255, 0, 100] && resolved(color, .light) == [128, 0, 128, 100])
    }

    @Test func equalColoursAreEqual() {
        #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(UIColor.red.hash == UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
        #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        #expect(UIColor.systemBlue == UIColor.systemBlue && UIColor.systemBlue != UIColor.systemRed)
    }

    @Test func literalsMakeColours() {
        let color: UIColor = #colorLiteral(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8)
        #expect(bytes(color) == [51, 102, 153, 80])
    }

    @Test func descriptionsAreAsApples() {
        #expect(UIColor.red.description == "UIExtendedSRGBColorSpace 1 0 0 1")
        #expect(UIColor(white: 0.5, alpha: 1).description == "UIExtendedGrayColorSpace 0.5 1")
    }

    @Test func aPatternRepeatsFromTheTopLeft() {
        let cell = picture(4, 6) { _ in
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 3))
        }
        let image = picture(12, 12, scale: 2) { _ in
            UIColor(patternImage: cell).setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 12, height: 12))
        }
        let pixels = image.cgImage!
        #expect(pixels.color(1, 1) == .red && pixels.color(9, 1) == .red && pixels.color(5, 1) == .clear && pixels.color(1, 8) == .clear)
        #expect(pixels.color(1, 13) == .red)
    }
}
