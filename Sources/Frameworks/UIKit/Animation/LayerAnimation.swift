@_spi(Sandlot) import QuartzCore

/// Turns one change of a layer inside an animation block into an animation.
///
/// The model has the new value at once. What is shown starts from the old one: an additive animation runs from the
/// difference to nothing, so that animations that already run go on smoothly underneath.
@MainActor final class LayerAnimation: @preconcurrency CAAction {
    private let context: AnimationContext
    private let key: String
    private let old: Any
    /// What was seen when the change came.
    private let shown: Any

    init(context: AnimationContext, layer: CALayer, key: String, old: Any) {
        self.context = context
        self.key = key
        self.old = old
        shown = layer.animationKeys() == nil ? old : layer.presentationValue(forKeyPath: key) ?? old
    }

    private static let animatableKeys: Set<String> = [
        "position", "bounds", "transform", "sublayerTransform", "opacity", "backgroundColor", "cornerRadius", "borderWidth",
        "borderColor", "shadowColor", "shadowOpacity", "shadowOffset", "shadowRadius", "shadowPath", "zPosition",
        "anchorPoint", "contentsRect", "path", "fillColor", "strokeColor", "strokeStart", "strokeEnd", "lineWidth",
        "lineDashPhase", "colors", "locations", "startPoint", "endPoint",
    ]
    private static let additiveKeys: Set<String> = [
        "position", "bounds", "transform", "sublayerTransform", "opacity", "cornerRadius", "borderWidth", "shadowOpacity",
        "shadowRadius", "shadowOffset", "zPosition", "anchorPoint", "strokeStart", "strokeEnd", "lineWidth", "lineDashPhase",
    ]

    static func isAnimatable(_ key: String) -> Bool { animatableKeys.contains(key) }

    /// Whether animations of the property to `value` can be sums. A transform that flattens has no difference to others.
    static func isAdditive(_ key: String, to value: Any) -> Bool {
        guard additiveKeys.contains(key) else { return false }
        guard let transform = value as? CATransform3D else { return true }
        return CATransform3DInvert(transform) != transform || CATransform3DConcat(transform, transform) == CATransform3DIdentity
    }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let layer = anObject as? CALayer, let new = layer.value(forKey: key) else { return }
        if let view = layer.delegate as? UIView { context.noteChange(of: view) }
        if let keyframes = context.keyframes {
            return keyframes.note(layer, key, old: old, new: new, span: context.keyframeSpan)
        }
        let animation = context.pace.makeAnimation(keyPath: key, duration: context.duration)
        let isAdditive = Self.isAdditive(key, to: new)
        let running = Self.running(key, on: layer)
        let replaces = context.options.contains(.beginFromCurrentState) || !isAdditive
            || running.contains { (layer.animation(forKey: $0) as? CAPropertyAnimation)?.isAdditive == false }
        let start = replaces ? shown : old
        if replaces { for name in running { layer.removeAnimation(forKey: name) } }
        if isAdditive {
            animation.isAdditive = true
            animation.fromValue = LayerArithmetic.difference(start, new)
            animation.toValue = LayerArithmetic.zero(like: new)
        } else {
            animation.fromValue = start
            animation.toValue = new
        }
        Self.add(animation, for: key, to: layer, in: context, old: old)
    }

    /// Puts a finished animation on the layer with the block's timing, or under the control of its animator.
    static func add(_ animation: CAPropertyAnimation, for key: String, to layer: CALayer, in context: AnimationContext, old: Any) {
        let name = uniqueName(key, on: layer)
        if let animator = context.animator {
            animation.driver = animator.makeDriver(span: context.animatorSpan)
            animation.isRemovedOnCompletion = false
            return animator.track(layer, addUnder: name, animation, modelKey: key, old: old)
        }
        context.apply(to: animation, on: layer)
        layer.add(animation, forKey: name)
    }

    /// The names of the block animations of a property.
    private static func running(_ key: String, on layer: CALayer) -> [String] {
        (layer.animationKeys() ?? []).filter { $0 == key || $0.hasPrefix(key + "-") }
    }

    /// Animations of one property run side by side under numbered names, as on iOS: `position`, `position-2`, ….
    private static func uniqueName(_ key: String, on layer: CALayer) -> String {
        let used = Set(layer.animationKeys() ?? [])
        if !used.contains(key) { return key }
        var number = 2
        while used.contains("\(key)-\(number)") { number += 1 }
        return "\(key)-\(number)"
    }
}
