import UIKit

/// What a live view is, once a value was asked for it.
public enum PlaygroundLiveViewRepresentation {
    /// A view, which keeps its own size.
    case view(UIView)
    /// A controller, whose view fills the screen.
    case viewController(UIViewController)
}

/// Something a playground page can show.
@preconcurrency @MainActor
public protocol PlaygroundLiveViewable {
    /// The view or controller to show.
    var playgroundLiveViewRepresentation: PlaygroundLiveViewRepresentation { get }
}

extension UIView: PlaygroundLiveViewable {
    public var playgroundLiveViewRepresentation: PlaygroundLiveViewRepresentation { .view(self) }
}

extension UIViewController: PlaygroundLiveViewable {
    public var playgroundLiveViewRepresentation: PlaygroundLiveViewRepresentation { .viewController(self) }
}
