import Foundation

/// The one clock: it drives every animation, display link, timer, deceleration and delayed call of a page.
///
/// It counts seconds since the stage began. It never reads the machine's clock: the stage moves it with
/// `advance(to:)`, as fast as a recording wants or in step with real time in the live view.
/// Belongs to the main thread; other threads may only call `schedule` and `requestFrame`.
public final class StageClock: @unchecked Sendable {
    /// The clock of this process.
    public static let shared = StageClock()

    /// Names one scheduled action, to cancel it.
    public struct Ticket: Hashable, Sendable {
        fileprivate let order: UInt64
    }

    private struct Entry {
        let deadline: TimeInterval
        let order: UInt64
        /// Whether it was already due when it was scheduled.
        let isImmediate: Bool
        let action: () -> Void

        func isDue(before other: Entry) -> Bool {
            deadline != other.deadline ? deadline < other.deadline : order < other.order
        }
    }

    private let lock = NSRecursiveLock()
    private var heap: [Entry] = []
    private var pending: Set<UInt64> = []
    private var lastOrder: UInt64 = 0
    private var current: TimeInterval = 0
    private var frameIsNeeded = false

    /// A clock at zero with nothing scheduled. Tests make their own; a page uses `shared`.
    public init() {}

    /// Seconds since the stage began; never goes back.
    public var now: TimeInterval {
        lock.withLock { current }
    }

    /// The time of the earliest scheduled action, or nil when nothing is scheduled.
    public var nextDeadline: TimeInterval? {
        lock.withLock {
            dropCancelled()
            return heap.first?.deadline
        }
    }

    /// Runs `action` once the clock reaches `deadline` (in seconds since the stage began).
    ///
    /// A deadline in the past runs at the next `advance(to:)`. Equal deadlines run in the order they were scheduled.
    @discardableResult
    public func schedule(at deadline: TimeInterval, _ action: @escaping () -> Void) -> Ticket {
        lock.withLock {
            lastOrder += 1
            pending.insert(lastOrder)
            let deadline = deadline.isNaN ? current : deadline
            push(Entry(deadline: deadline, order: lastOrder, isImmediate: deadline <= current, action: action))
            return Ticket(order: lastOrder)
        }
    }

    /// Takes a scheduled action back. Does nothing when it already ran.
    public func cancel(_ ticket: Ticket) {
        lock.withLock { _ = pending.remove(ticket.order) }
    }

    /// Runs everything due up to and including `time`, in order, with `now` set to each deadline in turn; then sets `now` to `time`.
    ///
    /// Actions may schedule and cancel others. What they schedule at or before `time` runs too, except an action
    /// that was due already when it was scheduled, which waits for the next call: a page cannot stop the clock.
    public func advance(to time: TimeInterval) {
        let lastOrderAtStart = lock.withLock { lastOrder }
        var postponed: [Entry] = []
        while let entry = takeDue(at: time) {
            if entry.isImmediate && entry.order > lastOrderAtStart {
                postponed.append(entry)
                continue
            }
            let isWanted = lock.withLock {
                guard pending.remove(entry.order) != nil else { return false }
                current = max(current, entry.deadline)
                return true
            }
            if isWanted { entry.action() }
        }
        lock.withLock {
            for entry in postponed { push(entry) }
            current = max(current, time)
        }
    }

    private func takeDue(at time: TimeInterval) -> Entry? {
        lock.withLock {
            dropCancelled()
            guard let first = heap.first, first.deadline <= time else { return nil }
            popFirst()
            return first
        }
    }

    // MARK: - Frames

    /// Whether something on screen wants a new frame: a pending transaction or a running animation.
    public var needsFrame: Bool {
        get { lock.withLock { frameIsNeeded } }
        set { lock.withLock { frameIsNeeded = newValue } }
    }

    /// Asks the stage for a frame. The stage clears `needsFrame` before it draws one.
    public func requestFrame() {
        needsFrame = true
    }

    // MARK: - Heap

    private func dropCancelled() {
        while let first = heap.first, !pending.contains(first.order) { popFirst() }
    }

    private func push(_ entry: Entry) {
        heap.append(entry)
        var index = heap.count - 1
        while index > 0 {
            let parent = (index - 1) / 2
            guard heap[index].isDue(before: heap[parent]) else { return }
            heap.swapAt(index, parent)
            index = parent
        }
    }

    private func popFirst() {
        heap.swapAt(0, heap.count - 1)
        heap.removeLast()
        var index = 0
        while true {
            var smallest = index
            for child in [2 * index + 1, 2 * index + 2] where child < heap.count && heap[child].isDue(before: heap[smallest]) {
                smallest = child
            }
            guard smallest != index else { return }
            heap.swapAt(index, smallest)
            index = smallest
        }
    }
}
