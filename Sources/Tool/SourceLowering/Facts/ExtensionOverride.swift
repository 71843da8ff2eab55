import SwiftSyntax

/// An override that stands in an extension. Apple's classes allow it through the Objective-C runtime; here the member is
/// renamed where it stands, and the class itself gets a one-line override that calls it.
struct ExtensionOverride {
    /// What the member is renamed to.
    let forwardedName: String
    /// The override for the class's own body.
    let declaration: String
    /// The method; nil for a property.
    let method: MethodFacts?

    /// What the names of renamed members begin with.
    static let prefix = "sandlotExtension_"

    private init(name: String, method: MethodFacts?, declaration: String) {
        forwardedName = Self.prefix + name
        self.method = method
        self.declaration = declaration
    }

    /// The override that a method in an extension means; nil when it is none. `access` is the extension's own access level,
    /// which its members take over.
    init?(_ method: FunctionDeclSyntax, access: String?) {
        guard method.modifiers.contains(.override), method.genericParameterClause == nil,
              case .identifier(let name) = method.name.tokenKind
        else { return nil }
        guard let call = ForwardedCall(method) else { return nil }
        self.init(
            name: name, method: method.facts,
            declaration: "\(Self.modifiers(method.modifiers, access: access)) func \(name)\(call.signature) "
                + "{ \(call.text(to: Self.prefix + name)) }")
    }

    /// The override that a computed property in an extension means; nil when it is none. `access` as for methods.
    init?(_ property: VariableDeclSyntax, access: String?) {
        guard property.modifiers.contains(.override), property.bindings.count == 1, let binding = property.bindings.first,
              let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
              let type = binding.typeAnnotation?.type, let accessors = binding.accessorBlock?.accessors
        else { return nil }
        var isSettable = false
        if case .accessors(let list) = accessors {
            isSettable = list.contains { $0.accessorSpecifier.tokenKind == .keyword(.set) }
        }
        let body = isSettable
            ? "get { \(Self.prefix)\(name) } set { \(Self.prefix)\(name) = newValue }" : "\(Self.prefix)\(name)"
        self.init(
            name: name, method: nil,
            declaration: "\(Self.modifiers(property.modifiers, access: access)) var \(name): \(type.oneLine) { \(body) }")
    }

    private static func modifiers(_ modifiers: DeclModifierListSyntax, access: String?) -> String {
        let own = modifiers.filter { $0.name.tokenKind != .keyword(.dynamic) }.map(\.trimmedDescription)
        let inherited = modifiers.accessLevel == nil ? access : nil
        return ((inherited.map { [$0] } ?? []) + own).joined(separator: " ")
    }
}
