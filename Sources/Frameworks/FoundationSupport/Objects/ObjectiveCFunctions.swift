import Foundation

/// Runs `body`. Objects here are released as soon as nobody holds them, so there is no pool to drain.
@discardableResult
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
}

/// Locks `object` for this thread; the same thread may lock it again.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
    ObjectLocks.lock(of: object as AnyObject).lock()
    return 0
}

/// Unlocks what `objc_sync_enter` locked.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
    ObjectLocks.lock(of: object as AnyObject).unlock()
    return 0
}

/// One recursive lock per object, kept as an associated object.
private enum ObjectLocks {
    static let creation = NSLock()
    nonisolated(unsafe) static var key: UInt8 = 0

    static func lock(of object: AnyObject) -> NSRecursiveLock {
        creation.withLock {
            if let lock = objc_getAssociatedObject(object, &key) as? NSRecursiveLock { return lock }
            let lock = NSRecursiveLock()
            objc_setAssociatedObject(object, &key, lock, .OBJC_ASSOCIATION_RETAIN)
            return lock
        }
    }
}
