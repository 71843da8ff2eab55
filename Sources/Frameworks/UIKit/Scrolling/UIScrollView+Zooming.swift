import Motion
import QuartzCore

/// Scaling the delegate's view.
extension UIScrollView {
    var canZoom: Bool { maximumZoomScale > minimumZoomScale }

    private var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

    func makePinchRecognizer() -> UIPinchGestureRecognizer {
        let recognizer = ScrollPinchGestureRecognizer(target: nil, action: nil)
        recognizer.addHandler { [weak self] _ in self?.pinchDidChange() }
        return recognizer
    }

    func zoomLimitsDidChange() {
        if canZoom {
            if pinchRecognizer.view == nil { addGestureRecognizer(pinchRecognizer) }
        } else if gestureRecognizers?.contains(where: { $0 is ScrollPinchGestureRecognizer }) == true {
            removeGestureRecognizer(pinchRecognizer)
        }
    }

    // MARK: - By code

    func zoom(to scale: CGFloat, animated: Bool) {
        let scale = min(max(scale, minimumZoomScale), maximumZoomScale)
        guard zoomedView != nil, currentZoomScale > 0 else { return }
        let middle = CGPoint(
            x: (contentOffset.x + bounds.width / 2) / currentZoomScale, y: (contentOffset.y + bounds.height / 2) / currentZoomScale)
        let target = CGPoint(x: middle.x * scale - bounds.width / 2, y: middle.y * scale - bounds.height / 2)
        zoom(to: scale, offset: target, animated: animated)
    }

    func zoom(showing rect: CGRect, animated: Bool) {
        guard zoomedView != nil, rect.width > 0, rect.height > 0, bounds.width > 0, bounds.height > 0 else { return }
        let fitting = min(bounds.width / rect.width, bounds.height / rect.height)
        let scale = min(max(fitting, minimumZoomScale), maximumZoomScale)
        let target = CGPoint(x: rect.midX * scale - bounds.width / 2, y: rect.midY * scale - bounds.height / 2)
        zoom(to: scale, offset: target, animated: animated)
    }

    private func zoom(to scale: CGFloat, offset: CGPoint, animated: Bool) {
        stopMotion()
        guard animated, window != nil else {
            apply(scale: scale, offset: offset, isFree: false)
            return
        }
        let view = zoomedView
        if !isZoomBouncing { delegate?.scrollViewWillBeginZooming(self, with: view) }
        animateZoom(to: scale, offset: offset) { [weak self] in
            guard let self else { return }
            self.delegate?.scrollViewDidEndZooming(self, with: view, atScale: self.currentZoomScale)
        }
    }

    /// Eases scale and offset together.
    private func animateZoom(to scale: CGFloat, offset: CGPoint, _ end: @escaping @MainActor () -> Void) {
        let startScale = currentZoomScale
        let startOffset = contentOffset
        let duration = Self.animationDuration
        let final = clampedOffset(offset, scale: scale)
        scrolling.motion = .zoom
        scrolling.animationEnd = end
        scrolling.animator.run { [weak self] elapsed in
            guard let self else { return false }
            let progress = CGFloat(CubicTiming.easeInEaseOut.progress(at: elapsed / duration))
            let isOver = elapsed >= duration - 1e-6
            let part = isOver ? 1 : progress
            self.apply(
                scale: startScale + (scale - startScale) * part,
                offset: CGPoint(
                    x: startOffset.x + (final.x - startOffset.x) * part, y: startOffset.y + (final.y - startOffset.y) * part),
                isFree: true)
            guard isOver else { return true }
            self.stopMotion()
            return false
        }
    }

    private func clampedOffset(_ offset: CGPoint, scale: CGFloat) -> CGPoint {
        guard let view = zoomedView else { return clamped(offset) }
        let inset = adjustedContentInset
        let size = CGSize(width: view.bounds.width * scale, height: view.bounds.height * scale)
        let right = max(-inset.left, size.width + inset.right - bounds.width)
        let bottom = max(-inset.top, size.height + inset.bottom - bounds.height)
        return CGPoint(x: min(max(offset.x, -inset.left), right), y: min(max(offset.y, -inset.top), bottom))
    }

    /// Scales the view about its origin, which stays at zero, and makes the content as large as it is drawn.
    private func apply(scale: CGFloat, offset: CGPoint, isFree: Bool) {
        guard let view = zoomedView else { return }
        let hasChanged = scale != currentZoomScale
        currentZoomScale = scale
        view.transform = scale == 1 ? .identity : CGAffineTransform(scaleX: scale, y: scale)
        let size = CGSize(width: view.bounds.width * scale, height: view.bounds.height * scale)
        view.center = CGPoint(x: size.width * view.layer.anchorPoint.x, y: size.height * view.layer.anchorPoint.y)
        let motion = scrolling.motion
        scrolling.motion = .zoom
        contentSize = size
        scrolling.motion = motion
        move(to: isFree ? offset : clampedOffset(offset, scale: scale))
        if hasChanged { delegate?.scrollViewDidZoom(self) }
    }

    // MARK: - By fingers

    private func pinchDidChange() {
        switch pinchRecognizer.state {
        case .began: beginZooming()
        case .changed: followPinch()
        case .ended, .cancelled: endZooming()
        default: break
        }
    }

    private func beginZooming() {
        guard zoomedView != nil, currentZoomScale > 0 else { return }
        stopMotion()
        isZooming = true
        let fingers = pinchRecognizer.location(in: self)
        scrolling.zoom = ScrollZoom(
            startScale: currentZoomScale,
            anchor: CGPoint(x: fingers.x / currentZoomScale, y: fingers.y / currentZoomScale))
        delegate?.scrollViewWillBeginZooming(self, with: zoomedView)
    }

    private func followPinch() {
        guard let zoom = scrolling.zoom else { return }
        let scale = banded(zoom.startScale * pinchRecognizer.scale)
        let location = pinchRecognizer.location(in: self)
        let fingers = CGPoint(x: location.x - bounds.minX, y: location.y - bounds.minY)
        let offset = CGPoint(x: zoom.anchor.x * scale - fingers.x, y: zoom.anchor.y * scale - fingers.y)
        apply(scale: scale, offset: offset, isFree: true)
    }

    /// Beyond a limit the scale follows the fingers with the square root of the ratio.
    private func banded(_ scale: CGFloat) -> CGFloat {
        let limit = min(max(scale, minimumZoomScale), maximumZoomScale)
        guard scale != limit, bouncesZoom, limit > 0 else { return limit }
        return limit * (scale / limit).squareRoot()
    }

    private func endZooming() {
        guard let zoom = scrolling.zoom else { return }
        scrolling.zoom = nil
        isZooming = false
        let scale = min(max(currentZoomScale, minimumZoomScale), maximumZoomScale)
        let view = zoomedView
        let fingers = CGPoint(
            x: zoom.anchor.x * currentZoomScale - contentOffset.x, y: zoom.anchor.y * currentZoomScale - contentOffset.y)
        let offset = CGPoint(x: zoom.anchor.x * scale - fingers.x, y: zoom.anchor.y * scale - fingers.y)
        let isSettled = scale == currentZoomScale && clamped(contentOffset) == contentOffset
        guard !isSettled else {
            delegate?.scrollViewDidEndZooming(self, with: view, atScale: currentZoomScale)
            return
        }
        isZoomBouncing = scale != currentZoomScale
        animateZoom(to: scale, offset: offset) { [weak self] in
            guard let self else { return }
            self.isZoomBouncing = false
            self.delegate?.scrollViewDidEndZooming(self, with: view, atScale: self.currentZoomScale)
        }
    }
}

/// The pinch of a scroll view: goes along with its pan.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
    override func allowsSimultaneousRecognition(with other: UIGestureRecognizer) -> Bool {
        other is ScrollPanGestureRecognizer && other.view === view
    }

    override func shouldBeginInternally() -> Bool {
        guard let scrollView = view as? UIScrollView else { return false }
        return scrollView.canZoom && scrollView.delegate?.viewForZooming(in: scrollView) != nil
    }
}
