import SwiftSyntax

extension Rewriter {
    /// Gives an import the name its module has here; blanks what needs no import; reports what does not exist.
    func rewriteImport(_ node: ImportDeclSyntax) {
        guard let first = node.path.first else { return }
        for attribute in node.attributes.plainAttributes where ["testable", "_implementationOnly", "preconcurrency"].contains(attribute.name) {
            editor.blank(range(attribute))
        }
        let module = first.name.text
        if AppleModules.foundationParts.contains(module) {
            noteImport("FoundationSupport")
            replaceModule(of: node, with: "FoundationSupport")
        } else if options.availableModules.contains(module) {
            noteImport(module)
            // A scoped or submodule import names a part that another module here may hold.
            if node.importKindSpecifier != nil || node.path.count > 1 { replaceModule(of: node, with: module) }
        } else {
            report(AppleModules.absence(of: module), at: first)
        }
    }

    /// A type of Foundation that is in a module of its own here brings that module along.
    func noteTypeOfSeparateModule(_ name: String) {
        guard let first = name.utf8.first, Self.firstLetters.contains(first) else { return }
        for (module, prefixes) in AppleModules.separateFoundationModules where !separateModules.contains(module) {
            if prefixes.contains(where: name.hasPrefix) { separateModules.append(module) }
        }
    }

    private static let firstLetters = Set(
        AppleModules.separateFoundationModules.flatMap(\.prefixes).compactMap(\.utf8.first))

    private func noteImport(_ module: String) {
        if !imports.contains(module) { imports.append(module) }
    }

    private func replaceModule(of node: ImportDeclSyntax, with module: String) {
        if let kind = node.importKindSpecifier { editor.blank(range(kind)) }
        editor.replace(range(node.path), with: module)
    }
}
