import SwiftSyntax

/// Overrides in extensions: renamed where they stand, called by an override in the class's own body.
extension Rewriter {
    /// Whether the extension that is being read extends a class of this module.
    private var extendsOwnClass: Bool {
        guard isWellFormed, let frame = frames.last, frame.kind == .extensionOfType else { return false }
        return facts.declaresClass(frame.name)
    }

    func moveOverride(_ node: FunctionDeclSyntax) {
        guard extendsOwnClass, let override = ExtensionOverride(node, access: nil) else { return }
        rename(node.modifiers, node.name, to: override)
    }

    func moveOverride(_ node: VariableDeclSyntax) {
        guard extendsOwnClass, let override = ExtensionOverride(node, access: nil),
              let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier
        else { return }
        rename(node.modifiers, name, to: override)
    }

    private func rename(_ modifiers: DeclModifierListSyntax, _ name: TokenSyntax, to override: ExtensionOverride) {
        for modifier in modifiers
        where [.keyword(.override), .keyword(.open)].contains(modifier.name.tokenKind) {
            editor.blank(range(modifier))
        }
        editor.replace(range(name), with: override.forwardedName)
    }
}
