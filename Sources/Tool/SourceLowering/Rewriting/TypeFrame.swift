/// A declaration the rewriter is inside of.
struct TypeFrame {
    enum Kind {
        case classType, otherType, protocolType, extensionOfType, function
    }

    struct SuperReplacement {
        let name: String
        let replacement: String
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
    /// The methods that choose between an extension's method and its overrides.
    var dispatchers: [String] = []
    /// What `super.name` is called in an override of an extension's method.
    var superReplacement: SuperReplacement?
    /// Whether a `dynamic` property tells its observers.
    var hasObservableProperties = false
}
