import SwiftSyntax

extension DeclModifierListSyntax {
    func contains(_ keyword: Keyword) -> Bool {
        contains { $0.name.tokenKind == .keyword(keyword) && $0.detail == nil }
    }

    var isPrivate: Bool { contains(.private) || contains(.fileprivate) }

    var isPublic: Bool { contains(.public) || contains(.open) }

    var isStatic: Bool { contains(.static) || contains(.class) }

    /// The access level as it is spelt, nil when none is.
    var accessLevel: String? {
        first { $0.detail == nil && Self.accessKeywords.contains($0.name.tokenKind) }?.name.text
    }

    private static let accessKeywords: Set<TokenKind> = [
        .keyword(.open), .keyword(.public), .keyword(.package), .keyword(.internal), .keyword(.fileprivate), .keyword(.private),
    ]
}

extension AttributeListSyntax {
    /// The attributes themselves, without the conditions around some of them.
    var plainAttributes: [AttributeSyntax] {
        compactMap { $0.as(AttributeSyntax.self) }
    }

    func first(named names: String...) -> AttributeSyntax? {
        plainAttributes.first { names.contains($0.name) }
    }
}

extension AttributeSyntax {
    var name: String { attributeName.trimmedDescription }

    /// The name in `@objc(name:)`.
    var explicitObjectiveCName: String? {
        guard name == "objc", let arguments else { return nil }
        return arguments.trimmedDescription.filter { !$0.isWhitespace }
    }
}

extension FunctionParameterListSyntax {
    /// The labels a caller writes, `_` for none.
    var labels: [String] { map(\.firstName.text) }
}

extension FunctionDeclSyntax {
    var facts: MethodFacts {
        MethodFacts(
            baseName: name.text, labels: signature.parameterClause.parameters.labels,
            explicitName: attributes.first(named: "objc")?.explicitObjectiveCName, isStatic: modifiers.isStatic,
            isOverride: modifiers.contains(.override), isExposed: attributes.first(named: "objc", "IBAction") != nil)
    }

    /// The type of the method seen as a function value: `(UIView, Int) -> Bool`.
    var functionType: String {
        let parameters = signature.parameterClause.parameters.map { $0.type.trimmedDescription + ($0.ellipsis == nil ? "" : "...") }
        let result = signature.returnClause?.type.trimmedDescription ?? "Void"
        return "(\(parameters.joined(separator: ", "))) -> \(result)"
    }
}

extension VariableDeclSyntax {
    /// Whether it is kept in memory, not computed.
    var isStored: Bool {
        bindings.allSatisfy { binding in
            switch binding.accessorBlock?.accessors {
            case nil: true
            case .getter?: false
            case .accessors(let accessors)?:
                accessors.allSatisfy { [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind) }
            @unknown default: false
            }
        }
    }
}
