import Foundation

/// The delayed calls that wait on the stage's clock.
enum DelayedPerforms {
    private struct Request {
        let target: AnyObject
        let selector: Selector
        let argument: Any?
        let ticket: StageClock.Ticket
    }

    private static let lock = NSRecursiveLock()
    nonisolated(unsafe) private static var requests: [UInt64: Request] = [:]
    nonisolated(unsafe) private static var lastIdentifier: UInt64 = 0

    static func schedule(_ selector: Selector, on target: AnyObject, _ argument: Any?, after delay: TimeInterval) {
        lock.withLock {
            lastIdentifier += 1
            let identifier = lastIdentifier
            let clock = StageClock.shared
            let ticket = clock.schedule(at: clock.now + max(delay, 0)) { perform(identifier) }
            requests[identifier] = Request(target: target, selector: selector, argument: argument, ticket: ticket)
        }
    }

    private static func perform(_ identifier: UInt64) {
        guard let request = lock.withLock({ requests.removeValue(forKey: identifier) }) else { return }
        request.selector.perform(on: request.target, [request.argument])
    }

    static func cancel(target: AnyObject) {
        cancel { $0.target === target }
    }

    static func cancel(target: AnyObject, selector: Selector, argument: Any?) {
        cancel { $0.target === target && $0.selector == selector && isSame($0.argument, argument) }
    }

    private static func cancel(where matches: (Request) -> Bool) {
        lock.withLock {
            for (identifier, request) in requests where matches(request) {
                StageClock.shared.cancel(request.ticket)
                requests[identifier] = nil
            }
        }
    }

    private static func isSame(_ left: Any?, _ right: Any?) -> Bool {
        switch (left, right) {
        case (nil, nil): return true
        case (let left?, let right?):
            if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
            return (left as AnyObject) === (right as AnyObject)
        default: return false
        }
    }
}
