@_spi(Sandlot) import UIKit
@_spi(Sandlot) import PlaygroundSupport

/// What the page shows, on the screen. A plain view keeps its size and is centred; a controller's view fills the device.
@MainActor
final class LiveView {
    private let window: UIWindow?
    private let keepsOwnSize: Bool
    private let plainView: UIView?
    private weak var shownWindow: UIWindow?

    /// Shows a page's live view in a window of its own.
    init(_ wanted: PlaygroundLiveViewRepresentation) {
        let window = UIWindow(frame: UIScreen.main.bounds)
        self.window = window
        shownWindow = window
        switch wanted {
        case .viewController(let controller):
            keepsOwnSize = false
            plainView = nil
            window.rootViewController = controller
        case .view(let view):
            keepsOwnSize = view.bounds.size != .zero
            plainView = view
            window.rootViewController = CentringController(view, fills: !keepsOwnSize)
        }
        window.makeKeyAndVisible()
    }

    /// Follows a window the page has opened itself.
    init(window: UIWindow) {
        self.window = nil
        keepsOwnSize = false
        plainView = nil
        shownWindow = window
    }

    /// Takes it off the screen.
    func remove() {
        window?.isHidden = true
        window?.rootViewController = nil
    }

    /// The view whose coordinates points and frames are in: zero is its top left corner.
    var view: UIView {
        if let plainView { return plainView }
        if let view = (shownWindow ?? UIApplication.shared.frontWindow)?.rootViewController?.view { return view }
        return shownWindow ?? UIView()
    }

    /// The layer a picture shows; nil for the whole screen.
    var pictureLayer: CALayer? { keepsOwnSize ? plainView?.layer : nil }

    /// What lies on the screen beside the live view: presented controllers, menus, other windows. Back to front.
    var companions: [UIView] {
        guard !keepsOwnSize else { return [] }
        let root = view
        var found: [UIView] = []
        for window in UIApplication.shared.windows where !window.isHidden {
            if window === root { continue }
            found += window === root.window ? window.subviews.filter { !root.isDescendant(of: $0) } : [window]
        }
        return found
    }

    /// A point of the live view in points of its window.
    func windowPoint(_ point: CGPoint) -> CGPoint {
        let view = view
        return view.convert(CGPoint(x: point.x + view.bounds.minX, y: point.y + view.bounds.minY), to: nil)
    }
}

/// Holds a plain view in the middle of the screen.
private final class CentringController: UIViewController {
    private let content: UIView
    private let fills: Bool

    init(_ content: UIView, fills: Bool) {
        self.content = content
        self.fills = fills
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(content)
        if fills {
            content.translatesAutoresizingMaskIntoConstraints = true
            content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        } else if !content.translatesAutoresizingMaskIntoConstraints {
            NSLayoutConstraint.activate([
                content.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                content.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            ])
        }
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        guard content.superview === view, content.translatesAutoresizingMaskIntoConstraints else { return }
        if fills {
            content.frame = view.bounds
        } else {
            // Whole points, so that nothing of the view falls between pixels.
            let size = content.bounds.size
            content.center = CGPoint(
                x: ((view.bounds.width - size.width) / 2).rounded(.down) + size.width * content.layer.anchorPoint.x,
                y: ((view.bounds.height - size.height) / 2).rounded(.down) + size.height * content.layer.anchorPoint.y)
        }
    }
}
