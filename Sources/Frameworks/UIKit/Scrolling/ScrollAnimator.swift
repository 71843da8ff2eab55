import QuartzCore

/// Calls a scroll view back 120 times a second of the stage's clock while it moves by itself.
@_spi(Sandlot) @preconcurrency @MainActor
public final class ScrollAnimator {
    /// Steps per second, counted from the moment the motion began.
    static let stepsPerSecond = 120.0
    /// A step comes this much early, so that it is done when somebody looks at the very moment it is due.
    private static let lead: TimeInterval = 1e-9

    private static var running: [ObjectIdentifier: ScrollAnimator] = [:]

    private var start: TimeInterval = 0
    private var stepNumber = 0
    private var motionNumber = 0
    private var ticket: StageClock.Ticket?
    private var step: (@MainActor (TimeInterval) -> Bool)?

    nonisolated init() {}

    /// Seconds since the motion began; nil when there is none.
    var elapsed: TimeInterval? { step == nil ? nil : StageClock.shared.now - start }

    /// Calls `step` with the seconds since now until it returns false.
    func run(_ step: @escaping @MainActor (TimeInterval) -> Bool) {
        stop()
        start = StageClock.shared.now
        stepNumber = 0
        motionNumber += 1
        self.step = step
        Self.running[ObjectIdentifier(self)] = self
        scheduleNext()
    }

    func stop() {
        if let ticket { StageClock.shared.cancel(ticket) }
        ticket = nil
        step = nil
        Self.running[ObjectIdentifier(self)] = nil
    }

    /// Moves everything that scrolls by itself to where it is at this very moment; for a frame between two steps.
    public static func refresh() {
        for animator in running.values.sorted(by: { $0.start < $1.start }) { animator.evaluate() }
    }

    private func scheduleNext() {
        stepNumber += 1
        let time = start + Double(stepNumber) / Self.stepsPerSecond - Self.lead
        ticket = StageClock.shared.schedule(at: time) { [weak self] in
            MainActor.assumeIsolated {
                guard let self else { return }
                self.ticket = nil
                self.evaluate()
                if self.step != nil, self.ticket == nil { self.scheduleNext() }
            }
        }
    }

    private func evaluate() {
        guard let step else { return }
        let motion = motionNumber
        StageClock.shared.requestFrame()
        let continues = step(StageClock.shared.now - start)
        // The step may have started another motion.
        if !continues, motion == motionNumber { stop() }
    }
}
