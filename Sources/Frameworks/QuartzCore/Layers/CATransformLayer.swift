import CoreGraphics

/// A layer without a picture of its own whose sublayers keep their depth.
open class CATransformLayer: CALayer {
    open override func hitTest(_ p: CGPoint) -> CALayer? {
        let hit = super.hitTest(p)
        return hit === self ? nil : hit
    }
}
