import Foundation

/// Declared here and not imported from CObjectLifetime, so that a page that imports this module need not load a C module.
@_silgen_name("sandlot_observe_destruction")
private func observeDestruction(
    ofInstancesOf classMetadata: UnsafeMutableRawPointer, _ callback: @convention(c) (UnsafeRawPointer?) -> Void
) -> Bool

/// Tells when an object has gone, whatever its class.
enum ObjectLifetime {
    private static let lock = NSRecursiveLock()
    nonisolated(unsafe) private static var watchers: [UnsafeRawPointer: [() -> Void]] = [:]

    /// Runs `action` right after the object was destroyed. The object may not be used in it.
    static func watch(_ object: AnyObject, _ action: @escaping () -> Void) {
        let metadata = unsafeBitCast(type(of: object), to: UnsafeMutableRawPointer.self)
        let isWatched = observeDestruction(ofInstancesOf: metadata) { address in
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
