extension UIView {
    // MARK: - Capturing a view snapshot

    /// A view that shows what this one shows now; nil when it has no size.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }

    /// A view that shows a part of this one (in points of its bounds); the parts outside the caps stretch.
    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        guard !rect.isEmpty else { return nil }
        if afterUpdates { layoutIfNeeded() }
        let renderer = UIGraphicsImageRenderer(bounds: rect)
        let image = renderer.image { layer.render(in: $0.cgContext) }
        let snapshot = UIView(frame: CGRect(origin: .zero, size: rect.size))
        snapshot.layer.contents = image.cgImage
        if capInsets != .zero {
            snapshot.layer.contentsCenter = CGRect(
                x: capInsets.left / rect.width, y: capInsets.top / rect.height,
                width: (rect.width - capInsets.left - capInsets.right) / rect.width,
                height: (rect.height - capInsets.top - capInsets.bottom) / rect.height)
        }
        return snapshot
    }

    /// Draws the view with all inside into the current context, scaled to `rect` (in points of the context).
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
        if afterUpdates { layoutIfNeeded() }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        layer.render(in: context)
        context.restoreGState()
        return true
    }
}
