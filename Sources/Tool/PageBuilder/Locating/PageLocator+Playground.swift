import Foundation

extension PageLocator {
    /// A playground bundle: `Contents.swift` or pages, `Sources` and `Resources` of the playground and of the page.
    func playground(_ url: URL, pageName: String?) throws -> PageSources {
        let name = url.deletingPathExtension().lastPathComponent
        let pages = pageNames(of: url)
        let page: URL
        var displayName = name
        if pages.isEmpty {
            if let pageName, pageName != name { throw BuildFailure.noSuchPage(name: pageName, available: []) }
            page = url
        } else {
            let chosen = pageName ?? pages[0]
            guard pages.contains(chosen) else { throw BuildFailure.noSuchPage(name: chosen, available: pages) }
            page = url.appendingPathComponent("Pages/\(chosen).xcplaygroundpage")
            displayName = chosen
        }
        let contents = page.appendingPathComponent("Contents.swift")
        guard FileManager.default.fileExists(atPath: contents.path) else { throw BuildFailure.noSource(path: page.path) }

        var libraries = [library(url.appendingPathComponent("Sources"), name: moduleName(name) + "_Sources")]
        if page != url { libraries.append(library(page.appendingPathComponent("Sources"), name: moduleName(displayName) + "_PageSources")) }
        return PageSources(
            libraries: libraries.compactMap(\.self),
            page: SourceModule(name: moduleName(displayName), files: [contents], script: contents),
            isPlayground: true,
            resources: existing([page.appendingPathComponent("Resources")] + (page == url ? [] : [url.appendingPathComponent("Resources")])),
            displayName: displayName, watchedPaths: [url], otherPages: pageName == nil ? Array(pages.dropFirst()) : [])
    }

    private func library(_ folder: URL, name: String) -> SourceModule? {
        let files = swiftFiles(in: folder)
        return files.isEmpty ? nil : SourceModule(name: name, files: files)
    }

    /// The pages in the order `contents.xcplayground` gives; pages it does not name follow by name.
    private func pageNames(of playground: URL) -> [String] {
        let folder = playground.appendingPathComponent("Pages")
        let found = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
            .filter { $0.hasSuffix(".xcplaygroundpage") }
            .map { String($0.dropLast(".xcplaygroundpage".count)) }
            .sorted()
        let listed = listedPages(of: playground).filter(found.contains)
        return listed + found.filter { !listed.contains($0) }
    }

    /// The names in the `page` elements of `contents.xcplayground`.
    private func listedPages(of playground: URL) -> [String] {
        let file = playground.appendingPathComponent("contents.xcplayground")
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
        return text.components(separatedBy: "<page").dropFirst().compactMap { element in
            guard element.first?.isWhitespace == true, let start = element.range(of: "name=") else { return nil }
            let value = element[start.upperBound...]
            guard let quote = value.first, quote == "'" || quote == "\"" else { return nil }
            return String(value.dropFirst().prefix { $0 != quote })
                .replacingOccurrences(of: "&apos;", with: "'").replacingOccurrences(of: "&quot;", with: "\"")
                .replacingOccurrences(of: "&lt;", with: "<").replacingOccurrences(of: "&gt;", with: ">")
                .replacingOccurrences(of: "&amp;", with: "&")
        }
    }
}
