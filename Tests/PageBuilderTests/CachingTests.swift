import Foundation
import Testing
@testable import PageBuilder

/// What did not change is not compiled again.
@Suite(.serialized) struct CachingTests {
    @Test func unchangedPageComesFromTheCache() throws {
        let fixture = PageFixture()
        let cache = PageKit.temporaryFolder("cache")
        try fixture.write("P.playground/Contents.swift", "let unused: Int? = 3\nfunc f() { let x = 1 }\nprint(shared)\n")
        try fixture.write("P.playground/Sources/S.swift", "public let shared = 7\n")
        let request = PageRequest(path: fixture.path("P.playground"))
        let first = try PageKit.builder(cache: cache).build(request)
        let second = try PageKit.builder(cache: cache).build(request)
        #expect(!first.isFromCache && second.isFromCache)
        #expect(first.library == second.library)
        #expect(first.warnings == second.warnings && !second.warnings.isEmpty)

        try fixture.write("P.playground/Contents.swift", "print(shared + 1)\n")
        let third = try PageKit.builder(cache: cache).build(request)
        #expect(!third.isFromCache && third.library != first.library)
        #expect(try PageKit.run(third).output == "8\n")

        try fixture.write("P.playground/Sources/S.swift", "public let shared = 20\n")
        #expect(try PageKit.run(try PageKit.builder(cache: cache).build(request)).output == "21\n")
    }

    @Test func flagsMakeAnotherPage() throws {
        let fixture = PageFixture()
        try fixture.write("A.swift", "#if FANCY\nprint(\"fancy\")\n#else\nprint(\"plain\")\n#endif\n")
        #expect(try PageKit.run(try fixture.build("A.swift")).output == "plain\n")
        #expect(try PageKit.run(try fixture.build("A.swift", flags: ["FANCY"])).output == "fancy\n")
    }

    @Test func buildsAtTheSameTimeDoNotDisturbEachOther() async throws {
        let fixture = PageFixture()
        let cache = PageKit.temporaryFolder("cache")
        try fixture.write("A.swift", "print(\"a\")\n")
        let path = fixture.path("A.swift")
        let libraries = try await withThrowingTaskGroup(of: URL.self) { group in
            for _ in 0..<4 { group.addTask { try PageKit.builder(cache: cache).build(PageRequest(path: path)).library } }
            return try await group.reduce(into: Set<URL>()) { $0.insert($1) }
        }
        #expect(libraries.count == 1)
        #expect(try FileManager.default.contentsOfDirectory(atPath: cache.appendingPathComponent("drafts").path).isEmpty)
    }

    @Test func failedBuildLeavesNothingAndTheNextOneWorks() throws {
        let fixture = PageFixture()
        let cache = PageKit.temporaryFolder("cache")
        try fixture.write("A.swift", "print(undefined)\n")
        let request = PageRequest(path: fixture.path("A.swift"))
        #expect(throws: BuildFailure.self) { try PageKit.builder(cache: cache).build(request) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: cache.appendingPathComponent("drafts").path).isEmpty)
        try fixture.write("A.swift", "print(5)\n")
        #expect(try PageKit.run(try PageKit.builder(cache: cache).build(request)).output == "5\n")
    }

    @Test func modulesOfTheFrameworksLieBesideThemAndNotInTheCache() throws {
        let fixture = PageFixture()
        let cache = PageKit.temporaryFolder("cache")
        try fixture.write("A.swift", "import UIKit\nprint(2)\n")
        _ = try PageKit.builder(cache: cache).build(PageRequest(path: fixture.path("A.swift")))
        #expect(isThere(PageKit.folder.appendingPathComponent("PreparedForPages/clang-modules")))
        #expect(!isThere(cache.appendingPathComponent("clang-modules")))
    }

    @Test func whereNothingCanBeWrittenBesideTheFrameworksTheCacheHoldsTheirModules() throws {
        let fixture = PageFixture()
        let cache = BuildCache(folder: PageKit.temporaryFolder("cache"))
        let kit = PageKit.temporaryFolder("closed kit")
        for name in try FileManager.default.contentsOfDirectory(atPath: PageKit.folder.path) where name != "PreparedForPages" {
            try FileManager.default.createSymbolicLink(
                at: kit.appendingPathComponent(name), withDestinationURL: PageKit.folder.appendingPathComponent(name))
        }
        // A file in the way keeps everybody out, whatever their rights.
        try BuildCache.write("", to: kit.appendingPathComponent("PreparedForPages"))
        try fixture.write("A.swift", "import UIKit\nprint(3)\n")
        let installation = try Installation(buildFolder: kit, environment: ProcessInfo.processInfo.environment, cache: cache)
        let page = try PageBuilder(installation: installation, cache: cache).build(PageRequest(path: fixture.path("A.swift")))
        #expect(isThere(cache.folder.appendingPathComponent("clang-modules")))
        #expect(try PageKit.run(page).output == "3\n")
    }

    private func isThere(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }

    @Test func hashesAreThoseOfTheStandard() {
        var hash = ContentHash()
        #expect(hash.digest() == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
        hash.add("abc")
        #expect(hash.digest() != ContentHash.of("ab"))
    }
}
