import Testing

@_spi(Sandlot) @testable import UIKit

/// The sentences that explain a view.
@MainActor @Suite final class LayoutSentenceTests {
    private let stage = ReportStage()

    @Test func `edges and text`() {
        let label = stage.add(UILabel(), "")
        label.text = "Title"
        label.accessibilityIdentifier = nil
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor, constant: 20),
            label.trailingAnchor.constraint(equalTo: stage.window.trailingAnchor, constant: -30),
            label.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 44),
        ])
        let sentences = stage.sentences(label)
        let width = LayoutWords.number(label.intrinsicContentSize.width)
        let height = LayoutWords.number(label.intrinsicContentSize.height)
        #expect(
            sentences == [
                "UILabel \"Title\" is 250 points wide and lies at x 20 because its leading edge is 20 points right of the "
                    + "leading edge of its superview and its trailing edge is 30 points left of the trailing edge of its superview.",
                "Its height, \(height), comes from its text: nothing else asks for a height.",
                "It lies at y 44 because its top is 44 points below the top of its superview.",
                "It would rather be \(width) points wide, as its text is, but “UILabel \"Title\".leading = UIWindow.leading + 20” and "
                    + "“UILabel \"Title\".trailing = UIWindow.trailing − 30” have the higher priority (1000 against 250).",
            ])
    }

    @Test func `the user's line is named`() {
        let box = stage.add(UIView(), "box")
        box.widthAnchor.constraint(equalToConstant: 77).isActive = true
        let line = #line - 1
        #expect(
            stage.report(box).sentences.first
                == "UIView #box is 77 points wide because its width is set to 77 points (LayoutSentenceTests.swift:\(line)).")
    }

    @Test func `a centre and a size`() {
        let box = stage.add(UIView(), "box")
        NSLayoutConstraint.activate([
            box.widthAnchor.constraint(equalToConstant: 100), box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
            box.centerXAnchor.constraint(equalTo: stage.window.centerXAnchor),
            box.topAnchor.constraint(greaterThanOrEqualTo: stage.window.topAnchor, constant: 12),
            box.bottomAnchor.constraint(equalTo: stage.window.bottomAnchor, constant: -9),
        ])
        let sentences = stage.sentences(box)
        #expect(sentences[0] == "UIView #box is 100 points wide because its width is set to 100 points.")
        #expect(
            sentences[1]
                == "It lies at x 100 because its horizontal centre is at the horizontal centre of its superview and it is 100 points wide.")
        #expect(sentences[2].hasPrefix("It is 50 points tall because ") && sentences[2].contains("its height is 0.5 times its own width"))
        #expect(
            sentences[3] == "It lies at y 141 because its bottom is 9 points above the bottom of its superview and it is 50 points tall.")
        #expect(sentences.count == 4)
    }

    @Test func `a frame`() {
        let plain = UIView(frame: CGRect(x: 12, y: 34, width: 56, height: 78))
        stage.window.addSubview(UIView())
        stage.window.subviews[0].addSubview(plain)
        #expect(stage.sentences(plain) == ["UIView is placed by its frame, x 12, y 34, 56 by 78 points: no constraint decides it."])
    }

    @Test func `constraints against a frame get the advice that helps`() {
        let plain = UIView(frame: CGRect(x: 12, y: 34, width: 56, height: 78))
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 150))
        stage.window.addSubview(parent)
        parent.addSubview(plain)
        plain.widthAnchor.constraint(equalToConstant: 90).isActive = true
        #expect(
            stage.sentences(plain).suffix(2) == [
                "“UIView.width = 90” was left out, because it contradicts “UIView is placed by its frame (12, 34, 56, 78)”.",
                "To let constraints place it, set its translatesAutoresizingMaskIntoConstraints to false.",
            ])
    }

    @Test func `a stack view`() {
        let stack = stage.add(UIStackView(arrangedSubviews: [BoxView(50, 20), BoxView(70, 30)]), "stack")
        stack.axis = .vertical
        stack.spacing = 6
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
            stack.topAnchor.constraint(equalTo: stage.window.topAnchor), stack.widthAnchor.constraint(equalToConstant: 110),
        ])
        let sentences = stage.sentences(stack.arrangedSubviews[1])
        #expect(
            sentences.prefix(2) == [
                "UIStackView #stack arranges BoxView as view 2 of 2 in a column (distribution fill, alignment fill, spacing 6).",
                "The stack decides its x (0), y (26) and width (110).",
            ])
        #expect(
            sentences.contains(
                "It would rather be 70 points wide, as its intrinsic content size is, but the arrangement of UIStackView #stack has the "
                    + "higher priority (1000 against 250)."))
        #expect(sentences.contains("Its height, 30, comes from its intrinsic content size: nothing else asks for a height."))
    }

    @Test func `a second item is told from its own side`() {
        let first = stage.add(BoxView(40, 20), "first")
        let second = stage.add(BoxView(60, 20), "second")
        NSLayoutConstraint.activate([
            first.topAnchor.constraint(equalTo: stage.window.topAnchor), second.topAnchor.constraint(equalTo: first.bottomAnchor),
            second.trailingAnchor.constraint(equalTo: stage.window.trailingAnchor, constant: -16),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
        ])
        #expect(
            stage.sentences(first).contains(
                "It lies at x 176 because its trailing edge is 8 points left of the leading edge of BoxView #second and it is 40 points wide."))
    }

    @Test func `leading grows to the left in a right-to-left layout`() {
        let box = stage.add(BoxView(40, 20), "box")
        stage.window.semanticContentAttribute = .forceRightToLeft
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor, constant: 18),
            box.topAnchor.constraint(equalTo: stage.window.topAnchor),
        ])
        #expect(stage.sentences(box).contains { $0.contains("its leading edge is 18 points left of the leading edge of its superview") })
        #expect(box.frame.minX == 242)
    }
}
