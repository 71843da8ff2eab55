import Foundation

/// What lowering writes for `#selector`.
extension Selector {
    /// An unbound method with any number of arguments: `Selector("tapped:", Card.tapped(_:))`.
    public init<Target, each Argument, Result>(
        _ name: String, _ method: @escaping (Target) -> (repeat each Argument) -> Result
    ) {
        self.init(name: Self.completed(name, Self.count((repeat (each Argument).self))), invocation: SelectorInvocation(
            accepts: { $0 is Target },
            call: { target, arguments in
                var next = SelectorArguments(arguments)
                do throws(SelectorArguments.Mismatch) {
                    return .returned(method(target as! Target)(repeat try next.take((each Argument).self)))
                } catch {
                    return .argumentMismatch(error)
                }
            }))
    }

    /// A class's own method; the target is the class.
    public static func classMethod<each Argument, Result>(
        _ name: String, _ method: @escaping (repeat each Argument) -> Result
    ) -> Selector {
        Selector(name: completed(name, count((repeat (each Argument).self))), invocation: SelectorInvocation(
            accepts: { $0 is AnyClass },
            call: { _, arguments in
                var next = SelectorArguments(arguments)
                do throws(SelectorArguments.Mismatch) {
                    return .returned(method(repeat try next.take((each Argument).self)))
                } catch {
                    return .argumentMismatch(error)
                }
            }))
    }

    /// A property's getter: `#selector(getter: Card.title)`.
    public static func getter<Target, Value>(_ name: String, _ property: KeyPath<Target, Value>) -> Selector {
        nonisolated(unsafe) let property = property
        return Selector(name: name, invocation: SelectorInvocation(
            accepts: { $0 is Target },
            call: { target, _ in .returned((target as! Target)[keyPath: property]) }))
    }

    /// A property's setter: `#selector(setter: Card.title)`.
    public static func setter<Target: AnyObject, Value>(
        _ name: String, _ property: ReferenceWritableKeyPath<Target, Value>
    ) -> Selector {
        nonisolated(unsafe) let property = property
        return Selector(name: name, invocation: SelectorInvocation(
            accepts: { $0 is Target },
            call: { target, arguments in
                var next = SelectorArguments(arguments)
                do throws(SelectorArguments.Mismatch) {
                    (target as! Target)[keyPath: property] = try next.take(Value.self)
                    return .returned(nil)
                } catch {
                    return .argumentMismatch(error)
                }
            }))
    }

    private static func count<each Element>(_ elements: (repeat each Element)) -> Int {
        var count = 0
        for _ in repeat each elements { count += 1 }
        return count
    }

    /// Lowering does not know the arity of `#selector(tapped)`; the method's type tells it, and the missing colons are added.
    private static func completed(_ name: String, _ argumentCount: Int) -> String {
        let colons = name.utf8.count { $0 == UInt8(ascii: ":") }
        return colons < argumentCount ? name + String(repeating: ":", count: argumentCount - colons) : name
    }
}

/// The static type of an expression that is not evaluated: lowering names the owner of `#selector(button.reset)` with it.
public func selectorOwner<Owner>(_ expression: @autoclosure () -> Owner?) -> Owner.Type { Owner.self }
