import Testing

@_spi(Sandlot) @testable import UIKit

@MainActor @Suite struct WheelZoomRefreshTests {
    private let stage = TouchStage()
    private let journal = ScrollJournal()

    // MARK: - Wheel

    private func turn(_ x: CGFloat, _ y: CGFloat, _ phase: EventDispatcher.WheelPhase = .changed) {
        EventDispatcher.shared.sendWheel(
            at: CGPoint(x: 100, y: 300), delta: CGVector(dx: x, dy: y), phase: phase, to: stage.window)
    }

    @Test func `a wheel scrolls by its points`() {
        let scrollView = stage.add(UIScrollView(), 0, 0, 393, 852)
        scrollView.contentSize = CGSize(width: 393, height: 3000)
        scrollView.delegate = journal
        turn(0, 37)
        turn(5, 20)
        #expect(scrollView.contentOffset == CGPoint(x: 0, y: 57))
        stage.wait(0.2)
        #expect(journal.lines == ["willBeginDragging", "scroll", "willEndDragging", "didEndDragging false"])
    }

    @Test func `beyond the edge a wheel meets the rubber band and the content returns`() {
        let scrollView = stage.add(UIScrollView(), 0, 0, 393, 852)
        scrollView.contentSize = CGSize(width: 393, height: 3000)
        turn(0, -60, .began)
        turn(0, -40)
        let expected: Double = (1 - 1 / (100 * 0.55 / 852 + 1)) * 852
        #expect(abs(Double(scrollView.contentOffset.y) + expected) < 0.34)
        stage.wait(1)
        #expect(scrollView.contentOffset.y < -50)
        turn(0, 0, .ended)
        stage.wait(1)
        #expect(scrollView.contentOffset == .zero)
    }

    @Test func `the wheel goes to the scroll view that can follow`() {
        let outer = stage.add(UIScrollView(), 0, 0, 393, 852)
        outer.contentSize = CGSize(width: 393, height: 3000)
        let inner = stage.add(UIScrollView(), 0, 200, 393, 300, in: outer)
        inner.contentSize = CGSize(width: 393, height: 340)
        turn(0, 30)
        #expect(inner.contentOffset.y == 30 && outer.contentOffset.y == 0)
        stage.wait(0.3)
        inner.contentOffset.y = 40
        turn(0, 30)
        #expect(inner.contentOffset.y == 40 && outer.contentOffset.y == 30)
        stage.wait(0.3)
    }

    // MARK: - Zoom

    private func makePhoto() -> UIScrollView {
        let scrollView = stage.add(UIScrollView(), 16, 16, 200, 150)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 150))
        scrollView.addSubview(view)
        journal.zoomedView = view
        scrollView.delegate = journal
        scrollView.minimumZoomScale = 0.5
        scrollView.maximumZoomScale = 3
        scrollView.contentSize = view.bounds.size
        return scrollView
    }

    @Test func `zooming to a rectangle fills the view with it`() {
        let scrollView = makePhoto()
        scrollView.zoom(to: CGRect(x: 50, y: 50, width: 100, height: 75), animated: false)
        #expect(scrollView.zoomScale == 2)
        #expect(scrollView.contentOffset == CGPoint(x: 100, y: 100))
        #expect(journal.zoomedView!.frame == CGRect(x: 0, y: 0, width: 400, height: 300))
        #expect(scrollView.contentSize == CGSize(width: 400, height: 300))
    }

    @Test func `a scale is kept within the limits and the middle in place`() {
        let scrollView = makePhoto()
        scrollView.setZoomScale(9, animated: false)
        #expect(scrollView.zoomScale == 3)
        #expect(scrollView.contentOffset == CGPoint(x: 200, y: 150))
    }

    @Test func `an animated zoom arrives and ends`() {
        let scrollView = makePhoto()
        scrollView.setZoomScale(2, animated: true)
        stage.wait(0.15)
        #expect(abs(scrollView.zoomScale - 1.5) < 0.01)
        stage.wait(0.2)
        #expect(scrollView.zoomScale == 2)
        #expect(journal.lines.first == "willBeginZooming" && journal.lines.last == "didEndZooming")
    }

    @Test func `fingers zoom about their middle and beyond a limit the scale springs back`() {
        let scrollView = makePhoto()
        stage.down(76, 91, finger: 1)
        stage.down(116, 91, finger: 2)
        stage.move(66, 91, finger: 1)
        stage.move(126, 91, finger: 2)
        stage.move(6, 91, finger: 1)
        stage.move(186, 91, finger: 2)
        #expect(scrollView.isZooming)
        #expect(scrollView.zoomScale > 2)
        stage.move(-400, 91, finger: 1)
        #expect(scrollView.zoomScale > 3)
        stage.up(-400, 91, finger: 1)
        stage.up(186, 91, finger: 2)
        #expect(scrollView.isZoomBouncing)
        stage.wait(0.5)
        #expect(scrollView.zoomScale == 3 && !scrollView.isZooming && !scrollView.isZoomBouncing)
        #expect(journal.lines.last == "didEndZooming")
    }

    // MARK: - Refresh

    @Test func `pulling down refreshes and leaves room until it ends`() {
        let scrollView = stage.add(UIScrollView(), 0, 0, 320, 500)
        scrollView.contentSize = CGSize(width: 320, height: 900)
        let refresh = UIRefreshControl()
        scrollView.refreshControl = refresh
        var calls = 0
        refresh.addAction(UIAction { _ in calls += 1 }, for: .valueChanged)
        #expect(refresh.frame == CGRect(x: 0, y: 0, width: 320, height: 60))
        stage.down(100, 100)
        stage.glide((100, 100), (100, 200), steps: 20)
        #expect(calls == 0)
        stage.glide((100, 200), (100, 300), steps: 20)
        #expect(calls == 1 && refresh.isRefreshing)
        stage.wait(0.3)
        stage.up(100, 300)
        stage.wait(1.5)
        #expect(scrollView.contentOffset.y == -60)
        #expect(scrollView.adjustedContentInset.top == 60)
        refresh.endRefreshing()
        stage.wait(0.5)
        #expect(scrollView.contentOffset.y == 0 && scrollView.adjustedContentInset.top == 0 && calls == 1)
    }

    @Test func `beginning to refresh by code does not scroll`() {
        let scrollView = stage.add(UIScrollView(), 0, 0, 320, 500)
        scrollView.contentSize = CGSize(width: 320, height: 900)
        let refresh = UIRefreshControl()
        scrollView.refreshControl = refresh
        refresh.beginRefreshing()
        #expect(scrollView.contentOffset == .zero && scrollView.adjustedContentInset.top == 60)
        refresh.endRefreshing()
        #expect(scrollView.contentOffset == .zero && scrollView.adjustedContentInset.top == 0)
    }
}
