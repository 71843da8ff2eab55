@_spi(Sandlot) import CoreGraphics
import Testing
@testable import UIKit

@MainActor @Suite struct LabelContentTests {
    @Test func defaultsAreApples() {
        let label = UILabel()
        #expect(label.font == .systemFont(ofSize: 17))
        #expect(label.numberOfLines == 1)
        #expect(label.lineBreakMode == .byTruncatingTail)
        #expect(label.textAlignment == .natural)
        #expect(!label.isUserInteractionEnabled)
        #expect(label.text == nil)
    }

    @Test func attributedTextBringsAlignmentAndMode() {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.lineBreakMode = .byCharWrapping
        let label = UILabel()
        label.attributedText = NSAttributedString(
            string: "abc", attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 23)])
        #expect(label.textAlignment == .center)
        #expect(label.lineBreakMode == .byCharWrapping)
        #expect(label.font.pointSize == 23)
        #expect(label.text == "abc")
    }

    @Test func settingTheFontOverwritesTheRuns() {
        let label = UILabel()
        label.attributedText = NSAttributedString(string: "abc", attributes: [.font: UIFont.systemFont(ofSize: 23)])
        label.font = .systemFont(ofSize: 11)
        let font = label.attributedText?.attribute(.font, at: 2, effectiveRange: nil) as? UIFont
        #expect(font?.pointSize == 11)
    }

    @Test func textStylesFollowTheTextSize() {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
        #expect(label.font.pointSize == 23)
        label.traitOverrides.preferredContentSizeCategory = .extraSmall
        #expect(label.font.pointSize == 14)
    }

    @Test func bigTextIsDrawnSmaller() throws {
        let label = makeLabel("A text far too wide for it")
        label.adjustsFontSizeToFitWidth = true
        label.frame = CGRect(x: 0, y: 0, width: 120, height: 20)
        let ink = try #require(Ink(of: label))
        #expect(ink.right > 112 && ink.right <= 120)
        label.adjustsFontSizeToFitWidth = false
        let truncated = try #require(Ink(of: label))
        #expect(truncated.right <= 120)
        // By default the baseline stays; text adjusted by its centre rises.
        #expect(abs(truncated.bottom - ink.bottom) <= 0.5)
        label.adjustsFontSizeToFitWidth = true
        label.baselineAdjustment = .alignCenters
        #expect(try #require(Ink(of: label)).bottom < truncated.bottom - 0.5)
    }

    @Test func alignmentMovesTheInk() throws {
        let label = makeLabel("Hi")
        label.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
        #expect(try #require(Ink(of: label)).left < 5)
        label.textAlignment = .right
        #expect(try #require(Ink(of: label)).right > 95)
        label.textAlignment = .natural
        label.semanticContentAttribute = .forceRightToLeft
        #expect(try #require(Ink(of: label)).right > 95)
    }
}

/// The box around everything a view draws, in points.
@MainActor struct Ink {
    let left, top, right, bottom: Double

    init?(of view: UIView) {
        let size = view.bounds.size
        let renderer = UIGraphicsImageRenderer(size: size, format: {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 2
            format.opaque = false
            return format
        }())
        let image = renderer.image { _ in view.draw(view.bounds) }
        guard let picture = image.cgImage else { return nil }
        let box: (Int, Int, Int, Int)? = picture.withPremultipliedBytes { bytes, bytesPerRow in
            var box: (Int, Int, Int, Int)?
            for y in 0..<picture.height {
                for x in 0..<picture.width where bytes[y * bytesPerRow + x * 4 + 3] > 40 {
                    let old = box ?? (x, y, x, y)
                    box = (min(old.0, x), min(old.1, y), max(old.2, x + 1), max(old.3, y + 1))
                }
            }
            return box
        }
        guard let box else { return nil }
        (left, top, right, bottom) = (Double(box.0) / 2, Double(box.1) / 2, Double(box.2) / 2, Double(box.3) / 2)
    }
}
