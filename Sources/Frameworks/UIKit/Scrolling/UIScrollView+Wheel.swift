import QuartzCore

/// The wheel and the trackpad. Momentum is the device's own; here the content follows and springs back at its edges.
extension UIScrollView {
    /// Seconds without a turn after which a wheel that gives no phases is taken to rest.
    private static let wheelPause: TimeInterval = 0.1

    var isFollowingWheelGesture: Bool { scrolling.wheelOffset != nil }

    /// Whether the content gives way beyond its edge in the direction of `delta`.
    func canBounce(by delta: CGVector) -> Bool {
        let axes = draggableAxes
        return abs(delta.dx) > abs(delta.dy) ? bouncesHorizontally && axes.horizontal : bouncesVertically && axes.vertical
    }

    /// The wheel turned by `delta` points (positive: towards the content's end).
    func wheelDidTurn(by delta: CGVector, phase: EventDispatcher.WheelPhase) {
        switch phase {
        case .began:
            beginWheel()
            scrolling.hasWheelPhases = true
        case .changed:
            if scrolling.wheelOffset == nil { beginWheel() }
        case .ended, .cancelled:
            break
        }
        if delta != .zero { followWheel(delta) }
        if phase == .ended || phase == .cancelled {
            endWheel()
        } else if !scrolling.hasWheelPhases {
            scrolling.wheelTimer.start(after: Self.wheelPause) { [weak self] in self?.endWheel() }
        }
    }

    private func beginWheel() {
        guard scrolling.wheelOffset == nil, scrolling.drag == nil else { return }
        stopMotion()
        scrolling.hasWheelPhases = false
        scrolling.wheelOffset = withoutRubberBand(contentOffset)
        isDragging = true
        if keyboardDismissMode != .none { window?.endEditing(true) }
        delegate?.scrollViewWillBeginDragging(self)
    }

    private func followWheel(_ delta: CGVector) {
        guard var offset = scrolling.wheelOffset else { return }
        let axes = draggableAxes
        // The page may have moved the content since the last turn.
        if withRubberBand(offset).distance(to: contentOffset) > 1 { offset = withoutRubberBand(contentOffset) }
        if axes.horizontal { offset.x += delta.dx }
        if axes.vertical { offset.y += delta.dy }
        scrolling.wheelOffset = offset
        move(to: withRubberBand(offset))
        refreshControl?.dragDidMove()
    }

    /// The wheel rests, or something else takes the content over.
    func endWheel() {
        guard scrolling.wheelOffset != nil else { return }
        scrolling.wheelTimer.stop()
        refreshControl?.dragWillEnd()
        scrolling.wheelOffset = nil
        scrolling.hasWheelPhases = false
        var target = isPagingEnabled ? naturalTarget(velocity: .zero, from: contentOffset) : clamped(contentOffset)
        let natural = target
        delegate?.scrollViewWillEndDragging(self, withVelocity: .zero, targetContentOffset: &target)
        isDragging = false
        let isRetargeted = target.distance(to: natural) > 0.01
        prepareDeceleration(velocity: .zero, target: isRetargeted ? target : nil, pageStart: contentOffset)
        let willDecelerate = motionDuration > 0
        isDecelerating = willDecelerate
        delegate?.scrollViewDidEndDragging(self, willDecelerate: willDecelerate)
        guard willDecelerate, scrolling.motion == nil, !isDragging else {
            indicators.scrollingDidEnd()
            return
        }
        delegate?.scrollViewWillBeginDecelerating(self)
        runMotion(.deceleration)
    }
}
