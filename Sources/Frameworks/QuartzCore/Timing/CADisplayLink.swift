import CoreGraphics

/// Calls back before every frame.
open class CADisplayLink: NSObject {
    private var action: ((CADisplayLink) -> Void)?
    private var ticket: StageClock.Ticket?
    private var isScheduled = false
    private static let framesPerSecond = 60.0

    /// Calls `selector` of `target` with the link; the target is held until `invalidate()`.
    public init(target: Any, selector sel: Selector) {
        super.init()
        let target = target as AnyObject
        action = { link in _ = sel.perform(on: target, [link]) }
    }

    /// Seconds of the frame that was shown last.
    open private(set) var timestamp: CFTimeInterval = 0
    /// Seconds of the frame that is being made.
    open private(set) var targetTimestamp: CFTimeInterval = 0
    open var duration: CFTimeInterval { 1 / Self.framesPerSecond }
    open var isPaused = false { didSet { if isPaused != oldValue { reschedule() } } }
    /// Frames a second; 0 for every frame.
    open var preferredFramesPerSecond = 0
    open var preferredFrameRateRange = CAFrameRateRange.default
    open var frameInterval = 1

    /// Starts calling.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        isScheduled = true
        reschedule()
    }

    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        isScheduled = false
        reschedule()
    }

    /// Stops for good and lets the target go.
    open func invalidate() {
        isScheduled = false
        reschedule()
        action = nil
    }

    private var interval: CFTimeInterval {
        let wanted = preferredFramesPerSecond > 0
            ? Double(preferredFramesPerSecond) : Double(preferredFrameRateRange.preferred ?? 0)
        let rate = wanted > 0 ? min(wanted, Self.framesPerSecond) : Self.framesPerSecond / Double(max(1, frameInterval))
        return 1 / rate
    }

    private func reschedule() {
        if let ticket { StageClock.shared.cancel(ticket) }
        ticket = nil
        guard isScheduled, !isPaused, action != nil else { return }
        let now = StageClock.shared.now
        // On the frame grid, so that links of one rate fire in the same frames.
        let next = ((now / interval + 1e-9).rounded(.down) + 1) * interval
        ticket = StageClock.shared.schedule(at: next) { [weak self] in self?.fire(at: next) }
    }

    private func fire(at time: CFTimeInterval) {
        ticket = nil
        timestamp = time
        targetTimestamp = time + interval
        action?(self)
        StageClock.shared.requestFrame()
        if ticket == nil { reschedule() }
    }
}
