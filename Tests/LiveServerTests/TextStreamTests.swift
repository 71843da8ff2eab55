import Foundation
import Testing
@testable import LiveServer

/// Text is the same however its bytes are cut.
struct TextStreamTests {
    private let text = "one 한국어 é 👩‍👩‍👧 last\n"

    @Test(arguments: [1, 2, 3, 5, 100]) func piecesOfAnySizeGiveTheText(size: Int) {
        var stream = TextStream()
        var result = ""
        var rest = Data(text.utf8)
        while !rest.isEmpty {
            result += stream.text(appending: Data(rest.prefix(size)))
            rest = Data(rest.dropFirst(size))
        }
        #expect(result == text)
    }

    @Test func bytesThatAreNoTextAreNotHeldBack() {
        var stream = TextStream()
        #expect(stream.text(appending: Data([0x80, 0x80, 0x80, 0x80])) == "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}")
        #expect(stream.text(appending: Data([0xE2, 0x41])) == "\u{FFFD}A")
        #expect(stream.text(appending: Data("plain".utf8)) == "plain")
    }
}
