import Foundation
import SourceLowering

/// Compiles the lowered files of one module to an object file.
struct ModuleCompiler {
    let installation: Installation
    let cache: BuildCache
    let timings: Timings

    /// What to compile besides the files.
    struct Job {
        var moduleName: String
        var lowered: LoweredModule
        /// The file whose top-level code runs; nil in a module without.
        var scriptPath: String?
        /// A generated file that runs when the page starts.
        var entryCode: String?
        /// The function the running file becomes.
        var entrySymbol: String?
        /// The folders of the modules this one imports.
        var importedModules: [URL]
    }

    /// Compiles into `folder`: `module.o`, and `<name>.swiftmodule` for a module that others import. Returns the warnings.
    func compile(_ job: Job, into folder: URL) throws -> [Diagnostic] {
        var inputs: [String] = []
        var replacements: [(path: String, lowered: URL)] = []
        for (index, file) in job.lowered.files.enumerated() {
            let lowered = folder.appendingPathComponent("\(index).lowered.swift")
            try BuildCache.write(file.text, to: lowered)
            replacements.append((file.path, lowered))
            inputs.append(file.path)
        }
        if let entryCode = job.entryCode {
            let main = folder.appendingPathComponent("main.swift")
            try BuildCache.write(entryCode, to: main)
            inputs.append(main.path)
        }
        let overlay = folder.appendingPathComponent("overlay.yaml")
        try BuildCache.write(FileOverlay(replacements: replacements).encoded(), to: overlay)

        let arguments = arguments(job, inputs: inputs, overlay: overlay, folder: folder)
        var outcome = try timings.measure("compile \(job.moduleName)") {
            try ToolProcess.run(installation.compiler, arguments, in: folder)
        }
        if let failure = FullDisk(cache: cache, clangModules: installation.clangModules).failure(outcome) { throw failure }
        if outcome.status != 0, let mended = try mendedOutcome(of: outcome, job, replacements, arguments, in: folder) { outcome = mended }
        let diagnostics = userDiagnostics(outcome.output, job)
        if diagnostics.contains(where: { $0.severity == .error }) { throw BuildFailure.sourceErrors(diagnostics) }
        if outcome.status != 0 || outcome.wasKilled { throw BuildFailure.compilerFailed(String(outcome.output.suffix(4000))) }
        return diagnostics
    }

    /// Compiles once more when objects of a class known only at run time were all that kept it from compiling; nil when that does
    /// not help.
    private func mendedOutcome(
        of outcome: ToolProcess.Outcome, _ job: Job, _ files: [(path: String, lowered: URL)], _ arguments: [String], in folder: URL
    ) throws -> ToolProcess.Outcome? {
        let paths = Set(files.map(\.path))
        let complaints = DiagnosticParser.parse(outcome.output, paths: paths)
        guard DynamicInstances.areConcerned(in: complaints) else { return nil }
        for (file, replacement) in zip(job.lowered.files, files) {
            try BuildCache.write(DynamicInstances.mended(file.text, path: file.path, complaints), to: replacement.lowered)
        }
        let mended = try timings.measure("compile \(job.moduleName) again") {
            try ToolProcess.run(installation.compiler, arguments, in: folder)
        }
        return DynamicInstances.failed(in: DiagnosticParser.parse(mended.output, paths: paths)) ? nil : mended
    }

    private func arguments(_ job: Job, inputs: [String], overlay: URL, folder: URL) -> [String] {
        var arguments = ["-frontend", "-c"] + inputs
        arguments += [
            "-module-name", job.moduleName, "-swift-version", "5", "-Onone", "-gline-tables-only",
            "-o", folder.appendingPathComponent("module.o").path, "-vfsoverlay", overlay.path,
            "-I", installation.modulesFolder.path, "-module-cache-path", installation.clangModules.path,
            "-diagnostic-style", "llvm", "-disable-objc-attr-requires-foundation-module",
            // Where the frameworks' own declarations lie in Sandlot's sources is no use to a page.
            "-ignore-module-source-info",
            // As Xcode sets it for new projects: /…/ is a regular expression.
            "-enable-bare-slash-regex",
        ]
        for module in job.importedModules { arguments += ["-I", module.path] }
        if let symbol = job.entrySymbol {
            arguments += ["-entry-point-function-name", symbol]
        } else {
            arguments += [
                "-parse-as-library", "-enable-testing",
                "-emit-module-path", folder.appendingPathComponent("\(job.moduleName).swiftmodule").path,
            ]
        }
        return arguments + installation.moduleArguments
    }

    // MARK: - Messages

    /// The compiler's messages in the user's lines and columns, without what iOS would not say.
    private func userDiagnostics(_ output: String, _ job: Job) -> [Diagnostic] {
        let files = Dictionary(job.lowered.files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        let filter = DiagnosticFilter(ownFunctions: job.lowered.functionNames)
        var lines: [String: [Substring]] = [:]
        func place(_ diagnostic: Diagnostic) -> Diagnostic {
            var placed = diagnostic
            guard let path = diagnostic.path, let file = files[path], let line = diagnostic.line, let column = diagnostic.column
            else { return placed }
            placed.column = file.originalColumn(line: line, column: column)
            if lines[path] == nil { lines[path] = Self.lines(of: path) }
            if let all = lines[path], all.indices.contains(line - 1) {
                placed.sourceLine = String(all[line - 1])
            } else if let last = lines[path]?.count, line > last {
                // Text that lowering put behind the last line.
                placed.line = max(last, 1)
                placed.column = nil
            }
            placed.notes = diagnostic.notes.map(place)
            return placed
        }
        var seen: Set<Diagnostic> = []
        let fileOrder = Dictionary(job.lowered.files.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
        func order(_ diagnostic: Diagnostic) -> [Int] {
            [diagnostic.path.flatMap { fileOrder[$0] } ?? -1, diagnostic.line ?? 0, diagnostic.column ?? 0]
        }
        return DiagnosticParser.parse(output, paths: Set(files.keys))
            .filter { filter.isWanted($0) && !(isGenerated($0, files) && ($0.severity == .warning || $0.isConsequence)) }
            .map(place)
            .filter { seen.insert($0).inserted }
            .sorted { order($0).lexicographicallyPrecedes(order($1)) }
    }

    /// Whether a message is about text that lowering put there.
    private func isGenerated(_ diagnostic: Diagnostic, _ files: [String: LoweredFile]) -> Bool {
        guard let path = diagnostic.path, let file = files[path], let line = diagnostic.line, let column = diagnostic.column else { return false }
        return file.isGenerated(line: line, column: column)
    }

    /// Reads the user's lines.
    private static func lines(of path: String) -> [Substring] {
        guard let data = FileManager.default.contents(atPath: path) else { return [] }
        return String(decoding: data, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n")
            .split(separator: "\n", omittingEmptySubsequences: false)
    }
}

extension Diagnostic {
    /// Whether the compiler says it only because it did not understand something else, which it reports as well.
    fileprivate var isConsequence: Bool {
        message.hasPrefix("generic parameter '") && message.hasSuffix("could not be inferred")
    }
}
