import QuartzCore

/// Where the content may be, and moving it.
extension UIScrollView {
    /// The offsets at which no edge is overshot, in points.
    var offsetRange: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
        let inset = adjustedContentInset
        let (left, top) = (0 - inset.left, 0 - inset.top)
        let right = max(left, contentSize.width + inset.right - bounds.width)
        let bottom = max(top, contentSize.height + inset.bottom - bounds.height)
        return (left...right, top...bottom)
    }

    func clamped(_ offset: CGPoint) -> CGPoint {
        let range = offsetRange
        return CGPoint(
            x: min(max(offset.x, range.x.lowerBound), range.x.upperBound),
            y: min(max(offset.y, range.y.lowerBound), range.y.upperBound))
    }

    /// To the pixel grid: what is shown is rounded (iOS 26.1, iPhone 16 simulator, openuikit notes).
    func onPixels(_ offset: CGPoint) -> CGPoint {
        let scale = max(1, traitCollection.displayScale)
        return CGPoint(x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale)
    }

    /// Moves the content for a finger or a motion.
    func move(to offset: CGPoint) {
        let offset = onPixels(offset)
        guard offset != bounds.origin, offset.x.isFinite, offset.y.isFinite else { return }
        scrolling.isMovingItself = true
        bounds = CGRect(origin: offset, size: bounds.size)
        scrolling.isMovingItself = false
    }

    // MARK: - Changes

    func boundsDidChange(from old: CGRect) {
        let new = bounds
        if new.size != old.size {
            adjustedInsetMayHaveChanged()
            if !old.isEmpty, contentSize != .zero { bringIntoRange() }
            indicators.layout()
        }
        guard new.origin != old.origin else { return }
        let isOwn = scrolling.isMovingItself
        scrolling.isMovingItself = false
        if !isOwn { shiftMotion(by: CGPoint(x: new.minX - old.minX, y: new.minY - old.minY)) }
        setNeedsLayout()
        _contentOffsetDidChange()
        refreshControl?.offsetDidChange()
        indicators.offsetDidChange()
        delegate?.scrollViewDidScroll(self)
    }

    /// The page moved the content while a finger or a motion does: both go on from there.
    private func shiftMotion(by step: CGPoint) {
        scrolling.drag?.start.x += step.x
        scrolling.drag?.start.y += step.y
        scrolling.shift.x += step.x
        scrolling.shift.y += step.y
        scrolling.samples.shift(by: step)
    }

    func contentSizeDidChange() {
        adjustedInsetMayHaveChanged()
        if contentSize != .zero { bringIntoRange() }
        indicators.layout()
        setNeedsLayout()
    }

    /// Content that became smaller must not leave the view beyond its end.
    private func bringIntoRange() {
        guard !isTracking, !isDragging, scrolling.motion == nil, !isZooming, bounds.size != .zero else { return }
        let target = clamped(contentOffset)
        if target != contentOffset { move(to: target) }
    }

    // MARK: - By code

    /// Seconds of an animated move (iOS facts, scrolling: 0.25 to 0.3, ease in and out).
    static let animationDuration: TimeInterval = 0.3

    func moveByCode(to offset: CGPoint, animated: Bool) {
        guard animated, window != nil else {
            stopMotion()
            contentOffset = offset
            return
        }
        animateOffset(to: offset) { [weak self] in
            guard let self else { return }
            self.delegate?.scrollViewDidEndScrollingAnimation(self)
        }
    }

    /// Eases to an offset and calls `end` when it is reached.
    func animateOffset(to offset: CGPoint, _ end: @escaping @MainActor () -> Void) {
        endWheel()
        stopMotion()
        let start = contentOffset
        let duration = Self.animationDuration
        scrolling.horizontal = .eased(from: Double(start.x), to: Double(offset.x), duration: duration)
        scrolling.vertical = .eased(from: Double(start.y), to: Double(offset.y), duration: duration)
        scrolling.animationEnd = end
        runMotion(.animation)
    }

    /// The offset nearest to the present one at which `rect` is visible.
    func offset(showing rect: CGRect) -> CGPoint {
        let inset = adjustedContentInset
        let visible = bounds.inset(by: inset)
        func nearest(_ low: CGFloat, _ high: CGFloat, _ visibleLow: CGFloat, _ visibleHigh: CGFloat) -> CGFloat {
            let (lowStep, highStep) = (low - visibleLow, high - visibleHigh)
            if lowStep < 0, highStep < 0 { return max(lowStep, highStep) }
            if lowStep > 0, highStep > 0 { return min(lowStep, highStep) }
            return 0
        }
        let step = CGPoint(
            x: nearest(rect.minX, rect.maxX, visible.minX, visible.maxX),
            y: nearest(rect.minY, rect.maxY, visible.minY, visible.maxY))
        return clamped(CGPoint(x: contentOffset.x + step.x, y: contentOffset.y + step.y))
    }
}
