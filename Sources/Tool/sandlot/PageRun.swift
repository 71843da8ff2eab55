import Foundation
import PageBuilder
import StageHost
import StageProtocol

/// One run of a page on the virtual clock: build, load, steps, result.
struct PageRun {
    let options: PageOptions

    init(_ options: PageOptions) {
        self.options = options
    }

    /// Writes a picture after the steps.
    func snapshot(to path: String, _ format: StageRequest.PictureFormat) throws {
        try checkWritable(path)
        try onStage { session in
            try session.run(options.steps)
            try session.perform(.snapshot(path: absolute(path), format: format))
        }
    }

    /// Films the steps.
    func record(to path: String, _ format: StageRequest.FilmFormat, framesPerSecond: Double) throws {
        if format == .mp4, !Doctor.command("ffmpeg") {
            throw PageFailure.machine(".mp4 needs ffmpeg, which is not installed; apt-get install ffmpeg, or record a .gif or .png")
        }
        try checkWritable(path)
        // A GIF of every pixel would be huge and its colours few: it is taken at a pixel a point unless asked otherwise.
        let scale = format == .gif && !options.scaleIsGiven ? 1.0 : nil
        try onStage { session in
            try session.perform(.recordingStart(framesPerSecond: framesPerSecond, scale: scale))
            try session.run(options.steps.isEmpty ? [.settle] : options.steps)
            try session.perform(.recordingEnd(path: absolute(path), format: format))
        }
    }

    /// The view tree after the steps.
    func tree(_ format: StageRequest.TreeFormat, constraints: Bool) throws -> String {
        try answer(.tree(format: format, constraints: constraints))
    }

    /// Why a view lies where it lies after the steps.
    func why(_ identifier: String, _ format: StageRequest.TreeFormat) throws -> String {
        try answer(.why(identifier: identifier, format: format))
    }

    private func answer(_ question: StageRequest) throws -> String {
        try onStage { session in
            try session.run(options.steps)
            return try session.perform(question).text ?? ""
        }
    }

    // MARK: - Running

    /// Builds the page, with a stage that starts once it compiled, loads it and does `body`.
    private func onStage<Result>(_ body: (StageSession) throws -> Result) throws -> Result {
        let installation = try Self.building { try Installation.locate() }
        let configuration = try StageConfiguration.standard()
        var started: StageSession?
        defer { started?.close() }
        let page = try Self.building {
            try PageBuilder(installation: installation).build(Self.request(options)) {
                // Standard output belongs to the result.
                started = try StageSession(configuration) { _, data in FileHandle.standardError.write(data) }
            }
        }
        guard let session = started else { preconditionFailure("the builder announces each page that is built") }
        Self.show(page.warnings)
        if let note = Self.noteOnPages(of: page) { Console.complain("sandlot: \(note)") }
        _ = try session.load(Self.load(page, options.device, .virtual))
        return try body(session)
    }

    static func building<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let failure as BuildFailure {
            throw PageFailure.build(failure)
        }
    }

    static func request(_ options: PageOptions) -> PageRequest {
        PageRequest(path: options.path, entryName: options.entry, pageName: options.page, definedFlags: options.defines)
    }

    static func load(_ page: CompiledPage, _ device: StageDevice, _ mode: PageLoad.Mode) -> PageLoad {
        PageLoad(
            library: page.library.path, entry: page.entrySymbol, resources: page.resources.map(\.path), source: page.displayName,
            device: device, mode: mode)
    }

    /// Says which page of a playground with several is shown when none was asked for: the first, as Xcode opens it.
    static func noteOnPages(of page: CompiledPage) -> String? {
        guard !page.otherPages.isEmpty else { return nil }
        return "this is the page “\(page.displayName)”; --page shows another: \(page.otherPages.joined(separator: ", "))"
    }

    private static func show(_ warnings: [Diagnostic]) {
        for warning in warnings { Console.complain(warning.rendered) }
    }

    // MARK: - Files

    private func absolute(_ path: String) -> String {
        URL(fileURLWithPath: path).path
    }

    /// Says at once that a file cannot be written, before anything is built for it.
    private func checkWritable(_ path: String) throws {
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
            throw UsageError("there is no folder \(folder) to write \(path) in")
        }
        guard FileManager.default.isWritableFile(atPath: folder) else {
            throw PageFailure.machine("\(folder) cannot be written to")
        }
    }
}
