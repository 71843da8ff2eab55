import Foundation

extension PageLocator {
    /// A SwiftPM package in the usual layout: one module per folder under `Sources`, or one module of `Sources` itself.
    ///
    /// Which module needs which is read from the imports; the module that nobody imports is the page's.
    func package(_ url: URL) throws -> PageSources {
        let sources = url.appendingPathComponent("Sources")
        let folders = ((try? FileManager.default.contentsOfDirectory(atPath: sources.path)) ?? []).sorted()
            .filter { !$0.hasPrefix(".") && !$0.contains(".") }
        var modules = folders.map { SourceModule(name: moduleName($0), files: swiftFiles(in: sources.appendingPathComponent($0))) }
            .filter { !$0.files.isEmpty }
        let loose = ((try? FileManager.default.contentsOfDirectory(atPath: sources.path)) ?? []).contains { $0.hasSuffix(".swift") }
        if modules.isEmpty || loose {
            modules = [SourceModule(name: moduleName(url.lastPathComponent), files: swiftFiles(in: sources))].filter { !$0.files.isEmpty }
        }
        guard !modules.isEmpty else { throw BuildFailure.noSource(path: url.path) }
        for index in modules.indices { modules[index].script = modules[index].files.first { $0.lastPathComponent == "main.swift" } }

        let ordered = byDependency(modules)
        return PageSources(
            libraries: Array(ordered.dropLast()), page: ordered[ordered.count - 1], isPlayground: false,
            resources: resourceFolders(in: sources), displayName: url.lastPathComponent, watchedPaths: [url])
    }

    /// The modules in an order in which each imports only earlier ones; one with top-level code comes last where that is possible.
    private func byDependency(_ modules: [SourceModule]) -> [SourceModule] {
        let names = Set(modules.map(\.name))
        let imports = Dictionary(uniqueKeysWithValues: modules.map { ($0.name, importedNames(in: $0).intersection(names)) })
        var ordered: [SourceModule] = []
        var pending = modules.sorted { ($0.script == nil ? 0 : 1, $0.name) < ($1.script == nil ? 0 : 1, $1.name) }
        while !pending.isEmpty {
            let known = Set(ordered.map(\.name))
            let next = pending.firstIndex { imports[$0.name, default: []].subtracting([$0.name]).isSubset(of: known) } ?? 0
            ordered.append(pending.remove(at: next))
        }
        return ordered
    }

    private func importedNames(in module: SourceModule) -> Set<String> {
        var names: Set<String> = []
        for file in module.files {
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
            for line in text.split(whereSeparator: \.isNewline) where line.contains("import ") {
                let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
                if let index = words.firstIndex(of: "import"), index + 1 < words.count { names.insert(String(words[index + 1])) }
            }
        }
        return names
    }
}
