import QuartzCore

/// A delay on the stage's clock that can be started anew and stopped.
@MainActor final class GestureTimer {
    private var ticket: StageClock.Ticket?

    var isRunning: Bool { ticket != nil }

    /// Runs `action` in `seconds`, instead of what was started before.
    func start(after seconds: TimeInterval, _ action: @escaping @MainActor () -> Void) {
        stop()
        ticket = StageClock.shared.schedule(at: StageClock.shared.now + seconds) { [weak self] in
            MainActor.assumeIsolated {
                self?.ticket = nil
                action()
            }
        }
    }

    func stop() {
        if let ticket { StageClock.shared.cancel(ticket) }
        ticket = nil
    }
}
