import QuartzCore

/// Waits for all animations that one block made, then calls its completion once.
@MainActor final class AnimationCompletion: NSObject, @preconcurrency CAAnimationDelegate {
    private var waiting = 0
    private var isSealed = false
    private var allFinished = true
    private var completion: ((Bool) -> Void)?

    init(_ completion: ((Bool) -> Void)?) { self.completion = completion }

    func add() { waiting += 1 }

    /// The block has run: no more animations come. Without any, the completion is called straight away.
    func seal() {
        isSealed = true
        finishIfDone()
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        waiting -= 1
        if !flag { allFinished = false }
        finishIfDone()
    }

    private func finishIfDone() {
        guard isSealed, waiting == 0, let completion else { return }
        self.completion = nil
        completion(allFinished)
    }
}
