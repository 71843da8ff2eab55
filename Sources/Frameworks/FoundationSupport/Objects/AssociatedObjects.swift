import Foundation

/// How an associated value is kept. Atomic and non-atomic are the same here: every access is under a lock.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// The value is not kept alive. Reading it after it is gone gives nil.
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// A copy of the value is kept.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    /// A copy of the value is kept.
    case OBJC_ASSOCIATION_COPY = 771
}

/// Keeps `value` with `object` under `key` until the object goes; nil takes it away.
public func objc_setAssociatedObject(_ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy) {
    AssociatedObjects.set(value, for: key, policy, on: object as AnyObject)
}

/// What was kept with `object` under `key`.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.value(for: key, on: object as AnyObject)
}

/// Takes away everything that was kept with `object`.
public func objc_removeAssociatedObjects(_ object: Any) {
    AssociatedObjects.removeAll(from: object as AnyObject)
}

/// Values kept with other objects, released with their owner.
enum AssociatedObjects {
    private enum Association {
        case strong(Any)
        case weak(() -> AnyObject?)

        var value: Any? {
            switch self {
            case .strong(let value): value
            case .weak(let value): value()
            }
        }
    }

    /// The associations of one owner. A class, so that releasing them happens outside the lock.
    private final class Storage {
        var associations: [UnsafeRawPointer: Association] = [:]
    }

    private static let lock = NSRecursiveLock()
    nonisolated(unsafe) private static var storages: [UnsafeRawPointer: Storage] = [:]

    static func set(_ value: Any?, for key: UnsafeRawPointer, _ policy: objc_AssociationPolicy, on owner: AnyObject) {
        let association = value.map { makeAssociation($0, policy) }
        // Held until the lock is free: a value's deinitialiser may come back here.
        let replaced: Association? = lock.withLock {
            let address = UnsafeRawPointer(Unmanaged.passUnretained(owner).toOpaque())
            if association != nil && storages[address] == nil {
                storages[address] = Storage()
                ObjectLifetime.watch(owner) { release(address) }
            }
            guard let storage = storages[address] else { return nil }
            defer { storage.associations[key] = association }
            return storage.associations[key]
        }
        withExtendedLifetime(replaced) {}
    }

    static func value(for key: UnsafeRawPointer, on owner: AnyObject) -> Any? {
        lock.withLock {
            storages[UnsafeRawPointer(Unmanaged.passUnretained(owner).toOpaque())]?.associations[key]?.value
        }
    }

    static func removeAll(from owner: AnyObject) {
        let removed: [UnsafeRawPointer: Association] = lock.withLock {
            guard let storage = storages[UnsafeRawPointer(Unmanaged.passUnretained(owner).toOpaque())] else { return [:] }
            defer { storage.associations.removeAll() }
            return storage.associations
        }
        withExtendedLifetime(removed) {}
    }

    private static func release(_ address: UnsafeRawPointer) {
        let storage = lock.withLock { storages.removeValue(forKey: address) }
        withExtendedLifetime(storage) {}
    }

    private static func makeAssociation(_ value: Any, _ policy: objc_AssociationPolicy) -> Association {
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN:
            guard type(of: value) is AnyClass else { return .strong(value) }
            let object = value as AnyObject
            return .weak { [weak object] in object }
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
            return .strong((value as? NSCopying)?.copy(with: nil) ?? value)
        case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
            return .strong(value)
        }
    }
}
