/// Springs and struts.
extension UIView {
    /// Resizes the subviews by their masks after the bounds had `oldSize`.
    func _resizeSubviews(from oldSize: CGSize) {
        let newSize = bounds.size
        for subview in subviews where subview.translatesAutoresizingMaskIntoConstraints && !subview.autoresizingMask.isEmpty {
            subview._autoresize(from: oldSize, to: newSize)
        }
    }

    private func _autoresize(from oldSize: CGSize, to newSize: CGSize) {
        let old = _untransformedFrame
        let mask = autoresizingMask
        let horizontal = UIView.stretch(
            old.minX, old.width, oldSize.width - old.maxX, by: newSize.width - oldSize.width,
            mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
        let vertical = UIView.stretch(
            old.minY, old.height, oldSize.height - old.maxY, by: newSize.height - oldSize.height,
            mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin))
        let frame = CGRect(
            x: horizontal.origin, y: vertical.origin, width: horizontal.length, height: vertical.length)
        if frame != old { _place(frame) }
    }

    /// Shares a change of length among the flexible ones of the parts before, within and after, in proportion to their old
    /// lengths; equally where those are nothing.
    private static func stretch(
        _ before: CGFloat, _ length: CGFloat, _ after: CGFloat, by change: CGFloat, _ beforeIsFlexible: Bool,
        _ lengthIsFlexible: Bool, _ afterIsFlexible: Bool
    ) -> (origin: CGFloat, length: CGFloat) {
        let parts = [(before, beforeIsFlexible), (length, lengthIsFlexible), (after, afterIsFlexible)]
        let flexible = parts.filter { $0.1 }
        guard change != 0, !flexible.isEmpty else { return (before, length) }
        let total = flexible.reduce(0) { $0 + max($1.0, 0) }
        func share(_ part: (CGFloat, Bool)) -> CGFloat {
            guard part.1 else { return 0 }
            return total > 0 ? change * max(part.0, 0) / total : change / CGFloat(flexible.count)
        }
        return (before + share(parts[0]), max(length + share(parts[1]), 0))
    }
}
