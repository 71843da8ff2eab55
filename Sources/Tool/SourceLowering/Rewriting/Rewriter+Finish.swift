extension Rewriter {
    /// The finished file. It imports what any file of its module imports.
    func finish(moduleImports: [String]) -> LoweredFile {
        var wanted = moduleImports
        if (needsFoundationSupport || !registrations.isEmpty) && !wanted.contains("FoundationSupport") {
            wanted.append("FoundationSupport")
        }
        if !previews.isEmpty && !wanted.contains("PlaygroundSupport") { wanted.append("PlaygroundSupport") }
        wanted += separateModules.filter { !wanted.contains($0) }
        insertImports(wanted.filter { !imports.contains($0) })

        let edited = editor.apply()
        var text = edited.text
        if !registrations.isEmpty {
            epilogue.append(
                "@section(\".init_array\") @used private let sandlotRegistrations: @convention(c) () -> Void = "
                    + "{ SelectorTable.registerWhenNeeded { \(registrations.joined(separator: "; ")) } }")
        }
        if !epilogue.isEmpty && isWellFormed {
            if text.utf8.last != UInt8(ascii: "\n") { text += "\n" }
            text += epilogue.joined(separator: "\n") + "\n"
        }
        return LoweredFile(
            path: path, text: text, imports: imports, hasTopLevelCode: hasTopLevelCode,
            hasTopLevelVariables: hasTopLevelVariables, setsLiveView: setsLiveView,
            positions: PositionMap(bytes: editor.bytes, edits: edited.edits),
            originalLineCount: editor.bytes.count { $0 == UInt8(ascii: "\n") } + 1)
    }

    private func insertImports(_ modules: [String]) {
        let text = modules.map { "import \($0); " }.joined()
        let bytes = editor.bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            editor.replace(0..<3, with: text)
        } else if bytes.starts(with: Array("#!".utf8)) {
            // Nothing may stand in front of a script's first line, so the imports take its place.
            editor.replace(0..<(bytes.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count), with: text)
        } else if !text.isEmpty {
            editor.insert(text, at: 0)
        }
    }
}
