import CSoup
import Foundation

/// The GLib main loop that the server, the watcher and the stage's channel share.
enum MainLoop {
    private final class Action {
        let run: () -> Bool
        init(_ run: @escaping () -> Bool) { self.run = run }
    }

    /// Runs `action` on the loop's thread; may be called from any thread.
    static func perform(_ action: @escaping () -> Void) {
        let box = Unmanaged.passRetained(Action { action(); return false })
        g_idle_add_full(G_PRIORITY_DEFAULT, { context in
            Unmanaged<Action>.fromOpaque(context!).takeUnretainedValue().run() ? 1 : 0
        }, box.toOpaque(), { Unmanaged<Action>.fromOpaque($0!).release() })
    }

    /// Runs `action` once, `milliseconds` later.
    @discardableResult
    static func perform(after milliseconds: Int, _ action: @escaping () -> Void) -> UInt32 {
        let box = Unmanaged.passRetained(Action { action(); return false })
        return g_timeout_add_full(G_PRIORITY_DEFAULT, guint(milliseconds), { context in
            Unmanaged<Action>.fromOpaque(context!).takeUnretainedValue().run() ? 1 : 0
        }, box.toOpaque(), { Unmanaged<Action>.fromOpaque($0!).release() })
    }

    static func cancel(_ source: UInt32) { g_source_remove(source) }

    /// Calls `action` whenever the file descriptor can be read, until it returns false.
    @discardableResult
    static func watch(_ descriptor: Int32, _ action: @escaping () -> Bool) -> UInt32 {
        let box = Unmanaged.passRetained(Action(action))
        let condition = GIOCondition(rawValue: G_IO_IN.rawValue | G_IO_HUP.rawValue | G_IO_ERR.rawValue)
        return g_unix_fd_add_full(G_PRIORITY_DEFAULT, descriptor, condition, { _, _, context in
            Unmanaged<Action>.fromOpaque(context!).takeUnretainedValue().run() ? 1 : 0
        }, box.toOpaque(), { Unmanaged<Action>.fromOpaque($0!).release() })
    }
}
