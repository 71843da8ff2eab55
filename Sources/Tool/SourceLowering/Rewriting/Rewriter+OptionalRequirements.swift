import SwiftSyntax

/// `@objc protocol` with `optional` requirements.
///
/// Each optional requirement becomes a property that holds the method, nil by default. Types that implement the method get
/// the property, and calls with `?` or `!` go through it.
extension Rewriter {
    // MARK: - Declaring

    /// Objective-C protocols are for classes; `weak var delegate: P?` relies on it.
    func makeClassBound(_ node: ProtocolDeclSyntax) {
        guard node.attributes.first(named: "objc") != nil else { return }
        guard let inheritance = node.inheritanceClause else {
            editor.insert(": AnyObject", at: range(node.name).upperBound)
            return
        }
        let names = inheritance.inheritedTypes.map(\.type.trimmedDescription)
        if names.contains(where: { ["AnyObject", "class", "NSObjectProtocol"].contains($0) }) { return }
        editor.insert(", AnyObject", at: range(inheritance).upperBound)
    }

    func rewriteOptionalRequirement(_ node: FunctionDeclSyntax) -> Bool {
        guard node.modifiers.contains(.optional), frames.last?.kind == .protocolType else { return false }
        return replaceRequirement(node, baseName: node.name.text, labels: node.signature.parameterClause.parameters.labels)
    }

    func rewriteOptionalRequirement(_ node: VariableDeclSyntax) -> Bool {
        guard node.modifiers.contains(.optional), frames.last?.kind == .protocolType, let binding = node.bindings.first else { return false }
        return replaceRequirement(node, baseName: binding.pattern.trimmedDescription, labels: nil)
    }

    private func replaceRequirement(_ node: some SyntaxProtocol, baseName: String, labels: [String]?) -> Bool {
        guard let requirement = facts.optionalRequirements[baseName]?.first(where: { $0.labels == labels }) else { return false }
        editor.replace(range(node), with: "var \(requirement.witnessName): (\(requirement.flatType))? { get }")
        return true
    }

    /// Nobody has to implement an optional requirement.
    func addOptionalDefaults(_ node: ProtocolDeclSyntax) {
        let requirements = facts.declarations(of: node.name.text).filter { $0.kind == .protocolType }.flatMap(\.optionalRequirements)
        guard isWellFormed, !requirements.isEmpty else { return }
        let access = node.modifiers.isPublic ? "public " : ""
        let members = requirements.flatMap { requirement -> [String] in
            let fallback = "\(access)var \(requirement.witnessName): (\(requirement.flatType))? { nil }"
            guard requirement.labels == nil else { return [fallback] }
            return [fallback, "\(access)var \(requirement.baseName): (\(requirement.flatType))? { \(requirement.witnessName) }"]
        }
        epilogue.append("extension \(node.name.text) { \(members.joined(separator: "; ")) }")
    }

    // MARK: - Implementing

    func noteOptionalWitness(_ node: FunctionDeclSyntax) {
        let current = frames.count - 1
        let frame = frames[current]
        guard frame.kind != .function, frame.kind != .protocolType, !node.modifiers.contains(.override), !node.modifiers.isStatic,
              let candidates = facts.optionalRequirements[node.name.text]
        else { return }
        let labels = node.signature.parameterClause.parameters.labels
        let inherited = facts.inheritedNames(of: frame.name)
        guard let requirement = candidates.first(where: { $0.labels == labels && inherited.contains($0.protocolName) }) else { return }
        let name = labels.isEmpty ? requirement.baseName : "\(requirement.baseName)(\(labels.map { $0 + ":" }.joined()))"
        let access = requirement.isPublic && frame.isPublic ? "public " : ""
        let type = requirement.flatType
        frames[current].optionalWitnesses.append("\(access)var \(requirement.witnessName): (\(type))? { self.\(name) as \(type) }")
    }

    // MARK: - Calling

    /// `delegate?.card?(self, didOpen: true)` goes through the property; for a framework's protocol the method is always there.
    func rewriteOptionalCall(_ node: FunctionCallExprSyntax) {
        let callee: ExprSyntax
        let mark: TokenSyntax
        if let chaining = node.calledExpression.as(OptionalChainingExprSyntax.self) {
            (callee, mark) = (chaining.expression, chaining.questionMark)
        } else if let unwrapping = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
            (callee, mark) = (unwrapping.expression, unwrapping.exclamationMark)
        } else {
            return
        }
        guard let access = callee.as(MemberAccessExprSyntax.self), let base = access.base else { return }
        let name = access.declName.baseName
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        let closures = (node.trailingClosure == nil ? 0 : 1) + node.additionalTrailingClosures.count
        if let requirement = facts.optionalRequirement(called: name.text, labels: labels, trailingClosures: closures) {
            editor.replace(range(access.declName), with: requirement.witnessName)
            for argument in node.arguments {
                if let label = argument.label, let colon = argument.colon {
                    editor.blank(range(label).lowerBound..<range(colon).upperBound)
                }
            }
        } else if isFrameworkDelegate(base), FrameworkDelegateMethods.contains(name.text) {
            editor.replace(range(mark), with: "")
        }
    }

    private func isFrameworkDelegate(_ base: ExprSyntax) -> Bool {
        let text = base.trimmedDescription.lowercased()
        return text.contains("delegate") || text.contains("datasource")
    }
}

extension OptionalRequirement {
    /// The type on one line.
    var flatType: String {
        type.split(whereSeparator: \.isNewline).joined(separator: " ")
    }
}
