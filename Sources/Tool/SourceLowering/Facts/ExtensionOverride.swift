import SwiftSyntax

/// An override that stands in an extension. Apple's classes allow it through the Objective-C runtime; here the member is
/// renamed where it stands, and the class itself gets a one-line override that calls it.
struct ExtensionOverride {
    /// What the member is renamed to.
    let forwardedName: String
    /// The override for the class's own body.
    let declaration: String

    /// What the names of renamed members begin with.
    static let prefix = "sandlotExtension_"

    private init(name: String, declaration: String) {
        forwardedName = Self.prefix + name
        self.declaration = declaration
    }

    /// The override that a method in an extension means; nil when it is none.
    init?(_ method: FunctionDeclSyntax) {
        guard method.modifiers.contains(.override), method.genericParameterClause == nil,
              case .identifier(let name) = method.name.tokenKind
        else { return nil }
        let parameters = method.signature.parameterClause.parameters
        guard !parameters.contains(where: { $0.ellipsis != nil }) else { return nil }
        var arguments: [String] = []
        for parameter in parameters {
            let value = (parameter.secondName ?? parameter.firstName).text
            let passed = parameter.type.trimmedDescription.hasPrefix("inout ") ? "&\(value)" : value
            arguments.append(parameter.firstName.text == "_" ? passed : "\(parameter.firstName.text): \(passed)")
        }
        let effects = method.signature.effectSpecifiers
        let marks = (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
        self.init(
            name: name,
            declaration: "\(Self.modifiers(method.modifiers)) func \(name)\(Self.oneLine(method.signature)) "
                + "{ \(marks)\(Self.prefix)\(name)(\(arguments.joined(separator: ", "))) }")
    }

    /// The override that a computed property in an extension means; nil when it is none.
    init?(_ property: VariableDeclSyntax) {
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
            name: name, declaration: "\(Self.modifiers(property.modifiers)) var \(name): \(Self.oneLine(type)) { \(body) }")
    }

    private static func modifiers(_ modifiers: DeclModifierListSyntax) -> String {
        modifiers.filter { $0.name.tokenKind != .keyword(.dynamic) }.map(\.trimmedDescription).joined(separator: " ")
    }

    /// Source without comments and line breaks.
    private static func oneLine(_ node: some SyntaxProtocol) -> String {
        var text = ""
        for token in node.tokens(viewMode: .sourceAccurate) {
            if !token.leadingTrivia.isEmpty && !text.isEmpty && !text.hasSuffix(" ") { text += " " }
            text += token.text
            if !token.trailingTrivia.isEmpty { text += " " }
        }
        return text.hasSuffix(" ") ? String(text.dropLast()) : text
    }
}
