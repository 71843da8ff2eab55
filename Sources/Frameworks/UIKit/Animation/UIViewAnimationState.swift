@_spi(Sandlot) import QuartzCore

/// The animation blocks that are running now, and the layer actions they give.
@MainActor enum UIViewAnimationState {
    private static var stack: [AnimationContext] = []
    static var areAnimationsEnabled = true

    /// The innermost block.
    static var current: AnimationContext? { stack.last }

    /// Opens a block by hand; the older begin/commit interface does.
    static func push(_ context: AnimationContext) { stack.append(context) }

    static func pop() -> AnimationContext? { stack.popLast() }

    /// Runs `body` as the block of `context`.
    static func run(_ context: AnimationContext, _ body: () -> Void) {
        stack.append(context)
        body()
        for view in context.changedViews { view.layoutIfNeeded() }
        stack.removeLast()
    }

    /// Runs `body` outside of any block.
    static func runWithoutBlock(_ body: () -> Void) {
        let outer = stack
        stack = []
        body()
        stack = outer
    }

    /// The action for a change of a view's layer: an animation inside a block, none outside.
    static func action(for layer: CALayer, forKey key: String) -> CAAction? {
        guard let context = stack.last, areAnimationsEnabled, LayerAnimation.isAnimatable(key), !context.isInstant,
            let old = layer.value(forKey: key)
        else { return NSNull() }
        return LayerAnimation(context: context, layer: layer, key: key, old: old)
    }

    // MARK: - Touches

    private static var untouchable: [ObjectIdentifier: Int] = [:]

    static func blockTouches(of layer: ObjectIdentifier) { untouchable[layer, default: 0] += 1 }

    static func unblockTouches(of layer: ObjectIdentifier) {
        guard let count = untouchable[layer] else { return }
        untouchable[layer] = count > 1 ? count - 1 : nil
    }

    /// Whether the view and all inside take no touches because a block animates it that does not allow them.
    static func blocksTouches(_ view: UIView) -> Bool {
        !untouchable.isEmpty && untouchable[ObjectIdentifier(view.layer)] != nil
    }
}
