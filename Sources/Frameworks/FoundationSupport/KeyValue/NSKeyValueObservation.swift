import Foundation

/// Keeps an observation of a property alive; ends it when released or invalidated.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
    private var end: (() -> Void)?

    init(end: @escaping () -> Void) {
        self.end = end
        super.init()
    }

    deinit {
        end?()
    }

    /// Ends the observation.
    public func invalidate() {
        end?()
        end = nil
    }
}

/// What an observer of a property wants to be told.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The change holds the new value.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The change holds the old value.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// The observer is called once at the start.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// The observer is called before each change, too.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of a property's change.
public enum NSKeyValueChange: UInt, Sendable {
    case setting = 1
    case insertion = 2
    case removal = 3
    case replacement = 4
}

/// One change of an observed property.
public struct NSKeyValueObservedChange<Value> {
    public typealias Kind = NSKeyValueChange

    /// Always `setting` for a property that is not a collection.
    public let kind: Kind
    /// The value after the change, when asked for.
    public let newValue: Value?
    /// The value before the change, when asked for.
    public let oldValue: Value?
    /// Which elements of a collection changed; nil for other properties.
    public let indexes: IndexSet?
    /// Whether the change is about to happen.
    public let isPrior: Bool
}
