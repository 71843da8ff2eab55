import SwiftSyntax

/// What Objective-C's runtime bridges silently.
extension Rewriter {
    private static let bridgedTypes: Set<String> = [
        "NSString", "NSArray", "NSDictionary", "NSSet", "NSNumber", "NSData", "NSDate", "NSURL", "NSIndexPath", "NSIndexSet",
        "NSMutableString", "NSMutableArray", "NSMutableDictionary", "String", "Data", "Date", "URL",
    ]

    /// `text as NSString` bridges on Apple's systems only; a cast by way of `Any` does here, too.
    func rewriteBridgingCasts(_ node: SequenceExprSyntax) {
        guard !isPattern(node) else { return }
        let elements = Array(node.elements)
        for index in elements.indices.dropFirst().dropLast() {
            guard let cast = elements[index].as(UnresolvedAsExprSyntax.self), cast.questionOrExclamationMark == nil,
                  let target = elements[index + 1].as(TypeExprSyntax.self)?.type,
                  !isLiteral(elements[index - 1])
            else { continue }
            let isOptional = target.is(OptionalTypeSyntax.self)
            let name = target.as(OptionalTypeSyntax.self)?.wrappedType.trimmedDescription ?? target.trimmedDescription
            guard Self.bridgedTypes.contains(name) else { continue }
            if isOptional {
                editor.replace(range(cast).lowerBound..<range(target).upperBound, with: "as Any as? \(name)")
            } else {
                editor.replace(range(cast), with: "as Any as!")
            }
        }
    }

    /// `type(of: object).description()` answers for objects of every class on Apple's systems, also where only `AnyObject` is
    /// known; here a type without NSObject has no such method. Modules that declare a `description()` of their own keep it.
    func rewriteClassDescription(_ node: FunctionCallExprSyntax) {
        guard isWellFormed, node.arguments.isEmpty, node.trailingClosure == nil, !facts.functionNames.contains("description"),
              let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "description",
              let base = member.base?.as(FunctionCallExprSyntax.self),
              base.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "type",
              base.arguments.count == 1, base.arguments.first?.label?.text == "of"
        else { return }
        needsFoundationSupport = true
        editor.insert("NSStringFromClass(", at: range(base).lowerBound)
        editor.replace(range(base).upperBound..<range(node).upperBound, with: ")")
    }

    /// Whether the sequence stands in a pattern, where `as` asks for a type: `case let text as String`, `case (_ as Data, let b)`.
    private func isPattern(_ node: SequenceExprSyntax) -> Bool {
        var ancestor = node.parent
        while let current = ancestor {
            if current.is(ExpressionPatternSyntax.self) { return true }
            guard current.is(LabeledExprSyntax.self) || current.is(LabeledExprListSyntax.self) || current.is(TupleExprSyntax.self)
            else { return false }
            ancestor = current.parent
        }
        return false
    }

    private func isLiteral(_ expression: ExprSyntax) -> Bool {
        expression.is(StringLiteralExprSyntax.self) || expression.is(IntegerLiteralExprSyntax.self)
            || expression.is(FloatLiteralExprSyntax.self) || expression.is(BooleanLiteralExprSyntax.self)
            || expression.is(NilLiteralExprSyntax.self) || expression.is(ArrayExprSyntax.self) || expression.is(DictionaryExprSyntax.self)
    }
}
