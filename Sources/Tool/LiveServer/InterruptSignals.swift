import CSoup
import Foundation
import Glibc

/// Calls back on the main loop when the process is asked to end.
final class InterruptSignals {
    private var sources: [UInt32] = []
    private let action: () -> Void

    init(_ action: @escaping () -> Void) {
        self.action = action
        let context = Unmanaged.passUnretained(self).toOpaque()
        sources = [SIGINT, SIGTERM].map { number in
            g_unix_signal_add(number, { context in
                Unmanaged<InterruptSignals>.fromOpaque(context!).takeUnretainedValue().action()
                return 1
            }, context)
        }
    }

    deinit { for source in sources { g_source_remove(source) } }
}
