import SwiftSyntax

/// How a method passes its own arguments on to another one with the same parameters.
struct ForwardedCall {
    /// Parameters, effects and result, on one line.
    let signature: String
    private let arguments: String
    private let marks: String

    /// nil when the parameters cannot be passed on: a variable number of them.
    init?(_ method: FunctionDeclSyntax) {
        let parameters = method.signature.parameterClause.parameters
        guard !parameters.contains(where: { $0.ellipsis != nil }) else { return nil }
        arguments = parameters.map { parameter in
            let value = (parameter.secondName ?? parameter.firstName).text
            let passed = parameter.type.trimmedDescription.hasPrefix("inout ") ? "&\(value)" : value
            return parameter.firstName.text == "_" ? passed : "\(parameter.firstName.text): \(passed)"
        }.joined(separator: ", ")
        let effects = method.signature.effectSpecifiers
        marks = (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
        signature = method.signature.oneLine
    }

    /// The call of `function`.
    func text(to function: String) -> String { "\(marks)\(function)(\(arguments))" }
}

extension SyntaxProtocol {
    /// Source without comments and line breaks.
    var oneLine: String {
        var text = ""
        for token in tokens(viewMode: .sourceAccurate) {
            if !token.leadingTrivia.isEmpty && !text.isEmpty && !text.hasSuffix(" ") { text += " " }
            text += token.text
            if !token.trailingTrivia.isEmpty { text += " " }
        }
        return text.hasSuffix(" ") ? String(text.dropLast()) : text
    }
}
