import QuartzCore

/// Anchors, from which constraints on the view are made.
extension UIView {
    // MARK: - Creating constraints using layout anchors

    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(reference: itemReference, attribute: .leading) }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(reference: itemReference, attribute: .trailing) }
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(reference: itemReference, attribute: .left) }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(reference: itemReference, attribute: .right) }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(reference: itemReference, attribute: .top) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(reference: itemReference, attribute: .bottom) }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(reference: itemReference, attribute: .width) }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(reference: itemReference, attribute: .height) }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(reference: itemReference, attribute: .centerX) }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(reference: itemReference, attribute: .centerY) }
    public var firstBaselineAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(reference: itemReference, attribute: .firstBaseline)
    }
    public var lastBaselineAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(reference: itemReference, attribute: .lastBaseline)
    }

    var itemReference: LayoutItemReference { LayoutItemReference(view: self) }
}
