import SwiftSyntax

extension Rewriter {
    // MARK: - #selector

    /// `#selector(tapped(_:))` inside `class Card` becomes `Selector("tapped:", Card.tapped(_:))`.
    func rewriteSelector(_ node: MacroExpansionExprSyntax) {
        guard let argument = node.arguments.first else { return }
        needsFoundationSupport = true
        let text: String
        switch argument.label?.text {
        case "getter": text = propertySelector(argument.expression, isSetter: false)
        case "setter": text = propertySelector(argument.expression, isSetter: true)
        default: text = methodSelector(argument.expression)
        }
        editor.replace(range(node), with: text)
    }

    private func propertySelector(_ expression: ExprSyntax, isSetter: Bool) -> String {
        let expression = unwrapped(expression)
        let reference = SelectorReference(expression, enclosingType: enclosingTypeName)
        let name = isSetter ? ObjectiveCNames.setter(of: reference.baseName) : reference.baseName
        let label = isSetter ? "setter" : "getter"
        switch reference.owner {
        case .type(let type): return "Selector.\(label)(\"\(name)\", \\\(type).\(reference.baseName))"
        case .value, .unknown: return "Selector(\"\(name)\")"
        }
    }

    private func methodSelector(_ expression: ExprSyntax) -> String {
        var expression = unwrapped(expression)
        var cast: TypeSyntax?
        if let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count == 3 {
            let elements = Array(sequence.elements)
            if elements[1].is(UnresolvedAsExprSyntax.self), let type = elements[2].as(TypeExprSyntax.self) {
                expression = unwrapped(elements[0])
                cast = unwrapped(type.type)
            }
        }
        let reference = SelectorReference(expression, enclosingType: enclosingTypeName)
        let known = facts.method(
            reference.baseName, labels: reference.labels, of: reference.typeName ?? enclosingTypeName ?? "")
        let name = known?.objectiveCName
            ?? ObjectiveCNames.selector(baseName: reference.baseName, labels: reference.labels ?? [])
        switch reference.owner {
        case .unknown:
            return "Selector(\"\(name)\", \(reference.methodName))"
        case .value(let value):
            return "Selector(\"\(name)\", selectorOwner(\(value)).\(reference.methodName))"
        case .type(let type):
            let function = known?.isStatic == true ? "Selector.classMethod" : "Selector"
            return "\(function)(\"\(name)\", \(type).\(reference.methodName)\(castText(cast, owner: type)))"
        }
    }

    /// The cast of an overloaded method, seen from outside an instance.
    private func castText(_ cast: TypeSyntax?, owner: String) -> String {
        guard let cast else { return "" }
        let isCurried = cast.as(FunctionTypeSyntax.self).map { unwrapped($0.returnClause.type).is(FunctionTypeSyntax.self) } ?? false
        let text = cast.description.split(whereSeparator: \.isNewline).joined(separator: " ")
        return isCurried ? " as \(text)" : " as (\(owner)) -> \(text)"
    }

    private func unwrapped(_ expression: ExprSyntax) -> ExprSyntax {
        guard let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let element = tuple.elements.first,
              element.label == nil
        else { return expression }
        return unwrapped(element.expression)
    }

    private func unwrapped(_ type: TypeSyntax) -> TypeSyntax {
        guard let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let element = tuple.elements.first else { return type }
        return unwrapped(element.type)
    }

    /// The type whose methods a bare name means.
    var enclosingTypeName: String? {
        guard let frame = frames.last(where: { $0.kind != .function }) else { return nil }
        return frame.kind == .protocolType ? "Self" : frame.name
    }

    // MARK: - #keyPath

    /// `#keyPath(CALayer.position)` becomes `"position"`.
    func rewriteKeyPath(_ node: MacroExpansionExprSyntax) {
        guard let argument = node.arguments.first else { return }
        let components = argument.expression.trimmedDescription.split { ".?! \n\t".contains($0) }.map(String.init)
        var path = components.drop { $0.first?.isUppercase == true || $0 == "self" }
        if path.isEmpty { path = components[...] }
        editor.replace(range(node), with: "\"\(path.joined(separator: "."))\"")
    }
}
