/// The safe area of one view.
struct ViewSafeArea {
    /// In points of the view's coordinates.
    var insets = UIEdgeInsets.zero
}

extension UIView {
    /// Looks whether the safe area differs now, and tells this view and all inside if so.
    func _safeAreaMayHaveChanged() {
        let insets = _computedSafeAreaInsets
        guard insets != safeArea.insets else { return }
        safeArea.insets = insets
        LayoutEngine.insetsDidChange(self)
        safeAreaInsetsDidChange()
        viewController?.viewSafeAreaInsetsDidChange()
        _layoutMarginsMayHaveChanged()
        setNeedsLayout()
        for subview in subviews { subview._safeAreaMayHaveChanged() }
    }

    /// How much of the superview's safe area reaches into this view: measured from the superview's safe edges, at most the
    /// superview's inset, never negative (logic as observed under Mac Catalyst 26.1, openuikit notes).
    var _safeAreaInsetsFromSuperview: UIEdgeInsets {
        let additional = viewController?.additionalSafeAreaInsets ?? .zero
        let inherited = superview.map { _safeAreaInsets(inside: $0) } ?? .zero
        return UIEdgeInsets(
            top: inherited.top + additional.top, left: inherited.left + additional.left,
            bottom: inherited.bottom + additional.bottom, right: inherited.right + additional.right)
    }

    private func _safeAreaInsets(inside superview: UIView) -> UIEdgeInsets {
        let outer = superview._safeAreaInsetsForSubviews
        guard outer != .zero else { return .zero }
        let frame = _untransformedFrame
        let bounds = superview.bounds
        func clamp(_ value: CGFloat, _ limit: CGFloat) -> CGFloat { min(max(value, 0), max(limit, 0)) }
        return UIEdgeInsets(
            top: clamp(outer.top - (frame.minY - bounds.minY), outer.top),
            left: clamp(outer.left - (frame.minX - bounds.minX), outer.left),
            bottom: clamp(frame.maxY - (bounds.maxY - outer.bottom), outer.bottom),
            right: clamp(frame.maxX - (bounds.maxX - outer.right), outer.right))
    }

    /// The view was moved or resized. Outside any unsafe area nothing can have changed.
    func _checkSafeArea(boundsDidChange: Bool) {
        if safeArea.insets != .zero || superview.map({ $0._safeAreaInsetsForSubviews != .zero }) ?? false {
            _safeAreaMayHaveChanged()
            _layoutMarginsMayHaveChanged()
        }
        guard boundsDidChange, !subviews.isEmpty, _safeAreaInsetsForSubviews != .zero else { return }
        for subview in subviews { subview._safeAreaMayHaveChanged() }
    }
}
