import Testing

@_spi(Sandlot) @testable import UIKit

/// Constraints that cannot hold, make no sense or speak of what is gone: reported once, and layout goes on.
@MainActor @Suite(.serialized) final class LayoutFaultTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    private var messages: [String] = []
    private let former = LayoutDiagnostics.shared

    init() {
        LayoutDiagnostics.shared = LayoutDiagnostics()
        LayoutDiagnostics.shared.emit = { [weak self] in self?.messages.append($0) }
    }

    isolated deinit { LayoutDiagnostics.shared = former }

    private func view() -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        return view
    }

    private func placed(_ width: CGFloat = 10) -> UIView {
        let view = view()
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: root.leftAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 10), view.widthAnchor.constraint(equalToConstant: width),
        ])
        return view
    }

    @Test func aThousandConflictsLeaveTheFirstConstraintInForce() {
        let view = placed(50)
        root.layoutIfNeeded()
        for width in 0..<1000 { view.widthAnchor.constraint(equalToConstant: CGFloat(100 + width)).isActive = true }
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 50, height: 10))
        #expect(LayoutDiagnostics.shared.conflicts.count == 200)
        #expect(messages.allSatisfy { $0.contains("LayoutFaultTests.swift:") || $0.contains("not shown") })
        #expect(messages.count == 201)
    }

    @Test func aConflictIsReportedAgainOnlyWhenItIsAnother() {
        let view = placed(60)
        let second = view.widthAnchor.constraint(equalToConstant: 70)
        for _ in 0..<50 {
            second.isActive = true
            root.layoutIfNeeded()
            second.isActive = false
            root.layoutIfNeeded()
        }
        #expect(messages.count == 1)
        #expect(view.frame.width == 60)
    }

    @Test func whatIsLeftOutComesBackWhenThereIsRoom() {
        let view = view()
        let first = view.widthAnchor.constraint(equalToConstant: 60)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: root.leftAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 10), first, view.widthAnchor.constraint(equalToConstant: 70),
        ])
        root.layoutIfNeeded()
        #expect(view.frame.width == 60)
        first.isActive = false
        root.layoutIfNeeded()
        #expect(view.frame.width == 70)
    }

    @Test func constraintsToADeallocatedViewAreForgotten() {
        let view = view()
        var gone: UIView? = self.view()
        let kept = view.leftAnchor.constraint(equalTo: gone!.rightAnchor, constant: 5)
        kept.isActive = true
        root.layoutIfNeeded()
        weak var trace = gone
        gone?.removeFromSuperview()
        gone = nil
        #expect(trace == nil)
        kept.constant = 9
        kept.isActive = false
        root.layoutIfNeeded()
        #expect(kept.secondItem == nil)
        #expect(kept.description.contains("a deallocated view"))
        #expect(root.constraints.isEmpty)
    }

    @Test func numbersThatAreNoneAreRefusedInWords() {
        let view = placed(20)
        let width = view.constraints.first { $0.firstAttribute == .width }!
        for value in [CGFloat.nan, .infinity, -.infinity] {
            width.constant = value
            root.layoutIfNeeded()
            #expect(width.constant == 20)
        }
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: .nan).isActive = true
        view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: .infinity).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(messages.contains { $0.contains("nan") && $0.contains("LayoutFaultTests.swift:") })
        #expect(messages.contains { $0.contains("inf") && $0.contains("LayoutFaultTests.swift:") })
    }

    @Test func aViewConstrainedToItself() {
        let view = placed(20)
        view.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
        view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 2).isActive = true
        root.layoutIfNeeded()
        #expect(messages.isEmpty)
        view.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 10).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(messages.count == 1)
        #expect(messages.first?.contains("UIView.left = UIView.left + 10 (LayoutFaultTests.swift:") == true)
    }

    @Test func aHundredNestedScrollViewsLayOutAndScroll() {
        var outer = root
        var all: [UIScrollView] = []
        for _ in 0..<100 {
            let scrollView = UIScrollView()
            scrollView.translatesAutoresizingMaskIntoConstraints = false
            outer.addSubview(scrollView)
            let size = outer is UIScrollView ? CGSize(width: 390, height: 900) : root.bounds.size
            NSLayoutConstraint.activate([
                scrollView.leftAnchor.constraint(equalTo: outer.leftAnchor), scrollView.topAnchor.constraint(equalTo: outer.topAnchor),
                scrollView.rightAnchor.constraint(equalTo: outer.rightAnchor),
                scrollView.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
                scrollView.widthAnchor.constraint(equalToConstant: size.width),
                scrollView.heightAnchor.constraint(equalToConstant: size.height),
            ])
            all.append(scrollView)
            outer = scrollView
        }
        root.layoutIfNeeded()
        #expect(all.last?.frame.size == CGSize(width: 390, height: 900))
        #expect(all[0].contentSize == CGSize(width: 390, height: 900))
        for scrollView in all { scrollView.contentOffset.y = 3 }
        root.layoutIfNeeded()
        #expect(all[50].convert(all[50].bounds.origin, to: root).y == -150)
    }

    @Test func contentOfTenMillionPointsScrollsToItsEnd() {
        let scrollView = UIScrollView(frame: root.bounds)
        root.addSubview(scrollView)
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(content)
        NSLayoutConstraint.activate([
            content.leftAnchor.constraint(equalTo: scrollView.leftAnchor), content.topAnchor.constraint(equalTo: scrollView.topAnchor),
            content.rightAnchor.constraint(equalTo: scrollView.rightAnchor),
            content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
            content.widthAnchor.constraint(equalToConstant: 400), content.heightAnchor.constraint(equalToConstant: 10_000_000),
        ])
        root.layoutIfNeeded()
        #expect(scrollView.contentSize == CGSize(width: 400, height: 10_000_000))
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 9_999_990, width: 10, height: 10), animated: false)
        #expect(abs(scrollView.contentOffset.y - (10_000_000 - 800)) < 0.001)
        root.layoutIfNeeded()
        #expect(abs(content.convert(CGPoint(x: 0, y: 10_000_000), to: root).y - 800) < 0.001)
    }
}
