/// What an animator needs to know of the transition that it animates.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// Where the animation takes place.
    var containerView: UIView { get }
    var isAnimated: Bool { get }
    var isInteractive: Bool { get }
    var transitionWasCancelled: Bool { get }
    var presentationStyle: UIModalPresentationStyle { get }
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    func finishInteractiveTransition()
    func cancelInteractiveTransition()
    func pauseInteractiveTransition()
    /// Must be called at the end of the animation.
    func completeTransition(_ didComplete: Bool)
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    var targetTransform: CGAffineTransform { get }
    /// In points of the container; zero when unknown.
    func initialFrame(for viewController: UIViewController) -> CGRect
    /// In points of the container; zero when the view goes.
    func finalFrame(for viewController: UIViewController) -> CGRect
}

/// The context that Sandlot gives to animators.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    let containerView: UIView
    let presentationStyle: UIModalPresentationStyle
    let isAnimated: Bool
    var isInteractive = false
    private(set) var transitionWasCancelled = false
    private let controllers: [UITransitionContextViewControllerKey: UIViewController]
    private let views: [UITransitionContextViewKey: UIView]
    var initialFrames: [ObjectIdentifier: CGRect] = [:]
    var finalFrames: [ObjectIdentifier: CGRect] = [:]
    private var completion: ((Bool) -> Void)?
    /// Told about the user's part of the transition.
    weak var driver: UIPercentDrivenInteractiveTransition?

    init(
        container: UIView, style: UIModalPresentationStyle, isAnimated: Bool,
        controllers: [UITransitionContextViewControllerKey: UIViewController], views: [UITransitionContextViewKey: UIView],
        completion: @escaping (Bool) -> Void
    ) {
        containerView = container
        presentationStyle = style
        self.isAnimated = isAnimated
        self.controllers = controllers
        self.views = views
        self.completion = completion
        super.init()
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { controllers[key] }

    func view(forKey key: UITransitionContextViewKey) -> UIView? { views[key] }

    var targetTransform: CGAffineTransform { .identity }

    func initialFrame(for viewController: UIViewController) -> CGRect { initialFrames[ObjectIdentifier(viewController)] ?? .zero }

    func finalFrame(for viewController: UIViewController) -> CGRect { finalFrames[ObjectIdentifier(viewController)] ?? .zero }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {}

    func finishInteractiveTransition() { isInteractive = false }

    func cancelInteractiveTransition() {
        isInteractive = false
        transitionWasCancelled = true
    }

    func pauseInteractiveTransition() { isInteractive = true }

    func completeTransition(_ didComplete: Bool) {
        let action = completion
        completion = nil
        action?(didComplete)
    }
}
