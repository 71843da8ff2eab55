import UIKit

/// The playground page that runs.
@preconcurrency @MainActor
public final class PlaygroundPage {
    /// The page that runs.
    public static let current = PlaygroundPage()

    /// What the page shows: a view with its own size, or a controller whose view fills the screen. Nil shows nothing.
    public var liveView: PlaygroundLiveViewable? {
        didSet {
            if liveView != nil { needsIndefiniteExecution = true }
            liveViewDidChange?(liveView?.playgroundLiveViewRepresentation)
        }
    }

    /// Whether the page goes on after its last line. Setting a live view sets it.
    public var needsIndefiniteExecution = false

    /// Whether the live view would like to be as wide as it can; stored, the stage shows what fits.
    public var wantsFullScreenLiveView = false

    /// Ends the page: nothing more of it runs.
    public func finishExecution() {
        isFinished = true
        executionDidFinish?()
    }

    /// Shows a view or controller.
    public func setLiveView(_ newLiveView: PlaygroundLiveViewable?) {
        liveView = newLiveView
    }

    /// Values that stay between runs of the page; here they last as long as the run.
    public var keyValueStore: PlaygroundKeyValueStore { PlaygroundKeyValueStore.shared }

    // MARK: - Sandlot internals

    private init() {}

    /// Called with every new live view.
    @_spi(Sandlot) public var liveViewDidChange: ((PlaygroundLiveViewRepresentation?) -> Void)?
    /// Called by `finishExecution`.
    @_spi(Sandlot) public var executionDidFinish: (() -> Void)?
    /// Whether the page ended itself.
    @_spi(Sandlot) public private(set) var isFinished = false
}
