import Testing

@_spi(Sandlot) @testable import UIKit

@MainActor @Suite struct ViewLayoutPassTests {
    private final class Counting: UIView {
        var count = 0
        override func layoutSubviews() {
            super.layoutSubviews()
            count += 1
        }
    }

    private func counts(_ views: Counting...) -> [Int] { views.map(\.count) }

    private func tree() -> (UIWindow, Counting, Counting, Counting) {
        let window = TestScreen.window()
        let (a, b, c) = (Counting(), Counting(), Counting())
        for view in [a, b, c] { view.frame = CGRect(x: 0, y: 0, width: 90, height: 70) }
        window.addSubview(a)
        a.addSubview(b)
        a.addSubview(c)
        TestScreen.settle(window)
        return (window, a, b, c)
    }

    @Test func `only what asked for layout is laid out`() {
        let (window, a, b, c) = tree()
        for view in [a, b, c] { view.count = 0 }
        window.layoutIfNeeded()
        #expect(counts(a, b, c) == [0, 0, 0])
        b.setNeedsLayout()
        b.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(counts(a, b, c) == [0, 1, 0])
        c.frame.origin = CGPoint(x: 5, y: 6)
        window.layoutIfNeeded()
        #expect(counts(a, b, c) == [0, 1, 0])
        c.frame.size.width = 91
        window.layoutIfNeeded()
        #expect(counts(a, b, c) == [0, 1, 1])
    }

    @Test func `layoutIfNeeded moves the view itself when a constraint moved it`() {
        let window = TestScreen.window(320, 300, scale: 2)
        let root = UIView(frame: window.bounds)
        window.addSubview(root)
        let card = UIView()
        card.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(card)
        let top = card.topAnchor.constraint(equalTo: root.topAnchor, constant: 120)
        NSLayoutConstraint.activate([
            top, card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30),
            card.widthAnchor.constraint(equalToConstant: 111), card.heightAnchor.constraint(equalToConstant: 77),
        ])
        window.layoutIfNeeded()
        #expect(card.frame == CGRect(x: 30, y: 120, width: 111, height: 77))
        top.constant = 8
        card.layoutIfNeeded()
        #expect(card.frame == CGRect(x: 30, y: 8, width: 111, height: 77))
    }

    @Test func `a view placed by its mask inside one placed by constraints carries its content along`() {
        let window = TestScreen.window(320, 300, scale: 2)
        let container = UIView()
        let inner = UIView()
        let content = UIView()
        container.translatesAutoresizingMaskIntoConstraints = false
        content.translatesAutoresizingMaskIntoConstraints = false
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(container)
        container.addSubview(inner)
        inner.addSubview(content)
        NSLayoutConstraint.activate([
            container.topAnchor.constraint(equalTo: window.topAnchor, constant: 10),
            container.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 20),
            container.widthAnchor.constraint(equalToConstant: 200), container.heightAnchor.constraint(equalToConstant: 150),
            content.topAnchor.constraint(equalTo: inner.topAnchor, constant: 5),
            content.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: -7),
            content.leadingAnchor.constraint(equalTo: inner.leadingAnchor, constant: 9),
            content.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: -11),
        ])
        window.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 0, y: 0, width: 200, height: 150))
        #expect(content.frame == CGRect(x: 9, y: 5, width: 180, height: 138))
    }
}
