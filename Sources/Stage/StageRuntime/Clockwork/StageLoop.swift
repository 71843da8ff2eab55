import FoundationSupport
import Glibc

/// Waits for something to do in the live view, without using the processor meanwhile.
enum StageLoop {
    /// Both ends of a pipe: what is written into one end wakes a wait on the other.
    private static let wakePipe: (read: Int32, write: Int32) = {
        var ends: [Int32] = [-1, -1]
        precondition(pipe(&ends) == 0, "no pipe could be made: \(errno)")
        for end in ends {
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        }
        return (ends[0], ends[1])
    }()

    /// Ends a wait; from any thread.
    static func wake() {
        var one: UInt8 = 1
        _ = write(wakePipe.write, &one, 1)
    }

    /// Blocks until something waits on the main queue, `wake()` was called, or some seconds of the machine's time have passed.
    static func wait(seconds: TimeInterval) {
        var descriptors = [
            pollfd(fd: wakePipe.read, events: Int16(POLLIN), revents: 0),
            pollfd(fd: StageMachine.mainQueueDescriptor, events: Int16(POLLIN), revents: 0),
        ]
        let milliseconds = Int32(min(max((seconds * 1000).rounded(.up), 0), 1_000_000))
        poll(&descriptors, nfds_t(descriptors.count), milliseconds)
        var bytes = [UInt8](repeating: 0, count: 256)
        while read(wakePipe.read, &bytes, bytes.count) == bytes.count {}
    }

    /// Runs what waits: the main dispatch queue and the main run loop, once. Answers whether something was announced on the queue.
    @discardableResult
    static func drain() -> Bool {
        var count: UInt64 = 0
        let descriptor = StageMachine.mainQueueDescriptor
        let wasAnnounced = descriptor >= 0 && read(descriptor, &count, 8) == 8
        StageMachine.drainMainQueue()
        _ = RunLoop.main.run(mode: .default, before: .distantPast)
        return wasAnnounced
    }
}
