/// A primary and a secondary controller. On a phone the primary is shown alone, as on iOS.
open class UISplitViewController: UIViewController {
    public convenience init(style: Style) { self.init(nibName: nil, bundle: nil) }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var viewControllers: [UIViewController] {
        get { children }
        set {
            for controller in children {
                controller.willMove(toParent: nil)
                controller.viewIfLoaded?.removeFromSuperview()
                controller.removeFromParent()
            }
            for controller in newValue {
                addChild(controller)
                controller.didMove(toParent: self)
            }
            showPrimary()
        }
    }

    open func setViewController(_ viewController: UIViewController?, for column: Column) {
        guard let viewController else { return }
        viewControllers = column == .primary ? [viewController] + children.dropFirst() : children + [viewController]
    }

    open func viewController(for column: Column) -> UIViewController? {
        column == .primary ? children.first : children.dropFirst().first
    }

    open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }

    private func showPrimary() {
        guard let container = viewIfLoaded, let view = children.first?.view, view.superview !== container else { return }
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view._place(container.bounds)
        container.addSubview(view)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        SandlotUnimplemented.report("UISplitViewController", "only the primary column is shown")
        showPrimary()
    }

    /// How many columns there are.
    public enum Style: Int, Sendable {
        case unspecified = 0, doubleColumn, tripleColumn
    }

    /// One column.
    public enum Column: Int, Sendable {
        case primary = 0, supplementary, secondary, compact
    }
}
