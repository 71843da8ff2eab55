import Foundation
import SourceLowering

/// Turns what the user wrote into a shared object a stage can run.
public struct PageBuilder: Sendable {
    /// The function a page's code becomes.
    public static let entrySymbol = "sandlot_page_main"

    let installation: Installation
    let cache: BuildCache
    let timings: Timings

    /// A builder for the frameworks of `installation`, with the standard cache.
    public init(installation: Installation) {
        self.init(installation: installation, cache: .standard())
    }

    init(installation: Installation, cache: BuildCache, timings: Timings = Timings()) {
        self.installation = installation
        self.cache = cache
        self.timings = timings
    }

    /// A folder of the user's for what the tool remembers, beside what it built.
    public var folderForSettings: URL { cache.folder }

    /// Builds a page, or finds it in the cache. Throws `BuildFailure`.
    /// - Parameter nearlyDone: called when the compiler has ended and only linking is left, or when the page was found; not when the
    ///   build fails before. What runs the page can start there without taking memory beside the compiler. What it throws ends the build.
    public func build(_ request: PageRequest, nearlyDone: () throws -> Void = {}) throws -> CompiledPage {
        let sources = try PageLocator(reservedNames: reservedNames).locate(request)
        let builtLibraries = try libraries(of: sources, request)
        let files = try read(sources.page)
        let key = pageKey(sources, files, builtLibraries, request)
        if let folder = cache.folder(for: key), let record = PageRecord.read(from: folder) {
            try nearlyDone()
            return page(sources, record, in: folder, builtLibraries, isFromCache: builtLibraries.allSatisfy(\.isFromCache))
        }
        let lowered = timings.measure("lower \(sources.page.name)") {
            SourceLowering.lower(files, options: options(sources, builtLibraries, request))
        }
        try throwErrors(of: lowered)
        let plan = try EntryPlan(lowered, script: sources.page.script?.path, isPlayground: sources.isPlayground, request: request)
        var record: PageRecord?
        let folder = try cache.publish(key) { draft in
            let job = ModuleCompiler.Job(
                moduleName: sources.page.name, lowered: plan.lowered, scriptPath: plan.scriptPath, entryCode: plan.entryCode,
                entrySymbol: Self.entrySymbol, importedModules: builtLibraries.map(\.folder))
            let warnings = try ModuleCompiler(installation: installation, cache: cache, timings: timings).compile(job, into: draft)
            try nearlyDone()
            _ = try Linker(installation: installation, cache: cache, timings: timings)
                .link([draft.appendingPathComponent("module.o")] + builtLibraries.map { $0.folder.appendingPathComponent("module.o") }, into: draft)
            let made = PageRecord(
                warnings: problems(of: lowered) + warnings, candidates: lowered.entries, entry: plan.entry)
            try made.write(to: draft)
            record = made
        }
        guard let record = record ?? PageRecord.read(from: folder) else {
            throw BuildFailure.cacheUnwritable(path: folder.path, reason: "the page's record is gone")
        }
        return page(sources, record, in: folder, builtLibraries, isFromCache: false)
    }

    private func page(
        _ sources: PageSources, _ record: PageRecord, in folder: URL, _ libraries: [BuiltLibrary], isFromCache: Bool
    ) -> CompiledPage {
        CompiledPage(
            library: folder.appendingPathComponent("page.so"), entrySymbol: Self.entrySymbol, resources: sources.resources,
            moduleName: sources.page.name, displayName: sources.displayName, entryCandidates: record.candidates, entry: record.entry,
            warnings: libraries.flatMap(\.record.warnings) + record.warnings,
            sources: (sources.libraries + [sources.page]).flatMap(\.files), watchedPaths: sources.watchedPaths,
            otherPages: sources.otherPages, isFromCache: isFromCache)
    }

    private var reservedNames: Set<String> {
        installation.availableModules.union(["Foundation", "Dispatch", "Darwin", "Glibc", "main"])
    }

    // MARK: - Libraries

    /// A module the page imports, compiled.
    struct BuiltLibrary {
        let name: String
        let key: String
        let folder: URL
        let record: LibraryRecord
        let isFromCache: Bool
    }

    private func libraries(of sources: PageSources, _ request: PageRequest) throws -> [BuiltLibrary] {
        var built: [BuiltLibrary] = []
        for library in sources.libraries {
            let files = try read(library)
            let options = options(sources, built, request)
            let key = moduleKey(library, files, built, options)
            if let folder = cache.folder(for: key), let record = LibraryRecord.read(from: folder) {
                built.append(BuiltLibrary(name: library.name, key: key, folder: folder, record: record, isFromCache: true))
                continue
            }
            let lowered = timings.measure("lower \(library.name)") { SourceLowering.lower(files, options: options) }
            try throwErrors(of: lowered)
            var record = LibraryRecord(
                warnings: problems(of: lowered), optionalRequirements: lowered.optionalRequirements,
                superclasses: lowered.superclasses)
            let folder = try cache.publish(key) { draft in
                let job = ModuleCompiler.Job(moduleName: library.name, lowered: lowered, importedModules: built.map(\.folder))
                record.warnings += try ModuleCompiler(installation: installation, cache: cache, timings: timings).compile(job, into: draft)
                try record.write(to: draft)
            }
            built.append(BuiltLibrary(name: library.name, key: key, folder: folder, record: record, isFromCache: false))
        }
        return built
    }

    // MARK: - Reading and lowering

    /// Larger files are not source anybody wrote.
    private static let largestFile = 32 << 20

    private func read(_ module: SourceModule) throws -> [SourceFile] {
        try module.files.map { url in
            let data: Data
            do {
                // Reading a pipe or a device might never end.
                let attributes = try FileManager.default.attributesOfItem(atPath: url.resolvingSymlinksInPath().path)
                guard attributes[.type] as? FileAttributeType == .typeRegular else {
                    throw BuildFailure.unreadable(path: url.path, reason: "this is not a file")
                }
                data = try Data(contentsOf: url)
            } catch let failure as BuildFailure {
                throw failure
            } catch {
                throw BuildFailure.unreadable(path: url.path, reason: "the file cannot be read: \(SystemError.words(for: error))")
            }
            guard data.count <= Self.largestFile else {
                throw BuildFailure.unreadable(path: url.path, reason: "the file is too large")
            }
            guard let text = String(validating: data, as: UTF8.self) else {
                throw BuildFailure.sourceErrors([InvalidText.diagnostic(in: data, path: url.path)])
            }
            return SourceFile(path: url.path, text: text)
        }
    }

    private func options(_ sources: PageSources, _ libraries: [BuiltLibrary], _ request: PageRequest) -> LoweringOptions {
        let names = libraries.map(\.name)
        return LoweringOptions(
            availableModules: installation.availableModules.union(names),
            definedFlags: Set(request.definedFlags).union(["DEBUG"]),
            implicitImports: sources.isPlayground ? names : [],
            importedOptionalRequirements: libraries.flatMap(\.record.optionalRequirements),
            importedSuperclasses: libraries.reduce(into: [:]) { $0.merge($1.record.superclasses) { first, _ in first } })
    }

    private func throwErrors(of lowered: LoweredModule) throws {
        let diagnostics = problems(of: lowered)
        if diagnostics.contains(where: { $0.severity == .error }) { throw BuildFailure.sourceErrors(diagnostics) }
    }

    private func problems(of lowered: LoweredModule) -> [Diagnostic] {
        lowered.problems.map { problem in
            let line = FileManager.default.contents(atPath: problem.path).flatMap { data in
                String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
                    .dropFirst(problem.line - 1).first.map(String.init)
            }
            return Diagnostic(
                severity: problem.isWarning ? .warning : .error, path: problem.path, line: problem.line, column: problem.column,
                message: problem.message, sourceLine: line)
        }
    }

    // MARK: - Keys

    /// Changes when the tool makes something else of the same source.
    private static let format = "1"

    private func moduleKey(
        _ module: SourceModule, _ files: [SourceFile], _ libraries: [BuiltLibrary], _ options: LoweringOptions
    ) -> String {
        var hash = ContentHash()
        hash.add(Self.format)
        hash.add(installation.stamp)
        hash.add(module.name)
        hash.add(module.script?.path ?? "")
        hash.add(files.flatMap { [$0.path, $0.text] })
        hash.add(libraries.map(\.key))
        hash.add(options.definedFlags.sorted())
        return hash.digest()
    }

    private func pageKey(
        _ sources: PageSources, _ files: [SourceFile], _ libraries: [BuiltLibrary], _ request: PageRequest
    ) -> String {
        var hash = ContentHash()
        hash.add(moduleKey(sources.page, files, libraries, options(sources, libraries, request)))
        hash.add(request.entryName ?? "")
        return hash.digest()
    }
}
