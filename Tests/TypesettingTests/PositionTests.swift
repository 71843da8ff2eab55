import Testing
@testable import Typesetting

@Suite struct PositionTests {
    @Test func caretsStandBetweenCharacters() {
        let layout = TextLayout.layout(text("Hello"))
        #expect(layout.caret(before: 0).x == 0)
        #expect(abs(layout.caret(before: 5).x - layout.width) < 1e-9)
        let h = TextLayout.layout(text("H")).width
        #expect(abs(layout.caret(before: 1).x - h) < 0.6)
    }

    @Test func pointsFindTheNearestCaret() {
        let layout = TextLayout.layout(text("Hello\nworld"))
        for position in [0, 2, 5, 6, 9, 11] {
            let caret = layout.caret(before: position)
            #expect(layout.position(atX: caret.x + 0.5, y: caret.y + 9) == position)
        }
        #expect(layout.position(atX: 999, y: 3) == 5)
        #expect(layout.position(atX: -5, y: 999) == 6)
    }

    @Test func familiesOfEmojiAreOneCharacter() {
        let string = "a👨‍👩‍👧b"
        let layout = TextLayout.layout(text(string))
        #expect(layout.position(1, movedBy: 1) == string.utf16.count - 1)
        #expect(layout.cells(of: layout.lines[0]).count == 3)
    }

    @Test func rangesAcrossLinesHaveABoxEach() {
        let layout = TextLayout.layout(text("The quick brown fox jumps over the lazy dog"), in: .init(width: 200))
        let boxes = layout.boxes(of: 10..<25)
        #expect(boxes.count == 2)
        #expect(boxes[1].x == 0)
    }

    @Test func rightToLeftCaretsRunBackwards() {
        let layout = TextLayout.layout(text("سلام"), in: .init(width: 200))
        #expect(layout.caret(before: 0).x > layout.caret(before: 3).x)
        #expect(abs(layout.caret(before: 0).x - 200) < 1e-6)
    }

    @Test func mixedDirectionsAreReordered() {
        let layout = TextLayout.layout(text("abc سلام def"))
        let runs = layout.lines[0].visualRuns().filter { !$0.glyphs.isEmpty }
        #expect(runs.first?.isRightToLeft == false && runs.last?.isRightToLeft == false)
        #expect(runs.filter(\.isRightToLeft).count == 1)
        #expect(runs.map(\.x) == runs.map(\.x).sorted())
    }
}
