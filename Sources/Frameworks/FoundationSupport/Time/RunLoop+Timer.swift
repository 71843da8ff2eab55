import Foundation

extension RunLoop {
    /// Starts the timer on the stage's clock. All run-loop modes are the same here: timers fire while a finger drags, too.
    public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
        timer.addToRunLoop()
    }

    /// Calls a method at a later turn of the run loop; calls of one turn are made in the order of `order`.
    public func perform(_ selector: Selector, target: Any, argument: Any?, order: Int, modes: [RunLoop.Mode]) {
        DelayedPerforms.schedule(selector, on: target as AnyObject, argument, after: 0)
    }

    /// Takes back the calls of `perform(_:target:argument:order:modes:)` to `target`.
    public func cancelPerformSelectors(withTarget target: Any) {
        DelayedPerforms.cancel(target: target as AnyObject)
    }
}
