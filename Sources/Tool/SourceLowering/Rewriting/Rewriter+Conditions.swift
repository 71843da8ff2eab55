import SwiftSyntax

extension Rewriter {
    /// Leaves the lines of the active clause and blanks directives and the other clauses.
    func resolveConditions(_ node: IfConfigDeclSyntax) {
        let active: IfConfigClauseSyntax?
        do {
            active = try conditions.activeClause(of: node)
        } catch {
            settleKnownConditions(node)
            return
        }
        let whole = range(node)
        guard let active, let elements = active.elements else {
            editor.blank(whole)
            return
        }
        let kept = range(elements)
        editor.blank(whole.lowerBound..<max(kept.lowerBound, whole.lowerBound))
        walk(elements)
        editor.blank(max(kept.upperBound, whole.lowerBound)..<whole.upperBound)
    }

    /// Some condition is the compiler's to decide: every part that is known becomes `true` or `false`.
    private func settleKnownConditions(_ node: IfConfigDeclSyntax) {
        for clause in node.clauses {
            if let condition = clause.condition { settle(condition) }
            if let elements = clause.elements { walk(elements) }
        }
    }

    private func settle(_ condition: ExprSyntax) {
        if let value = conditions.evaluate(condition) {
            editor.replace(range(condition), with: value ? "true" : "false")
        } else if let sequence = condition.as(SequenceExprSyntax.self) {
            for element in sequence.elements where !element.is(BinaryOperatorExprSyntax.self) { settle(element) }
        } else if let prefix = condition.as(PrefixOperatorExprSyntax.self) {
            settle(prefix.expression)
        } else if let tuple = condition.as(TupleExprSyntax.self) {
            for element in tuple.elements { settle(element.expression) }
        }
    }

    /// The newest iOS whose API counts as available.
    private static let newestSystem = 26

    /// `#available` is true for everything here; only a system that does not exist yet is not.
    func resolveAvailability(_ node: AvailabilityConditionSyntax) {
        for argument in node.availabilityArguments {
            guard let version = argument.argument.as(PlatformVersionSyntax.self), version.platform.text == "iOS",
                  let major = version.version.flatMap({ Int($0.major.text) }), major > Self.newestSystem
            else { continue }
            let isUnavailable = node.availabilityKeyword.tokenKind == .poundUnavailable
            editor.replace(range(node), with: isUnavailable ? "true" : "false")
        }
    }
}
