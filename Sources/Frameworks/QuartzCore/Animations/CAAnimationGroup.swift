import CoreGraphics

/// Animations that run together, in the group's own time and cut off at its duration.
open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?

    override func copySettings(to copy: CAAnimation) {
        super.copySettings(to: copy)
        (copy as? CAAnimationGroup)?.animations = animations?.compactMap { $0.copy() as? CAAnimation }
    }

    override func apply(to values: inout LayerValues, of layer: CALayer, local: LocalTime) {
        let time = effectiveDuration * progress(local)
        for animation in animations ?? [] {
            if animation.duration == 0 { animation.implicitDuration = effectiveDuration }
            animation.apply(to: &values, of: layer, at: time)
        }
    }
}
