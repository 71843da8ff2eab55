import SwiftSyntax

/// `@objc` methods of extensions that subclasses override: both are renamed where they stand, and a method under the old name
/// chooses between them.
extension Rewriter {
    /// Renames the method or the override; true when it was one.
    func rewriteOverriddenExtensionMethod(_ node: FunctionDeclSyntax) -> Bool {
        guard isWellFormed, let current = frames.indices.last, node.genericParameterClause == nil,
              frames[current].kind == .classType || frames[current].kind == .extensionOfType,
              case .identifier = node.name.tokenKind, let call = ForwardedCall(node)
        else { return false }
        let type = frames[current].name
        if let method = facts.extensionMethod(overriddenBy: node.facts, in: type) {
            for modifier in node.modifiers where [.keyword(.override), .keyword(.open)].contains(modifier.name.tokenKind) {
                editor.blank(range(modifier))
            }
            editor.replace(range(node.name), with: method.overrideName(in: type))
            return true
        }
        guard frames[current].kind == .extensionOfType, isExposed(node.attributes, in: frames[current]), facts.extendedTypes[node.name.text]?.contains(type) == true,
              let method = facts.overriddenExtensionMethod(node.facts, declaredBy: type)
        else { return false }
        editor.replace(range(node.name), with: method.implementationName)
        let attribute = node.attributes.first(named: "discardableResult") == nil ? "" : "@discardableResult "
        let modifiers = node.modifiers.accessLevel.map { $0 + " " } ?? ""
        let choices = method.overriders.map {
            "if let object = self as? \($0) { return \(call.text(to: "object." + method.overrideName(in: $0))) }; "
        }
        frames[current].dispatchers.append(
            "\(attribute)\(modifiers)func \(method.baseName)\(call.signature) "
                + "{ \(choices.joined())return \(call.text(to: method.implementationName)) }")
        return true
    }

    /// What `super.name` has to be called in the body of `node`.
    func superReplacement(_ node: FunctionDeclSyntax) -> TypeFrame.SuperReplacement? {
        guard isWellFormed, let frame = frames.last, let method = facts.extensionMethod(overriddenBy: node.facts, in: frame.name)
        else { return nil }
        return TypeFrame.SuperReplacement(
            name: method.baseName, replacement: facts.superImplementation(of: method, above: frame.name))
    }

    /// Leads `super.name` to the renamed method.
    func rewriteSuper(_ node: MemberAccessExprSyntax) {
        guard let base = node.base?.as(SuperExprSyntax.self),
              let found = frames.reversed().prefix(while: { $0.kind == .function }).compactMap(\.superReplacement).first,
              node.declName.baseName.text == found.name
        else { return }
        editor.replace(range(base), with: "self")
        editor.replace(range(node.declName.baseName), with: found.replacement)
    }
}
