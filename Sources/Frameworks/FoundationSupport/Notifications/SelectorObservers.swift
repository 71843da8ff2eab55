import Foundation

/// The observers that a notification centre calls by selector.
enum SelectorObservers {
    private final class Registration: @unchecked Sendable {
        weak var observer: AnyObject?
        weak var center: NotificationCenter?
        let selector: Selector
        let name: NSNotification.Name?
        let object: AnyObject?
        var token: NSObjectProtocol?

        init(_ observer: AnyObject, _ selector: Selector, _ name: NSNotification.Name?, _ object: AnyObject?, _ center: NotificationCenter) {
            self.observer = observer
            self.selector = selector
            self.name = name
            self.object = object
            self.center = center
        }
    }

    private static let lock = NSRecursiveLock()
    nonisolated(unsafe) private static var registrations: [Registration] = []

    static func add(
        _ observer: AnyObject, _ selector: Selector, _ name: NSNotification.Name?, _ object: Any?, in center: NotificationCenter
    ) {
        let registration = Registration(observer, selector, name, object.map { $0 as AnyObject }, center)
        registration.token = center.addObserver(forName: name, object: object, queue: nil) { [unowned registration] notification in
            guard let observer = registration.observer else { return }
            selector.perform(on: observer, [notification])
        }
        lock.withLock {
            remove { $0.observer == nil }
            registrations.append(registration)
        }
    }

    static func remove(_ observer: AnyObject, from center: NotificationCenter) {
        lock.withLock { remove { $0.observer === observer && $0.center === center } }
    }

    static func remove(_ observer: AnyObject, name: NSNotification.Name?, object: Any?, from center: NotificationCenter) {
        let object = object.map { $0 as AnyObject }
        lock.withLock {
            remove {
                $0.observer === observer && $0.center === center && (name == nil || $0.name == name)
                    && (object == nil || $0.object === object)
            }
        }
    }

    private static func remove(where isUnwanted: (Registration) -> Bool) {
        registrations.removeAll { registration in
            guard isUnwanted(registration) else { return false }
            if let token = registration.token { registration.center?.removeObserver(token as Any) }
            return true
        }
    }
}
