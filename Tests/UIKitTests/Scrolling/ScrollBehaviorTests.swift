import Testing

@_spi(Sandlot) @testable import UIKit

@MainActor @Suite struct ScrollBehaviorTests {
    private let stage = TouchStage()
    private let journal = ScrollJournal()

    private func makeScrollView(_ content: CGSize = CGSize(width: 300, height: 2000)) -> UIScrollView {
        let scrollView = stage.add(UIScrollView(), 20, 100, 300, 500)
        scrollView.contentSize = content
        scrollView.delegate = journal
        return scrollView
    }

    @Test func `the delegate hears of a flick in order with the right states`() {
        _ = makeScrollView()
        stage.drag((100, 500), (100, 400), steps: 12)
        stage.wait(3)
        #expect(journal.lines == [
            "willBeginDragging", "scroll", "willEndDragging", "didEndDragging true", "willBeginDecelerating", "scroll",
            "didEndDecelerating",
        ])
        #expect(journal.states == [
            "willBeginDragging TD-", "willEndDragging TD-", "didEndDragging true --S", "willBeginDecelerating --S",
            "didEndDecelerating ---",
        ])
    }

    @Test func `a finger that rests before lifting leaves no glide`() {
        _ = makeScrollView()
        stage.down(100, 500)
        stage.glide((100, 500), (100, 400), steps: 12)
        stage.wait(0.3)
        stage.up(100, 400)
        #expect(journal.lines == ["willBeginDragging", "scroll", "willEndDragging", "didEndDragging false"])
    }

    @Test func `setting the offset tells at once`() {
        let scrollView = makeScrollView()
        scrollView.contentOffset = CGPoint(x: 0, y: 33)
        #expect(journal.lines == ["scroll"])
        #expect(scrollView.bounds.origin == CGPoint(x: 0, y: 33))
        scrollView.contentOffset = CGPoint(x: 0, y: 33)
        #expect(journal.scrolls == 1)
    }

    @Test func `content that fits does not scroll unless it always bounces`() {
        let scrollView = makeScrollView(CGSize(width: 300, height: 400))
        stage.drag((100, 500), (100, 400), steps: 4)
        #expect(journal.lines == [])
        scrollView.alwaysBounceVertical = true
        stage.drag((100, 500), (100, 400), steps: 4)
        #expect(journal.lines.first == "willBeginDragging")
        stage.wait(2)
        #expect(scrollView.contentOffset == .zero)
    }

    @Test func `a quick tap reaches the content after all`() {
        let scrollView = makeScrollView()
        let view = stage.add(TouchView(), 0, 0, 300, 2000, in: scrollView)
        stage.down(100, 300)
        #expect(view.phases == [])
        stage.wait(0.1)
        stage.up(100, 300)
        #expect(view.phases == ["began", "ended"])
    }

    @Test func `content gets its touch after fifteen hundredths and loses it to a drag`() {
        let scrollView = makeScrollView()
        let view = stage.add(TouchView(), 0, 0, 300, 2000, in: scrollView)
        stage.down(100, 300)
        stage.wait(0.14)
        #expect(view.phases == [])
        stage.wait(0.02)
        #expect(view.phases == ["began"])
        stage.move(100, 250)
        #expect(view.phases == ["began", "cancelled"])
        #expect(scrollView.contentOffset.y == 40)
        stage.cancel(100, 250)
    }

    @Test func `a quick drag never reaches the content`() {
        let scrollView = makeScrollView()
        let view = stage.add(TouchView(), 0, 0, 300, 2000, in: scrollView)
        stage.drag((100, 300), (100, 250), steps: 4)
        #expect(view.phases == [])
        scrollView.stopScrollingAndZooming()
    }

    @Test func `without delay the content gets its touch at once`() {
        let scrollView = makeScrollView()
        scrollView.delaysContentTouches = false
        let view = stage.add(TouchView(), 0, 0, 300, 2000, in: scrollView)
        stage.down(100, 300)
        #expect(view.phases == ["began"])
        stage.cancel(100, 300)
    }

    @Test func `a held button is not dragged from`() {
        let scrollView = makeScrollView()
        _ = stage.add(UIButton(), 0, 0, 300, 2000, in: scrollView)
        stage.down(100, 300)
        stage.wait(0.2)
        stage.move(100, 250)
        #expect(scrollView.contentOffset == .zero)
        stage.up(100, 250)
    }

    @Test func `a sideways drag over a vertical scroll view moves the outer one`() {
        let outer = stage.add(UIScrollView(), 0, 0, 393, 852)
        outer.contentSize = CGSize(width: 1200, height: 852)
        let inner = stage.add(UIScrollView(), 0, 0, 393, 852, in: outer)
        inner.contentSize = CGSize(width: 393, height: 3000)
        stage.drag((300, 400), (240, 410), steps: 4)
        #expect(outer.contentOffset.x > 40 && inner.contentOffset.y == 0)
        outer.stopScrollingAndZooming()
        let before = outer.contentOffset
        stage.wait(1)
        stage.drag((300, 400), (310, 340), steps: 4)
        #expect(outer.contentOffset == before && inner.contentOffset.y > 40)
        inner.stopScrollingAndZooming()
    }

    @Test func `at its edge the inner scroll view hands the drag over`() {
        let outer = stage.add(UIScrollView(), 0, 0, 393, 852)
        outer.contentSize = CGSize(width: 393, height: 3000)
        outer.contentOffset.y = 100
        let inner = stage.add(UIScrollView(), 0, 100, 393, 500, in: outer)
        inner.contentSize = CGSize(width: 393, height: 1500)
        stage.drag((200, 200), (200, 260), steps: 4)
        #expect(outer.contentOffset.y < 60 && inner.contentOffset.y == 0)
        outer.stopScrollingAndZooming()
        stage.wait(1)
        stage.drag((200, 300), (200, 240), steps: 4)
        #expect(inner.contentOffset.y > 40)
        inner.stopScrollingAndZooming()
    }

    @Test func `the directional lock keeps a drag on its axis`() {
        let scrollView = makeScrollView(CGSize(width: 2000, height: 2000))
        scrollView.isDirectionalLockEnabled = true
        scrollView.contentOffset = CGPoint(x: 500, y: 500)
        stage.down(200, 400)
        stage.move(195, 370)
        stage.move(150, 350)
        #expect(scrollView.contentOffset == CGPoint(x: 500, y: 540))
        stage.cancel(150, 350)
    }

    @Test func `scrolling a rectangle into view moves the least`() {
        let scrollView = makeScrollView()
        scrollView.contentOffset.y = 400
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 600, width: 10, height: 50), animated: false)
        #expect(scrollView.contentOffset.y == 400)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 1000, width: 10, height: 50), animated: false)
        #expect(scrollView.contentOffset.y == 550)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 120, width: 10, height: 50), animated: false)
        #expect(scrollView.contentOffset.y == 120)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 5000, width: 10, height: 50), animated: false)
        #expect(scrollView.contentOffset.y == 1500)
    }

    @Test func `the first offset shows the top of the inset`() {
        let scrollView = stage.add(UIScrollView(), 0, 0, 300, 500)
        scrollView.contentInset = UIEdgeInsets(top: 40, left: 7, bottom: 11, right: 0)
        scrollView.contentSize = CGSize(width: 300, height: 900)
        #expect(scrollView.contentOffset == CGPoint(x: -7, y: -40))
    }

    @Test func `the safe area is added as the behaviour says`() {
        let stage = TouchStage(safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        let scrollView = stage.add(UIScrollView(), 0, 0, 393, 852)
        scrollView.contentSize = CGSize(width: 393, height: 100)
        #expect(scrollView.adjustedContentInset == .zero)
        scrollView.contentSize = CGSize(width: 393, height: 1000)
        #expect(scrollView.adjustedContentInset == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        #expect(scrollView.contentOffset.y == -59)
        scrollView.contentInsetAdjustmentBehavior = .never
        #expect(scrollView.adjustedContentInset == .zero)
        scrollView.contentSize = CGSize(width: 393, height: 100)
        scrollView.contentInsetAdjustmentBehavior = .always
        #expect(scrollView.adjustedContentInset.top == 59)
    }

    @Test func `constraints decide the content's size`() {
        let scrollView = stage.add(UIScrollView(), 0, 0, 300, 500)
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 5),
            content.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
            content.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -8),
            content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
            content.heightAnchor.constraint(equalToConstant: 1200),
        ])
        stage.window.layoutIfNeeded()
        #expect(scrollView.contentSize == CGSize(width: 300, height: 1213))
        #expect(content.frame == CGRect(x: 0, y: 5, width: 300, height: 1200))
    }

    @Test func `constraints to views outside follow the offset in the same layout`() {
        let scrollView = stage.add(UIScrollView(), 0, 0, 300, 500)
        scrollView.contentSize = CGSize(width: 300, height: 1500)
        let header = UIView()
        header.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(header)
        NSLayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: stage.window.topAnchor),
            header.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
            header.widthAnchor.constraint(equalToConstant: 80),
            header.heightAnchor.constraint(equalToConstant: 20),
        ])
        stage.window.layoutIfNeeded()
        scrollView.contentOffset.y = 130
        stage.window.layoutIfNeeded()
        #expect(header.frame == CGRect(x: 0, y: 130, width: 80, height: 20))
    }

    @Test func `a tap on the status bar scrolls to the top`() {
        let scrollView = makeScrollView()
        scrollView.contentOffset.y = 800
        #expect(scrollView.scrollToTop())
        stage.wait(0.4)
        #expect(scrollView.contentOffset.y == 0)
        #expect(journal.lines.last == "didScrollToTop")
    }

    @Test func `shrunken content is brought back into view`() {
        let scrollView = makeScrollView()
        scrollView.contentOffset.y = 1400
        scrollView.contentSize.height = 900
        #expect(scrollView.contentOffset.y == 400)
    }
}
