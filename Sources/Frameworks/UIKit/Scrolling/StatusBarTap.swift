/// A tap on the status bar takes the page's scroll view to its top.
///
/// As on an iPhone nothing happens unless exactly one scroll view on the screen wants it (`scrollsToTop`, Apple's documentation).
@MainActor enum StatusBarTap {
    /// A finger may move by this many points and still tap; the same slop as a tap recogniser's (iOS facts, gestures).
    private static let slop: CGFloat = 10

    /// Scrolls if the touch, which has just ended, was a tap on the status bar.
    static func follow(_ touch: UITouch) {
        let bar = UIApplication.shared.statusBarFrame
        guard let window = touch.window, bar.contains(touch.initialWindowLocation),
            touch.windowLocation.distance(to: touch.initialWindowLocation) <= slop
        else { return }
        let candidates = scrollViews(in: window, of: window.bounds)
        if candidates.count == 1 { candidates[0].scrollToTop() }
    }

    private static func scrollViews(in view: UIView, of visible: CGRect) -> [UIScrollView] {
        guard !view.isHidden, view.alpha > 0.01, view.convert(view.bounds, to: nil).intersects(visible) else { return [] }
        let found = (view as? UIScrollView).flatMap { $0.scrollsToTop ? $0 : nil }
        return (found.map { [$0] } ?? []) + view.subviews.flatMap { scrollViews(in: $0, of: visible) }
    }
}
