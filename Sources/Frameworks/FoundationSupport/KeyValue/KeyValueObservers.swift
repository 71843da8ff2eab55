import Foundation

/// Who observes which property of which object.
///
/// Swift properties cannot be intercepted from outside, so the owner of a property has to say that it changed: lowering
/// adds that to a page's `dynamic` properties, and the frameworks call `didChange` for theirs.
public enum KeyValueObservers {
    private final class Observer {
        let identifier: UInt64
        let isPriorWanted: Bool
        let call: (_ old: Any?, _ new: Any?, _ isPrior: Bool) -> Void
        /// Reads the observed property.
        let read: () -> Any?
        var lastValue: Any?

        init(
            _ identifier: UInt64, isPriorWanted: Bool, read: @escaping () -> Any?,
            call: @escaping (_ old: Any?, _ new: Any?, _ isPrior: Bool) -> Void
        ) {
            self.identifier = identifier
            self.isPriorWanted = isPriorWanted
            self.read = read
            self.call = call
            lastValue = read()
        }
    }

    private static let lock = NSRecursiveLock()
    nonisolated(unsafe) private static var observers: [ObjectIdentifier: [AnyKeyPath: [Observer]]] = [:]
    nonisolated(unsafe) private static var observableProperties: Set<AnyKeyPath> = []
    nonisolated(unsafe) private static var lastIdentifier: UInt64 = 0

    /// Declares that the owner of the property calls `didChange`, so that observing it is no gap.
    public static func markObservable(_ properties: AnyKeyPath...) {
        lock.withLock { observableProperties.formUnion(properties) }
    }

    /// Whether anybody observes any property of `object`. Cheap; ask before collecting old values.
    public static func isObserved(_ object: AnyObject) -> Bool {
        lock.withLock { !observers.isEmpty && observers[ObjectIdentifier(object)] != nil }
    }

    /// Tells the observers of `object` that a property is about to change.
    public static func willChange<Root: AnyObject, Value>(_ object: Root, _ property: KeyPath<Root, Value>) {
        for (observed, observer) in current(object) where observer.isPriorWanted && observed == property {
            observer.call(object[keyPath: property], nil, true)
        }
    }

    /// Tells the observers of `object` that a property changed from `old`.
    public static func didChange<Root: AnyObject, Value>(_ object: Root, _ property: KeyPath<Root, Value>, from old: Value?) {
        for (observed, observer) in current(object) {
            if observed == property {
                observer.call(old, object[keyPath: property], false)
            } else if type(of: observed).rootType != Root.self {
                // The same property seen through a subclass is another key path, so its value decides.
                let (old, new) = (observer.lastValue, observer.read())
                observer.lastValue = new
                if !isEqual(old, new) { observer.call(old, new, false) }
            }
        }
    }

    private static func current(_ object: AnyObject) -> [(AnyKeyPath, Observer)] {
        lock.withLock {
            guard !observers.isEmpty, let properties = observers[ObjectIdentifier(object)] else { return [] }
            return properties.flatMap { property, observers in observers.map { (property, $0) } }
                .sorted { $0.1.identifier < $1.1.identifier }
        }
    }

    private static func isEqual(_ left: Any?, _ right: Any?) -> Bool {
        guard let left = left as? any Equatable else { return false }
        func compare<Value: Equatable>(_ left: Value) -> Bool { left == right as? Value }
        return compare(left)
    }

    private static func isObservable(_ property: AnyKeyPath) -> Bool {
        observableProperties.contains(property)
            || observableProperties.contains { type(of: $0).valueType == type(of: property).valueType
                && type(of: property).rootType is AnyClass && isSubclass(type(of: property).rootType, of: type(of: $0).rootType) }
    }

    private static func isSubclass(_ type: Any.Type, of superclass: Any.Type) -> Bool {
        var candidate: AnyClass? = type as? AnyClass
        while let current = candidate {
            if current == superclass { return true }
            candidate = _getSuperclass(current)
        }
        return false
    }

    static func add<Root: AnyObject, Value>(
        _ object: Root, _ property: KeyPath<Root, Value>, _ options: NSKeyValueObservingOptions,
        _ handler: @escaping (Root, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let owner = ObjectIdentifier(object)
        let observer = lock.withLock {
            lastIdentifier += 1
            return Observer(
                lastIdentifier, isPriorWanted: options.contains(.prior),
                read: { [weak object] in object?[keyPath: property] },
                call: { [weak object] old, new, isPrior in
                    guard let object else { return }
                    handler(object, NSKeyValueObservedChange(
                        kind: .setting,
                        newValue: options.contains(.new) && !isPrior ? new as? Value : nil,
                        oldValue: options.contains(.old) ? old as? Value : nil,
                        indexes: nil, isPrior: isPrior))
                })
        }
        lock.withLock {
            if !isObservable(property) && !(object is PageObservable) {
                SandlotUnimplemented.report("\(type(of: object)).observe(\(property))", "changes of this property are not observed")
            }
            if observers[owner] == nil {
                observers[owner] = [:]
                ObjectLifetime.watch(object) { lock.withLock { observers[owner] = nil } }
            }
            observers[owner]?[property, default: []].append(observer)
        }
        if options.contains(.initial) {
            handler(object, NSKeyValueObservedChange(
                kind: .setting, newValue: options.contains(.new) ? object[keyPath: property] : nil, oldValue: nil,
                indexes: nil, isPrior: false))
        }
        return NSKeyValueObservation {
            lock.withLock { observers[owner]?[property]?.removeAll { $0.identifier == observer.identifier } }
        }
    }
}

/// A class of the page whose `dynamic` properties lowering made observable.
public protocol PageObservable: AnyObject {}

extension NSObjectProtocol where Self: NSObject {
    /// Calls `changeHandler` whenever the property changes, until the observation is released.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        KeyValueObservers.add(self, keyPath, options, changeHandler)
    }

    /// Tells observers that a property is about to change.
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        KeyValueObservers.willChange(self, keyPath)
    }

    /// Tells observers that a property changed.
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        KeyValueObservers.didChange(self, keyPath, from: nil)
    }
}
