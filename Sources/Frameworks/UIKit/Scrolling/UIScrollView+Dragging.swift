import Motion
import QuartzCore

/// Following the finger.
extension UIScrollView {
    // MARK: - Which drags are ours

    /// The axes along which a finger can move the content.
    var draggableAxes: (horizontal: Bool, vertical: Bool) {
        let range = offsetRange
        return (
            range.x.upperBound > range.x.lowerBound || bouncesHorizontally && alwaysBounceHorizontal,
            range.y.upperBound > range.y.lowerBound || bouncesVertically && (alwaysBounceVertical || refreshControl != nil)
        )
    }

    /// Whether a drag that went `travel` points is for this scroll view rather than one around it.
    func takesDrag(_ travel: CGPoint) -> Bool {
        let isHorizontal = abs(travel.x) > abs(travel.y)
        let axes = draggableAxes
        let outer = outerScrollViews
        if isHorizontal ? !axes.horizontal : !axes.vertical {
            return !outer.contains { isHorizontal ? $0.draggableAxes.horizontal : $0.draggableAxes.vertical }
        }
        let transfers = isHorizontal ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent
        let delta = CGVector(dx: isHorizontal ? -travel.x : 0, dy: isHorizontal ? 0 : -travel.y)
        if transfers, !canScroll(by: delta), outer.contains(where: { $0.canScroll(by: delta) }) { return false }
        return true
    }

    /// The scroll views around this one that a finger can move, inside out.
    var outerScrollViews: [UIScrollView] {
        var result: [UIScrollView] = []
        var next = superview
        while let view = next {
            if let scrollView = view as? UIScrollView, scrollView.isScrollEnabled { result.append(scrollView) }
            next = view.superview
        }
        return result
    }

    /// Whether the content can go `delta` points further (positive: towards its end) without passing an edge.
    func canScroll(by delta: CGVector) -> Bool {
        let range = offsetRange
        let offset = contentOffset
        func can(_ step: CGFloat, _ value: CGFloat, _ range: ClosedRange<CGFloat>) -> Bool {
            step > 0 ? value < range.upperBound - 0.01 : step < 0 && value > range.lowerBound + 0.01
        }
        return abs(delta.dx) > abs(delta.dy) ? can(delta.dx, offset.x, range.x) : can(delta.dy, offset.y, range.y)
    }

    /// Whether touches that the content already has may be taken from it.
    func mayTakeTouches(_ touches: [UITouch]) -> Bool {
        for touch in touches {
            guard let view = touch.view, view !== self, touch.route.hasBegun, !touch.route.isFinished else { continue }
            if !canCancelContentTouches || !touchesShouldCancel(in: view) { return false }
        }
        return true
    }

    // MARK: - Tracking

    /// A finger came down: content in motion stops under it.
    func trackingDidBegin() {
        isTracking = true
        guard scrolling.motion == .deceleration else {
            scrolling.caught = nil
            return
        }
        scrolling.caught = (motionVelocity, StageClock.shared.now)
        stopMotion()
    }

    /// All fingers were lifted or the drag came to nothing.
    func trackingDidEnd() {
        guard isTracking else { return }
        isTracking = false
        if scrolling.drag == nil, scrolling.motion == nil, clamped(contentOffset) != contentOffset {
            decelerate(velocity: .zero, target: nil)
        }
    }

    // MARK: - Dragging

    func panDidChange() {
        switch panRecognizer.state {
        case .began: beginDragging()
        case .changed: followFinger()
        case .ended: endDragging()
        case .cancelled: endDragging(isCancelled: true)
        default: break
        }
    }

    private func beginDragging() {
        stopMotion()
        isTracking = true
        isDragging = true
        if keyboardDismissMode != .none { window?.endEditing(true) }
        delegate?.scrollViewWillBeginDragging(self)
        var axes = draggableAxes
        let travel = panRecognizer.travel
        if isDirectionalLockEnabled, axes.horizontal, axes.vertical {
            axes = abs(travel.x) > abs(travel.y) ? (true, false) : (false, true)
        }
        let head = panRecognizer.appliedTravel(horizontal: axes.horizontal, vertical: axes.vertical)
        scrolling.samples.removeAll()
        scrolling.samples.append(contentOffset, at: StageClock.shared.now)
        scrolling.drag = ScrollState.Drag(
            start: withoutRubberBand(contentOffset), shownStart: contentOffset, horizontal: axes.horizontal,
            vertical: axes.vertical, head: panRecognizer.convert(vector: head, to: superview))
        followFinger()
    }

    private func followFinger() {
        guard let drag = scrolling.drag else { return }
        let translation = panRecognizer.translation(in: superview)
        let offset = CGPoint(
            x: drag.horizontal ? drag.start.x - translation.x - drag.head.x : drag.start.x,
            y: drag.vertical ? drag.start.y - translation.y - drag.head.y : drag.start.y)
        let shown = withRubberBand(offset)
        scrolling.samples.append(shown, at: StageClock.shared.now)
        move(to: CGPoint(x: drag.horizontal ? shown.x : contentOffset.x, y: drag.vertical ? shown.y : contentOffset.y))
        refreshControl?.dragDidMove()
    }

    private func endDragging(isCancelled: Bool = false) {
        guard let drag = scrolling.drag else { return }
        if !isCancelled { followFinger() }
        refreshControl?.dragWillEnd()
        let now = StageClock.shared.now
        var velocity = isCancelled ? CGPoint.zero : addingCaughtSpeed(to: scrolling.samples.velocity(at: now), at: now)
        if !drag.horizontal { velocity.x = 0 }
        if !drag.vertical { velocity.y = 0 }
        let natural = naturalTarget(velocity: velocity, from: drag.shownStart)
        var target = natural
        delegate?.scrollViewWillEndDragging(
            self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000), targetContentOffset: &target)
        scrolling.drag = nil
        isDragging = false
        isTracking = false
        let isRetargeted = abs(target.x - natural.x) > 0.01 || abs(target.y - natural.y) > 0.01
        prepareDeceleration(velocity: velocity, target: isRetargeted ? target : nil, pageStart: drag.shownStart)
        let willDecelerate = motionDuration > 0
        isDecelerating = willDecelerate
        delegate?.scrollViewDidEndDragging(self, willDecelerate: willDecelerate)
        guard willDecelerate, scrolling.motion == nil, !isDragging else { return }
        delegate?.scrollViewWillBeginDecelerating(self)
        runMotion(.deceleration)
    }

    /// A flick soon after another one caught in its glide adds to what was left of it.
    private func addingCaughtSpeed(to velocity: CGPoint, at now: TimeInterval) -> CGPoint {
        guard let caught = scrolling.caught, now - caught.time < 0.2 else { return velocity }
        scrolling.caught = nil
        let rest = CGFloat(pow(Double(decelerationRate.rawValue), (now - caught.time) * 1000))
        func sum(_ new: CGFloat, _ old: CGFloat) -> CGFloat {
            new * old > 0 && abs(new) > EdgeBounce.restingSpeed ? new + old * rest : new
        }
        return CGPoint(x: sum(velocity.x, caught.velocity.x), y: sum(velocity.y, caught.velocity.y))
    }

    // MARK: - Rubber band

    /// What is shown when the finger is at `offset`: beyond an edge the content resists.
    func withRubberBand(_ offset: CGPoint) -> CGPoint {
        let range = offsetRange
        return CGPoint(
            x: banded(offset.x, range.x, bounds.width, bouncesHorizontally),
            y: banded(offset.y, range.y, bounds.height, bouncesVertically))
    }

    private func banded(_ value: CGFloat, _ range: ClosedRange<CGFloat>, _ length: CGFloat, _ bounces: Bool) -> CGFloat {
        let edge = min(max(value, range.lowerBound), range.upperBound)
        guard value != edge, bounces else { return edge }
        return edge + CGFloat(RubberBand.offset(distance: Double(value - edge), dimension: Double(length)))
    }

    /// Where the finger is when `offset` is shown.
    func withoutRubberBand(_ offset: CGPoint) -> CGPoint {
        let range = offsetRange
        func unbanded(_ value: CGFloat, _ range: ClosedRange<CGFloat>, _ length: CGFloat) -> CGFloat {
            let edge = min(max(value, range.lowerBound), range.upperBound)
            guard value != edge else { return value }
            return edge + CGFloat(RubberBand.distance(offset: Double(value - edge), dimension: Double(length)))
        }
        return CGPoint(x: unbanded(offset.x, range.x, bounds.width), y: unbanded(offset.y, range.y, bounds.height))
    }
}
