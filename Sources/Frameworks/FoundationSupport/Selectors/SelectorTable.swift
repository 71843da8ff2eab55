import Foundation

/// The methods that can be called by name, per class.
///
/// Lowering registers the `@objc` methods of a page's classes; the frameworks register those of their own that pages
/// call by string. A class finds its superclasses' methods too.
public enum SelectorTable {
    private static let lock = NSRecursiveLock()
    nonisolated(unsafe) private static var methods: [ObjectIdentifier: [String: SelectorInvocation]] = [:]
    nonisolated(unsafe) private static var classes: [String: AnyClass] = [:]
    nonisolated(unsafe) private static var waitingRegistrations: [() -> Void] = []

    /// Makes the methods of `selectors` callable by name on instances of `type` and its subclasses, and `type` findable by name.
    public static func register(_ type: AnyClass, _ selectors: [Selector] = []) {
        lock.withLock {
            classes[String(reflecting: type)] = type
            for selector in selectors {
                methods[ObjectIdentifier(type), default: [:]][selector.name] = selector.invocation
            }
        }
    }

    /// Keeps `registrations` until something is first looked up by name. A page's lowered files call this as they are loaded.
    public static func registerWhenNeeded(_ registrations: @escaping @MainActor () -> Void) {
        // Registering only stores closures, so it may run on whichever thread asks first.
        let registration = unsafeBitCast(registrations, to: (() -> Void).self)
        lock.withLock { waitingRegistrations.append(registration) }
    }

    /// The class called `name`, with its module's name or without; nil when nobody registered it and no module has it.
    public static func registeredClass(named name: String) -> AnyClass? {
        lock.withLock {
            runWaitingRegistrations()
            if let type = classes[name] { return type }
            return classes.filter { $0.key.hasSuffix("." + name) }.min { $0.key < $1.key }?.value
        }
    }

    static func invocation(named name: String, of type: AnyClass) -> SelectorInvocation? {
        lock.withLock {
            runWaitingRegistrations()
            var candidate: AnyClass? = type
            while let current = candidate {
                if let invocation = methods[ObjectIdentifier(current)]?[name] { return invocation }
                candidate = _getSuperclass(current)
            }
            return nil
        }
    }

    private static func runWaitingRegistrations() {
        while !waitingRegistrations.isEmpty {
            let registrations = waitingRegistrations
            waitingRegistrations.removeAll()
            for registration in registrations { registration() }
        }
    }
}
