/// Manages how one controller is shown over another, from its appearing to its going.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
    // MARK: - Initializing the presentation controller

    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        presentingStorage = presentingViewController
        super.init()
    }

    /// Decides how the presentation adapts and hears of its dismissal.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    // MARK: - Getting information about the presentation

    open private(set) unowned var presentedViewController: UIViewController
    weak var presentingStorage: UIViewController?
    open var presentingViewController: UIViewController { presentingStorage ?? presentedViewController }
    /// The view in which the presentation takes place; nil before and after.
    open internal(set) var containerView: UIView?
    /// The view that is moved and sized: the presented controller's, unless overridden.
    open var presentedView: UIView? { presentedViewController.view }
    open var presentationStyle: UIModalPresentationStyle { presentedViewController._resolvedPresentationStyle }
    open var shouldPresentInFullscreen: Bool { true }
    /// Whether the presenter's view leaves the hierarchy when all is covered.
    open var shouldRemovePresentersView: Bool { false }
    /// Traits for the presented controller.
    open var overrideTraitCollection: UITraitCollection? {
        didSet { presentedViewController._traitsMayHaveChanged() }
    }

    // MARK: - Adjusting the size and layout

    /// Where the presented view ends up, in points of the container.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}

    // MARK: - Tracking the transitions

    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    // MARK: - Adapting

    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? presentationStyle
    }
    open var adaptivePresentationStyle: UIModalPresentationStyle { adaptivePresentationStyle(for: traitCollection) }

    // MARK: - Content container

    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        containerView?.setNeedsLayout()
    }
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}

    open var traitCollection: UITraitCollection {
        containerView?.traitCollection ?? presentingStorage?.traitCollection ?? UITraitCollection.device
    }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: - Hooks

    /// The view that the default animation moves: the presented view, or what it is wrapped in.
    var _movingView: UIView? { presentedView }

    /// Puts the presented view into the container.
    func _installPresentedView() {
        guard let containerView, let presentedView else { return }
        presentedView.translatesAutoresizingMaskIntoConstraints = true
        presentedView._place(frameOfPresentedViewInContainerView)
        containerView.addSubview(presentedView)
    }

    /// Lays out the presented view after the container was resized.
    func _layoutPresentedView() {
        guard let presentedView, presentedView.superview === containerView, presentedView.transform.isIdentity else { return }
        presentedView._place(frameOfPresentedViewInContainerView)
    }

    /// The duration of the default animation in seconds: a critically damped spring with ω = √(1000/3), at rest to a
    /// thousandth (settling measured on an iOS 26.1 simulator, openuikit notes).
    static let springDuration: TimeInterval = 9.2334134765 / 18.257418583505537
}
