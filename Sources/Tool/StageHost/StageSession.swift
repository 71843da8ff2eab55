import Foundation
import StageProtocol

/// A stage on the virtual clock, used request by request: each call waits for the answer.
public final class StageSession: @unchecked Sendable {
    private let condition = NSCondition()
    private var replies: [StageReply] = []
    /// Whether the stage got so far that it waits for a page.
    private var hasStarted = false
    private var ending: CrashReport??
    private var process: StageProcess?
    private let configuration: StageConfiguration

    /// Starts the stage; what the page writes goes to `output`.
    public init(
        _ configuration: StageConfiguration, output: @escaping @Sendable (StageEvent.OutputStream, Data) -> Void
    ) throws {
        self.configuration = configuration
        process = try StageProcess(configuration) { [weak self] event in
            switch event {
            case .output(let stream, let data): output(stream, data)
            case .reply(let reply, _) where reply.type == .warning: output(.standardError, Data("sandlot: \(reply.text ?? "")\n".utf8))
            case .reply(let reply, _): self?.take(reply)
            case .ended(let report): self?.end(report)
            case .commit: break
            }
        }
    }

    /// The number of the stage's process.
    public var processIdentifier: pid_t { process?.identifier ?? 0 }

    /// Loads the page; answers what it has to show. Throws `StageError`.
    public func load(_ load: PageLoad) throws -> StageReply {
        try answer(to: .load(load), kinds: [.loaded])
    }

    /// Does the steps. Throws `StageError`, with status 5 when a step could not be done.
    public func run(_ steps: [StageStep]) throws {
        guard !steps.isEmpty else { return }
        _ = try answer(to: .steps(steps), kinds: [.done])
    }

    /// Asks for something and waits until it is done. Throws `StageError`.
    @discardableResult
    public func perform(_ request: StageRequest) throws -> StageReply {
        try answer(to: request, kinds: [.done])
    }

    /// Ends the stage and waits until it is gone.
    public func close() {
        process?.send(.quit)
        condition.withLock {
            let limit = Date(timeIntervalSinceNow: 2)
            while ending == nil, condition.wait(until: limit) {}
        }
        if condition.withLock({ ending == nil }) { process?.kill() }
        condition.withLock {
            while ending == nil { condition.wait() }
        }
        process = nil
    }

    private func take(_ reply: StageReply) {
        condition.withLock {
            if reply.type == .ready { hasStarted = true }
            replies.append(reply)
            condition.broadcast()
        }
    }

    private func end(_ report: CrashReport?) {
        condition.withLock {
            ending = .some(report)
            condition.broadcast()
        }
    }

    private func answer(to request: StageRequest, kinds: Set<StageReply.Kind>) throws -> StageReply {
        process?.send(request)
        return try condition.withLock {
            while true {
                while !replies.isEmpty {
                    let reply = replies.removeFirst()
                    if kinds.contains(reply.type) { return reply }
                    if reply.type == .failed {
                        throw StageError.refused(status: reply.status ?? 3, message: reply.message ?? "the stage could not do it")
                    }
                }
                if let ending {
                    // What fails before there is a page is no fault of the page; its own words are on standard error.
                    guard hasStarted else { throw StageError.missing("the stage does not start; build again with ./sandlot setup") }
                    throw StageError.crashed(
                        ending ?? CrashReport(kind: .exit(0), message: "the page ended its own process", frames: []))
                }
                condition.wait()
            }
        }
    }
}
