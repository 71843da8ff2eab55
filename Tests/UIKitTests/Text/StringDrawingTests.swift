import Testing
@testable import UIKit
import Typesetting

@Suite struct StringDrawingTests {
    private let font = UIFont.systemFont(ofSize: 17)

    private func ceilHalf(_ value: CGFloat) -> Double { (Double(value) * 2 - 1e-6).rounded(.up) / 2 }

    @Test func stringsMeasureUnrounded() {
        let size = "Hello, world".size(withAttributes: [.font: font])
        #expect(ceilHalf(size.width) == 90)
        #expect(abs(Double(size.height) - 20.2871) < 0.001)
        #expect(("Hello, world" as NSString).size(withAttributes: [.font: font]) == size)
        #expect(NSAttributedString(string: "Hello, world", attributes: [.font: font]).size() == size)
    }

    @Test func withoutAFontHelveticaTwelveCounts() {
        #expect(abs(Double("Hello".size(withAttributes: nil).height) - 13.8) < 1e-9)
    }

    @Test func boundingBoxesWrap() {
        let text = "The quick brown fox jumps over the lazy dog"
        let box = text.boundingRect(
            with: CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
            attributes: [.font: font], context: nil)
        #expect(ceilHalf(box.width) == 181)
        #expect(abs(Double(box.height) - 2 * 20.2871) < 0.001)
        let line = text.boundingRect(
            with: CGSize(width: 200, height: 100), options: [], attributes: [.font: font], context: nil)
        #expect(ceilHalf(line.width) == 339)
        #expect(line.minY < 0)
    }

    @Test func fontLeadingCountsWhereAsked() {
        let body = UIFont.preferredFont(
            forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
        func height(_ options: NSStringDrawingOptions) -> Double {
            Double("One\nTwo".boundingRect(
                with: CGSize(width: 200, height: 200), options: options, attributes: [.font: body], context: nil).height)
        }
        #expect(abs(height([.usesLineFragmentOrigin, .usesFontLeading]) - (2 * 20.2871 + 1.7129)) < 0.001)
        #expect(abs(height(.usesLineFragmentOrigin) - 2 * 20.2871) < 0.001)
    }

    @Test func shrinkingIsReported() {
        let context = NSStringDrawingContext()
        context.minimumScaleFactor = 0.5
        let text = NSAttributedString(string: "A text far too wide", attributes: [.font: font])
        let box = text.boundingRect(
            with: CGSize(width: 100, height: 21), options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
            context: context)
        #expect(context.actualScaleFactor < 0.75 && context.actualScaleFactor > 0.5)
        #expect(box.width <= 100.01)
    }

    @Test func attachmentsTakeTheirBounds() {
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: -3, width: 25, height: 31)
        let size = NSAttributedString(attachment: attachment).size()
        #expect(size.width == 25)
        #expect(size.height == 31)
    }

    @Test func underlinesReachTheLayoutHoweverTheyAreGiven() {
        let style = NSUnderlineStyle.single
        for value in [style as Any, style.rawValue, NSNumber(value: style.rawValue)] {
            let text = StyledText(NSAttributedString(string: "a", attributes: [.underlineStyle: value]), defaults: .init())
            #expect(text.runs[0].style.underline == LineDecoration())
        }
    }
}
