/// What was set of a view's margins, and what its subclasses last heard of them.
struct ViewMargins {
    /// As set by left and right, in points; nil where directional ones or none were set.
    var base: UIEdgeInsets?
    /// As set by leading and trailing, in points.
    var directional: NSDirectionalEdgeInsets?
    /// The margins at the last `layoutMarginsDidChange()`.
    var known: UIEdgeInsets?
}

extension UIView {
    /// The margin of a plain view on all sides, in points (iOS 26, auto layout facts §5).
    static let defaultMargin: CGFloat = 8

    /// The margins as they count: base plus safe area, at least the superview's where those are preserved.
    var _effectiveLayoutMargins: UIEdgeInsets {
        var result = _baseLayoutMargins
        if insetsLayoutMarginsFromSafeArea {
            let safe = safeAreaInsets
            result.top += safe.top
            result.left += safe.left
            result.bottom += safe.bottom
            result.right += safe.right
        }
        guard preservesSuperviewLayoutMargins, let superview else { return result }
        let outer = superview._effectiveLayoutMargins
        let frame = _untransformedFrame
        let bounds = superview.bounds
        result.top = max(result.top, outer.top - (frame.minY - bounds.minY))
        result.left = max(result.left, outer.left - (frame.minX - bounds.minX))
        result.bottom = max(result.bottom, outer.bottom - (bounds.maxY - frame.maxY))
        result.right = max(result.right, outer.right - (bounds.maxX - frame.maxX))
        return result
    }

    /// Set or default margins; a controller's root view keeps at least the system's.
    private var _baseLayoutMargins: UIEdgeInsets {
        let own = margins.directional.map(_absolute) ?? margins.base
        guard let viewController, viewController.viewRespectsSystemMinimumLayoutMargins else {
            let plain = UIView.defaultMargin
            return own ?? _plainMargins ?? UIEdgeInsets(top: plain, left: plain, bottom: plain, right: plain)
        }
        let minimum = _absolute(viewController.systemMinimumLayoutMargins)
        guard let own else { return minimum }
        return UIEdgeInsets(
            top: max(own.top, minimum.top), left: max(own.left, minimum.left), bottom: max(own.bottom, minimum.bottom),
            right: max(own.right, minimum.right))
    }

    private var _plainMargins: UIEdgeInsets? { viewController == nil ? nil : .zero }

    func _absolute(_ insets: NSDirectionalEdgeInsets) -> UIEdgeInsets {
        effectiveUserInterfaceLayoutDirection == .rightToLeft
            ? UIEdgeInsets(top: insets.top, left: insets.trailing, bottom: insets.bottom, right: insets.leading)
            : UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    }

    func _directional(_ insets: UIEdgeInsets) -> NSDirectionalEdgeInsets {
        effectiveUserInterfaceLayoutDirection == .rightToLeft
            ? NSDirectionalEdgeInsets(top: insets.top, leading: insets.right, bottom: insets.bottom, trailing: insets.left)
            : NSDirectionalEdgeInsets(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }

    /// The system's margin at the sides: 16 points in windows narrower than 390, 20 from there up (measured on an iOS 26.1
    /// simulator, iPhone SE and iPhone 16, openuikit notes).
    var _systemSideMargin: CGFloat { (window?.bounds.width ?? UIScreen.main.bounds.width) < 390 ? 16 : 20 }

    /// Looks whether the margins differ from what the view last heard, and tells those who depend on them if so.
    func _layoutMarginsMayHaveChanged() {
        guard let known = margins.known else {
            margins.known = _effectiveLayoutMargins
            if margins.base != nil || margins.directional != nil || safeArea.insets != .zero { _layoutMarginsDidChange() }
            return
        }
        let current = _effectiveLayoutMargins
        guard current != known else { return }
        margins.known = current
        _layoutMarginsDidChange()
    }

    private func _layoutMarginsDidChange() {
        LayoutEngine.insetsDidChange(self)
        layoutMarginsDidChange()
        viewController?.viewLayoutMarginsDidChange()
        setNeedsLayout()
        for subview in subviews where subview.preservesSuperviewLayoutMargins { subview._layoutMarginsMayHaveChanged() }
    }
}
