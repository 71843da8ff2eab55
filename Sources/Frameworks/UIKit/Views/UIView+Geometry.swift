extension UIView {
    // MARK: - Converting points and rectangles between coordinate systems

    /// Converts a point from this view's coordinates to another's; nil means the window's.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        layer.convert(point, to: (view ?? _baseView).layer)
    }

    /// Converts a point from another view's coordinates to this one's; nil means the window's.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        layer.convert(point, from: (view ?? _baseView).layer)
    }

    /// Converts a rectangle from this view's coordinates to another's; nil means the window's. A turned one gives its box.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        layer.convert(rect, to: (view ?? _baseView).layer)
    }

    /// Converts a rectangle from another view's coordinates to this one's; nil means the window's.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        layer.convert(rect, from: (view ?? _baseView).layer)
    }

    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view = coordinateSpace as? UIView { return convert(point, to: view as UIView?) }
        return coordinateSpace.convert(convert(point, to: nil as UIView?), from: _baseView as any UICoordinateSpace)
    }

    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view = coordinateSpace as? UIView { return convert(point, from: view as UIView?) }
        return convert(coordinateSpace.convert(point, to: _baseView as any UICoordinateSpace), from: nil as UIView?)
    }

    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return convert(rect, to: view as UIView?) }
        return coordinateSpace.convert(convert(rect, to: nil as UIView?), from: _baseView as any UICoordinateSpace)
    }

    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return convert(rect, from: view as UIView?) }
        return convert(coordinateSpace.convert(rect, to: _baseView as any UICoordinateSpace), from: nil as UIView?)
    }

    /// The window, or the top of a detached tree.
    var _baseView: UIView {
        var top = self
        while let parent = top.superview { top = parent }
        return top
    }

    // MARK: - Changes of geometry

    /// Tells everyone who depends on the geometry that frame, bounds or centre were set.
    func _geometryDidChange(from oldBounds: CGRect) {
        let newBounds = layer.bounds
        if newBounds.size != oldBounds.size {
            setNeedsLayout()
            if contentMode == .redraw || oldBounds.isEmpty { setNeedsDisplay() }
            if autoresizesSubviews && !subviews.isEmpty { _resizeSubviews(from: oldBounds.size) }
        }
        if newBounds.origin != oldBounds.origin { LayoutEngine.boundsOriginDidChange(self) }
        LayoutEngine.viewGeometryDidChange(self)
        _safeAreaGeometryDidChange(boundsDidChange: newBounds != oldBounds)
    }

    /// Gives the view another size; the top-left corner stays where it is.
    func _resize(to size: CGSize) {
        guard size != bounds.size else { return }
        guard layer.transform.isIdentity else {
            bounds = CGRect(origin: bounds.origin, size: size)
            return
        }
        frame = CGRect(origin: frame.origin, size: size)
    }

    /// The frame as it would be without the transform.
    var _untransformedFrame: CGRect {
        let size = bounds.size
        let anchor = layer.anchorPoint
        return CGRect(
            x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y, width: size.width, height: size.height)
    }

    /// Places the view by bounds and centre, so that a transform does no harm.
    func _place(_ frame: CGRect) {
        if bounds.size != frame.size { bounds = CGRect(origin: bounds.origin, size: frame.size) }
        let anchor = layer.anchorPoint
        let center = CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
        if self.center != center { self.center = center }
    }
}

extension CATransform3D {
    fileprivate var isIdentity: Bool { CATransform3DIsIdentity(self) }
}
