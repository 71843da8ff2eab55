@_spi(Sandlot) import QuartzCore

/// Turns one change of a layer inside an animation block into an animation.
///
/// The model has the new value at once. What is shown starts from the old one: an additive animation runs from the
/// difference to nothing, so that animations that already run go on smoothly underneath.
@MainActor final class LayerAnimation: @preconcurrency CAAction {
    private let context: AnimationContext
    private let key: String
    private let old: Any

    init(context: AnimationContext, key: String, old: Any) {
        self.context = context
        self.key = key
        self.old = old
    }

    private static let animatableKeys: Set<String> = [
        "position", "bounds", "transform", "sublayerTransform", "opacity", "backgroundColor", "cornerRadius", "borderWidth",
        "borderColor", "shadowColor", "shadowOpacity", "shadowOffset", "shadowRadius", "shadowPath", "zPosition",
        "anchorPoint", "contentsRect", "path", "fillColor", "strokeColor", "strokeStart", "strokeEnd", "lineWidth",
        "lineDashPhase", "colors", "locations", "startPoint", "endPoint", "filters", "backdrop",
    ]
    private static let additiveKeys: Set<String> = [
        "position", "bounds", "opacity", "cornerRadius", "borderWidth", "shadowOpacity", "shadowRadius", "shadowOffset",
        "zPosition", "anchorPoint", "strokeStart", "strokeEnd", "lineWidth", "lineDashPhase",
    ]

    static func isAnimatable(_ key: String) -> Bool { animatableKeys.contains(key) }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let layer = anObject as? CALayer, let new = layer.value(forKey: key) else { return }
        let animation = context.pace.makeAnimation(keyPath: key, duration: context.duration)
        let runsAlready = layer.animationKeys()?.contains { $0 == key || $0.hasPrefix(key + "-") } ?? false
        if context.options.contains(.beginFromCurrentState), context.animator == nil {
            startFromShownValue(animation, layer)
        } else if Self.additiveKeys.contains(key) || key == "transform" && runsAlready {
            animation.isAdditive = true
            animation.fromValue = LayerArithmetic.difference(old, new)
            animation.toValue = LayerArithmetic.zero(like: new)
        } else {
            animation.fromValue = runsAlready ? layer.presentation()?.value(forKey: key) ?? old : old
            animation.toValue = new
        }
        schedule(animation, on: layer)
    }

    private func startFromShownValue(_ animation: CABasicAnimation, _ layer: CALayer) {
        animation.fromValue = shownValue(layer) ?? old
        animation.toValue = layer.value(forKey: key)
        for running in layer.animationKeys() ?? [] where running == key || running.hasPrefix(key + "-") {
            layer.removeAnimation(forKey: running)
        }
    }

    /// What showed before this change: the presentation still counts running animations on the new model, so the change
    /// is taken back for the look.
    private func shownValue(_ layer: CALayer) -> Any? {
        guard layer.animationKeys() != nil, let new = layer.value(forKey: key) else { return old }
        guard let shown = layer.presentation()?.value(forKey: key), Self.additiveKeys.contains(key) else { return old }
        return LayerArithmetic.sum(shown, LayerArithmetic.difference(old, new))
    }

    private func schedule(_ animation: CABasicAnimation, on layer: CALayer) {
        if let animator = context.animator {
            animation.driver = animator.makeDriver(span: context.animatorSpan)
            animation.isRemovedOnCompletion = false
            animator.track(layer, addUnder: uniqueKey(layer), animation, modelKey: key, old: old)
            return
        }
        if context.delay != 0 {
            animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + context.delay
            animation.fillMode = .backwards
        }
        if context.options.contains(.repeat) { animation.repeatCount = .infinity }
        if let count = context.repeatCount { animation.repeatCount = count }
        if context.options.contains(.autoreverse) { animation.autoreverses = true }
        context.completion.add()
        animation.delegate = context.completion
        layer.add(animation, forKey: uniqueKey(layer))
    }

    /// Additive animations of one property run side by side under numbered names.
    private func uniqueKey(_ layer: CALayer) -> String {
        let used = Set(layer.animationKeys() ?? [])
        if !used.contains(key) { return key }
        var number = 2
        while used.contains("\(key)-\(number)") { number += 1 }
        return "\(key)-\(number)"
    }
}
