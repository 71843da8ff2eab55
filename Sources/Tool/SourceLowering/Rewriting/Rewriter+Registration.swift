import SwiftSyntax

/// Makes the `@objc` methods and properties of a file callable by name.
extension Rewriter {
    func noteMethod(_ node: FunctionDeclSyntax) {
        guard isWellFormed, let current = frames.indices.last else { return }
        noteOptionalWitness(node)
        removeUnknownOverride(node)
        guard frames[current].isRegistrable, frames[current].kind == .classType || frames[current].kind == .extensionOfType,
              isExposed(node.attributes, in: frames[current]), !node.modifiers.isStatic, !node.modifiers.contains(.override),
              node.genericParameterClause == nil, node.genericWhereClause == nil, node.signature.effectSpecifiers == nil
        else { return }
        let parameters = node.signature.parameterClause.parameters
        guard !parameters.contains(where: { $0.ellipsis != nil || isInOut($0.type) }) else { return }
        let method = node.facts
        let type = frames[current].name
        let labels = method.labels.isEmpty ? "" : "(" + method.labels.map { $0 + ":" }.joined() + ")"
        // Only the type tells a method without arguments from its namesakes with some.
        let isOverloaded = facts.methods(method.baseName, of: type).count > 1
        let cast = isOverloaded ? " as (\(type)) -> \(node.functionType.split(whereSeparator: \.isNewline).joined(separator: " "))" : ""
        frames[current].selectors.append("Selector(\"\(method.objectiveCName)\", \(type).\(method.baseName)\(labels)\(cast))")
    }

    private func isInOut(_ type: TypeSyntax) -> Bool {
        type.trimmedDescription.hasPrefix("inout ")
    }

    private func isExposed(_ attributes: AttributeListSyntax, in frame: TypeFrame) -> Bool {
        if attributes.first(named: "nonobjc") != nil { return false }
        return frame.exposesAllMembers || attributes.first(named: "objc", "IBAction", "IBSegueAction") != nil
    }

    func noteProperty(_ node: VariableDeclSyntax) {
        guard isWellFormed, let current = frames.indices.last else { return }
        makeManagedPropertyComputed(node)
        makeObservable(node)
        guard frames[current].isRegistrable, frames[current].kind == .classType,
              node.attributes.first(named: "objc", "IBInspectable") != nil, !node.modifiers.isStatic,
              node.bindings.count == 1, let binding = node.bindings.first,
              let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else { return }
        let property = "\\\(frames[current].name).\(name)"
        frames[current].selectors.append("Selector.getter(\"\(name)\", \(property))")
        guard isSettable(node, binding) else { return }
        frames[current].selectors.append("Selector.setter(\"\(ObjectiveCNames.setter(of: name))\", \(property))")
    }

    private func isSettable(_ node: VariableDeclSyntax, _ binding: PatternBindingSyntax) -> Bool {
        if node.bindingSpecifier.tokenKind == .keyword(.let) { return false }
        if node.isStored { return true }
        guard case .accessors(let accessors) = binding.accessorBlock?.accessors else { return false }
        return accessors.contains { $0.accessorSpecifier.tokenKind == .keyword(.set) }
    }

    /// `@objc dynamic var title = ""` tells its observers when it was set.
    private func makeObservable(_ node: VariableDeclSyntax) {
        guard let current = frames.indices.last, frames[current].kind == .classType, node.modifiers.contains(.dynamic),
              !node.modifiers.isStatic, !node.modifiers.contains(.lazy), node.bindingSpecifier.tokenKind == .keyword(.var),
              node.bindings.count == 1, let binding = node.bindings.first, binding.accessorBlock == nil,
              let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
              !node.attributes.plainAttributes.contains(where: { $0.name == "NSManaged" || $0.name == "Published" })
        else { return }
        needsFoundationSupport = true
        frames[current].hasObservableProperties = true
        editor.insert(
            " { didSet { KeyValueObservers.didChange(self, \\\(frames[current].name).\(name), from: oldValue) } }",
            at: range(binding).upperBound)
    }

    /// `@NSManaged var name: String` has no storage of its own; Core Data is not there to give it one.
    private func makeManagedPropertyComputed(_ node: VariableDeclSyntax) {
        guard node.attributes.first(named: "NSManaged") != nil, let binding = node.bindings.last, binding.accessorBlock == nil else { return }
        editor.insert(" { get { fatalError(\"@NSManaged needs Core Data\") } set {} }", at: range(binding).upperBound)
    }

    /// Methods of NSObject that here belong to a protocol, so that there is nothing to override.
    private func removeUnknownOverride(_ node: FunctionDeclSyntax) {
        guard let override = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) }) else { return }
        switch (node.name.text, node.signature.parameterClause.parameters.first?.firstName.text) {
        case ("observeValue", "forKeyPath"), ("value", "forUndefinedKey"), ("setValue", "_"), ("responds", "to"),
             ("setNilValueForKey", _), ("value", "forKey"):
            editor.blank(range(override))
        default:
            break
        }
    }

    // MARK: - Writing the registrations

    /// Puts what was collected for a type in front of its closing brace, on the same line.
    func finishType(_ members: MemberBlockSyntax) {
        let frame = frames.removeLast()
        guard isWellFormed else { return }
        var added = frame.optionalWitnesses
        let calls = (frame.selectors.isEmpty ? [] : ["SelectorTable.register(\(frame.name).self, [\(frame.selectors.joined(separator: ", "))])"])
            + frame.nestedRegistrations
        let hasReason = frame.kind != .extensionOfType || !frame.selectors.isEmpty || facts.declares(frame.name)
        if !calls.isEmpty && frame.isRegistrable && hasReason {
            needsFoundationSupport = true
            let function = "sandlotRegister\(line(of: members))_\(converter.location(for: members.position).column)"
            added.append("@MainActor fileprivate static func \(function)() { \(calls.joined(separator: "; ")) }")
            let call = "\(frame.name).\(function)()"
            if let outer = frames.indices.last {
                if frames[outer].kind != .function { frames[outer].nestedRegistrations.append(call) }
            } else {
                registrations.append(call)
            }
        }
        if frame.hasObservableProperties && frames.isEmpty {
            epilogue.append("extension \(frame.name): PageObservable {}")
        }
        guard !added.isEmpty else { return }
        editor.insert("; " + added.joined(separator: "; ") + " ", at: range(members.rightBrace).lowerBound)
    }
}
