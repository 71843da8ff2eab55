import SwiftSyntax

extension Rewriter {
    private static let bridgedTypes: Set<String> = [
        "NSString", "NSArray", "NSDictionary", "NSSet", "NSNumber", "NSData", "NSDate", "NSURL", "NSIndexPath", "NSIndexSet",
        "NSMutableString", "NSMutableArray", "NSMutableDictionary", "String", "Data", "Date", "URL",
    ]

    /// `text as NSString` bridges on Apple's systems only; a cast by way of `Any` does here, too.
    func rewriteBridgingCasts(_ node: SequenceExprSyntax) {
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

    private func isLiteral(_ expression: ExprSyntax) -> Bool {
        expression.is(StringLiteralExprSyntax.self) || expression.is(IntegerLiteralExprSyntax.self)
            || expression.is(FloatLiteralExprSyntax.self) || expression.is(BooleanLiteralExprSyntax.self)
            || expression.is(NilLiteralExprSyntax.self) || expression.is(ArrayExprSyntax.self) || expression.is(DictionaryExprSyntax.self)
    }
}
