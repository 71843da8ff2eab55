import QuartzCore

/// Shows the frames of a sequence by the stage's clock.
final class ImageSequencePlayer {
    private let frameCount: Int
    private let frameDuration: TimeInterval
    /// How many frames are shown in all; nil is for ever.
    private let total: Int?
    private var show: ((Int?) -> Void)?
    private var shownFrames = 0
    private var ticket: StageClock.Ticket?
    /// When the first frame was (or would have been) shown.
    private var start: TimeInterval = 0
    private var pausedAt: TimeInterval?

    init(frameCount: Int, duration: TimeInterval, repeatCount: Int) {
        self.frameCount = frameCount
        // No frame is shorter than the screen shows.
        frameDuration = max(duration / Double(frameCount), 1 / 240)
        total = repeatCount > 0 ? repeatCount * frameCount : nil
    }

    deinit { if let ticket { StageClock.shared.cancel(ticket) } }

    /// Calls `show` with the index of each frame, and with nil after the last one.
    func start(_ show: @escaping (Int?) -> Void) {
        self.show = show
        start = StageClock.shared.now
        shownFrames = 1
        show(0)
        scheduleNext()
    }

    func stop() {
        if let ticket { StageClock.shared.cancel(ticket) }
        ticket = nil
        show = nil
    }

    func pause() {
        guard pausedAt == nil, show != nil else { return }
        pausedAt = StageClock.shared.now
        if let ticket { StageClock.shared.cancel(ticket) }
        ticket = nil
    }

    func resume() {
        guard let pausedAt else { return }
        start += StageClock.shared.now - pausedAt
        self.pausedAt = nil
        scheduleNext()
    }

    private func scheduleNext() {
        guard pausedAt == nil, show != nil else { return }
        ticket = StageClock.shared.schedule(at: start + Double(shownFrames) * frameDuration) { [weak self] in
            self?.advance()
        }
    }

    private func advance() {
        guard let show else { return }
        if let total, shownFrames >= total {
            self.show = nil
            show(nil)
            return
        }
        let index = shownFrames % frameCount
        shownFrames += 1
        show(index)
        scheduleNext()
    }
}
