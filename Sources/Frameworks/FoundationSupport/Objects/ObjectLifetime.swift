import CObjectLifetime
import Foundation

/// Tells when an object has gone, whatever its class.
enum ObjectLifetime {
    private static let lock = NSRecursiveLock()
    nonisolated(unsafe) private static var watchers: [UnsafeRawPointer: [() -> Void]] = [:]

    /// Runs `action` right after the object was destroyed. The object may not be used in it.
    static func watch(_ object: AnyObject, _ action: @escaping () -> Void) {
        let metadata = unsafeBitCast(type(of: object), to: UnsafeMutableRawPointer.self)
        let isWatched = sandlot_observe_destruction(metadata) { address in
            if let address { ObjectLifetime.destroyed(address) }
        }
        guard isWatched else {
            SandlotUnimplemented.report(
                "objc_setAssociatedObject", "values kept with a \(type(of: object)) are not released with it")
            return
        }
        lock.withLock {
            watchers[UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()), default: []].append(action)
        }
    }

    private static func destroyed(_ address: UnsafeRawPointer) {
        let actions = lock.withLock { watchers.removeValue(forKey: address) }
        for action in actions ?? [] { action() }
    }
}
