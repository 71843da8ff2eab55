import CoreGraphics

/// The directions in which a scroll layer can be scrolled.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let none = CAScrollLayerScrollMode(rawValue: "none")
    public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
    public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
    public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// Shows a part of its sublayers: scrolling moves the origin of its bounds.
open class CAScrollLayer: CALayer {
    open var scrollMode = CAScrollLayerScrollMode.both

    /// Brings a point of the content to the layer's origin, as far as the mode allows.
    open override func scroll(_ p: CGPoint) { scroll(to: p) }

    /// Brings a point of the content to the layer's origin, as far as the mode allows.
    open func scroll(to p: CGPoint) {
        var origin = bounds.origin
        if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
        if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
        bounds = CGRect(origin: origin, size: bounds.size)
    }

    /// Scrolls by as little as shows a rectangle of the content.
    open func scroll(to r: CGRect) {
        var origin = bounds.origin
        if r.maxX > bounds.maxX { origin.x += r.maxX - bounds.maxX }
        if r.minX < origin.x { origin.x = r.minX }
        if r.maxY > bounds.maxY { origin.y += r.maxY - bounds.maxY }
        if r.minY < origin.y { origin.y = r.minY }
        scroll(to: origin)
    }
}
