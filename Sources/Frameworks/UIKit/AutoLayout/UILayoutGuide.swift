import QuartzCore

/// A rectangle that constraints can speak of like a view, without being one. It belongs to a view and is measured in
/// that view's coordinates.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
    // MARK: - Working with layout guides

    /// A name for debugging and for finding the guide.
    open var identifier: String = ""

    /// The rectangle in the owning view's coordinates, in points, as of the last layout.
    open var layoutFrame: CGRect { LayoutEngine.layoutFrame(of: self) }

    /// The view whose coordinates the guide lives in.
    public internal(set) weak var owningView: UIView?

    // MARK: - Creating constraints using layout anchors

    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(reference: itemReference, attribute: .leading) }
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(reference: itemReference, attribute: .trailing) }
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(reference: itemReference, attribute: .left) }
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(reference: itemReference, attribute: .right) }
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(reference: itemReference, attribute: .top) }
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(reference: itemReference, attribute: .bottom) }
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(reference: itemReference, attribute: .width) }
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(reference: itemReference, attribute: .height) }
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(reference: itemReference, attribute: .centerX) }
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(reference: itemReference, attribute: .centerY) }

    // MARK: - Debugging

    /// Whether the constraints leave the guide's rectangle open.
    open var hasAmbiguousLayout: Bool { LayoutEngine.hasAmbiguousLayout(self) }

    /// The active constraints that decide the guide's rectangle along `axis`.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        LayoutEngine.constraintsAffectingLayout(guide: self, axis)
    }

    // MARK: - Sandlot

    /// What the guide's rectangle is made of.
    enum Kind {
        /// Four variables of its own.
        case free
        /// The owner's bounds less insets that the closure reads, in points.
        case inset(@MainActor (UIView) -> UIEdgeInsets)
        /// A band at the bottom of the owner's bounds, as high as the closure says, in points.
        case bottomBand(@MainActor (UIView) -> CGFloat)
        /// The content of a scroll view.
        case scrollContent
        /// The visible frame of a scroll view.
        case scrollFrame
    }

    var kind: Kind = .free
    /// What a constraint DSL keeps for the guide, nil at first.
    @_spi(Sandlot) public var layoutLanguageStorage: AnyObject?
    /// The guide's variables in its hierarchy's engine; nil until a constraint needs them.
    var record: LayoutRecord?

    var itemReference: LayoutItemReference { LayoutItemReference(self)! }
}
