import QuartzCore

/// The content inset with the safe area.
extension UIScrollView {
    var computedAdjustedInset: UIEdgeInsets {
        var inset = contentInset
        let safe = safeAreaInsets
        let refresh = refreshControl?.insetWhileRefreshing ?? 0
        switch contentInsetAdjustmentBehavior {
        case .never:
            break
        case .always:
            inset = inset + safe
        case .scrollableAxes, .automatic:
            let isVertical = isScrollable(contentSize.height + inset.top + inset.bottom, bounds.height, alwaysBounceVertical)
            let isHorizontal = isScrollable(contentSize.width + inset.left + inset.right, bounds.width, alwaysBounceHorizontal)
            if isVertical || contentInsetAdjustmentBehavior == .automatic && isMainScrollView {
                inset.top += safe.top
                inset.bottom += safe.bottom
            }
            if isHorizontal {
                inset.left += safe.left
                inset.right += safe.right
            }
        }
        inset.top += refresh
        return inset
    }

    private func isScrollable(_ content: CGFloat, _ visible: CGFloat, _ alwaysBounces: Bool) -> Bool {
        content > visible || alwaysBounces
    }

    /// Whether this is the root view of a controller in a navigation or tab controller, or the first view inside it.
    private var isMainScrollView: Bool {
        let controller: UIViewController?
        if let own = viewController {
            controller = own
        } else if let parent = superview, parent.subviews.first === self {
            controller = parent.viewController
        } else {
            controller = nil
        }
        guard let controller else { return false }
        return controller.navigationController != nil || controller.tabBarController != nil
    }

    /// Looks whether the adjusted inset changed, keeps content that is at an edge there, and tells.
    func adjustedInsetMayHaveChanged(keepingOffset: Bool = false) {
        let old = scrolling.lastAdjustedInset
        let new = adjustedContentInset
        guard old != new else { return }
        scrolling.lastAdjustedInset = new
        if !keepingOffset { keepAtEdge(old: old, new: new) }
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
        indicators.layout()
        setNeedsLayout()
    }

    private func keepAtEdge(old: UIEdgeInsets, new: UIEdgeInsets) {
        guard !isTracking, !isDragging, scrolling.motion == nil else { return }
        var offset = contentOffset
        if abs(offset.x + old.left) < 0.01 { offset.x = -new.left }
        if abs(offset.y + old.top) < 0.01 { offset.y = -new.top }
        if bounds.size != .zero, contentSize != .zero { offset = clamped(offset) }
        if offset != contentOffset { move(to: offset) }
    }
}

private func + (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
        top: left.top + right.top, left: left.left + right.left, bottom: left.bottom + right.bottom,
        right: left.right + right.right)
}
