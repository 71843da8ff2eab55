import QuartzCore

/// The pan of a scroll view: begins after 10 points along an axis that can scroll.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    private var scrollView: UIScrollView? { view as? UIScrollView }

    override func travelIsEnough() -> Bool {
        guard let scrollView else { return false }
        let axes = scrollView.draggableAxes
        let along = CGPoint(x: axes.horizontal ? travel.x : 0, y: axes.vertical ? travel.y : 0)
        guard hypot(along.x, along.y) >= Self.hysteresis else { return false }
        return scrollView.takesDrag(travel)
    }

    /// The travel beyond the first 10 points along the axes that scroll, in points in the window's coordinates
    /// (the recognising event applies it: iOS 26.1, iPhone 16 simulator, openuikit notes).
    func appliedTravel(horizontal: Bool, vertical: Bool) -> CGPoint {
        let along = CGPoint(x: horizontal ? travel.x : 0, y: vertical ? travel.y : 0)
        let length = hypot(along.x, along.y)
        guard length > 0 else { return .zero }
        let factor = max(0, length - Self.hysteresis) / length
        return CGPoint(x: along.x * factor, y: along.y * factor)
    }

    override func shouldBeginInternally() -> Bool {
        guard let scrollView, scrollView.isScrollEnabled else { return false }
        return scrollView.mayTakeTouches(trackedTouches)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches == touches.count { scrollView?.trackingDidBegin() }
        super.touchesBegan(touches, with: event)
    }

    override func reset() {
        super.reset()
        scrollView?.trackingDidEnd()
    }
}
