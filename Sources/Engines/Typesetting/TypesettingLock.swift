import Foundation

/// The one lock around font objects and caches: fonts may be used from any thread, as on iOS.
enum TypesettingLock {
    private static let lock = NSRecursiveLock()

    static func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body()
    }
}
