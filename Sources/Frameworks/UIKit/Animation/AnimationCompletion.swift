import QuartzCore

/// Waits for all animations that one block made, then calls its completion once.
@MainActor final class AnimationCompletion {
    private var waiting = 0
    private var isSealed = false
    private var allFinished = true
    private var completion: ((Bool) -> Void)?

    init(_ completion: ((Bool) -> Void)?) { self.completion = completion }

    /// The delegate of one more animation to wait for.
    func delegate(for layer: CALayer, blocksTouches: Bool) -> CAAnimationDelegate {
        waiting += 1
        return BlockAnimationDelegate(completion: self, layer: layer, blocksTouches: blocksTouches)
    }

    /// The block has run: no more animations come. Without any, the completion is called straight away.
    func seal() {
        isSealed = true
        finishIfDone()
    }

    fileprivate func leave(finished: Bool) {
        waiting -= 1
        if !finished { allFinished = false }
        finishIfDone()
    }

    private func finishIfDone() {
        guard isSealed, waiting == 0, let completion else { return }
        self.completion = nil
        completion(allFinished)
    }
}

/// Hears of the end of one animation of a block. Until then the view takes no touches, unless the block allows them.
@MainActor private final class BlockAnimationDelegate: @preconcurrency CAAnimationDelegate {
    private let completion: AnimationCompletion
    private let layer: ObjectIdentifier
    private let blocksTouches: Bool

    init(completion: AnimationCompletion, layer: CALayer, blocksTouches: Bool) {
        self.completion = completion
        self.layer = ObjectIdentifier(layer)
        self.blocksTouches = blocksTouches
        if blocksTouches { UIViewAnimationState.blockTouches(of: self.layer) }
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        if blocksTouches { UIViewAnimationState.unblockTouches(of: layer) }
        completion.leave(finished: flag)
    }
}
