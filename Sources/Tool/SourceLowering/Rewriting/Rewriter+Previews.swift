import SwiftSyntax

extension Rewriter {
    /// `#Preview("Card") { CardView() }` becomes a function that makes the preview's content.
    func rewritePreview(_ node: some SyntaxProtocol, arguments: LabeledExprListSyntax, closure: ClosureExprSyntax?) {
        guard isWellFormed, let closure else { return }
        let number = previews.count + 1
        let title = arguments.first { $0.label == nil }?.expression.as(StringLiteralExprSyntax.self)?
            .representedLiteralValue
        let symbol = "sandlotPreview\(number)_\(fileNumber)"
        previews.append(PageEntry(
            kind: .preview, name: title ?? "Preview \(number)", symbol: symbol, path: path, line: line(of: node),
            construction: "\(symbol)()", isVisibleOutsideFile: true))
        let start = range(node).lowerBound
        editor.replace(
            start..<range(closure.leftBrace).lowerBound,
            with: "@MainActor func \(symbol)() -> PreviewContent { return PreviewContent ")
        editor.insert(" }", at: range(node).upperBound)
    }

    /// Notes whether a top-level item is a statement that runs.
    func noteTopLevelItem(_ node: CodeBlockItemSyntax) {
        switch node.item {
        case .decl(let declaration):
            if let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.contains(where: { $0.initializer != nil }) {
                hasTopLevelVariables = true
            }
            if declaration.as(MacroExpansionDeclSyntax.self).map({ $0.macroName.text != "Preview" }) == true { hasTopLevelCode = true }
        case .expr(let expression):
            if expression.as(MacroExpansionExprSyntax.self)?.macroName.text == "Preview" { return }
            hasTopLevelCode = true
        case .stmt:
            hasTopLevelCode = true
        @unknown default:
            break
        }
    }
}
