import Foundation

extension Selector {
    /// Calls the method on `target` and returns its result (nil for none).
    ///
    /// Missing arguments are nil, surplus ones are ignored, and `NSNotification`, `NSString` and `NSNumber` are bridged.
    /// A target that does not have the method stops the page with Apple's words, as on iOS.
    @discardableResult
    public func perform(on target: AnyObject, _ arguments: [Any?] = []) -> Any? {
        guard let invocation = resolved(for: target) else {
            fatalError("-[\(type(of: target)) \(name)]: unrecognized selector sent to instance")
        }
        switch invocation.call(target, arguments) {
        case .returned(let result):
            return result
        case .argumentMismatch(let mismatch):
            let index = mismatch.index
            let given = index < arguments.count ? arguments[index].map { "\(type(of: $0))" } ?? "nil" : "nothing"
            fatalError("-[\(type(of: target)) \(name)]: argument \(index + 1) is \(given), but the method takes \(mismatch.expected)")
        }
    }

    /// Whether `target` has a method for this selector.
    public func canPerform(on target: AnyObject) -> Bool {
        resolved(for: target) != nil
    }

    private func resolved(for target: AnyObject) -> SelectorInvocation? {
        if let invocation, invocation.accepts(target) { return invocation }
        return SelectorTable.invocation(named: name, of: type(of: target))
    }
}
