import SwiftSyntax

/// Reads `#if` conditions as on an iPhone simulator.
struct ConditionEvaluator {
    let options: LoweringOptions

    /// The Swift version conditions see: pages are compiled in Swift 5 mode by a 6.3 compiler.
    private static let languageVersion = [5, 10]
    private static let compilerVersion = [6, 3, 1]

    /// Whether the condition holds, or nil when only the compiler can tell.
    func evaluate(_ condition: ExprSyntax) -> Bool? {
        if let literal = condition.as(BooleanLiteralExprSyntax.self) {
            return literal.literal.tokenKind == .keyword(.true)
        }
        if let name = condition.as(DeclReferenceExprSyntax.self) {
            return options.definedFlags.contains(name.baseName.text)
        }
        if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
            return evaluate(prefix.expression).map { !$0 }
        }
        if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1, let element = tuple.elements.first {
            return evaluate(element.expression)
        }
        if let sequence = condition.as(SequenceExprSyntax.self) {
            return evaluate(sequence)
        }
        if let infix = condition.as(InfixOperatorExprSyntax.self), let name = infix.operator.as(BinaryOperatorExprSyntax.self) {
            return name.operator.text == "&&"
                ? and(evaluate(infix.leftOperand), evaluate(infix.rightOperand))
                : or(evaluate(infix.leftOperand), evaluate(infix.rightOperand))
        }
        if let call = condition.as(FunctionCallExprSyntax.self) {
            return evaluate(call)
        }
        return nil
    }

    /// `a && b || c`: conjunctions bind tighter.
    private func evaluate(_ sequence: SequenceExprSyntax) -> Bool? {
        var alternatives: [Bool?] = []
        var conjunction: Bool? = true
        for (index, element) in sequence.elements.enumerated() {
            if index.isMultiple(of: 2) {
                conjunction = and(conjunction, evaluate(element))
            } else if element.as(BinaryOperatorExprSyntax.self)?.operator.text == "||" {
                alternatives.append(conjunction)
                conjunction = true
            }
        }
        alternatives.append(conjunction)
        return alternatives.reduce(false) { or($0, $1) }
    }

    private func and(_ left: Bool?, _ right: Bool?) -> Bool? {
        if left == false || right == false { return false }
        return left == nil || right == nil ? nil : true
    }

    private func or(_ left: Bool?, _ right: Bool?) -> Bool? {
        if left == true || right == true { return true }
        return left == nil || right == nil ? nil : false
    }

    private func evaluate(_ call: FunctionCallExprSyntax) -> Bool? {
        guard let function = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
              let argument = call.arguments.first?.expression
        else { return nil }
        let name = argument.trimmedDescription
        switch function {
        case "os": return name == "iOS"
        case "targetEnvironment": return name == "simulator"
        case "canImport":
            let module = String(name.prefix { $0 != "." })
            return options.availableModules.contains(module) || AppleModules.foundationParts.contains(module) && module != "Glibc"
        case "_runtime": return name == "_ObjC"
        case "swift": return compare(Self.languageVersion, argument)
        case "compiler": return compare(Self.compilerVersion, argument)
        default: return nil
        }
    }

    private func compare(_ version: [Int], _ requirement: ExprSyntax) -> Bool? {
        guard let prefix = requirement.as(PrefixOperatorExprSyntax.self) else { return nil }
        var wanted = prefix.expression.trimmedDescription.split(separator: ".").map { Int($0) ?? 0 }
        var actual = version
        while wanted.count < actual.count { wanted.append(0) }
        while actual.count < wanted.count { actual.append(0) }
        let isOlder = actual.lexicographicallyPrecedes(wanted)
        switch prefix.operator.text {
        case ">=": return !isOlder
        case "<": return isOlder
        default: return nil
        }
    }

    /// The clause that is compiled: nil when none is. Throws `Undecidable` when a condition is the compiler's business.
    func activeClause(of directive: IfConfigDeclSyntax) throws -> IfConfigClauseSyntax? {
        for clause in directive.clauses {
            guard let condition = clause.condition else { return clause }
            guard let holds = evaluate(condition) else { throw Undecidable() }
            if holds { return clause }
        }
        return nil
    }

    struct Undecidable: Error {}
}
