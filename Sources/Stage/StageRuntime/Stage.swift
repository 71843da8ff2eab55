import FoundationSupport
@_spi(Sandlot) import LayerRaster
@_spi(Sandlot) import PlaygroundSupport
@_spi(Sandlot) import QuartzCore
import StageProtocol
@_spi(Sandlot) import UIKit

/// Runs one page: its window, device and clock, what the user does, and what is shown for it.
@MainActor
final class Stage {
    let clock = StageClock.shared
    let channel: HostChannel?
    let committer: LayerCommitter
    /// What a viewer of the commits knows.
    var mirror = LayerMirror()
    let raster = LayerRaster()

    /// Whether the stage moves time itself.
    private(set) var isVirtual = true
    /// The device as the host described it.
    var device = StageProtocol.StageDevice(name: "iPhone 16", width: 393, height: 852, scale: 3)
    /// What the page shows; nil before it is loaded and for pages that show nothing.
    var liveView: LiveView?
    let statusBar = StatusBarLayer()
    /// Keeps the user's place over a reload of the live view.
    private(set) var scrollMemory = ScrollMemory([])
    /// The film that is taken, if any.
    var recorder: FilmRecorder?
    /// The finger that a drag left on the screen: where it is, in points of the window.
    var restingFinger: CGPoint?
    /// Whether the last frame differed from the one before.
    var lastFrameChangedSomething = false
    /// Whether virtual time still waits for the page's other threads.
    var waitsForBackgroundWork = true

    init(channel: HostChannel?) {
        self.channel = channel
        let screen = UIScreen.main.rootLayer
        // What no window covers is a dark screen, as on the device.
        screen.backgroundColor = UIColor.black.cgColor
        committer = LayerCommitter(root: screen, scale: 3)
        ContextRendering.install()
    }

    /// Does what takes time and needs no page: fonts, the first text.
    func warmUp() {
        _ = NSAttributedString(string: "Sandlot 샌드롯", attributes: [.font: UIFont.systemFont(ofSize: 17)]).size()
    }

    /// Waits for the page and then does what the host asks, until it is gone. Answers the exit status.
    func run() -> Int32 {
        guard let channel else { return 2 }
        while let request = channel.nextRequest() {
            guard case .load(let load) = request else {
                if case .quit = request { return 0 }
                channel.send(StageReply(.failed, status: 2, message: "there is no page yet"))
                continue
            }
            guard answer(request) else { continue }
            return load.mode == .virtual ? runVirtually() : LiveLoop(stage: self, channel: channel).run()
        }
        return 0
    }

    private func runVirtually() -> Int32 {
        while let request = channel?.nextRequest() {
            if case .quit = request { return 0 }
            _ = answer(request)
        }
        return 0
    }

    /// Does a request and sends the reply; whether it could be done.
    @discardableResult
    func answer(_ request: StageRequest) -> Bool {
        StageMachine.turnBegan()
        defer { StageMachine.turnEnded() }
        do {
            if let reply = try perform(request) { channel?.send(reply) }
            fflush(stdout)
            return true
        } catch let failure as StageFailure {
            channel?.send(StageReply(.failed, status: failure.status, message: failure.message))
        } catch {
            channel?.send(StageReply(.failed, status: 4, message: "\(error)"))
        }
        fflush(stdout)
        return false
    }

    private func perform(_ request: StageRequest) throws -> StageReply? {
        switch request {
        case .load(let load):
            try self.load(load)
            return StageReply(
                .loaded, hasLiveView: liveView != nil, needsIndefiniteExecution: PlaygroundPage.current.needsIndefiniteExecution,
                time: clock.now)
        case .steps(let steps):
            for step in steps { try self.do(step) }
            return StageReply(.done, of: "steps", time: clock.now)
        case .snapshot(let path, let format):
            try writePicture(to: path, format)
            return StageReply(.done, of: "snapshot")
        case .tree(let format, let constraints):
            let tree = try ViewTree(stage: self, constraints ? LayoutQuestion() : nil)
            return StageReply(.done, of: "tree", text: format == .json ? tree.json : tree.text)
        case .why(let identifier, let format):
            return StageReply(.done, of: "why", text: try explainLayout(of: identifier, format))
        case .recordingStart(let rate, let scale):
            try startRecording(framesPerSecond: rate, scale: scale)
            return StageReply(.done, of: "recordingStart")
        case .recordingEnd(let path, let format):
            try endRecording(path: path, format)
            return StageReply(.done, of: "recordingEnd")
        case .inspect(let layers):
            let tree = try ViewTree(stage: self, withLayers: true, LayoutQuestion(layers: layers))
            channel?.send(json: "{\"type\":\"tree\",\"tree\":\(tree.json)}")
            return nil
        case .touches, .wheel, .key, .text, .device:
            receive(request)
            return nil
        case .clock, .resend, .quit: return nil
        }
    }

    // MARK: - Loading

    private func load(_ load: PageLoad) throws {
        isVirtual = load.mode == .virtual
        device = load.device
        PageResources.folders = load.resources.map { URL(fileURLWithPath: $0, isDirectory: true) }
        LocaleSetting.apply(load.device.locale)
        UIScreen.main.configure(UIKit.StageDevice(load.device))
        committer.scale = CGFloat(load.device.scale)
        if isVirtual { StageMachine.makeTimeVirtual() }
        StageMachine.takeDelayedCalls()
        StageMachine.setNow(clock.now)
        PlaygroundPage.current.liveViewDidChange = { [weak self] _ in self?.liveViewIsStale = true }
        try PageLibrary.run(load)
        drain()
        showLiveView()
        scrollMemory = ScrollMemory(load.scrollPositions)
        if scrollMemory.isWaiting {
            // Content has a size after layout; the first frame already shows the user's place.
            UIScreen.main.rootLayer.layoutIfNeeded()
            scrollMemory.notePageOffsets(in: shownRoots)
            scrollMemory.restore(in: shownRoots)
            showFirstFrame()
        } else {
            showFirstFrame()
            scrollMemory.notePageOffsets(in: shownRoots)
        }
    }

    /// The live view and what lies on the screen beside it.
    var shownRoots: [UIView] { liveView.map { [$0.view] + $0.companions } ?? [] }

    private var liveViewIsStale = true

    /// Puts the page's live view on the screen, when it has set a new one.
    func showLiveView() {
        guard liveViewIsStale else { return }
        liveViewIsStale = false
        if let wanted = PlaygroundPage.current.liveView?.playgroundLiveViewRepresentation {
            liveView?.remove()
            liveView = LiveView(wanted)
        } else if let window = UIApplication.shared.frontWindow {
            liveView = LiveView(window: window)
        } else {
            liveView?.remove()
            liveView = nil
        }
    }

    /// Lays out, shows and says so to the controllers, all at the page's first moment.
    private func showFirstFrame() {
        showFrame()
        UIApplication.shared.deliverPendingAppearances()
        drain()
        moveClock(to: clock.now)
        showFrame()
    }

    // MARK: - Frames

    /// Commits what has changed at this moment and shows it to whoever watches.
    func showFrame() {
        StageMachine.turnBegan()
        defer { StageMachine.turnEnded() }
        showLiveView()
        clock.needsFrame = false
        ScrollAnimator.refresh()
        statusBar.update(for: device)
        let commit = committer.commit(at: clock.now)
        lastFrameChangedSomething = commit != nil
        if let commit {
            mirror.apply(commit)
            if !isVirtual { channel?.send(commit: commit.encoded()) }
        }
        if let recorder, recorder.isDue(at: clock.now), let picture = try? picture(scale: recorder.scale) { recorder.add(picture) }
    }

    /// Sends the whole tree again, for a viewer that knows nothing.
    func resend() {
        let commit = committer.commitEverything(at: clock.now)
        mirror = LayerMirror()
        mirror.apply(commit)
        channel?.send(commit: commit.encoded())
    }

    // MARK: - Pictures

    /// A picture of the live view as it is now.
    func picture(scale: CGFloat? = nil) throws -> CGImage {
        let shown = try shownLiveView()
        let scale = scale ?? CGFloat(device.scale)
        guard let image = raster.image(of: mirror, below: shown.pictureLayer?.layerIdentifier, scale: scale) else {
            throw StageFailure.step("there is nothing to draw: the live view is \(GeometryWords.size(shown.view.bounds.size)) points")
        }
        return image
    }

    private func writePicture(to path: String, _ format: StageRequest.PictureFormat) throws {
        showFrame()
        let shown = try shownLiveView()
        do {
            switch format {
            case .png: try PictureWriter.write(try picture(), to: path)
            case .pdf: try raster.write(mirror, below: shown.pictureLayer?.layerIdentifier, as: .pdf, to: path)
            case .svg: try raster.write(mirror, below: shown.pictureLayer?.layerIdentifier, as: .svg, to: path)
            }
        } catch let error as RasterError {
            throw StageFailure.machine(error.description)
        }
    }

    private func startRecording(framesPerSecond: Double, scale: Double?) throws {
        _ = try shownLiveView()
        recorder = FilmRecorder(framesPerSecond: framesPerSecond, scale: CGFloat(scale ?? device.scale), start: clock.now)
        showFrame()
    }

    private func endRecording(path: String, _ format: StageRequest.FilmFormat) throws {
        guard let film = recorder?.film else { throw StageFailure(status: 2, message: "nothing was recorded") }
        recorder = nil
        do {
            switch format {
            case .gif: try PictureWriter.write(film, as: .gif, to: path)
            case .png: try PictureWriter.write(film, as: .animatedPNG, to: path)
            case .mp4: try PictureWriter.write(film, as: .mp4, to: path)
            }
        } catch let error as RasterError {
            throw StageFailure.machine(error.description)
        }
    }

    /// The live view, or the failure that says there is none.
    func shownLiveView() throws -> LiveView {
        guard let liveView else {
            throw StageFailure.step("the page shows nothing: it sets no PlaygroundPage.current.liveView and opens no window")
        }
        return liveView
    }
}
