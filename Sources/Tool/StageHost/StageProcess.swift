import Foundation
import Glibc
import StageProtocol

/// What comes from a stage.
public enum StageEvent: Sendable {
    /// A layer commit, as it goes to the browser.
    case commit(Data)
    /// A message, read, and its JSON as it came.
    case reply(StageReply, json: Data)
    /// Bytes of the page's standard output or error.
    case output(OutputStream, Data)
    /// The last event: the process is gone. A report when it did not end as asked.
    case ended(CrashReport?)

    public enum OutputStream: Sendable { case standardOutput, standardError }
}

/// A stage's process: starting it, talking to it, and finding out how it ended.
///
/// Events arrive in order on a thread of the process's own. A stage serves one page; for the next, start another.
public final class StageProcess: @unchecked Sendable {
    /// The number of the process.
    public let identifier: pid_t

    private let pipes: Pipes
    private let lock = NSLock()
    private var isClosed = false
    private var wasToldToQuit = false
    private var pageLibrary: String?
    private let handler: @Sendable (StageEvent) -> Void
    private let configuration: StageConfiguration

    /// Starts a stage. It loads the frameworks and then waits for a page, so it can be started before there is one.
    public init(_ configuration: StageConfiguration, handler: @escaping @Sendable (StageEvent) -> Void) throws {
        self.handler = handler
        self.configuration = configuration
        pipes = try Pipes()
        do {
            identifier = try pipes.spawn(configuration)
        } catch {
            pipes.closeAll()
            throw error
        }
        pipes.closeChildEnds()
        let thread = Thread { [self] in follow() }
        thread.name = "stage \(identifier)"
        thread.stackSize = 1 << 20
        thread.start()
    }

    /// Sends a request. A stage that is gone does not hear it; its end is an event of its own.
    public func send(_ request: StageRequest) {
        if case .load(let load) = request { lock.withLock { pageLibrary = load.library } }
        if case .quit = request { lock.withLock { wasToldToQuit = true } }
        guard let payload = try? JSONEncoder().encode(request) else { return }
        send(StageFrame(kind: .message, payload: payload))
    }

    /// Sends a message of the browser's as it is; its JSON must be a `StageRequest`'s.
    public func send(json: Data) {
        send(StageFrame(kind: .message, payload: json))
    }

    /// Ends the stage at once.
    public func kill() {
        lock.withLock { wasToldToQuit = true }
        Glibc.kill(identifier, SIGKILL)
    }

    private func send(_ frame: StageFrame) {
        lock.withLock {
            guard !isClosed else { return }
            frame.encoded.withUnsafeBytes { bytes in
                var offset = 0
                while offset < bytes.count {
                    let count = Glibc.send(pipes.channel.host, bytes.baseAddress! + offset, bytes.count - offset, Int32(MSG_NOSIGNAL))
                    if count < 0 && errno == EINTR { continue }
                    if count <= 0 { return }
                    offset += count
                }
            }
        }
    }

    // MARK: - Following the process

    private func follow() {
        var reader = StageFrameReader()
        var report = Data()
        var errorTail = Data()
        var errorFilter = RuntimeTraceFilter()
        var open: [Int32] = [pipes.channel.host, pipes.output.read, pipes.error.read, pipes.report.read]
        var buffer = [UInt8](repeating: 0, count: 256 * 1024)
        while !open.isEmpty {
            var polled = open.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            if poll(&polled, nfds_t(polled.count), -1) < 0 && errno != EINTR { break }
            for entry in polled where entry.revents != 0 {
                let count = read(entry.fd, &buffer, buffer.count)
                if count < 0 && errno == EINTR { continue }
                guard count > 0 else {
                    open.removeAll { $0 == entry.fd }
                    // The page's own children may keep the other pipes open; with the channel gone only what is there is read.
                    if entry.fd == pipes.channel.host { pipes.makeReadingNonblocking() }
                    continue
                }
                let bytes = Data(buffer[..<count])
                switch entry.fd {
                case pipes.channel.host: deliver(bytes, to: &reader)
                case pipes.report.read: report.append(bytes)
                case pipes.output.read: handler(.output(.standardOutput, bytes))
                default:
                    errorTail.append(bytes)
                    if errorTail.count > Self.errorTailLength { errorTail = Data(errorTail.suffix(Self.errorTailLength)) }
                    let kept = errorFilter.filter(bytes)
                    if !kept.isEmpty { handler(.output(.standardError, kept)) }
                }
            }
            if !open.contains(pipes.channel.host), polled.allSatisfy({ $0.revents == 0 || $0.revents & Int16(POLLIN) == 0 }) { break }
        }
        let remainder = errorFilter.end()
        if !remainder.isEmpty { handler(.output(.standardError, remainder)) }
        finish(report: FaultLog(report), errorTail: String(decoding: errorTail, as: UTF8.self))
    }

    private static let errorTailLength = 64 * 1024

    private func deliver(_ bytes: Data, to reader: inout StageFrameReader) {
        guard let frames = try? reader.frames(appending: bytes) else {
            Glibc.kill(identifier, SIGKILL)
            return
        }
        for frame in frames {
            switch frame.kind {
            case .commit: handler(.commit(frame.payload))
            case .message:
                guard let reply = try? JSONDecoder().decode(StageReply.self, from: frame.payload) else { continue }
                handler(.reply(reply, json: frame.payload))
            }
        }
    }

    private func finish(report: FaultLog, errorTail: String) {
        var status: Int32 = 0
        while waitpid(identifier, &status, 0) < 0 && errno == EINTR {}
        lock.withLock {
            isClosed = true
            pipes.closeAll()
        }
        let (library, expected) = lock.withLock { (pageLibrary, wasToldToQuit) }
        let ending = StageEnding(waitStatus: status)
        guard !(expected && !ending.isFault) else { return handler(.ended(nil)) }
        handler(.ended(ending.report(log: report, errorTail: errorTail, pageLibrary: library, configuration: configuration)))
    }
}
