import UIKit

/// What a `#Preview` shows; lowering makes one of each preview's body.
@preconcurrency @MainActor
public final class PreviewContent: PlaygroundLiveViewable {
    public let playgroundLiveViewRepresentation: PlaygroundLiveViewRepresentation

    /// A preview of a view.
    public init(_ makeView: () -> UIView) {
        playgroundLiveViewRepresentation = .view(makeView().sizedForShowing())
    }

    /// A preview of a controller.
    public init(_ makeController: () -> UIViewController) {
        playgroundLiveViewRepresentation = .viewController(makeController())
    }
}

extension PlaygroundPage {
    /// Shows a view of a file that sets no live view. A view without size gets the one it asks for, else the screen's.
    public func showEntry(_ view: UIView) {
        liveView = view.sizedForShowing()
    }
}

extension UIView {
    /// The view, with a size when it had none.
    fileprivate func sizedForShowing() -> UIView {
        guard bounds.isEmpty else { return self }
        let fitting = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        frame.size = fitting.width > 0 && fitting.height > 0 ? fitting : UIScreen.main.bounds.size
        return self
    }
}
