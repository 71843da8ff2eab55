import Foundation

/// A timer on the stage's clock; it takes the place of Foundation's for a page and the frameworks.
open class Timer: NSObject, @unchecked Sendable {
    private let interval: TimeInterval
    private let repeats: Bool
    private var action: ((Timer) -> Void)?
    private var deadline: TimeInterval
    private var ticket: StageClock.Ticket?
    private var isAdded = false

    /// What the creator wanted to keep with the timer; nil once invalidated.
    open private(set) var userInfo: Any?

    private init(firstDelay: TimeInterval, interval: TimeInterval, repeats: Bool, userInfo: Any?, action: @escaping (Timer) -> Void) {
        // Apple replaces an interval that is not positive by 0.1 milliseconds.
        self.interval = interval > 0 ? interval : 0.0001
        self.repeats = repeats
        self.userInfo = userInfo
        self.action = action
        deadline = StageClock.shared.now + firstDelay
        super.init()
    }

    // MARK: - Creating a timer

    /// A timer that starts at once.
    @discardableResult
    public class func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) -> Timer {
        let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
        timer.addToRunLoop()
        return timer
    }

    /// A timer that starts at once and calls a method, which gets the timer as argument.
    ///
    /// The timer keeps its target until it is invalidated.
    @discardableResult
    public class func scheduledTimer(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        let timer = Timer(timeInterval: timeInterval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
        timer.addToRunLoop()
        return timer
    }

    /// A timer to add to a run loop.
    public convenience init(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void) {
        self.init(firstDelay: max(interval, 0.0001), interval: interval, repeats: repeats, userInfo: nil, action: block)
    }

    /// A timer to add to a run loop, which calls a method.
    public convenience init(timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool) {
        let target = target as AnyObject
        self.init(firstDelay: max(timeInterval, 0.0001), interval: timeInterval, repeats: repeats, userInfo: userInfo) {
            selector.perform(on: target, [$0])
        }
    }

    /// A timer to add to a run loop, which first fires at `date`.
    public convenience init(fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void) {
        self.init(firstDelay: date.timeIntervalSinceNow, interval: interval, repeats: repeats, userInfo: nil, action: block)
    }

    /// A timer to add to a run loop, which first fires at `date` and calls a method.
    public convenience init(
        fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        let target = target as AnyObject
        self.init(firstDelay: date.timeIntervalSinceNow, interval: interval, repeats: repeats, userInfo: userInfo) {
            selector.perform(on: target, [$0])
        }
    }

    // MARK: - Firing a timer

    /// Calls the action now. A repeating timer keeps its schedule; another one is invalidated.
    open func fire() {
        guard isValid else { return }
        let action = action
        if !repeats { invalidate() }
        action?(self)
    }

    // MARK: - Stopping a timer

    /// Stops the timer for good and lets go of target and user info.
    open func invalidate() {
        if let ticket { StageClock.shared.cancel(ticket) }
        ticket = nil
        action = nil
        userInfo = nil
    }

    // MARK: - Retrieving timer information

    /// Whether the timer may still fire.
    open var isValid: Bool { action != nil }

    /// When the timer fires next. Setting it moves that moment.
    open var fireDate: Date {
        get { Date(timeIntervalSinceNow: deadline - StageClock.shared.now) }
        set {
            deadline = StageClock.shared.now + newValue.timeIntervalSinceNow
            if isAdded { reschedule() }
        }
    }

    /// Seconds between firings; zero for a timer that fires once.
    open var timeInterval: TimeInterval { repeats ? interval : 0 }

    /// Seconds a firing may be late. The stage's clock is never late, so it has no effect.
    open var tolerance: TimeInterval = 0

    // MARK: - Run loop

    /// Starts the timer; adding it again does nothing.
    func addToRunLoop() {
        guard isValid, !isAdded else { return }
        isAdded = true
        reschedule()
    }

    private func reschedule() {
        if let ticket { StageClock.shared.cancel(ticket) }
        ticket = StageClock.shared.schedule(at: deadline) { [self] in reachedDeadline() }
    }

    private func reachedDeadline() {
        ticket = nil
        guard isValid else { return }
        let due = deadline
        fire()
        guard isValid, deadline == due else { return }
        // Firings that were missed are skipped, and the rhythm is kept.
        let late = max(StageClock.shared.now - due, 0)
        deadline = due + interval * (1 + (late / interval).rounded(.down))
        reschedule()
    }
}
