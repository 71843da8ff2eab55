import SwiftSyntax

/// Reads the types of a file: the first pass over a module, before anything is rewritten.
final class FactsCollector: SyntaxVisitor {
    private(set) var facts: ModuleFacts
    private let conditions: ConditionEvaluator
    private let path: String
    private let converter: SourceLocationConverter
    private var open: [TypeFacts] = []
    private var functionDepth = 0
    private var chainDepth = 0

    init(_ facts: ModuleFacts, conditions: ConditionEvaluator, path: String, converter: SourceLocationConverter) {
        self.facts = facts
        self.conditions = conditions
        self.path = path
        self.converter = converter
        super.init(viewMode: .sourceAccurate)
    }

    // MARK: - Conditions

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let active = try? conditions.activeClause(of: node) else { return .visitChildren }
        if let elements = active.elements { walk(elements) }
        return .skipChildren
    }

    // MARK: - Types

    private func begin(
        _ kind: TypeFacts.Kind, _ name: String, _ node: some SyntaxProtocol, attributes: AttributeListSyntax,
        modifiers: DeclModifierListSyntax, inheritance: InheritanceClauseSyntax?, isGeneric: Bool
    ) -> SyntaxVisitorContinueKind {
        let fullName = (open.last.map { $0.name + "." } ?? "") + name
        open.append(TypeFacts(
            kind: kind, name: fullName,
            inheritedNames: inheritance?.inheritedTypes.flatMap { Self.names(of: $0.type) } ?? [],
            isGeneric: isGeneric || open.last?.isGeneric == true,
            accessLevel: modifiers.accessLevel,
            exposesAllMembers: attributes.first(named: "objc", "objcMembers") != nil, isTopLevel: open.isEmpty && functionDepth == 0,
            entryAttribute: attributes.first(named: "main", "UIApplicationMain", "NSApplicationMain")?.name,
            path: path, line: converter.location(for: node.positionAfterSkippingLeadingTrivia).line))
        return .visitChildren
    }

    private func end() {
        if let type = open.popLast() { facts.add(type) }
    }

    /// The names an inheritance clause mentions: `A & B` are two, attributes and `any` are left out.
    private static func names(of type: TypeSyntax) -> [String] {
        if let composition = type.as(CompositionTypeSyntax.self) { return composition.elements.flatMap { names(of: $0.type) } }
        if let attributed = type.as(AttributedTypeSyntax.self) { return names(of: attributed.baseType) }
        if let identifier = type.as(IdentifierTypeSyntax.self) { return [identifier.name.text] }
        if let member = type.as(MemberTypeSyntax.self) { return [member.name.text] }
        return [type.trimmedDescription]
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(.classType, node.name.text, node, attributes: node.attributes, modifiers: node.modifiers,
              inheritance: node.inheritanceClause, isGeneric: node.genericParameterClause != nil)
    }

    override func visitPost(_ node: ClassDeclSyntax) { end() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(.structType, node.name.text, node, attributes: node.attributes, modifiers: node.modifiers,
              inheritance: node.inheritanceClause, isGeneric: node.genericParameterClause != nil)
    }

    override func visitPost(_ node: StructDeclSyntax) { end() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(.enumType, node.name.text, node, attributes: node.attributes, modifiers: node.modifiers,
              inheritance: node.inheritanceClause, isGeneric: node.genericParameterClause != nil)
    }

    override func visitPost(_ node: EnumDeclSyntax) { end() }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(.actorType, node.name.text, node, attributes: node.attributes, modifiers: node.modifiers,
              inheritance: node.inheritanceClause, isGeneric: node.genericParameterClause != nil)
    }

    override func visitPost(_ node: ActorDeclSyntax) { end() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(.protocolType, node.name.text, node, attributes: node.attributes, modifiers: node.modifiers,
              inheritance: node.inheritanceClause, isGeneric: false)
    }

    override func visitPost(_ node: ProtocolDeclSyntax) { end() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        begin(.extensionOfType, node.extendedType.trimmedDescription, node, attributes: node.attributes, modifiers: node.modifiers,
              inheritance: node.inheritanceClause, isGeneric: false)
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { end() }

    // MARK: - Members

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if functionDepth == 0, !open.isEmpty {
            let method = node.facts
            let current = open.count - 1
            open[current].methods.append(method)
            if method.isStatic && method.baseName == "main" { open[current].hasMain = true }
            if open[current].kind == .extensionOfType, let override = ExtensionOverride(node, access: open[current].accessLevel) {
                open[current].extensionOverrides.append(override)
            }
            if node.modifiers.contains(.optional) {
                open[current].optionalRequirements.append(OptionalRequirement(
                    protocolName: open[current].name, baseName: method.baseName, labels: method.labels, type: node.functionType,
                    isPublic: open[current].isPublic))
            }
        }
        facts.addFunction(node.name.text)
        functionDepth += 1
        return .visitChildren
    }

    override func visitPost(_ node: FunctionDeclSyntax) { functionDepth -= 1 }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if functionDepth == 0, !open.isEmpty {
            let required = node.signature.parameterClause.parameters.filter { $0.defaultValue == nil && $0.ellipsis == nil }
            open[open.count - 1].initializers.append(InitializerFacts(
                requiredLabels: required.map(\.firstName.text), isOverride: node.modifiers.contains(.override),
                isConvenience: node.modifiers.contains(.convenience), isPrivate: node.modifiers.isPrivate))
        }
        functionDepth += 1
        return .visitChildren
    }

    override func visitPost(_ node: InitializerDeclSyntax) { functionDepth -= 1 }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard functionDepth == 0, !open.isEmpty else { return .visitChildren }
        let current = open.count - 1
        if open[current].kind == .extensionOfType, let override = ExtensionOverride(node, access: open[current].accessLevel) {
            open[current].extensionOverrides.append(override)
        }
        if node.modifiers.contains(.optional), let binding = node.bindings.first, let type = binding.typeAnnotation?.type {
            open[current].optionalRequirements.append(OptionalRequirement(
                protocolName: open[current].name, baseName: binding.pattern.trimmedDescription, labels: nil,
                type: type.trimmedDescription, isPublic: open[current].isPublic))
        }
        if needsValueFromOutside(node) { open[current].needsMemberwiseValues = true }
        return .visitChildren
    }

    private func needsValueFromOutside(_ node: VariableDeclSyntax) -> Bool {
        guard !node.modifiers.isStatic, !node.modifiers.contains(.lazy), node.isStored else { return false }
        let wrappers = node.attributes.plainAttributes.map(\.name)
        if wrappers.contains(where: { $0.hasPrefix("Environment") || $0 == "Namespace" || $0 == "Query" || $0 == "FetchRequest" }) {
            return false
        }
        let isConstant = node.bindingSpecifier.tokenKind == .keyword(.let)
        return node.bindings.contains { binding in
            guard binding.initializer == nil else { return false }
            if wrappers.contains("Binding") || wrappers.contains("ObservedObject") { return true }
            guard let type = binding.typeAnnotation?.type else {
                return !node.attributes.plainAttributes.contains { $0.arguments != nil }
            }
            let isOptional = type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
            return isConstant || !isOptional
        }
    }

    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
        functionDepth += 1
        return .visitChildren
    }

    override func visitPost(_ node: AccessorBlockSyntax) { functionDepth -= 1 }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        functionDepth += 1
        return .visitChildren
    }

    override func visitPost(_ node: ClosureExprSyntax) { functionDepth -= 1 }

    // MARK: - Depth

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        chainDepth += 1
        return chainDepth > deepestChain ? .skipChildren : .visitChildren
    }

    override func visitPost(_ node: MemberAccessExprSyntax) { chainDepth -= 1 }
}

/// A chain of members longer than this is not followed; no hand wrote it.
let deepestChain = 2000
