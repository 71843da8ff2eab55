import Testing
@testable import UIKit

@Suite struct FontTests {
    @Test(arguments: [
        (UIFont.TextStyle.largeTitle, 34.0, 40.574, 0.426), (.title1, 28, 33.414, 0.586), (.title2, 22, 26.254, 1.746),
        (.title3, 20, 23.867, 1.133), (.headline, 17, 20.287, 1.713), (.body, 17, 20.287, 1.713), (.callout, 16, 19.094, 1.906),
        (.subheadline, 15, 17.900, 2.100), (.footnote, 13, 15.514, 2.486), (.caption1, 12, 14.320, 1.680),
        (.caption2, 11, 13.127, -0.127),
    ])
    func textStylesHaveTheirMetrics(style: UIFont.TextStyle, size: Double, lineHeight: Double, leading: Double) {
        let traits = UITraitCollection(preferredContentSizeCategory: .large)
        let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
        #expect(Double(font.pointSize) == size)
        #expect(abs(Double(font.lineHeight) - lineHeight) < 0.001)
        #expect(abs(Double(font.leading) - leading) < 0.001)
        #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold) == (style == .headline))
    }

    @Test func textStylesGrowWithTheTextSize() {
        let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize == 53)
        #expect(UIFont.preferredFont(forTextStyle: .caption2, compatibleWith: traits).pointSize == 40)
    }

    @Test(arguments: [
        (16.0, UIContentSizeCategory.extraExtraLarge, 19.0), (17, .extraExtraExtraLarge, 22),
        (17, .accessibilityExtraExtraExtraLarge, 48), (44, .accessibilityLarge, 80),
    ])
    func metricsScaleAsMeasured(size: Double, category: UIContentSizeCategory, scaled: Double) {
        let traits = UITraitCollection(preferredContentSizeCategory: category)
        let font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: CGFloat(size)), compatibleWith: traits)
        #expect(Double(font.pointSize) == scaled)
        let limited = UIFontMetrics.default.scaledFont(
            for: .systemFont(ofSize: CGFloat(size)), maximumPointSize: 18, compatibleWith: traits)
        #expect(limited.pointSize == 18)
    }

    @Test func anotherSizeGivesThePlainMetrics() {
        let font = UIFont.preferredFont(forTextStyle: .body).withSize(20)
        #expect(font == .systemFont(ofSize: 20))
        #expect(font.leading == 0)
    }

    @Test func symbolicTraitsChangeTheFont() throws {
        let body = UIFont.preferredFont(forTextStyle: .body)
        let bold = UIFont(descriptor: try #require(body.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic])), size: 0)
        #expect(bold.pointSize == body.pointSize)
        #expect(bold.fontName == ".SFUI-SemiboldItalic")
        let title = UIFont.preferredFont(forTextStyle: .title1).fontDescriptor.withSymbolicTraits(.traitBold)
        #expect(title?.postscriptName == ".SFUI-Bold")
        let rounded = try #require(body.fontDescriptor.withDesign(.rounded))
        #expect(UIFont(descriptor: rounded, size: 30).familyName == ".AppleSystemUIFontRounded")
    }

    @Test func weightsReachTheDescriptor() {
        let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor
            .addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]])
        #expect(UIFont(descriptor: descriptor, size: 0) == .systemFont(ofSize: 17, weight: .heavy))
    }

    @Test func namedFontsAreFoundOrNil() {
        let helvetica = UIFont(name: "Helvetica", size: 12)
        #expect(helvetica?.familyName == "Helvetica")
        #expect(abs(Double(helvetica?.lineHeight ?? 0) - 13.8) < 1e-9)
        #expect(UIFont(name: "HelveticaNeue-Bold", size: 10)?.fontName == "HelveticaNeue-Bold")
        #expect(UIFont(name: "No Such Font", size: 12) == nil)
        #expect(UIFont.familyNames.contains("Avenir Next"))
        #expect(UIFont.fontNames(forFamilyName: "Avenir Next").contains("AvenirNext-DemiBold"))
    }

    @Test func fontsAreEqualByValue() {
        #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .regular))
        #expect(UIFont.systemFont(ofSize: 17) != UIFont.systemFont(ofSize: 18))
        #expect(UIFont.systemFont(ofSize: 0).pointSize == 14)
    }
}
