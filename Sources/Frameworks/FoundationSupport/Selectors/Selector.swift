import Foundation

/// The name of a method, with what is needed to call it.
///
/// On Apple's systems a selector is a name the Objective-C runtime looks up. Here lowering writes
/// `Selector("tapped:", Card.tapped(_:))` for `#selector(tapped(_:))`, so the selector carries the unbound method.
/// Two selectors are equal when their names are, as on Apple's systems.
public struct Selector: Hashable, CustomStringConvertible, CustomDebugStringConvertible, ExpressibleByStringLiteral, @unchecked Sendable {
    /// The Objective-C name: `tapped`, `tapped:`, `fade:duration:`.
    public let name: String

    /// The method this selector was made from; nil when it is only a name.
    let invocation: SelectorInvocation?

    init(name: String, invocation: SelectorInvocation?) {
        self.name = name
        self.invocation = invocation
    }

    /// A selector known by name only. What it calls is looked up in the target's class when it is performed.
    public init(_ name: String) {
        self.init(name: name, invocation: nil)
    }

    /// A selector known by name only.
    public init(stringLiteral name: String) {
        self.init(name)
    }

    public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// The selector's name, as Apple prints it.
    public var description: String { name }

    public var debugDescription: String { name }

    /// The number of arguments, which is the number of colons in the name.
    public var argumentCount: Int { name.utf8.count { $0 == UInt8(ascii: ":") } }
}
