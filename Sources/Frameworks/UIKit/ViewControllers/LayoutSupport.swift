/// The old top and bottom guides of a controller: what its view's safe area takes of the view's top or bottom.
final class LayoutSupport: NSObject, UILayoutSupport {
    private weak var controller: UIViewController?
    private let isTop: Bool

    @MainActor init(of controller: UIViewController, isTop: Bool) {
        self.controller = controller
        self.isTop = isTop
        super.init()
    }

    /// The rectangle between the view's edge and its safe area, made when a constraint first speaks of it.
    var guide: UILayoutGuide {
        guard let view = controller?.view else {
            fatalError("The layout guide of a view controller outlived its controller.")
        }
        let identifier = isTop ? "topLayoutGuide" : "bottomLayoutGuide"
        if let guide = view.layoutGuides.first(where: { $0.identifier == identifier }) { return guide }
        let guide = UILayoutGuide()
        guide.identifier = identifier
        view.addLayoutGuide(guide)
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            guide.topAnchor.constraint(equalTo: isTop ? view.topAnchor : safeArea.bottomAnchor),
            guide.bottomAnchor.constraint(equalTo: isTop ? safeArea.topAnchor : view.bottomAnchor),
        ])
        return guide
    }

    /// The inset's length in points.
    var length: CGFloat {
        guard let insets = controller?.viewIfLoaded?.safeAreaInsets else { return 0 }
        return isTop ? insets.top : insets.bottom
    }

    var topAnchor: NSLayoutYAxisAnchor { guide.topAnchor }

    var bottomAnchor: NSLayoutYAxisAnchor { guide.bottomAnchor }

    var heightAnchor: NSLayoutDimension { guide.heightAnchor }
}
