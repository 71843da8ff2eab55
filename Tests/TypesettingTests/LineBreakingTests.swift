import Testing
@testable import Typesetting

private let pangram = "The quick brown fox jumps over the lazy dog"

@Suite struct LineBreakingTests {
    @Test func wordsWrapGreedily() {
        let layout = TextLayout.layout(text(pangram), in: .init(width: 200))
        #expect(shownLines(layout) == ["The quick brown fox", "jumps over the lazy dog"])
        #expect(ceilHalf(layout.width) == 181)
        #expect(ceilHalf(layout.height) == 41)
    }

    @Test func tooLongWordsBreakBetweenCharacters() {
        let layout = TextLayout.layout(text("a Donaudampfschifffahrt"), in: .init(width: 80))
        #expect(shownLines(layout).joined() == "aDonaudampfschifffahrt")
        #expect(layout.lines.allSatisfy { $0.width <= 80 })
        #expect(layout.lines.count == 4)
    }

    @Test func everyLineTakesAtLeastOneCharacter() {
        #expect(TextLayout.layout(text("abc"), in: .init(width: 0)).lines.count == 3)
    }

    @Test func characterWrappingFillsTheLine() {
        var style = ParagraphStyle()
        style.lineBreakMode = .characterWrapping
        let layout = TextLayout.layout(text(pangram, paragraph: style), in: .init(width: 200))
        #expect(shownLines(layout).first == "The quick brown fox jump")
    }

    @Test func clippingNeverWraps() {
        var style = ParagraphStyle()
        style.lineBreakMode = .clipping
        #expect(TextLayout.layout(text(pangram, paragraph: style), in: .init(width: 100)).lines.count == 1)
    }

    @Test(arguments: [
        (ParagraphStyle.LineBreakMode.truncatingTail, "The quick brown fox ju…"),
        (.truncatingHead, "…mps over the lazy dog"), (.truncatingMiddle, "The quick…the lazy dog"),
    ])
    func oneLineIsShortenedAsItsModeSays(mode: ParagraphStyle.LineBreakMode, shown: String) {
        var container = TextLayout.Container(width: 190, maximumLines: 1)
        container.lineBreakMode = mode
        let layout = TextLayout.layout(text(pangram), in: container)
        #expect(shownLines(layout) == [shown])
        #expect(layout.width <= 190)
        #expect(layout.isTruncated)
    }

    @Test func spacesBeforeTheEllipsisAreDropped() {
        var container = TextLayout.Container(width: 106, maximumLines: 1)
        container.lineBreakMode = .truncatingTail
        #expect(shownLines(TextLayout.layout(text("The quick brown fox"), in: container)) == ["The quick b…"])
        container.width = 96
        #expect(shownLines(TextLayout.layout(text("The quick brown fox"), in: container)) == ["The quick…"])
    }

    @Test func theLastAllowedLineTakesTheRest() {
        var container = TextLayout.Container(width: 120, maximumLines: 2)
        container.lineBreakMode = .truncatingTail
        let layout = TextLayout.layout(text(pangram), in: container)
        #expect(shownLines(layout) == ["The quick", "brown fox jum…"])
    }

    @Test func linesBeyondTheHeightAreLeftOut() {
        var container = TextLayout.Container(width: 120, height: 42)
        container.lineBreakMode = .truncatingTail
        let layout = TextLayout.layout(text(pangram), in: container)
        #expect(layout.lines.count == 2)
        #expect(shownLines(layout).last?.hasSuffix("…") == true)
    }

    @Test func hangulWordsStayWholeWhereAsked() {
        var style = ParagraphStyle()
        style.keepsHangulWords = true
        let string = "동해물과 백두산이 마르고"
        let whole = TextLayout.layout(text(string, paragraph: style), in: .init(width: 105))
        #expect(shownLines(whole) == ["동해물과", "백두산이", "마르고"])
        let broken = TextLayout.layout(text(string), in: .init(width: 105))
        #expect(shownLines(broken).first?.hasPrefix("동해물과 백") == true)
    }

    @Test func japaneseBreaksBetweenCharactersButNotBeforeFullStops() {
        let layout = TextLayout.layout(text("日本語の文章。改行"), in: .init(width: 103))
        #expect(shownLines(layout) .dropFirst().allSatisfy { !$0.hasPrefix("。") })
        #expect(layout.lines.allSatisfy { $0.width <= 103.01 })
    }

    @Test func lineFeedsEndParagraphsAndALastOneAddsALine() {
        #expect(TextLayout.layout(text("a\nb")).lines.count == 2)
        #expect(TextLayout.layout(text("a\r\nb\n")).lines.count == 3)
        #expect(TextLayout.layout(text("a\u{2028}b")).lines.count == 2)
        #expect(TextLayout.layout(text("")).lines.isEmpty)
    }

    @Test func twoLinesAreBalancedWhereAsked() {
        var container = TextLayout.Container(width: 132)
        let string = "Several words ending alone"
        #expect(shownLines(TextLayout.layout(text(string), in: container)) == ["Several words", "ending alone"])
        container.width = 165
        #expect(shownLines(TextLayout.layout(text(string), in: container)) == ["Several words ending", "alone"])
        container.balancesTwoLines = true
        #expect(shownLines(TextLayout.layout(text(string), in: container)) == ["Several words", "ending alone"])
    }
}
