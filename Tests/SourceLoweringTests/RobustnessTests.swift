import Foundation
import SourceLowering
import Testing

/// Unbalanced and huge input neither crashes nor hangs, and every line stays on its line.
struct RobustnessTests {
    private let sample = """
        import UIKit
        #if os(iOS)
        @objc protocol P { @objc optional func a(_ x: Int, b: String) }
        #endif
        @IBDesignable class Card: UIView, P {
            @objc dynamic var count = 0
            lazy var button: UIButton = { let b = UIButton(); b.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside); return b }()
            @objc private func tapped(_ sender: Any) { print("\\(sender) 한국어 \\(count)") }
            func a(_ x: Int, b: String) { delegate?.a?(3, b: "x") }
        }
        extension Card { @IBAction func go() { let text = (name as NSString).length } }
        #Preview("A") { Card() }
        let s = \"\"\"
            many lines
            \"\"\"
        """

    private func checkLines(_ text: String) {
        let result = loweredText(text)
        let lines = text.utf8.count { $0 == UInt8(ascii: "\n") }
        #expect(result.utf8.count { $0 == UInt8(ascii: "\n") } >= lines)
    }

    @Test func everyPrefixIsLowered() {
        for length in stride(from: 0, through: sample.unicodeScalars.count, by: 7) {
            checkLines(String(String.UnicodeScalarView(sample.unicodeScalars.prefix(length))))
        }
    }

    @Test func everySuffixIsLowered() {
        for length in stride(from: 0, through: sample.unicodeScalars.count, by: 11) {
            checkLines(String(String.UnicodeScalarView(sample.unicodeScalars.suffix(length))))
        }
    }

    @Test func removedBracesAndQuotesAreSurvived() {
        for (index, character) in sample.enumerated() where "{}()\"#@<>".contains(character) {
            var broken = Array(sample)
            broken.remove(at: index)
            checkLines(String(broken))
        }
    }

    @Test(arguments: ["(", "{", "[", "a.b(", "#if A\n", "class C {", "\"\\(", "<", "-", "@objc ", "a?.b?(", "if x {"])
    func deepNestingIsSurvived(piece: String) {
        checkLines(String(repeating: piece, count: 20_000))
    }

    @Test func longChainIsSurvived() {
        checkLines("let x = a" + String(repeating: ".b()", count: 30_000))
    }

    @Test func bytesThatAreNoSourceAreSurvived() {
        checkLines(String(decoding: (0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 37) }, as: UTF8.self))
    }

    @Test func linesStayInPlaceInAHugeFile() {
        let text = (0..<5_000).map { "class Card\($0): UIView { @objc func tapped() {} ; let s = #selector(tapped) }\n" }.joined() + "let last = 1\n"
        let lines = loweredLines(text)
        #expect(lines[5_000] == "let last = 1")
    }
}
