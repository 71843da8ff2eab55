import QuartzCore

extension UITraitCollection {
    /// Pixels a point; 1 where nothing is known.
    var screenScale: CGFloat { displayScale > 0 ? displayScale : 1 }
}
