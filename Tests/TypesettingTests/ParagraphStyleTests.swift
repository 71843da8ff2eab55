import Testing
@testable import Typesetting

@Suite struct ParagraphStyleTests {
    private let lineHeight = systemFont(17).metrics.lineHeight

    private func layout(_ string: String, width: Double = 200, _ change: (inout ParagraphStyle) -> Void) -> TextLayout {
        var style = ParagraphStyle()
        change(&style)
        return TextLayout.layout(text(string, paragraph: style), in: .init(width: width))
    }

    @Test func alignmentPlacesTheLineInTheContainer() {
        let width = TextLayout.layout(text("Hello")).width
        #expect(layout("Hello") { $0.alignment = .left }.lines[0].x == 0)
        #expect(abs(layout("Hello") { $0.alignment = .right }.lines[0].x - (200 - width)) < 1e-9)
        #expect(abs(layout("Hello") { $0.alignment = .center }.lines[0].x - (200 - width) / 2) < 1e-9)
        #expect(layout("مرحبا") { $0.alignment = .natural }.lines[0].x > 100)
    }

    @Test func justifiedLinesReachTheEdgeExceptTheLast() {
        let result = layout("The quick brown fox jumps over the lazy dog", width: 170) { $0.alignment = .justified }
        let runs = result.lines[0].visualRuns()
        let shown = runs.reduce(0) { $0 + $1.width } - result.lines[0].trailingSpaceWidth
        #expect(abs(shown - 170) < 0.01)
        #expect(result.lines.last?.extraPerSpace == 0)
    }

    @Test func spacingsAddBetweenLinesAndParagraphs() {
        let lines = layout("one\ntwo\nthree") { style in
            style.lineSpacing = 3
            style.paragraphSpacing = 7
            style.paragraphSpacingBefore = 2
        }.lines
        #expect(abs(lines[1].top - (lineHeight + 3 + 7 + 2)) < 1e-9)
        #expect(abs(lines[2].bottom - (3 * lineHeight + 2 * 12)) < 1e-9)
    }

    @Test func lineHeightsGrowAboveTheBaseline() {
        let line = layout("one") { $0.minimumLineHeight = 31 }.lines[0]
        #expect(line.height == 31)
        #expect(abs(line.descent - 4.1006) < 0.001)
        #expect(abs(layout("one") { $0.lineHeightMultiple = 1.5 }.height - lineHeight * 1.5) < 1e-9)
        #expect(layout("one") { $0.maximumLineHeight = 13 }.height == 13)
    }

    @Test func indentsNarrowTheLines() {
        let lines = layout("The quick brown fox jumps over the lazy dog", width: 150) { style in
            style.firstLineHeadIndent = 20
            style.headIndent = 8
            style.tailIndent = -12
        }.lines
        #expect(lines[0].x == 20)
        #expect(lines[1].x == 8)
        #expect(lines.allSatisfy { $0.x + $0.width <= 138 })
    }

    @Test func tabsGoToTheirStops() {
        var style = ParagraphStyle()
        style.tabStops = [.init(location: 60, alignment: .left), .init(location: 150, alignment: .right)]
        let result = TextLayout.layout(text("a\tb\tc", paragraph: style), in: .init(width: 200))
        let runs = result.lines[0].visualRuns().filter { !$0.glyphs.isEmpty }
        #expect(runs[1].x == 60)
        #expect(abs(runs[2].x + runs[2].width - 150) < 1e-9)
        let plain = TextLayout.layout(text("a\tb"), in: .init(width: 200)).lines[0].visualRuns()
        #expect(plain.last?.x == 28)
    }

    @Test func theTallestRunMakesTheLine() {
        let big = TextStyle(font: systemFont(24)), small = TextStyle(font: systemFont(17))
        let characters = Array("small big".utf16)
        let mixed = StyledText(
            characters: characters, runs: [.init(range: 0..<6, style: small), .init(range: 6..<9, style: big)],
            paragraphs: [.init(range: 0..<9, style: ParagraphStyle())], emptyStyle: small)
        let layout = TextLayout.layout(mixed)
        #expect(ceilHalf(layout.height) == 29)
        #expect(abs(layout.firstBaseline - systemFont(24).metrics.ascender) < 1e-9)
    }
}
