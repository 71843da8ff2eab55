import Foundation
import SwiftParser
import SwiftSyntax

/// Turns iOS source into source that compiles on Linux, line for line.
public enum SourceLowering {
    /// Lowers the files of one module together: what one file declares or imports serves the others.
    ///
    /// Never fails: what cannot be compiled is in the result's `problems`, and source with mistakes is passed on as far
    /// as it can be read, for the compiler to report.
    public static func lower(_ files: [SourceFile], options: LoweringOptions) -> LoweredModule {
        onDeepStack { lowerModule(files, options) }
    }

    private struct ParsedFile {
        let file: SourceFile
        let tree: SourceFileSyntax
        let converter: SourceLocationConverter
    }

    private static func lowerModule(_ files: [SourceFile], _ options: LoweringOptions) -> LoweredModule {
        let tooDeep = files.compactMap { file in
            NestingCheck.firstTooDeepLine(file.text).map { line in
                LoweringProblem(path: file.path, line: line, column: 1, message: "brackets are nested too deeply to be read", isWarning: false)
            }
        }
        let parsed = files.map { file in
            let isTooDeep = tooDeep.contains { $0.path == file.path }
            let tree = Parser.parse(source: isTooDeep ? "" : file.text)
            return ParsedFile(file: file, tree: tree, converter: SourceLocationConverter(fileName: file.path, tree: tree))
        }
        var facts = ModuleFacts(
            importedRequirements: options.importedOptionalRequirements, importedSuperclasses: options.importedSuperclasses)
        for source in parsed {
            let collector = FactsCollector(
                facts, conditions: ConditionEvaluator(options: options), path: source.file.path, converter: source.converter)
            collector.walk(source.tree)
            facts = collector.facts
        }
        let rewriters = parsed.enumerated().map { number, source in
            let rewriter = Rewriter(
                source.file, number: number, tree: source.tree, facts: facts, options: options, converter: source.converter)
            rewriter.walk(source.tree)
            return rewriter
        }
        var moduleImports: [String] = []
        for name in options.implicitImports + rewriters.flatMap(\.imports) where !moduleImports.contains(name) {
            moduleImports.append(name)
        }
        return LoweredModule(
            files: rewriters.map { $0.finish(moduleImports: moduleImports) },
            entries: rewriters.flatMap(\.previews) + EntryFinder(facts: facts).entries(),
            problems: tooDeep + rewriters.flatMap(\.problems),
            optionalRequirements: facts.declarations.flatMap(\.optionalRequirements),
            functionNames: facts.functionNames, superclasses: facts.superclasses,
            sceneDelegate: EntryFinder(facts: facts).sceneDelegate())
    }

    /// Long chains of calls make deep trees; the stack of an ordinary thread would not do.
    private static func onDeepStack<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result {
        let done = DispatchSemaphore(value: 0)
        nonisolated(unsafe) var result: Result?
        let thread = Thread {
            result = work()
            done.signal()
        }
        thread.stackSize = 256 << 20
        thread.start()
        done.wait()
        return result!
    }
}
