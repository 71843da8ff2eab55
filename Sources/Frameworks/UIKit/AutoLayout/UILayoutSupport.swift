import QuartzCore

/// What a view controller's `topLayoutGuide` and `bottomLayoutGuide` offer: the length they take of the view, and anchors.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
    /// How much of the view's edge the guide covers, in points.
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}
