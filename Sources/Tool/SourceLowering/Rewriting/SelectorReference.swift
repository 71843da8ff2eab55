import SwiftSyntax

/// The method or property inside `#selector(…)`.
struct SelectorReference {
    enum Owner {
        /// A type's name, from which the unbound method is taken.
        case type(String)
        /// An expression; only its static type matters.
        case value(String)
        /// A name that is no member of a type, as far as the source tells.
        case unknown
    }

    let owner: Owner
    let baseName: String
    /// The labels the reference gives, `_` for none; nil when it gives only the base name.
    let labels: [String]?
    /// As a reference to the member is written: `tapped(_:)`.
    let methodName: String

    /// The type's name when it is written down.
    var typeName: String? {
        if case .type(let name) = owner { name } else { nil }
    }

    init(_ expression: ExprSyntax, enclosingType: String?) {
        if let name = expression.as(DeclReferenceExprSyntax.self) {
            self.init(name, owner: enclosingType.map(Owner.type) ?? .unknown)
        } else if let access = expression.as(MemberAccessExprSyntax.self) {
            self.init(access.declName, owner: Self.owner(access.base, enclosingType: enclosingType))
        } else {
            let text = expression.trimmedDescription
            self.init(owner: .unknown, baseName: String(text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }), methodName: text)
        }
    }

    private init(_ name: DeclReferenceExprSyntax, owner: Owner) {
        self.init(
            owner: owner, baseName: name.baseName.text, labels: name.argumentNames.map { $0.arguments.map(\.name.text) },
            methodName: name.trimmedDescription.filter { !$0.isWhitespace })
    }

    private init(owner: Owner, baseName: String, labels: [String]? = nil, methodName: String) {
        self.owner = owner
        self.baseName = baseName
        self.labels = labels
        self.methodName = methodName
    }

    private static func owner(_ base: ExprSyntax?, enclosingType: String?) -> Owner {
        guard let base else { return .unknown }
        if base.is(SuperExprSyntax.self) { return enclosingType.map(Owner.type) ?? .unknown }
        if let name = base.as(DeclReferenceExprSyntax.self) {
            let text = name.baseName.text
            if text == "self" || text == "Self" { return enclosingType.map(Owner.type) ?? .type(text) }
        }
        if let chaining = base.as(OptionalChainingExprSyntax.self) { return .value(chaining.expression.trimmedDescription) }
        let text = base.trimmedDescription
        if text.hasPrefix("type(of:") { return .type(text) }
        return isTypeName(base) ? .type(text) : .value(text)
    }

    /// By Swift's naming rules: types begin with a capital letter.
    private static func isTypeName(_ expression: ExprSyntax) -> Bool {
        if let name = expression.as(DeclReferenceExprSyntax.self) {
            return name.baseName.text.drop { $0 == "_" }.first?.isUppercase == true
        }
        if let access = expression.as(MemberAccessExprSyntax.self) {
            return access.declName.baseName.text.drop { $0 == "_" }.first?.isUppercase == true
        }
        return expression.is(GenericSpecializationExprSyntax.self)
    }
}
