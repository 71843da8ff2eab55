/// Counts the animations a completion block waits for.
final class CompletionGroup {
    let completion: () -> Void
    private var count = 0
    private var isSealed = false
    private var isDone = false

    init(_ completion: @escaping () -> Void) { self.completion = completion }

    func enter() { count += 1 }

    func leave() {
        count -= 1
        finishIfEmpty()
    }

    /// No more animations will come.
    func seal() {
        isSealed = true
        finishIfEmpty()
    }

    private func finishIfEmpty() {
        guard isSealed, count == 0, !isDone else { return }
        isDone = true
        CATransaction.schedule(completion)
    }
}
