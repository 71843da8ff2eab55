/// The old top and bottom guides of a controller, made of its view's safe area.
final class LayoutSupport: NSObject, UILayoutSupport {
    private weak var controller: UIViewController?
    private let isTop: Bool

    @MainActor init(of controller: UIViewController, isTop: Bool) {
        self.controller = controller
        self.isTop = isTop
        super.init()
    }

    private var guide: UILayoutGuide { controller!.view.safeAreaLayoutGuide }

    /// The inset's length in points.
    var length: CGFloat {
        guard let insets = controller?.viewIfLoaded?.safeAreaInsets else { return 0 }
        return isTop ? insets.top : insets.bottom
    }

    var topAnchor: NSLayoutYAxisAnchor { isTop ? controller!.view.topAnchor : guide.bottomAnchor }

    var bottomAnchor: NSLayoutYAxisAnchor { isTop ? guide.topAnchor : controller!.view.bottomAnchor }

    var heightAnchor: NSLayoutDimension { guide.heightAnchor }
}
