import Foundation
import LiveServer
import PageBuilder
import StageHost

/// `sandlot live`: hands over to the live server.
enum LiveCommand {
    static func run(_ options: PageOptions, port: Int?, host: String?, opens: Bool) throws -> Int32 {
        let installation: Installation
        do {
            installation = try .locate()
        } catch let failure as BuildFailure {
            throw PageFailure.build(failure)
        }
        let builder = PageBuilder(installation: installation)
        let request = PageRun.request(options)
        let path = URL(fileURLWithPath: options.path)
        guard FileManager.default.fileExists(atPath: path.path) else {
            throw PageFailure.build(.unreadable(path: options.path, reason: "there is no such file"))
        }
        do {
            try LiveServer.run(
                .init(
                    name: path.lastPathComponent, watched: [path], device: options.device, port: port ?? 0, host: host,
                    opener: opens ? "xdg-open" : nil),
                build: { outcome(builder, request) },
                announce: { address in Console.print(address + "\n") })
        } catch let error as LiveServerError {
            throw PageFailure.machine(error.description)
        }
        return 0
    }

    private static func outcome(_ builder: PageBuilder, _ request: PageRequest) -> LiveBuild {
        do {
            let page = try builder.build(request)
            return .built(
                LivePage(
                    library: page.library.path, entry: page.entrySymbol, resources: page.resources.map(\.path),
                    warnings: page.warnings.map(diagnostic)))
        } catch let failure as BuildFailure {
            Console.complain(failure.description)
            if case .sourceErrors(let list) = failure { return .failed(list.map(diagnostic)) }
            return .failed([LiveDiagnostic(severity: "error", message: failure.description)])
        } catch {
            Console.complain("\(error)")
            return .failed([LiveDiagnostic(severity: "error", message: "\(error)")])
        }
    }

    private static func diagnostic(_ message: Diagnostic) -> LiveDiagnostic {
        var source: [LiveDiagnostic.SourceLine] = []
        if let path = message.path, let line = message.line { source = SourceExcerpt.lines(of: path, around: line) }
        return LiveDiagnostic(
            severity: message.severity.rawValue, file: message.path, line: message.line, column: message.column,
            message: message.message, source: source)
    }
}
