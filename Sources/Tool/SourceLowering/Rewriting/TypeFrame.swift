/// A declaration the rewriter is inside of.
struct TypeFrame {
    enum Kind {
        case classType, otherType, protocolType, extensionOfType, function
    }

    let kind: Kind
    /// The type's full name; empty for a function.
    let name: String
    /// Whether all methods count as `@objc`: `@objcMembers`, or `@objc extension`.
    var exposesAllMembers = false
    /// Whether selectors of this type can be registered: no generic parameters, reachable from the file's level.
    var isRegistrable = false
    var isPublic = false
    /// The expressions of the selectors to register.
    var selectors: [String] = []
    /// The calls that register what nested types have.
    var nestedRegistrations: [String] = []
    /// The properties that stand for implemented optional requirements.
    var optionalWitnesses: [String] = []
    /// Whether a `dynamic` property tells its observers.
    var hasObservableProperties = false
}
