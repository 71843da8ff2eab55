import Testing
@testable import Typesetting

@Suite struct MeasuredWidthTests {
    /// The strings measured with Apple's frameworks (fonts.md): size, weight, text and label width at @2x.
    @Test func measuredStringsHaveTheirWidths() throws {
        let rows = try fixture("text-widths.tsv").split(separator: "\n").dropFirst()
            .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
        var exact = 0, near = 0
        for row in rows {
            let size = try #require(Double(row[2])), weight = try #require(Int(row[3])), width = try #require(Double(row[5]))
            let difference = abs(ceilHalf(TextLayout.layout(text(row[4], size: size, weight: weight)).width) - width)
            if difference < 0.01 { exact += 1 }
            if difference < 0.51 { near += 1 }
            #expect(difference <= (size <= 17 ? 0.51 : 1.51), "\(row)")
        }
        print("measured widths: \(rows.count), exact \(exact), within half a point \(near)")
        #expect(Double(exact) >= 0.9 * Double(rows.count))
        #expect(Double(near) >= 0.98 * Double(rows.count))
    }

    @Test(arguments: [
        (FontDescription.Design.rounded, 175.0), (.serif, 185.5), (.monospaced, 235.0), (.standard, 176.5),
    ])
    func otherDesignsMeetTheirMeasuredString(design: FontDescription.Design, width: Double) {
        let font = FontLibrary.shared.font(FontDescription(source: .system(design), size: 20))
        let layout = TextLayout.layout(StyledText("The quick brown fox", style: TextStyle(font: font)))
        #expect(ceilHalf(layout.width) == width)
    }

    @Test func lightWeightMeetsItsMeasuredString() {
        #expect(ceilHalf(TextLayout.layout(text("The quick brown fox", size: 20, weight: 300)).width) == 174)
    }

    @Test func monospacedDigitsTakeTheRoomOfZero() {
        var description = FontDescription(size: 17)
        description.hasMonospacedDigits = true
        let font = FontLibrary.shared.font(description)
        #expect(ceilHalf(TextLayout.layout(text("1111")).width) == 30)
        #expect(ceilHalf(TextLayout.layout(StyledText("1111", style: TextStyle(font: font))).width) == 41.5)
    }

    @Test func monospacedFontHasItsMeasuredAdvance() {
        let regular = FontLibrary.shared.font(FontDescription(source: .system(.monospaced), size: 15))
        let semibold = FontLibrary.shared.font(FontDescription(source: .system(.monospaced), size: 17, weight: 600))
        #expect(ceilHalf(TextLayout.layout(StyledText("Mono 15", style: TextStyle(font: regular))).width) == 65)
        #expect(ceilHalf(TextLayout.layout(StyledText("Mono 17 semibold", style: TextStyle(font: semibold))).width) == 168.5)
    }

    @Test func trackingIsAddedAfterEveryGlyph() {
        var style = TextStyle(font: systemFont(17))
        let plain = TextLayout.layout(StyledText("Hello", style: style)).width
        style.tracking = 2
        #expect(abs(TextLayout.layout(StyledText("Hello", style: style)).width - plain - 10) < 1e-9)
        style.tracking = 0
        style.kern = 3
        #expect(abs(TextLayout.layout(StyledText("Hello", style: style)).width - plain - 15) < 1e-9)
    }

    @Test func kernOfZeroTurnsPairKerningOff() {
        var style = TextStyle(font: systemFont(17))
        let kerned = TextLayout.layout(StyledText("Two", style: style)).width
        style.kern = 0
        #expect(TextLayout.layout(StyledText("Two", style: style)).width > kerned + 0.5)
    }

    @Test func spacesAtTheEndCountWhenMeasuredAlone() {
        #expect(TextLayout.layout(text("Env ", size: 28)).width > TextLayout.layout(text("Env", size: 28)).width + 5)
    }
}
