import Foundation
import LiveServer
import PageBuilder
import StageHost

/// `sandlot live`: builds for the live server and prints its URL.
enum LiveCommand {
    static func run(_ options: PageOptions, port: Int?, host: String?, opens: Bool) throws -> Int32 {
        let installation = try PageRun.building { try Installation.locate() }
        guard FileManager.default.fileExists(atPath: options.path) else {
            throw PageFailure.build(.unreadable(path: options.path, reason: "there is nothing here"))
        }
        let path = URL(fileURLWithPath: options.path)
        let builder = PageBuilder(installation: installation)
        let server = LiveServer.Options(
            name: path.lastPathComponent, watched: [path], device: options.device, port: port ?? 0, host: host,
            opener: opens ? "xdg-open" : nil, addressFile: builder.folderForSettings.appendingPathComponent(addressName(path)))
        let request = PageRun.request(options)
        do {
            try LiveServer.run(server, build: { build(builder, request) }, announce: { Console.print($0 + "\n") })
        } catch let error as LiveServerError {
            throw error == .clientMissing ? PageFailure.machine(error.description) : UsageError(error.description, command: .live)
        }
        return 0
    }

    /// A name for the file that keeps a page's address: its own, and a number for its folder.
    private static func addressName(_ path: URL) -> String {
        let path = path.standardizedFileURL
        let number = path.deletingLastPathComponent().path.utf8.reduce(UInt64(5381)) { $0 &* 33 &+ UInt64($1) }
        return "live/\(path.lastPathComponent)-\(String(number, radix: 36)).json"
    }

    private static func build(_ builder: PageBuilder, _ request: PageRequest) -> LiveBuild {
        do {
            let page = try builder.build(request)
            return .built(
                LivePage(
                    library: page.library.path, entry: page.entrySymbol, resources: page.resources.map(\.path),
                    warnings: page.warnings.flatMap(messages), note: PageRun.noteOnPages(of: page)))
        } catch BuildFailure.sourceErrors(let diagnostics) {
            return .failed(diagnostics.flatMap(messages))
        } catch {
            return .failed([LiveDiagnostic(severity: "error", message: "\(error)")])
        }
    }

    /// A message with its notes, each with the lines it speaks of.
    private static func messages(of diagnostic: Diagnostic) -> [LiveDiagnostic] {
        var excerpt: [LiveDiagnostic.SourceLine] = []
        if let path = diagnostic.path, let line = diagnostic.line { excerpt = SourceExcerpt.lines(of: path, around: line) }
        let own = LiveDiagnostic(
            severity: diagnostic.severity.rawValue, file: diagnostic.path, line: diagnostic.line, column: diagnostic.column,
            message: diagnostic.message, source: excerpt)
        return [own] + diagnostic.notes.flatMap(messages)
    }
}
