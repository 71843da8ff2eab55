import QuartzCore

/// Holds touches back from a scroll view's content for a moment, in case they begin a drag.
final class ScrollDelayGestureRecognizer: UIGestureRecognizer {
    /// Seconds before the content gets the touch (iOS 26.1, iPhone 16 simulator, openuikit notes).
    static let delay: TimeInterval = 0.15

    private let timer = GestureTimer()

    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        delaysTouchesBegan = true
        delaysTouchesEnded = false
        cancelsTouchesInView = false
    }

    override func receivesInternally(_ touch: UITouch) -> Bool {
        guard let scrollView = view as? UIScrollView else { return false }
        return scrollView.delaysContentTouches && scrollView.isScrollEnabled && touch.view !== scrollView
            && (scrollView.draggableAxes.horizontal || scrollView.draggableAxes.vertical)
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard !timer.isRunning else { return }
        timer.start(after: Self.delay) { [weak self] in self?.state = .failed }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    override func reset() {
        super.reset()
        timer.stop()
    }
}
