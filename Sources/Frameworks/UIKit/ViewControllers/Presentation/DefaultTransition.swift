/// The animations of presentations without an animator of their own, by `modalTransitionStyle`.
@MainActor struct DefaultTransition {
    private let presentation: UIPresentationController
    private let style: UIModalTransitionStyle

    init(_ presentation: UIPresentationController) {
        self.presentation = presentation
        style = presentation.presentedViewController.modalTransitionStyle
    }

    func present(animated: Bool, _ coordinator: StageTransitionCoordinator, completion: @escaping () -> Void) {
        guard animated, let view = presentation._movingView, let container = presentation.containerView else {
            coordinator.runAnimations()
            return completion()
        }
        let final = view.center
        hide(view, container)
        animate(coordinator, { show(view, at: final) }, completion)
    }

    func dismiss(animated: Bool, _ coordinator: StageTransitionCoordinator, completion: @escaping () -> Void) {
        guard animated, let view = presentation._movingView, let container = presentation.containerView else {
            coordinator.runAnimations()
            return completion()
        }
        animate(coordinator, { hide(view, container) }, completion)
    }

    private func hide(_ view: UIView, _ container: UIView) {
        switch style {
        case .coverVertical:
            view.center.y += container.bounds.maxY - view.frame.minY
        case .crossDissolve:
            view.alpha = 0
        case .flipHorizontal, .partialCurl:
            if style == .partialCurl {
                SandlotUnimplemented.report("UIModalTransitionStyle.partialCurl", "shown as a dissolve")
            }
            view.alpha = 0
        }
    }

    private func show(_ view: UIView, at center: CGPoint) {
        view.center = center
        view.alpha = 1
    }

    private func animate(
        _ coordinator: StageTransitionCoordinator, _ change: @escaping () -> Void, _ completion: @escaping () -> Void
    ) {
        UIView.animate(
            withDuration: UIPresentationController.springDuration, delay: 0, usingSpringWithDamping: 1,
            initialSpringVelocity: 0, options: [],
            animations: {
                change()
                coordinator.runAnimations()
            }, completion: { _ in completion() })
    }
}
