import Motion
import QuartzCore

/// Moving without a finger: gliding, bouncing, paging, and moves asked for in code.
extension UIScrollView {
    var motionDuration: Double { max(scrolling.horizontal?.duration ?? 0, scrolling.vertical?.duration ?? 0) }

    /// Points per second of the motion under way.
    var motionVelocity: CGPoint {
        guard let elapsed = scrolling.animator.elapsed else { return .zero }
        return CGPoint(
            x: scrolling.horizontal?.velocity(at: elapsed) ?? 0, y: scrolling.vertical?.velocity(at: elapsed) ?? 0)
    }

    // MARK: - Where a drag leads

    /// The speed below which letting go does not turn the page, in points per second.
    private static let pagingSpeed: CGFloat = 100

    /// Where the content would rest after a drag that began at `start`.
    func naturalTarget(velocity: CGPoint, from start: CGPoint) -> CGPoint {
        let range = offsetRange
        if isPagingEnabled {
            return CGPoint(
                x: page(contentOffset.x, velocity.x, start.x, range.x, bounds.width),
                y: page(contentOffset.y, velocity.y, start.y, range.y, bounds.height))
        }
        func rest(_ value: CGFloat, _ velocity: CGFloat, _ range: ClosedRange<CGFloat>, _ bounces: Bool) -> CGFloat {
            CGFloat(release(value, velocity, range, bounces).end)
        }
        return CGPoint(
            x: rest(contentOffset.x, velocity.x, range.x, bouncesHorizontally),
            y: rest(contentOffset.y, velocity.y, range.y, bouncesVertically))
    }

    /// The page to rest at: never further than the neighbour of the one the drag began on.
    private func page(
        _ value: CGFloat, _ velocity: CGFloat, _ start: CGFloat, _ range: ClosedRange<CGFloat>, _ length: CGFloat
    ) -> CGFloat {
        guard length > 0, range.upperBound > range.lowerBound else { return range.lowerBound }
        let startPage = ((start - range.lowerBound) / length).rounded()
        let position = (value - range.lowerBound) / length
        var page = position.rounded()
        if velocity > Self.pagingSpeed { page = max(page, position.rounded(.up)) }
        if velocity < -Self.pagingSpeed { page = min(page, position.rounded(.down)) }
        page = min(max(page, startPage - 1), startPage + 1)
        return min(max(range.lowerBound + page * length, range.lowerBound), range.upperBound)
    }

    private func release(
        _ value: CGFloat, _ velocity: CGFloat, _ range: ClosedRange<CGFloat>, _ bounces: Bool
    ) -> ScrollTrajectory {
        .released(
            at: Double(value), velocity: Double(velocity), range: Double(range.lowerBound)...Double(range.upperBound),
            bounces: bounces, rate: Double(decelerationRate.rawValue))
    }

    // MARK: - Decelerating

    /// Works out the motion after a drag. `target` is where the delegate wants it to end.
    func prepareDeceleration(velocity: CGPoint, target: CGPoint?, pageStart: CGPoint) {
        let range = offsetRange
        let pages = naturalTarget(velocity: velocity, from: pageStart)
        func trajectory(
            _ value: CGFloat, _ velocity: CGFloat, _ range: ClosedRange<CGFloat>, _ bounces: Bool, _ target: CGFloat?,
            _ page: CGFloat
        ) -> ScrollTrajectory {
            let isInside = range.contains(value)
            if let target, abs(target - value) > 0.01 || isInside {
                let end = min(max(target, range.lowerBound), range.upperBound)
                return .retargeted(from: Double(value), to: Double(end), rate: Double(decelerationRate.rawValue))
            }
            if isPagingEnabled, isInside {
                return .paged(from: Double(value), to: Double(page), velocity: Double(velocity))
            }
            return release(value, velocity, range, bounces)
        }
        scrolling.horizontal = trajectory(contentOffset.x, velocity.x, range.x, bouncesHorizontally, target?.x, pages.x)
        scrolling.vertical = trajectory(contentOffset.y, velocity.y, range.y, bouncesVertically, target?.y, pages.y)
    }

    /// Lets the content go without a drag having ended: back to an edge.
    func decelerate(velocity: CGPoint, target: CGPoint?) {
        prepareDeceleration(velocity: velocity, target: target, pageStart: contentOffset)
        guard motionDuration > 0 else { return }
        isDecelerating = true
        runMotion(.deceleration)
    }

    // MARK: - Running

    func runMotion(_ motion: ScrollState.Motion) {
        scrolling.motion = motion
        scrolling.shift = .zero
        let duration = motionDuration
        scrolling.animator.run { [weak self] elapsed in
            guard let self, let horizontal = self.scrolling.horizontal, let vertical = self.scrolling.vertical else {
                return false
            }
            let isOver = elapsed >= duration - 1e-6
            let x = isOver ? horizontal.end : horizontal.position(at: elapsed)
            let y = isOver ? vertical.end : vertical.position(at: elapsed)
            let shift = self.scrolling.shift
            self.move(to: CGPoint(x: CGFloat(x) + shift.x, y: CGFloat(y) + shift.y))
            guard isOver else { return true }
            if self.scrolling.motion == motion, self.scrolling.animator.elapsed != nil { self.motionDidEnd(motion) }
            return false
        }
    }

    private func motionDidEnd(_ motion: ScrollState.Motion) {
        scrolling.animator.stop()
        scrolling.motion = nil
        scrolling.horizontal = nil
        scrolling.vertical = nil
        indicators.scrollingDidEnd()
        switch motion {
        case .deceleration:
            isDecelerating = false
            delegate?.scrollViewDidEndDecelerating(self)
        case .animation, .zoom:
            let end = scrolling.animationEnd
            scrolling.animationEnd = nil
            end?()
        }
    }

    /// Ends whatever moves the content, where it is now.
    func stopMotion() {
        guard let motion = scrolling.motion else { return }
        if motion == .animation { scrolling.animationEnd = nil }
        motionDidEnd(motion)
    }

    // MARK: - The status bar

    /// Scrolls to the top as a tap on the status bar does. Returns whether it will.
    @discardableResult
    func scrollToTop() -> Bool {
        guard scrollsToTop, isScrollEnabled, delegate?.scrollViewShouldScrollToTop(self) ?? true else { return false }
        let top = offsetRange.y.lowerBound
        guard contentOffset.y > top else { return false }
        animateOffset(to: CGPoint(x: contentOffset.x, y: top)) { [weak self] in
            guard let self else { return }
            self.delegate?.scrollViewDidScrollToTop(self)
        }
        return true
    }
}
