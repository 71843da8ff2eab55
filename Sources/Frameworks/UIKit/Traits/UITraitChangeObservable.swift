/// Something that tells about changes of single traits.
@preconcurrency @MainActor public protocol UITraitChangeObservable: AnyObject {
    /// Where the registrations are kept.
    var _traitChangeRegistry: TraitChangeRegistry { get }
}

extension UITraitChangeObservable {
    /// Calls `handler` with the environment and its old traits after one of `traits` changed.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping @MainActor (_ traitEnvironment: Self, _ previousTraitCollection: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        _traitChangeRegistry.add(traits) { environment, previous in
            guard let environment = environment as? Self else { return }
            handler(environment, previous)
        }
    }

    /// The same for handlers that spell their first argument's type in a way of their own, above all `(self: Self, …)`.
    @discardableResult
    public func registerForTraitChanges<TraitEnvironment: AnyObject>(
        _ traits: [UITrait],
        handler: @escaping @MainActor (_ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        _traitChangeRegistry.add(traits) { environment, previous in
            guard let environment = environment as? TraitEnvironment else { return }
            handler(environment, previous)
        }
    }

    /// Sends `action` to `target` (the environment and its old traits as arguments) after one of `traits` changed.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration {
        weak var target = target as AnyObject
        return _traitChangeRegistry.add(traits) { environment, previous in
            guard let target else { return }
            action.perform(on: target, [environment, previous])
        }
    }

    /// Sends `action` to the environment itself after one of `traits` changed.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        _traitChangeRegistry.add(traits) { environment, previous in
            action.perform(on: environment, [environment, previous])
        }
    }

    /// Ends a registration.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        _traitChangeRegistry.remove(registration)
    }
}

/// Names a registration, to end it.
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// The registrations of one environment.
@preconcurrency @MainActor public final class TraitChangeRegistry {
    private final class Registration: NSObject, UITraitChangeRegistration {
        let traits: [UITrait]
        let action: @MainActor (AnyObject, UITraitCollection) -> Void

        init(_ traits: [UITrait], _ action: @escaping @MainActor (AnyObject, UITraitCollection) -> Void) {
            self.traits = traits
            self.action = action
            super.init()
        }
    }

    private var registrations: [Registration] = []

    nonisolated init() {}

    func add(
        _ traits: [UITrait], _ action: @escaping @MainActor (AnyObject, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = Registration(traits, action)
        registrations.append(registration)
        return registration
    }

    func remove(_ registration: any UITraitChangeRegistration) {
        registrations.removeAll { $0 === registration }
    }

    /// Tells those who asked about a trait that is different now.
    func notify(_ environment: AnyObject, from previous: UITraitCollection, to current: UITraitCollection) {
        for registration in registrations
        where registration.traits.contains(where: { UITraitCollection.differs($0, current.values, previous.values) }) {
            registration.action(environment, previous)
        }
    }
}
