import Foundation
@testable import PageBuilder

/// Files of a page, written to a folder of their own.
struct PageFixture {
    let folder = PageKit.temporaryFolder("page")

    @discardableResult
    func write(_ path: String, _ text: String) throws -> URL {
        let url = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
        return url
    }

    func path(_ name: String) -> String {
        folder.appendingPathComponent(name).path
    }

    /// Builds a part of the fixture.
    func build(_ name: String, entry: String? = nil, page: String? = nil, flags: [String] = []) throws -> CompiledPage {
        try PageKit.builder().build(PageRequest(path: path(name), entryName: entry, pageName: page, definedFlags: flags))
    }

    /// What a single file prints when it runs.
    static func output(of text: String) throws -> String {
        let fixture = PageFixture()
        try fixture.write("Card.swift", text)
        let page = try fixture.build("Card.swift")
        return try PageKit.run(page).output
    }

    /// The messages that building a single file ends with.
    static func failures(of text: String) throws -> [Diagnostic] {
        let fixture = PageFixture()
        try fixture.write("Card.swift", text)
        do {
            _ = try fixture.build("Card.swift")
            return []
        } catch BuildFailure.sourceErrors(let diagnostics) {
            return diagnostics
        }
    }
}
