import SwiftSyntax

/// Makes the `@objc` methods and properties of a file callable by name.
extension Rewriter {
    func noteMethod(_ node: FunctionDeclSyntax) {
        guard isWellFormed, let current = frames.indices.last else { return }
        noteOptionalWitness(node)
        if !rewriteOverriddenExtensionMethod(node) { moveOverride(node) }
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

    func isExposed(_ attributes: AttributeListSyntax, in frame: TypeFrame) -> Bool {
        if attributes.first(named: "nonobjc") != nil { return false }
        return frame.exposesAllMembers || attributes.first(named: "objc", "IBAction", "IBSegueAction") != nil
    }

    func noteProperty(_ node: VariableDeclSyntax) {
        guard isWellFormed, let current = frames.indices.last else { return }
        moveOverride(node)
        makeManagedPropertyComputed(node)
        makeObservable(node)
        guard frames[current].isRegistrable, frames[current].kind == .classType, hasName(node, in: frames[current]),
              !node.modifiers.isStatic,
              node.bindings.count == 1, let binding = node.bindings.first,
              let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else { return }
        let property = "\\\(frames[current].name).\(name)"
        frames[current].selectors.append("Selector.getter(\"\(name)\", \(property))")
        guard isSettable(node, binding) else { return }
        frames[current].selectors.append("Selector.setter(\"\(ObjectiveCNames.setter(of: name))\", \(property))")
    }

    /// Whether Objective-C would know the property by its name.
    private func hasName(_ node: VariableDeclSyntax, in frame: TypeFrame) -> Bool {
        isExposed(node.attributes, in: frame) || node.attributes.first(named: "IBInspectable") != nil
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
              !node.modifiers.isStatic, !node.modifiers.contains(.lazy), node.bindingSpecifier.tokenKind == .keyword(.var), node.isStored,
              node.bindings.count == 1, let binding = node.bindings.first,
              let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
              !node.attributes.plainAttributes.contains(where: { $0.name == "NSManaged" || $0.name == "Published" })
        else { return }
        needsFoundationSupport = true
        frames[current].hasObservableProperties = true
        let key = "\\\(frames[current].name).\(name)"
        guard let block = binding.accessorBlock else {
            return editor.insert(" { didSet { KeyValueObservers.didChange(self, \(key), from: oldValue) } }", at: range(binding).upperBound)
        }
        // The property has observers of its own: what they do comes first.
        guard case .accessors(let accessors) = block.accessors else { return }
        let observer = accessors.first { $0.accessorSpecifier.tokenKind == .keyword(.didSet) }
        if let body = observer?.body {
            let old = observer?.parameters?.name.text ?? "oldValue"
            editor.insert("; KeyValueObservers.didChange(self, \(key), from: \(old)) ", at: range(body.rightBrace).lowerBound)
        } else {
            editor.insert(
                " didSet { KeyValueObservers.didChange(self, \(key), from: oldValue) } ", at: range(block.rightBrace).lowerBound)
        }
    }

    /// `@NSManaged var progress: CGFloat` has no storage of its own: a layer keeps it with its other values, and Core Data is not
    /// there to do so for its objects.
    private func makeManagedPropertyComputed(_ node: VariableDeclSyntax) {
        guard node.attributes.first(named: "NSManaged") != nil, let binding = node.bindings.last, binding.accessorBlock == nil,
              let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else { return }
        let root = frames.last.flatMap { facts.ancestry(of: $0.name).last } ?? ""
        if root.hasPrefix("CA"), root.hasSuffix("Layer") {
            needsFoundationSupport = true
            editor.insert(
                " { get { DynamicProperty.value(value(forKey: \"\(name)\")) } set { setValue(newValue, forKey: \"\(name)\") } }",
                at: range(binding).upperBound)
        } else {
            editor.insert(" { get { fatalError(\"@NSManaged needs Core Data\") } set {} }", at: range(binding).upperBound)
        }
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
        var added = frame.optionalWitnesses + frame.dispatchers
        if frame.kind == .classType { added += facts.extensionOverrides(of: frame.name).map(\.declaration) }
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
        let separator = members.members.isEmpty ? " " : "; "
        editor.insert(separator + added.joined(separator: "; ") + " ", at: range(members.rightBrace).lowerBound)
    }
}
