import CoreGraphics

/// Provides a layer's content and layout, and its actions.
public protocol CALayerDelegate: NSObjectProtocol {
    /// Sets the layer's contents.
    func display(_ layer: CALayer)
    /// Draws the layer's content, points, y down.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// The layer is about to draw.
    func layerWillDraw(_ layer: CALayer)
    /// Lays out the sublayers.
    func layoutSublayers(of layer: CALayer)
    /// What to do when the property `event` changes: an action, `NSNull` for none, nil to go on looking.
    func action(for layer: CALayer, forKey event: String) -> CAAction?
}

extension CALayerDelegate {
    public func display(_ layer: CALayer) {
        LayerDisplay.delegateHasNoDisplay = true
    }

    public func draw(_ layer: CALayer, in ctx: CGContext) {
        LayerDisplay.delegateDrewNothing = true
    }

    public func layerWillDraw(_ layer: CALayer) {}

    public func layoutSublayers(of layer: CALayer) {}

    public func action(for layer: CALayer, forKey event: String) -> CAAction? { nil }
}

/// Tells apart a delegate that implements an optional method from one that has the default: the defaults set a flag.
@_spi(Sandlot) public enum LayerDisplay {
    nonisolated(unsafe) public static var delegateHasNoDisplay = false
    nonisolated(unsafe) static var delegateDrewNothing = false
    nonisolated(unsafe) static var layerDrewNothing = false
}
