import Testing
@_spi(Sandlot) @testable import UIKit

@MainActor private func makeTextView(_ text: String, size: CGFloat, width: CGFloat = 200) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: width, height: 96))
    view.traitOverrides.displayScale = 2
    view.font = .systemFont(ofSize: size)
    view.text = text
    return view
}

@MainActor @Suite struct TextViewTests {
    @Test(arguments: [
        (11.0, 29.5), (12, 30.5), (13, 32), (14, 33), (15, 34), (16, 35.5), (17, 36.5), (20, 40), (24, 45), (28, 49.5),
    ])
    func oneLineHasItsMeasuredHeight(size: Double, height: Double) {
        let view = makeTextView("Height", size: CGFloat(size))
        view.isScrollEnabled = false
        let fitting = view.sizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude))
        #expect(Double(fitting.height) == height)
    }

    @Test func insetsMakeRoom() {
        let view = makeTextView("Padded", size: 15, width: 160)
        view.isScrollEnabled = false
        view.textContainerInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
        #expect(view.sizeThatFits(CGSize(width: 160, height: 1000)).height == 42)
    }

    @Test func firstBaselineAndPitchAreOnPixels() {
        let view = makeTextView("One\nTwo", size: 17)
        view.layoutIfNeeded()
        #expect(view._firstBaselineFromTop == 24.5)
        #expect(view.layoutManager.layout.lines[1].top == 20.5)
        #expect(view.contentSize == CGSize(width: 200, height: 57))
    }

    @Test func storageAndViewAreOne() {
        let view = makeTextView("One", size: 17)
        view.textStorage.append(NSAttributedString(string: " two", attributes: [.font: UIFont.systemFont(ofSize: 17)]))
        #expect(view.text == "One two")
        view.textContainer.maximumNumberOfLines = 1
        view.layoutIfNeeded()
        #expect(view.layoutManager.layout.lines.count == 1)
        #expect(view.layoutManager.usedRect(for: view.textContainer).height == 20.5)
    }

    @Test func typingTellsTheDelegate() {
        final class Journal: NSObject, UITextViewDelegate {
            var events: [String] = []
            func textViewDidBeginEditing(_ textView: UITextView) { events.append("begin") }
            func textViewDidChange(_ textView: UITextView) { events.append("change \(textView.text ?? "")") }
            func textViewDidEndEditing(_ textView: UITextView) { events.append("end") }
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let view = makeTextView("a", size: 17), journal = Journal()
        window.addSubview(view)
        view.delegate = journal
        view.becomeFirstResponder()
        view.insertText("b\n")
        view.deleteBackward()
        view.resignFirstResponder()
        #expect(journal.events == ["begin", "change ab\n", "change ab", "end"])
    }

    @Test func typedTextTakesTheStyle() {
        let view = makeTextView("", size: 23)
        view.insertText("x")
        #expect((view.textStorage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 23)
    }

    @Test func withoutAFontHelveticaTwelveIsDrawn() {
        let view = UITextView()
        view.traitOverrides.displayScale = 2
        view.text = "x"
        view.isScrollEnabled = false
        #expect(view.sizeThatFits(CGSize(width: 100, height: 100)).height == 30)
    }
}
