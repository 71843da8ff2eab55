@_spi(Sandlot) @testable import UIKit

/// A delegate that writes down what a scroll view tells it; runs of `didScroll` become one line.
@MainActor final class ScrollJournal: NSObject, UIScrollViewDelegate {
    // Test cases end on other threads; views must go on the main one.
    isolated deinit {}


    var lines: [String] = []
    var scrolls = 0
    var velocity = CGPoint.zero
    var target = CGPoint.zero
    /// Where to end instead.
    var wanted: CGPoint?
    var zoomedView: UIView?
    var states: [String] = []

    private func note(_ line: String) { if lines.last != line { lines.append(line) } }
    private func note(_ line: String, _ scrollView: UIScrollView) {
        note(line)
        states.append("\(line) \(scrollView.isTracking ? "T" : "-")\(scrollView.isDragging ? "D" : "-")\(scrollView.isDecelerating ? "S" : "-")")
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        scrolls += 1
        note("scroll")
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging", scrollView) }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        self.velocity = velocity
        target = targetContentOffset.pointee
        if let wanted { targetContentOffset.pointee = wanted }
        note("willEndDragging", scrollView)
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        note("didEndDragging \(decelerate)", scrollView)
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("willBeginDecelerating", scrollView) }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating", scrollView) }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("didEndScrollingAnimation", scrollView) }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note("didScrollToTop", scrollView) }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomedView }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { note("willBeginZooming") }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { note("zoom") }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) { note("didEndZooming") }
}
