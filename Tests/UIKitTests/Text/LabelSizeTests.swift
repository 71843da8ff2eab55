import Testing
@testable import UIKit

/// A label on a screen of two pixels a point, where the figures were measured.
@MainActor func makeLabel(_ text: String?, size: CGFloat = 17, weight: UIFont.Weight = .regular) -> UILabel {
    let label = UILabel()
    label.traitOverrides.displayScale = 2
    label.font = .systemFont(ofSize: size, weight: weight)
    label.text = text
    return label
}

private let pangram = "The quick brown fox jumps over the lazy dog"

@MainActor @Suite struct LabelSizeTests {
    @Test(arguments: [
        ("Hello", 17.0, 39.0, 20.5), ("Hello, UIKit", 17, 84.5, 20.5), ("Pinned label", 17, 93, 20.5), ("Height 13", 13, 58, 16),
        ("Height 28", 28, 120.5, 33.5),
    ])
    func oneLineHasItsMeasuredSize(text: String, size: Double, width: Double, height: Double) {
        let fitting = makeLabel(text, size: CGFloat(size)).sizeThatFits(.zero)
        #expect(abs(Double(fitting.width) - width) <= 0.5)
        #expect(Double(fitting.height) == height)
    }

    @Test func boldSystemFontIsSemibold() {
        let label = makeLabel("Bold 13")
        label.font = .boldSystemFont(ofSize: 13)
        #expect(label.sizeThatFits(.zero) == CGSize(width: 47, height: 16))
        let semibold = makeLabel("Semibold 20", size: 20, weight: .semibold)
        #expect(semibold.sizeThatFits(.zero) == CGSize(width: 116, height: 24))
    }

    @Test func emptyLabelsTakeNoRoom() {
        #expect(makeLabel(nil).intrinsicContentSize == .zero)
        #expect(makeLabel("").intrinsicContentSize == .zero)
    }

    @Test func oneLineIgnoresTheProposedWidth() {
        #expect(makeLabel(pangram).sizeThatFits(CGSize(width: 50, height: 10)).width == 339)
    }

    @Test func wrappedTextHasItsMeasuredSize() {
        let label = makeLabel(pangram)
        label.numberOfLines = 0
        #expect(label.sizeThatFits(CGSize(width: 200, height: 1000)) == CGSize(width: 181, height: 41))
        label.numberOfLines = 1
        #expect(label.sizeThatFits(CGSize(width: 200, height: 1000)) == CGSize(width: 339, height: 20.5))
    }

    @Test(arguments: [(1, 20.5), (2, 41.0), (3, 61.0), (4, 81.5)])
    func heightsRoundOnce(lines: Int, height: Double) {
        let label = makeLabel(Array(repeating: "Line", count: lines).joined(separator: "\n"))
        label.numberOfLines = 0
        #expect(Double(label.intrinsicContentSize.height) == height)
    }

    @Test func textStylesAddTheirLeadingBetweenLines() {
        let label = makeLabel("One\nTwo")
        label.font = .preferredFont(forTextStyle: .body)
        label.numberOfLines = 0
        #expect(label.intrinsicContentSize.height == 42.5)
    }

    @Test func wrappingUnderAutoLayoutIsAPointHigher() {
        let label = makeLabel("One\nTwo", size: 15)
        label.numberOfLines = 0
        #expect(label.intrinsicContentSize.height == 36)
        #expect(label._intrinsicContentSize(forLayoutWidth: 100).height == 37)
        let single = makeLabel("One", size: 15)
        single.numberOfLines = 0
        #expect(single._intrinsicContentSize(forLayoutWidth: 100).height == 18)
    }

    @Test func mixedRunsShareABaseline() {
        let text = NSMutableAttributedString(string: "Plain ", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        text.append(NSAttributedString(string: "bold ", attributes: [.font: UIFont.systemFont(ofSize: 17, weight: .semibold)]))
        text.append(NSAttributedString(string: "red ", attributes: [.font: UIFont.systemFont(ofSize: 17)]))
        text.append(NSAttributedString(string: "big", attributes: [.font: UIFont.systemFont(ofSize: 24)]))
        let label = makeLabel(nil)
        label.attributedText = text
        #expect(label.sizeThatFits(.zero) == CGSize(width: 142, height: 29))
    }

    @Test(arguments: [(11.0, 10.5), (13, 12.5), (17, 16), (20, 19), (28, 26.5), (34, 32.5)])
    func baselinesAreOnTheMeasuredPixel(size: Double, baseline: Double) {
        #expect(Double(makeLabel("Text", size: CGFloat(size))._firstBaselineFromTop) == baseline)
    }

    @Test func textRectIsInTheMiddleAndFollowsTheAlignment() {
        let label = makeLabel("Hello")
        let bounds = CGRect(x: 10, y: 20, width: 100, height: 40)
        #expect(label.textRect(forBounds: bounds, limitedToNumberOfLines: 1) == CGRect(x: 10, y: 30, width: 39, height: 20.5))
        label.textAlignment = .right
        #expect(label.textRect(forBounds: bounds, limitedToNumberOfLines: 1).maxX == 110)
    }

    @Test func overriddenTextRectsMakeRoomInTheSize() {
        final class Padded: UILabel {
            override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
                let inner = bounds.insetBy(dx: 6, dy: 3)
                return super.textRect(forBounds: inner, limitedToNumberOfLines: lines).insetBy(dx: -6, dy: -3)
            }
        }
        let label = Padded()
        label.traitOverrides.displayScale = 2
        label.text = "Hello"
        #expect(label.intrinsicContentSize == CGSize(width: 51, height: 26.5))
    }
}
