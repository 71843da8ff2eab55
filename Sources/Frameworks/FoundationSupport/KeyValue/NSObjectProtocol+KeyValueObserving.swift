import Foundation

/// What a change dictionary holds.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

extension NSObjectProtocol {
    /// Observing by name is not implemented; `observe(_:options:changeHandler:)` is.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [], context: UnsafeMutableRawPointer?
    ) {
        SandlotUnimplemented.report(
            "\(type(of: self)).addObserver(_:forKeyPath: \"\(keyPath)\")", "the observer is not told of changes; use observe(_:options:)")
    }

    /// Ends an observation by name.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}

    /// Ends an observation by name.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {}

    /// The superclass's answer to a change nobody handled: nothing.
    public func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {}
}
