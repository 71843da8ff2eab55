import Foundation

// Declared on the protocol, not on `NSObject`, so that a framework's or a page's class may declare its own version.

extension NSObjectProtocol {
    // MARK: - Asking

    /// Whether the object has a method for `selector`.
    public func responds(to selector: Selector!) -> Bool {
        selector?.canPerform(on: self as AnyObject) ?? false
    }

    /// Whether instances of the class have a method for `selector`.
    public static func instancesRespond(to selector: Selector!) -> Bool {
        guard let selector else { return false }
        return SelectorTable.invocation(named: selector.name, of: self) != nil
    }

    // MARK: - Performing at once

    /// Calls the method; the result lives until the run loop turns, as on Apple's systems.
    @discardableResult
    public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
        performed(selector, [])
    }

    /// Calls the method with one argument.
    @discardableResult
    public func perform(_ selector: Selector!, with argument: Any!) -> Unmanaged<AnyObject>! {
        performed(selector, [argument])
    }

    /// Calls the method with two arguments.
    @discardableResult
    public func perform(_ selector: Selector!, with first: Any!, with second: Any!) -> Unmanaged<AnyObject>! {
        performed(selector, [first, second])
    }

    private func performed(_ selector: Selector, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
        guard let result = selector.perform(on: self as AnyObject, arguments), !(result is Void) else { return nil }
        let object = result as AnyObject
        // Whoever does not retain the result may use it until the run loop turns.
        StageClock.shared.schedule(at: StageClock.shared.now) { withExtendedLifetime(object) {} }
        return Unmanaged.passUnretained(object)
    }

    // MARK: - Performing later

    /// Calls the method after `delay` seconds of the stage's clock. The object lives until then.
    public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
        DelayedPerforms.schedule(selector, on: self as AnyObject, argument, after: delay)
    }

    /// Calls the method after `delay` seconds of the stage's clock; the run-loop modes make no difference here.
    public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]) {
        DelayedPerforms.schedule(selector, on: self as AnyObject, argument, after: delay)
    }

    /// Takes back all delayed calls of `target`.
    public static func cancelPreviousPerformRequests(withTarget target: Any) {
        DelayedPerforms.cancel(target: target as AnyObject)
    }

    /// Takes back the delayed calls of `target` with this selector and an equal argument.
    public static func cancelPreviousPerformRequests(withTarget target: Any, selector: Selector, object: Any?) {
        DelayedPerforms.cancel(target: target as AnyObject, selector: selector, argument: object)
    }

    // MARK: - Performing on a thread

    /// Calls the method on the main thread: at once when this is the main thread and `wait` is true, else at its next turn.
    public func performSelector(onMainThread selector: Selector, with argument: Any?, waitUntilDone wait: Bool) {
        let call = UncheckedCall { [self] in selector.perform(on: self as AnyObject, [argument]) }
        if wait && Thread.isMainThread {
            call.run()
        } else if wait {
            DispatchQueue.main.sync { call.run() }
        } else {
            DispatchQueue.main.async { call.run() }
        }
    }

    /// Calls the method on another thread.
    public func performSelector(inBackground selector: Selector, with argument: Any?) {
        let call = UncheckedCall { [self] in selector.perform(on: self as AnyObject, [argument]) }
        Thread.detachNewThread { call.run() }
    }
}

/// A call that the page sends to another thread; the page answers for what it shares.
private struct UncheckedCall: @unchecked Sendable {
    let run: () -> Void
}
