import FoundationSupport
@_spi(Sandlot) import QuartzCore
import StageProtocol
@_spi(Sandlot) import UIKit

/// Time that the stage moves itself, frame by frame.
extension Stage {
    /// Seconds of one frame.
    static let frameLength = 1.0 / 60
    /// Two moments closer than this are the same frame.
    private static let sameMoment = 1e-6
    /// How often actions that are due at once may start others at once, within one moment.
    private static let mostRoundsPerMoment = 8
    /// Seconds of the machine's time that virtual time waits for work on other threads.
    private static let backgroundPatience = 3.0

    /// Lets some seconds pass.
    func pass(_ seconds: TimeInterval) {
        let end = clock.now + seconds
        while clock.now < end - Self.sameMoment { passFrame(until: end) }
    }

    /// Lets time pass until nothing has changed on the screen for a tenth of a second, at most `limit` seconds.
    func settle(limit: TimeInterval = 10) {
        let end = clock.now + limit
        var quietSince = clock.now
        while clock.now < end - Self.sameMoment {
            let before = clock.now
            passFrame(until: min(end, before + Self.frameLength * 2))
            if lastFrameChangedSomething || committer.isAnimating || EventDispatcher.shared.hasTouches && clock.needsFrame { quietSince = clock.now }
            if clock.now - quietSince > Self.quietTime { return }
        }
    }

    private static let quietTime = 0.1

    /// Goes to the next frame, or to `end` when that is nearer. Over a time in which nothing can happen it goes in one step.
    private func passFrame(until end: TimeInterval) {
        var next = nextFrame(after: clock.now)
        if !clock.needsFrame, !committer.isAnimating, recorder == nil {
            let deadline = clock.nextDeadline ?? .infinity
            if deadline > next { next = deadline < end ? frame(notBefore: deadline) : end }
        }
        if let recorder { next = min(next, recorder.nextCapture(after: clock.now + Self.sameMoment)) }
        moveClock(to: min(next, end))
        showFrame()
    }

    /// Frames are at whole multiples of their length.
    private func nextFrame(after time: TimeInterval) -> TimeInterval {
        ((time + Self.sameMoment) / Self.frameLength).rounded(.down) * Self.frameLength + Self.frameLength
    }

    /// The frame in which something that is due at `time` shows.
    private func frame(notBefore time: TimeInterval) -> TimeInterval {
        ((time - Self.sameMoment) / Self.frameLength).rounded(.up) * Self.frameLength
    }

    /// Runs what is due up to a time, deadline by deadline, with what each of them leads to.
    func moveClock(to time: TimeInterval) {
        StageMachine.turnBegan()
        defer { StageMachine.turnEnded() }
        var rounds = 0
        while let deadline = clock.nextDeadline, deadline <= time + Self.sameMoment / 1000 {
            let moment = max(deadline, clock.now)
            rounds = moment == clock.now ? rounds + 1 : 1
            guard rounds <= Self.mostRoundsPerMoment else { break }
            StageMachine.setNow(moment)
            clock.advance(to: moment)
            drain()
        }
        StageMachine.setNow(time)
        clock.advance(to: time)
        drain()
    }

    /// Lets everything run that is ready now, on any thread.
    func drain() {
        guard isVirtual else {
            StageLoop.drain()
            return
        }
        // What the main queue starts on other threads may end at once and come back to it.
        for _ in 0..<Self.mostRoundsPerMoment {
            if waitsForBackgroundWork, !StageMachine.waitForBackgroundWork(seconds: Self.backgroundPatience) {
                waitsForBackgroundWork = false
                channel?.send(StageReply(.warning, text: "the page works on another thread without end; time goes on without it"))
            }
            if !StageLoop.drain() { return }
        }
    }
}
