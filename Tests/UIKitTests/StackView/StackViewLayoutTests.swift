import Testing

@_spi(Sandlot) @testable import UIKit

/// Figures measured on an iOS 26 simulator, iPhone SE @2x, with labels of these sizes (swiftui-web notes).
@MainActor @Suite final class StackViewLayoutTests {
    private lazy var window = TestScreen.window(320, 300, scale: 2)

    private func row(_ frame: CGRect, _ sizes: [(CGFloat, CGFloat)], _ set: (UIStackView) -> Void = { _ in }) -> UIStackView {
        let window = self.window
        let stack = UIStackView(arrangedSubviews: sizes.map { BoxView($0.0, $0.1) })
        stack.frame = frame
        set(stack)
        window.addSubview(stack)
        window.layoutIfNeeded()
        return stack
    }

    private func spans(_ stack: UIStackView) -> [[CGFloat]] {
        stack.arrangedSubviews.map { stack.axis == .horizontal ? [$0.frame.minX, $0.frame.width] : [$0.frame.minY, $0.frame.height] }
    }

    @Test(arguments: [UIStackView.Distribution.fill, .equalSpacing, .equalCentering])
    func `too little room shrinks the first`(distribution: UIStackView.Distribution) {
        let stack = row(CGRect(x: 16, y: 40, width: 288, height: 24), [(126, 20.5), (151, 20.5), (39.5, 20.5)]) {
            $0.spacing = 8
            $0.distribution = distribution
        }
        #expect(spans(stack) == [[0, 81.5], [89.5, 151], [248.5, 39.5]])
        #expect(stack.arrangedSubviews.allSatisfy { $0.frame.minY == 0 && $0.frame.height == 24 })
    }

    @Test func `too little room shrinks the one that resists least`() {
        let stack = row(CGRect(x: 16, y: 40, width: 288, height: 24), [(126, 20.5), (151, 20.5), (39.5, 20.5)]) {
            $0.spacing = 8
            $0.arrangedSubviews[1].setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
        }
        #expect(spans(stack) == [[0, 126], [134, 106.5], [248.5, 39.5]])
    }

    @Test func `spare room goes to the first of those that hug least`() {
        let stack = row(CGRect(x: 0, y: 0, width: 300, height: 30), [(40, 20), (50, 20), (60, 20)]) { $0.spacing = 5 }
        #expect(spans(stack) == [[0, 180], [185, 50], [240, 60]])
        stack.arrangedSubviews[0].setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        window.layoutIfNeeded()
        #expect(spans(stack) == [[0, 40], [45, 190], [240, 60]])
    }

    @Test func `equal filling shares what the distances leave`() {
        let stack = row(CGRect(x: 16, y: 9, width: 288, height: 30), [(40, 20), (77, 20)]) {
            $0.spacing = 8
            $0.distribution = .fillEqually
        }
        #expect(spans(stack) == [[0, 140], [148, 140]])
    }

    @Test func `proportional filling counts the distances and leaves the rest to the last`() {
        let wide = row(CGRect(x: 16, y: 9, width: 288, height: 24), [(11.5, 20), (61.5, 20), (123, 20)]) {
            $0.spacing = 8
            $0.distribution = .fillProportionally
        }
        #expect(spans(wide).map { $0[1] } == [15.5, 83.5, 173])
        for (length, expected) in [(60.0, [26.5, 16, 9.5]), (112, [49, 30, 25])] as [(CGFloat, [CGFloat])] {
            let column = row(CGRect(x: 160, y: 180, width: 120, height: length), [(40, 33.5), (28.5, 20.5), (29.5, 14.5)]) {
                $0.axis = .vertical
                $0.alignment = .leading
                $0.spacing = 4
                $0.distribution = .fillProportionally
            }
            #expect(spans(column).map { $0[1] } == expected)
            #expect(column.arrangedSubviews.map(\.frame.width) == [40, 28.5, 29.5])
        }
    }

    @Test func `equal spacing and equal centring keep the sizes`() {
        let spacing = row(CGRect(x: 0, y: 0, width: 200, height: 20), [(20, 20), (50, 20), (30, 20)]) {
            $0.spacing = 6
            $0.distribution = .equalSpacing
        }
        #expect(spans(spacing) == [[0, 20], [70, 50], [170, 30]])
        let centring = row(CGRect(x: 0, y: 0, width: 205, height: 20), [(20, 20), (50, 20), (30, 20)]) {
            $0.spacing = 6
            $0.distribution = .equalCentering
        }
        #expect(spans(centring) == [[0, 20], [75, 50], [175, 30]])
    }

    @Test func `a centred column is as wide as its widest and rounds halves up`() {
        let window = self.window
        let stack = UIStackView(arrangedSubviews: [BoxView(65.5, 20.5), BoxView(125, 20.5)])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 12
        let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(size == CGSize(width: 125, height: 53))
        stack.frame = CGRect(x: 97.5, y: 180, width: size.width, height: size.height)
        window.addSubview(stack)
        window.layoutIfNeeded()
        #expect(stack.arrangedSubviews[0].frame == CGRect(x: 30, y: 0, width: 65.5, height: 20.5))
        #expect(stack.arrangedSubviews[1].frame == CGRect(x: 0, y: 32.5, width: 125, height: 20.5))
    }

    @Test func `margins and custom distances count`() {
        let stack = row(CGRect(x: 0, y: 0, width: 200, height: 50), [(20, 20), (30, 20), (40, 20)]) {
            $0.spacing = 4
            $0.setCustomSpacing(11, after: $0.arrangedSubviews[0])
            $0.isLayoutMarginsRelativeArrangement = true
            $0.layoutMargins = UIEdgeInsets(top: 3, left: 13, bottom: 7, right: 17)
            $0.arrangedSubviews[2].setContentHuggingPriority(UILayoutPriority(200), for: .horizontal)
        }
        #expect(spans(stack) == [[13, 20], [44, 30], [78, 105]])
        #expect(stack.arrangedSubviews[0].frame.minY == 3 && stack.arrangedSubviews[0].frame.height == 40)
        stack.spacing = 9
        window.layoutIfNeeded()
        #expect(spans(stack) == [[13, 20], [44, 30], [83, 100]])
    }

    @Test func `a hidden view loses its length and the distance after it`() {
        let stack = row(CGRect(x: 0, y: 0, width: 100, height: 20), [(20, 20), (30, 20), (40, 20)]) { $0.spacing = 6 }
        stack.arrangedSubviews[1].isHidden = true
        window.layoutIfNeeded()
        #expect(spans(stack) == [[0, 54], [57, 0], [60, 40]])
        stack.arrangedSubviews[1].isHidden = false
        stack.arrangedSubviews[2].isHidden = true
        window.layoutIfNeeded()
        #expect(spans(stack) == [[0, 64], [70, 30], [100, 0]])
    }

    @Test func `views without content take the room, the last of them all of it`() {
        let stack = row(CGRect(x: 0, y: 0, width: 100, height: 20), []) { $0.spacing = 10 }
        let (a, b) = (UIView(), UIView())
        stack.addArrangedSubview(a)
        stack.addArrangedSubview(b)
        window.layoutIfNeeded()
        #expect(spans(stack) == [[0, 0], [10, 90]])
        stack.insertArrangedSubview(BoxView(25, 20), at: 0)
        window.layoutIfNeeded()
        #expect(spans(stack) == [[0, 25], [35, 0], [45, 55]])
    }

    @Test func `right to left turns a row round`() {
        let stack = row(CGRect(x: 0, y: 0, width: 100, height: 20), [(20, 20), (30, 20)]) {
            $0.spacing = 6
            $0.semanticContentAttribute = .forceRightToLeft
            $0.distribution = .equalSpacing
        }
        #expect(spans(stack) == [[80, 20], [0, 30]])
    }

    @Test func `a stack placed by constraints takes its size from its views`() {
        let stack = UIStackView(arrangedSubviews: [BoxView(30, 11), BoxView(44, 23)])
        stack.axis = .vertical
        stack.spacing = 5
        stack.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 7),
            stack.topAnchor.constraint(equalTo: window.topAnchor, constant: 9),
        ])
        window.layoutIfNeeded()
        #expect(stack.frame == CGRect(x: 7, y: 9, width: 44, height: 39))
        let first = stack.arrangedSubviews[0]
        stack.removeArrangedSubview(first)
        first.removeFromSuperview()
        window.layoutIfNeeded()
        #expect(stack.frame == CGRect(x: 7, y: 9, width: 44, height: 23))
    }
}
