import Foundation

/// What lowering writes for `#selector`. The overloads choose themselves by the number of arguments.
extension Selector {
    /// A method without arguments: `Selector("reset", Card.reset)`.
    public init<Target, Result>(_ name: String, _ method: @escaping (Target) -> () -> Result) {
        self.init(name: Self.completed(name, 0), invocation: SelectorInvocation(
            accepts: { $0 is Target },
            call: { target, _ in .returned(method(target as! Target)()) }))
    }

    /// A method with one argument: `Selector("tapped:", Card.tapped(_:))`.
    public init<Target, First, Result>(_ name: String, _ method: @escaping (Target) -> (First) -> Result) {
        self.init(name: Self.completed(name, 1), invocation: SelectorInvocation(
            accepts: { $0 is Target },
            call: { target, arguments in
                guard let first = selectorArgument(arguments, 0, as: First.self) else {
                    return .argumentMismatch(index: 0, expected: First.self)
                }
                return .returned(method(target as! Target)(first))
            }))
    }

    /// A method with two arguments: `Selector("tapped:forEvent:", Card.tapped(_:for:))`.
    public init<Target, First, Second, Result>(
        _ name: String, _ method: @escaping (Target) -> (First, Second) -> Result
    ) {
        self.init(name: Self.completed(name, 2), invocation: SelectorInvocation(
            accepts: { $0 is Target },
            call: { target, arguments in
                guard let first = selectorArgument(arguments, 0, as: First.self) else {
                    return .argumentMismatch(index: 0, expected: First.self)
                }
                guard let second = selectorArgument(arguments, 1, as: Second.self) else {
                    return .argumentMismatch(index: 1, expected: Second.self)
                }
                return .returned(method(target as! Target)(first, second))
            }))
    }

    /// A method with three arguments, such as the completion of `UIImageWriteToSavedPhotosAlbum`.
    public init<Target, First, Second, Third, Result>(
        _ name: String, _ method: @escaping (Target) -> (First, Second, Third) -> Result
    ) {
        self.init(name: Self.completed(name, 3), invocation: SelectorInvocation(
            accepts: { $0 is Target },
            call: { target, arguments in
                guard let first = selectorArgument(arguments, 0, as: First.self) else {
                    return .argumentMismatch(index: 0, expected: First.self)
                }
                guard let second = selectorArgument(arguments, 1, as: Second.self) else {
                    return .argumentMismatch(index: 1, expected: Second.self)
                }
                guard let third = selectorArgument(arguments, 2, as: Third.self) else {
                    return .argumentMismatch(index: 2, expected: Third.self)
                }
                return .returned(method(target as! Target)(first, second, third))
            }))
    }

    /// A class's own method without arguments; the target is the class.
    public init<Result>(_ name: String, static method: @escaping () -> Result) {
        self.init(name: Self.completed(name, 0), invocation: SelectorInvocation(
            accepts: { $0 is AnyClass },
            call: { _, _ in .returned(method()) }))
    }

    /// A class's own method with one argument; the target is the class.
    public init<First, Result>(_ name: String, static method: @escaping (First) -> Result) {
        self.init(name: Self.completed(name, 1), invocation: SelectorInvocation(
            accepts: { $0 is AnyClass },
            call: { _, arguments in
                guard let first = selectorArgument(arguments, 0, as: First.self) else {
                    return .argumentMismatch(index: 0, expected: First.self)
                }
                return .returned(method(first))
            }))
    }

    /// A property's getter: `#selector(getter: Card.title)`.
    public init<Target, Value>(_ name: String, getter property: KeyPath<Target, Value>) {
        nonisolated(unsafe) let property = property
        self.init(name: name, invocation: SelectorInvocation(
            accepts: { $0 is Target },
            call: { target, _ in .returned((target as! Target)[keyPath: property]) }))
    }

    /// A property's setter: `#selector(setter: Card.title)`.
    public init<Target, Value>(_ name: String, setter property: ReferenceWritableKeyPath<Target, Value>) where Target: AnyObject {
        nonisolated(unsafe) let property = property
        self.init(name: name, invocation: SelectorInvocation(
            accepts: { $0 is Target },
            call: { target, arguments in
                guard let value = selectorArgument(arguments, 0, as: Value.self) else {
                    return .argumentMismatch(index: 0, expected: Value.self)
                }
                (target as! Target)[keyPath: property] = value
                return .returned(nil)
            }))
    }

    /// Lowering does not know the arity of `#selector(tapped)`; the method's type tells it, and the missing colons are added.
    private static func completed(_ name: String, _ argumentCount: Int) -> String {
        let colons = name.utf8.count { $0 == UInt8(ascii: ":") }
        return colons < argumentCount ? name + String(repeating: ":", count: argumentCount - colons) : name
    }
}

/// The static type of an expression that is not evaluated: lowering names the owner of `#selector(button.reset)` with it.
public func selectorOwner<Owner>(_ expression: @autoclosure () -> Owner?) -> Owner.Type { Owner.self }
