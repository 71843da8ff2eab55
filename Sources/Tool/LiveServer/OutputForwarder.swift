import Foundation

/// Passes a page's output on to the terminal. A reader that does not read holds up neither the page nor the live view.
final class OutputForwarder: @unchecked Sendable {
    enum Stream { case standardOutput, standardError }

    private let queue = DispatchQueue(label: "sandlot.output")
    private let lock = NSLock()
    private var waitingBytes = 0
    private static let mostWaitingBytes = 4 << 20
    private static let secondsToFinish = 0.5

    /// Writes the bytes soon; they are dropped when too many wait already.
    func forward(_ bytes: Data, to stream: Stream) {
        let isAccepted = lock.withLock {
            guard waitingBytes < Self.mostWaitingBytes else { return false }
            waitingBytes += bytes.count
            return true
        }
        guard isAccepted else { return }
        queue.async { [self] in
            // Nobody to read is no fault of the page.
            try? (stream == .standardError ? FileHandle.standardError : FileHandle.standardOutput).write(contentsOf: bytes)
            lock.withLock { waitingBytes -= bytes.count }
        }
    }

    /// Waits until what was accepted is written, but not for a reader that does not read.
    func finish() {
        let done = DispatchSemaphore(value: 0)
        queue.async { done.signal() }
        _ = done.wait(timeout: .now() + Self.secondsToFinish)
    }
}
