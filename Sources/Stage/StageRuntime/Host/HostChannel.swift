import FoundationSupport
import StageProtocol

/// The stage's end of the channel to its host. Replies may be sent from any thread.
final class HostChannel: @unchecked Sendable {
    private let descriptor: Int32
    private let lock = NSLock()
    private var reader = StageFrameReader()
    private var waiting: [StageRequest] = []

    init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// The channel the environment names, or nil.
    static func fromEnvironment() -> HostChannel? {
        guard let number = ProcessInfo.processInfo.environment["SANDLOT_CHANNEL"].flatMap(Int32.init) else { return nil }
        _ = fcntl(number, F_SETFD, FD_CLOEXEC)
        return HostChannel(descriptor: number)
    }

    /// The next request, waited for; nil when the host is gone. To be called from one thread only.
    func nextRequest() -> StageRequest? {
        var buffer = [UInt8](repeating: 0, count: 64 * 1024)
        while waiting.isEmpty {
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0 && errno == EINTR { continue }
            guard count > 0, let frames = try? reader.frames(appending: Data(buffer[..<count])) else { return nil }
            for frame in frames where frame.kind == .message {
                do {
                    waiting.append(try JSONDecoder().decode(StageRequest.self, from: frame.payload))
                } catch {
                    send(StageReply(.failed, status: 2, message: "the stage does not understand \(String(decoding: frame.payload.prefix(200), as: UTF8.self))"))
                }
            }
        }
        return waiting.removeFirst()
    }

    func send(_ reply: StageReply) {
        guard let payload = try? JSONEncoder().encode(reply) else { return }
        send(StageFrame(kind: .message, payload: payload))
    }

    /// Sends a JSON object that is written already.
    func send(json: String) {
        send(StageFrame(kind: .message, payload: Data(json.utf8)))
    }

    func send(commit: [UInt8]) {
        send(StageFrame(kind: .commit, payload: Data(commit)))
    }

    private func send(_ frame: StageFrame) {
        lock.withLock {
            frame.encoded.withUnsafeBytes { bytes in
                var offset = 0
                while offset < bytes.count {
                    let count = write(descriptor, bytes.baseAddress! + offset, bytes.count - offset)
                    if count < 0 && errno == EINTR { continue }
                    // Without a host there is nobody left to show anything to.
                    if count <= 0 { _exit(0) }
                    offset += count
                }
            }
        }
    }
}
