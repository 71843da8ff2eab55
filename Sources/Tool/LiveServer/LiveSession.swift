import Foundation
import StageHost
import StageProtocol

/// One page shown live: builds it on every save, runs it on a stage, and keeps the browsers in step.
///
/// Everything happens on the main loop's thread; builds run beside it. While a new build or its first frame is on the
/// way, the old page goes on; when it fails, the old frame stays.
final class LiveSession {
    /// What the page is doing, as the browser shows it.
    enum State: String { case compiling, ready, error, crashed }

    private let name: String
    private let configuration: StageConfiguration
    private let build: @Sendable () -> LiveBuild
    private var device: StageDevice
    private var settings: LiveSettings
    private var clock = BrowserMessage.Clock(paused: false, rate: 1)

    private var browsers: [Browser] = []
    private var current: LiveStage?
    private var incoming: LiveStage?
    private var spare: LiveStage?
    private var state = State.compiling
    private var diagnostics: [LiveDiagnostic] = []
    private var crash: BrowserMessage.Crash?
    private var console = ConsoleHistory()
    private let forwarder = OutputForwarder()
    private var history = FrameHistory()
    private var scrollPositions: [ScrollPosition] = []
    private var shownNote: String?
    private var inspectors = TreeQueue()
    private var isBuilding = false
    private var shouldBuildAgain = false
    private let builder = DispatchQueue(label: "sandlot.build", qos: .userInitiated)

    private final class Browser {
        let peer: WebSocketPeer
        /// Whether it has the whole layer tree.
        var isInStep = false

        init(_ peer: WebSocketPeer) { self.peer = peer }
    }

    init(
        name: String, device: StageDevice, configuration: StageConfiguration, build: @escaping @Sendable () -> LiveBuild
    ) {
        self.name = name
        self.device = device
        self.configuration = configuration
        self.build = build
        settings = LiveSettings(
            device: device.name, dark: device.dark, landscape: device.landscape, textSize: device.textSize)
    }

    // MARK: - Building

    /// Builds and shows the page; a save while a build runs counts once more afterwards.
    func rebuild() {
        guard !isBuilding else {
            shouldBuildAgain = true
            return
        }
        isBuilding = true
        change(to: .compiling)
        if spare == nil { spare = makeStage() }
        let build = build
        builder.async { [weak self] in
            let outcome = build()
            MainLoop.perform { self?.built(outcome) }
        }
    }

    private func built(_ outcome: LiveBuild) {
        isBuilding = false
        if shouldBuildAgain {
            shouldBuildAgain = false
            return rebuild()
        }
        switch outcome {
        case .failed(let list):
            refuse(list)
        case .built(let page):
            diagnostics = []
            for warning in page.warnings { log("note", Self.words(warning) + "\n") }
            if let note = page.note, note != shownNote {
                shownNote = note
                log("note", note + "\n")
            }
            load(page)
        }
    }

    /// Shows why there is no new page; the old one stays.
    private func refuse(_ list: [LiveDiagnostic]) {
        diagnostics = list
        crash = nil
        for diagnostic in list {
            forwarder.forward(Data((Self.words(diagnostic) + "\n").utf8), to: .standardError)
        }
        broadcast(BrowserMessage.Diagnostics(diagnostics: list))
        change(to: .error)
    }

    private static func words(_ diagnostic: LiveDiagnostic) -> String {
        let place = [diagnostic.file, diagnostic.line.map(String.init), diagnostic.column.map(String.init)].compactMap { $0 }
        return (place.isEmpty ? "" : place.joined(separator: ":") + ": ") + "\(diagnostic.severity): \(diagnostic.message)"
    }

    private func load(_ page: LivePage) {
        incoming?.close()
        guard let stage = spare ?? makeStage() else { return }
        spare = nil
        incoming = stage
        stage.send(
            .load(
                PageLoad(
                    library: page.library, entry: page.entry, resources: page.resources, source: name, device: device,
                    mode: .live, scrollPositions: scrollPositions)))
        if clock.paused || clock.rate != 1 { stage.send(.clock(clockControl)) }
    }

    private func makeStage() -> LiveStage? {
        do {
            return try LiveStage(configuration) { [weak self] stage, event in self?.handle(stage, event) }
        } catch {
            refuse([LiveDiagnostic(severity: "error", message: "\(error)")])
            return nil
        }
    }

    // MARK: - What stages say

    private func handle(_ stage: LiveStage, _ event: StageEvent) {
        switch event {
        case .commit(let bytes):
            if stage === incoming { takeOver(stage) }
            if stage === current { relay(bytes) }
        case .reply(let reply, let json):
            answer(stage, reply, json)
        case .output(let stream, let bytes):
            guard stage === incoming || stage === current else { return }
            let isError = stream == .standardError
            let text = isError ? stage.errors.text(appending: bytes) : stage.output.text(appending: bytes)
            forwarder.forward(bytes, to: isError ? .standardError : .standardOutput)
            if !text.isEmpty { log(isError ? "stderr" : "stdout", text) }
        case .ended(let report):
            ended(stage, report)
        }
    }

    private func answer(_ stage: LiveStage, _ reply: StageReply, _ json: Data) {
        switch reply.type {
        case .loaded where reply.hasLiveView == false:
            // A page that only prints may have no frame to wait for.
            if stage === incoming { takeOver(stage) }
            log("note", "the page shows nothing: it sets no PlaygroundPage.current.liveView and opens no window\n")
        case .scrolled:
            if stage === current { scrollPositions = reply.scrollPositions ?? [] }
        case .failed where stage === incoming:
            incoming = nil
            stage.close()
            refuse([LiveDiagnostic(severity: "error", message: reply.message ?? "the page cannot be run")])
        case .warning:
            log("stderr", (reply.text ?? "") + "\n")
        case .failed where stage === current && !inspectors.isEmpty:
            // A page that shows nothing has no tree.
            inspectors.answer(TreeQueue.nothing)
        case .failed:
            log("stderr", "sandlot: \(reply.message ?? "the stage could not do it")\n")
        case .tree where stage === current:
            inspectors.answer(String(decoding: json, as: UTF8.self))
        default:
            break
        }
    }

    /// The new page has its first frame: it takes the place of the old one.
    private func takeOver(_ stage: LiveStage) {
        current?.close()
        current = stage
        inspectors.clear()
        incoming = nil
        crash = nil
        for browser in browsers { browser.isInStep = false }
        change(to: .ready)
        spare = makeStage()
    }

    private func relay(_ bytes: Data) {
        let isWhole = CommitHeader.isWholeTree(bytes)
        history.add(bytes, isWhole: isWhole)
        if history.shouldBeginAnew { current?.send(.resend) }
        for browser in browsers where browser.isInStep || isWhole {
            browser.isInStep = true
            browser.peer.send(bytes: bytes)
        }
    }

    private func ended(_ stage: LiveStage, _ report: CrashReport?) {
        if stage === spare { return spare = nil }
        let wasIncoming = stage === incoming
        guard wasIncoming || stage === current else { return }
        if wasIncoming {
            incoming = nil
        } else {
            current = nil
            inspectors.clear()
        }
        diagnostics = []
        let report = report ?? CrashReport(kind: .exit(0), message: "the page ended its own process", frames: [])
        forwarder.forward(Data((report.description + "\n").utf8), to: .standardError)
        let frame = report.frames.first
        let message = BrowserMessage.Crash(
            title: report.title, message: report.summary, line: frame?.line, backtrace: report.calls,
            source: frame.map { SourceExcerpt.lines(of: $0.file, around: $0.line) } ?? [])
        crash = message
        broadcast(message)
        change(to: .crashed)
    }

    // MARK: - Browsers

    /// A browser came.
    func connect(_ peer: WebSocketPeer) {
        let browser = Browser(peer)
        browsers.append(browser)
        peer.onText = { [weak self, weak browser] text in
            guard let browser else { return }
            self?.receive(text, from: browser)
        }
        peer.onClose = { [weak self, weak browser] in self?.browsers.removeAll { $0 === browser } }
        peer.send(
            text: BrowserMessage.json(
                BrowserMessage.Hello(
                    page: name, devices: DeviceCatalog.entries.flatMap(\.names), settings: settings, device: deviceState)))
        peer.send(text: BrowserMessage.json(clock))
        for entry in console.entries { peer.send(text: BrowserMessage.json(entry)) }
        peer.send(text: BrowserMessage.json(BrowserMessage.State(state: state.rawValue)))
        if !diagnostics.isEmpty { peer.send(text: BrowserMessage.json(BrowserMessage.Diagnostics(diagnostics: diagnostics))) }
        if let crash { peer.send(text: BrowserMessage.json(crash)) }
        if let current {
            current.send(.resend)
        } else {
            // The stage is gone; its last frame is still there to see.
            browser.isInStep = !history.commits.isEmpty
            for commit in history.commits { peer.send(bytes: commit) }
        }
    }

    private var deviceState: BrowserMessage.DeviceState {
        BrowserMessage.DeviceState(name: device.name, bare: device.bare, safeArea: device.currentSafeArea)
    }

    private struct Envelope: Decodable { let type: String }

    private func receive(_ text: String, from browser: Browser) {
        let bytes = Data(text.utf8)
        guard let envelope = try? JSONDecoder().decode(Envelope.self, from: bytes) else { return }
        switch envelope.type {
        case "touches", "wheel", "key", "text", "inspect":
            // Only what reads as a request goes to the stage.
            guard let request = try? JSONDecoder().decode(StageRequest.self, from: bytes) else { return }
            if case .inspect = request {
                inspectors.ask(for: browser.peer)
                if current == nil { inspectors.answer(TreeQueue.nothing) }
            }
            current?.send(request)
        case "clock":
            guard let control = try? JSONDecoder().decode(ClockControl.self, from: bytes) else { return }
            setClock(control)
        case "settings":
            guard let wanted = try? JSONDecoder().decode(LiveSettings.self, from: bytes) else { return }
            apply(wanted)
        case "restart":
            scrollPositions = []
            rebuild()
        default:
            break
        }
    }

    private var clockControl: ClockControl { ClockControl(mode: clock.paused ? .pause : .run, rate: clock.rate) }

    private func setClock(_ control: ClockControl) {
        let rate = min(10, max(0.01, control.rate ?? clock.rate))
        clock = BrowserMessage.Clock(paused: control.mode != .run, rate: rate)
        current?.send(.clock(ClockControl(mode: control.mode, rate: rate, seconds: control.seconds)))
        broadcast(clock)
    }

    private func apply(_ wanted: LiveSettings) {
        var next = device
        if wanted.device != device.name, let model = DeviceCatalog.device(named: wanted.device) {
            next = model
            next.locale = device.locale
            next.rtl = device.rtl
        }
        next.dark = wanted.dark
        next.landscape = wanted.landscape
        if StageDevice.textSizes.contains(wanted.textSize) { next.textSize = wanted.textSize }
        guard next != device else { return }
        device = next
        settings = LiveSettings(device: next.name, dark: next.dark, landscape: next.landscape, textSize: next.textSize)
        current?.send(.device(device))
        incoming?.send(.device(device))
        broadcast(deviceState)
    }

    private func change(to next: State) {
        state = next
        broadcast(BrowserMessage.State(state: next.rawValue))
    }

    private func log(_ stream: String, _ text: String) {
        let entry = BrowserMessage.Log(stream: stream, text: text)
        guard let entry = console.add(entry) else { return }
        broadcast(entry)
    }

    private func broadcast(_ message: some Encodable) {
        guard !browsers.isEmpty else { return }
        let text = BrowserMessage.json(message)
        for browser in browsers { browser.peer.send(text: text) }
    }

    /// Ends the stages and says goodbye to the browsers.
    func close() {
        for stage in [current, incoming, spare].compactMap({ $0 }) { stage.close() }
        for browser in browsers { browser.peer.close() }
        forwarder.finish()
    }
}
