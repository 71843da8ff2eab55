import QuartzCore

/// Rounds lengths to whole device pixels.
struct PixelGrid {
    /// Device pixels a point.
    let scale: CGFloat

    init(_ traits: UITraitCollection) {
        scale = traits.displayScale > 0 ? traits.displayScale : max(1, UITraitCollection.device.displayScale)
    }

    init(scale: CGFloat) { self.scale = scale }

    /// Up to the next pixel; sums that are a hair above one stay on it.
    func ceil(_ value: CGFloat) -> CGFloat { (value * scale - 1e-5).rounded(.up) / scale }

    func round(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
}
