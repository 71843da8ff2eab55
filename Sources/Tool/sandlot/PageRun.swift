import Foundation
import PageBuilder
import StageHost
import StageProtocol

/// Builds a page, runs it on a stage with the virtual clock, does the steps, and takes the result.
struct PageRun {
    private let options: PageOptions

    init(_ options: PageOptions) { self.options = options }

    /// Writes a picture of the live view after the steps.
    func snapshot(to output: String, _ format: StageRequest.PictureFormat) throws {
        try onStage { session in
            try session.run(options.steps)
            try session.perform(.snapshot(path: Self.absolute(output), format: format))
        }
    }

    /// Writes a film of the steps.
    func record(to output: String, _ format: StageRequest.FilmFormat, framesPerSecond: Double) throws {
        try onStage { session in
            try session.perform(.recordingStart(framesPerSecond: framesPerSecond, scale: nil))
            try session.run(options.steps)
            try session.perform(.recordingEnd(path: Self.absolute(output), format: format))
        }
    }

    /// The view tree after the steps, as text that ends with a line break.
    func tree(_ format: StageRequest.TreeFormat) throws -> String {
        try onStage { session in
            try session.run(options.steps)
            let text = try session.perform(.tree(format: format)).text ?? ""
            return text.hasSuffix("\n") ? text : text + "\n"
        }
    }

    private static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).path }

    /// Starts the stage while the page compiles: it loads its frameworks meanwhile.
    private func onStage<Result>(_ body: (StageSession) throws -> Result) throws -> Result {
        let configuration = try StageConfiguration.standard()
        let session = try StageSession(configuration) { _, bytes in
            // What the page prints is no result.
            FileHandle.standardError.write(bytes)
        }
        defer { session.close() }
        let page = try Self.build(options)
        for warning in page.warnings { Console.complain(warning.rendered) }
        _ = try session.load(Self.load(page, options, .virtual))
        return try body(session)
    }

    static func build(_ options: PageOptions) throws -> CompiledPage {
        do {
            return try PageBuilder(installation: try .locate()).build(request(options))
        } catch let failure as BuildFailure {
            throw PageFailure.build(failure)
        }
    }

    static func request(_ options: PageOptions) -> PageRequest {
        PageRequest(
            path: options.path, entryName: options.entry, pageName: options.page, definedFlags: options.defines)
    }

    private static func load(_ page: CompiledPage, _ options: PageOptions, _ mode: PageLoad.Mode) -> PageLoad {
        PageLoad(
            library: page.library.path, entry: page.entrySymbol, resources: page.resources.map(\.path),
            source: page.displayName, device: options.device, mode: mode)
    }
}
