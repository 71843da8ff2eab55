/// The coordinator of the transitions that Sandlot itself makes.
final class StageTransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

    let transitionDuration: TimeInterval
    let isAnimated: Bool
    let presentationStyle: UIModalPresentationStyle
    private let container: UIView?
    private let controllers: [UITransitionContextViewControllerKey: UIViewController]
    private var animations: [Step] = []
    private var completions: [Step] = []
    private var interactionHandlers: [Step] = []
    private(set) var isCancelled = false
    var isInteractive = false

    init(
        duration: TimeInterval, style: UIModalPresentationStyle = .none, container: UIView? = nil,
        controllers: [UITransitionContextViewControllerKey: UIViewController] = [:]
    ) {
        transitionDuration = duration
        isAnimated = duration > 0
        presentationStyle = style
        self.container = container
        self.controllers = controllers
        super.init()
    }

    var initiallyInteractive: Bool { isInteractive }
    var isInterruptible: Bool { false }
    var percentComplete: CGFloat { 0 }
    var completionVelocity: CGFloat { 1 }
    var completionCurve: UIView.AnimationCurve { .easeInOut }
    var containerView: UIView { container ?? UIApplication.shared.frontWindow ?? UIView() }
    var targetTransform: CGAffineTransform { .identity }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { controllers[key] }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        controllers[key == .from ? .from : .to]?.viewIfLoaded
    }

    func animate(alongsideTransition animation: Step?, completion: Step?) -> Bool {
        if let animation { animations.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    func animateAlongsideTransition(in view: UIView?, animation: Step?, completion: Step?) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    func notifyWhenInteractionChanges(_ handler: @escaping Step) { interactionHandlers.append(handler) }

    // MARK: - Running

    /// Calls what was registered, inside whoever's animation block.
    func runAnimations() {
        let steps = animations
        animations = []
        for step in steps { step(self) }
    }

    func finish(isCancelled: Bool = false) {
        self.isCancelled = isCancelled
        let steps = completions
        completions = []
        for step in steps { step(self) }
    }

    /// A transition that consists of nothing but what was registered, and layout.
    func run() {
        guard isAnimated else {
            runAnimations()
            return finish()
        }
        UIView.animate(
            withDuration: transitionDuration,
            animations: {
                self.runAnimations()
                self.container?.layoutIfNeeded()
            }, completion: { _ in self.finish() })
    }
}
