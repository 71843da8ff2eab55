/// What one declaration or extension of a type says about it.
struct TypeFacts {
    enum Kind {
        case classType, structType, enumType, actorType, protocolType, extensionOfType
    }

    var kind: Kind
    /// The full name: `Card.Header`.
    var name: String
    var inheritedNames: [String]
    var isGeneric: Bool
    var accessLevel: String?
    var isPublic: Bool { accessLevel == "public" || accessLevel == "open" }
    var isPrivate: Bool { accessLevel == "private" || accessLevel == "fileprivate" }
    /// Whether all its methods count as `@objc`.
    var exposesAllMembers: Bool
    /// Whether it stands at the top level of its file.
    var isTopLevel: Bool
    /// The entry attribute it carries: `main`, `UIApplicationMain`.
    var entryAttribute: String?
    var path: String
    var line: Int
    var methods: [MethodFacts] = []
    var initializers: [InitializerFacts] = []
    /// Whether a stored property has to be given a value from outside.
    var needsMemberwiseValues = false
    /// Whether a static or class method `main` is declared.
    var hasMain = false
    var optionalRequirements: [OptionalRequirement] = []
    /// The overrides that stand in an extension, as the class's own body has to declare them.
    var extensionOverrides: [ExtensionOverride] = []
}

/// A method as its declaration spells it.
struct MethodFacts {
    var baseName: String
    /// `_` for an argument without label.
    var labels: [String]
    /// The name given by `@objc(name:)`.
    var explicitName: String?
    var isStatic: Bool
    var isOverride: Bool
    /// Whether it carries `@objc` itself.
    var isExposed: Bool

    var objectiveCName: String {
        explicitName ?? ObjectiveCNames.selector(baseName: baseName, labels: labels)
    }
}

/// An initialiser: which arguments a caller has to give.
struct InitializerFacts {
    var requiredLabels: [String]
    var isOverride: Bool
    var isConvenience: Bool
    var isPrivate: Bool
}
