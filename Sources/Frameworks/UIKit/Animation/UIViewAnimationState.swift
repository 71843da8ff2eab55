@_spi(Sandlot) import QuartzCore

/// The animation blocks that are running now, and the layer actions they give.
@MainActor enum UIViewAnimationState {
    private static var stack: [AnimationContext] = []
    static var areAnimationsEnabled = true

    /// The innermost block.
    static var current: AnimationContext? { stack.last }

    /// Runs `body` as the block of `context`.
    static func run(_ context: AnimationContext, _ body: () -> Void) {
        stack.append(context)
        body()
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
        guard areAnimationsEnabled, let context = stack.last, LayerAnimation.isAnimatable(key) else { return NSNull() }
        if context.duration == 0 && context.delay == 0 && context.animator == nil { return NSNull() }
        guard let old = layer.value(forKey: key) else { return NSNull() }
        return LayerAnimation(context: context, key: key, old: old)
    }
}
