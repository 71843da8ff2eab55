import QuartzCore

/// The two bars that show where in the content a scroll view is. Layers, so that they are no subviews of the page's.
@MainActor final class ScrollIndicators {
    /// Points wide (iOS 26.1, iPhone 16 simulator, openuikit notes).
    private static let width: CGFloat = 2.5
    /// Points from the edge, and least length (iOS 26, iPhone SE simulator, swiftui-web notes).
    private static let margin: CGFloat = 3
    private static let minimumLength: CGFloat = 36
    /// The least length while the content is beyond an edge, in points.
    private static let compressedLength: CGFloat = 7
    /// Seconds that the bars stay after the content came to rest.
    private static let linger: TimeInterval = 0.4

    private unowned let scrollView: UIScrollView
    private var vertical: CALayer?
    private var horizontal: CALayer?
    private var isVisible = false
    private let timer = GestureTimer()

    init(_ scrollView: UIScrollView) { self.scrollView = scrollView }

    // MARK: - Showing and hiding

    func offsetDidChange() {
        guard scrollView.window != nil, scrollView.isTracking || scrollView.isDragging || scrollView.scrolling.motion != nil else {
            return layout()
        }
        show()
        if !scrollView.isTracking { scheduleHiding() }
    }

    func scrollingDidEnd() {
        if isVisible { scheduleHiding() }
    }

    func flash() {
        show()
        scheduleHiding()
    }

    private func show() {
        timer.stop()
        isVisible = true
        layout()
        setOpacity(1)
    }

    private func scheduleHiding() {
        timer.start(after: Self.linger) { [weak self] in
            guard let self else { return }
            guard !self.scrollView.isTracking, self.scrollView.scrolling.motion == nil else { return self.scheduleHiding() }
            self.isVisible = false
            self.setOpacity(0)
        }
    }

    private func setOpacity(_ opacity: Float) {
        CATransaction.begin()
        CATransaction.setAnimationDuration(0.25)
        vertical?.opacity = opacity
        horizontal?.opacity = opacity
        CATransaction.commit()
    }

    // MARK: - Layout

    /// Puts the bars where they belong; does nothing before they were first shown.
    func layout() {
        guard isVisible || vertical != nil || horizontal != nil else { return }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let bounds = scrollView.bounds
        let range = scrollView.offsetRange
        let safe = scrollView.automaticallyAdjustsScrollIndicatorInsets ? scrollView.safeAreaInsets : .zero
        vertical = bar(vertical, isShown: scrollView.showsVerticalScrollIndicator && range.y.upperBound > range.y.lowerBound)
        horizontal = bar(
            horizontal, isShown: scrollView.showsHorizontalScrollIndicator && range.x.upperBound > range.x.lowerBound)
        if let vertical {
            let insets = scrollView.verticalScrollIndicatorInsets
            let track = bounds.height - insets.top - insets.bottom - safe.top - safe.bottom - 2 * Self.margin
            let thumb = thumb(
                track, visible: bounds.height, content: range.y.upperBound - range.y.lowerBound + bounds.height,
                offset: bounds.minY - range.y.lowerBound)
            let isLeft = scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
            let x = isLeft
                ? bounds.minX + Self.margin + insets.left + safe.left
                : bounds.maxX - Self.margin - Self.width - insets.right - safe.right
            vertical.frame = CGRect(
                x: x, y: bounds.minY + insets.top + safe.top + Self.margin + thumb.start, width: Self.width, height: thumb.length)
        }
        if let horizontal {
            let insets = scrollView.horizontalScrollIndicatorInsets
            let track = bounds.width - insets.left - insets.right - safe.left - safe.right - 2 * Self.margin
            let thumb = thumb(
                track, visible: bounds.width, content: range.x.upperBound - range.x.lowerBound + bounds.width,
                offset: bounds.minX - range.x.lowerBound)
            horizontal.frame = CGRect(
                x: bounds.minX + insets.left + safe.left + Self.margin + thumb.start,
                y: bounds.maxY - Self.margin - Self.width - insets.bottom - safe.bottom, width: thumb.length, height: Self.width)
        }
        CATransaction.commit()
    }

    /// Where the bar begins on its track and how long it is; beyond an edge it shrinks against that edge.
    private func thumb(
        _ track: CGFloat, visible: CGFloat, content: CGFloat, offset: CGFloat
    ) -> (start: CGFloat, length: CGFloat) {
        guard track > 0, content > 0 else { return (0, 0) }
        let full = min(track, max(Self.minimumLength, track * visible / content))
        let way = max(1e-6, content - visible)
        if offset < 0 {
            return (0, max(Self.compressedLength, full + offset))
        }
        if offset > way {
            let length = max(Self.compressedLength, full - (offset - way))
            return (track - length, length)
        }
        return ((track - full) * offset / way, full)
    }

    private func bar(_ layer: CALayer?, isShown: Bool) -> CALayer? {
        guard isShown else {
            layer?.removeFromSuperlayer()
            return nil
        }
        if let layer { return layer }
        guard isVisible else { return nil }
        let new = CALayer()
        new.name = "scroll indicator"
        new.cornerRadius = Self.width / 2
        new.zPosition = 10_000
        new.backgroundColor = color
        new.opacity = 0
        scrollView.layer.addSublayer(new)
        return new
    }

    func updateColors() {
        vertical?.backgroundColor = color
        horizontal?.backgroundColor = color
    }

    /// Black at 35 % (iOS 26, iPhone SE simulator, swiftui-web notes), white in dark surroundings.
    private var color: CGColor {
        let isWhite: Bool
        switch scrollView.indicatorStyle {
        case .white: isWhite = true
        case .black: isWhite = false
        case .default: isWhite = scrollView.traitCollection.userInterfaceStyle == .dark
        }
        return UIColor(white: isWhite ? 1 : 0, alpha: 0.35).cgColor
    }
}
