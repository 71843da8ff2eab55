import FoundationSupport
@_spi(Sandlot) import PlaygroundSupport
@_spi(Sandlot) import QuartzCore
import StageProtocol
@_spi(Sandlot) import UIKit

/// Runs a page for the live view: time follows the machine's clock, events come from the host, frames go to it.
@MainActor
final class LiveLoop {
    private let stage: Stage
    private let channel: HostChannel
    private var time: LiveTime
    private var lastFrame = -1.0
    private var lastTelling = -1.0
    private var saidIdle = false
    private var isOver = false
    /// What the host asked since the last turn, in order.
    private var waiting: [StageRequest] = []

    /// Seconds an idle loop sleeps at most, for the rare caller who wakes the run loop only.
    private static let longestSleep = 1.0
    /// Seconds between two looks at the scroll views of a page that moves all the time.
    private static let tellingInterval = 0.25
    /// Seconds of stage time after which a view that cannot be scrolled to its place yet is left where it is.
    private static let scrollPatience = 2.0

    init(stage: Stage, channel: HostChannel) {
        self.stage = stage
        self.channel = channel
        time = LiveTime(start: stage.clock.now)
    }

    /// Runs until the host is gone. Answers the exit status.
    func run() -> Int32 {
        PlaygroundPage.current.executionDidFinish = { [channel] in channel.send(StageReply(.finished)) }
        if PlaygroundPage.current.isFinished { channel.send(StageReply(.finished)) }
        listen()
        while !isOver {
            turn()
            StageLoop.wait(seconds: secondsToSleep)
        }
        return 0
    }

    /// Reads requests on a thread of their own; they are done between frames.
    private func listen() {
        let channel = channel
        nonisolated(unsafe) let loop = self
        let thread = Thread {
            while let request = channel.nextRequest() {
                DispatchQueue.main.async { MainActor.assumeIsolated { loop.waiting.append(request) } }
            }
            _exit(0)
        }
        thread.name = "host channel"
        thread.start()
    }

    private func handle(_ request: StageRequest) {
        switch request {
        case .quit: isOver = true
        case .resend: stage.resend()
        case .clock(let control):
            if control.mode == .step {
                time.isPaused = true
                advance(to: stage.clock.now + (control.seconds ?? Stage.frameLength))
                showFrame()
                time.restart(at: stage.clock.now)
            } else {
                time.isPaused = control.mode == .pause
                time.rate = control.rate ?? 1
                time.restart(at: stage.clock.now)
            }
        default: stage.answer(request)
        }
    }

    /// One turn: what waits runs, the clock follows, and a frame is shown when one is wanted and due.
    private func turn() {
        StageMachine.turnBegan()
        StageLoop.drain()
        if !time.isPaused { advance(to: time.now) }
        // After the clock: a touch that began at the time the loop fell asleep would look like a long one.
        while !waiting.isEmpty { handle(waiting.removeFirst()) }
        if stage.clock.needsFrame || stage.committer.isAnimating && !time.isPaused {
            if LiveTime.machineSeconds - lastFrame >= Stage.frameLength - 0.001 { showFrame() }
        } else if !saidIdle {
            saidIdle = true
            channel.send(StageReply(.idle, time: stage.clock.now))
            tellScrollPositions()
        }
        StageMachine.turnEnded()
        fflush(stdout)
    }

    private func advance(to moment: TimeInterval) {
        guard moment > stage.clock.now || stage.clock.nextDeadline.map({ $0 <= stage.clock.now }) ?? false else { return }
        stage.moveClock(to: max(moment, stage.clock.now))
    }

    private func showFrame() {
        lastFrame = LiveTime.machineSeconds
        if stage.scrollMemory.isWaiting { goOnScrolling() }
        stage.showFrame()
        if stage.lastFrameChangedSomething { saidIdle = false }
        // A page that never comes to rest tells its places, too.
        if lastFrame - lastTelling > Self.tellingInterval { tellScrollPositions() }
    }

    /// Content that arrives late may still be scrolled to the user's place, for a while.
    private func goOnScrolling() {
        if stage.clock.now < Self.scrollPatience { stage.scrollMemory.restore(in: stage.shownRoots) } else { stage.scrollMemory.giveUp() }
    }

    private func tellScrollPositions() {
        lastTelling = LiveTime.machineSeconds
        guard let positions = stage.scrollMemory.news(in: stage.shownRoots) else { return }
        channel.send(StageReply(.scrolled, scrollPositions: positions))
    }

    /// Until the next frame or the next thing that is due.
    private var secondsToSleep: TimeInterval {
        guard waiting.isEmpty else { return 0 }
        let clock = stage.clock
        if clock.needsFrame || stage.committer.isAnimating && !time.isPaused {
            return max(0, lastFrame + Stage.frameLength - LiveTime.machineSeconds)
        }
        guard !time.isPaused, let deadline = clock.nextDeadline else { return Self.longestSleep }
        return min(max(0, (deadline - time.now) / time.rate), Self.longestSleep)
    }
}

/// Stage time that follows the machine's clock, faster, slower or not at all.
struct LiveTime {
    var isPaused = false
    /// Seconds of stage time per second.
    var rate = 1.0 { didSet { rate = min(max(rate, 0.001), 100) } }
    private var start: TimeInterval
    private var machineStart = LiveTime.machineSeconds

    init(start: TimeInterval) {
        self.start = start
    }

    /// Seconds of the machine's steady clock.
    static var machineSeconds: TimeInterval { ProcessInfo.processInfo.systemUptime }

    /// The stage's time now.
    var now: TimeInterval { start + (Self.machineSeconds - machineStart) * rate }

    /// Goes on from a moment.
    mutating func restart(at moment: TimeInterval) {
        start = moment
        machineStart = Self.machineSeconds
    }
}
