import FoundationSupport
import UIKit

/// A live view that talks with its page. Page and view share one process here, so no message is ever under way.
@preconcurrency @MainActor
public protocol PlaygroundLiveViewMessageHandler {
    /// The page has opened the connection.
    func liveViewMessageConnectionOpened()
    /// The page has closed the connection.
    func liveViewMessageConnectionClosed()
    /// Sends a value to the page.
    func send(_ message: PlaygroundValue)
    /// The page has sent a value.
    func receive(_ message: PlaygroundValue)
}

extension PlaygroundLiveViewMessageHandler {
    public func liveViewMessageConnectionOpened() {}
    public func liveViewMessageConnectionClosed() {}
    public func receive(_ message: PlaygroundValue) {}

    public func send(_ message: PlaygroundValue) {
        SandlotUnimplemented.report("PlaygroundLiveViewMessageHandler.send")
    }
}

/// An always-on live view, which Swift Playgrounds runs beside the page.
@preconcurrency @MainActor
public final class PlaygroundRemoteLiveViewProxy {
    /// Receives what the live view sends.
    public weak var delegate: PlaygroundRemoteLiveViewProxyDelegate?

    /// Sends a value to the live view.
    public func send(_ message: PlaygroundValue) {
        SandlotUnimplemented.report("PlaygroundRemoteLiveViewProxy.send")
    }
}

/// Receives what an always-on live view sends.
@preconcurrency @MainActor
public protocol PlaygroundRemoteLiveViewProxyDelegate: AnyObject {
    func remoteLiveViewProxy(_ remoteLiveViewProxy: PlaygroundRemoteLiveViewProxy, received message: PlaygroundValue)
    func remoteLiveViewProxyConnectionClosed(_ remoteLiveViewProxy: PlaygroundRemoteLiveViewProxy)
}
