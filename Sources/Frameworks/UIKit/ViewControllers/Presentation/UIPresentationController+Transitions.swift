/// The course of a presentation and of a dismissal, in Apple's order.
extension UIPresentationController {
    // MARK: - Presenting

    func present(from presenter: UIViewController, source: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let presented = presentedViewController
        guard let window = presenter.viewIfLoaded?.window else { return }
        presented.presenter = presenter
        presenter.presentedViewController = presented
        presented.transitionKind = .presented
        let container = PresentationContainerView(frame: window.bounds)
        container.presentation = self
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        containerView = container
        addContainer(container, over: presenter, in: window)
        presented._loadViewIfNeeded()
        presented._traitsMayHaveChanged()

        let animator = animated
            ? presented.transitioningDelegate?.animationController(
                forPresented: presented, presenting: presenter, source: source) : nil
        let removesPresenter = shouldRemovePresentersView
        let coordinator = makeCoordinator(from: presenter, to: presented, animated: animated, animator)
        presented.currentCoordinator = coordinator
        presenter.currentCoordinator = coordinator
        presentationTransitionWillBegin()
        if removesPresenter { ExplicitTransitions.begin(presenter, isAppearing: false, animated: animated) }
        ExplicitTransitions.begin(presented, isAppearing: true, animated: animated)

        let finish: (Bool) -> Void = { [self] completed in
            presented.transitionKind = .none
            if completed {
                if removesPresenter { presenter.viewIfLoaded?.removeFromSuperview() }
                ExplicitTransitions.end(presented)
                if removesPresenter { ExplicitTransitions.end(presenter) }
            } else {
                takeBack(presenter, removesPresenter)
            }
            presentationTransitionDidEnd(completed)
            coordinator.finish(isCancelled: !completed)
            completion?()
        }
        if let animator {
            run(
                animator, container: container, from: presenter, to: presented, isPresenting: true,
                interaction: presented.transitioningDelegate?.interactionControllerForPresentation(using: animator),
                coordinator, finish)
        } else {
            _installPresentedView()
            container.layoutIfNeeded()
            DefaultTransition(self).present(animated: animated, coordinator) { finish(true) }
        }
    }

    private func addContainer(_ container: UIView, over presenter: UIViewController, in window: UIWindow) {
        let style = presentedViewController._resolvedPresentationStyle
        if style == .currentContext || style == .overCurrentContext, let view = presenter.viewIfLoaded,
            let superview = view.superview {
            container._place(view._untransformedFrame)
            superview.insertSubview(container, aboveSubview: view)
        } else {
            window.addSubview(container)
        }
    }

    private func takeBack(_ presenter: UIViewController, _ removesPresenter: Bool) {
        let presented = presentedViewController
        if removesPresenter {
            ExplicitTransitions.begin(presenter, isAppearing: true, animated: false)
            ExplicitTransitions.end(presenter)
        }
        ExplicitTransitions.begin(presented, isAppearing: false, animated: false)
        presented.viewIfLoaded?.removeFromSuperview()
        ExplicitTransitions.end(presented)
        forget(presenter)
    }

    private func forget(_ presenter: UIViewController?) {
        let presented = presentedViewController
        containerView?.removeFromSuperview()
        containerView = nil
        if presenter?.presentedViewController === presented { presenter?.presentedViewController = nil }
        presented.presenter = nil
        presented.presentation = nil
    }

    // MARK: - Dismissing

    func dismiss(animated: Bool, completion: (() -> Void)?) {
        let presented = presentedViewController
        guard let container = containerView, let presenter = presented.presenter else {
            completion?()
            return
        }
        presented.transitionKind = .dismissed
        let animator = animated ? presented.transitioningDelegate?.animationController(forDismissed: presented) : nil
        let restoresPresenter = shouldRemovePresentersView
        let coordinator = makeCoordinator(from: presented, to: presenter, animated: animated, animator)
        presented.currentCoordinator = coordinator
        presenter.currentCoordinator = coordinator
        dismissalTransitionWillBegin()
        ExplicitTransitions.begin(presented, isAppearing: false, animated: animated)
        if restoresPresenter {
            ExplicitTransitions.begin(presenter, isAppearing: true, animated: animated)
            if let view = presenter.viewIfLoaded, view.superview == nil { restore(view, below: container) }
        }
        let finish: (Bool) -> Void = { [self] completed in
            presented.transitionKind = .none
            if completed {
                presented.viewIfLoaded?.removeFromSuperview()
                if restoresPresenter { ExplicitTransitions.end(presenter) }
                ExplicitTransitions.end(presented)
                dismissalTransitionDidEnd(true)
                forget(presenter)
            } else {
                if restoresPresenter {
                    ExplicitTransitions.begin(presenter, isAppearing: false, animated: false)
                    presenter.viewIfLoaded?.removeFromSuperview()
                    ExplicitTransitions.end(presenter)
                }
                ExplicitTransitions.begin(presented, isAppearing: true, animated: false)
                ExplicitTransitions.end(presented)
                dismissalTransitionDidEnd(false)
            }
            coordinator.finish(isCancelled: !completed)
            completion?()
        }
        if let animator {
            run(
                animator, container: container, from: presented, to: presenter, isPresenting: false,
                interaction: presented.transitioningDelegate?.interactionControllerForDismissal(using: animator),
                coordinator, finish)
        } else {
            DefaultTransition(self).dismiss(animated: animated, coordinator) { finish(true) }
        }
    }

    private func restore(_ view: UIView, below container: UIView) {
        guard let superview = container.superview else { return }
        view._place(superview.bounds)
        superview.insertSubview(view, belowSubview: container)
    }

    /// Ends at once without callbacks of a transition: the window gets another root.
    func tearDown() {
        let presented = presentedViewController
        if let upper = presented.presentedViewController { upper.presentation?.tearDown() }
        presented.viewIfLoaded?.removeFromSuperview()
        forget(presented.presenter)
    }

    // MARK: - Animators

    private func makeCoordinator(
        from: UIViewController, to: UIViewController, animated: Bool, _ animator: (any UIViewControllerAnimatedTransitioning)?
    ) -> StageTransitionCoordinator {
        let duration = animated ? animator?.transitionDuration(using: nil) ?? UIPresentationController.springDuration : 0
        return StageTransitionCoordinator(
            duration: duration, style: presentationStyle, container: containerView, controllers: [.from: from, .to: to])
    }

    private func run(
        _ animator: any UIViewControllerAnimatedTransitioning, container: UIView, from: UIViewController,
        to: UIViewController, isPresenting: Bool, interaction: (any UIViewControllerInteractiveTransitioning)?,
        _ coordinator: StageTransitionCoordinator, _ finish: @escaping (Bool) -> Void
    ) {
        let presented = presentedViewController
        let presentedView = self.presentedView ?? presented.view!
        var views: [UITransitionContextViewKey: UIView] = [isPresenting ? .to : .from: presentedView]
        if shouldRemovePresentersView {
            views[isPresenting ? .from : .to] = (isPresenting ? from : to).view
        }
        let context = TransitionContext(
            container: container, style: presentationStyle, isAnimated: true, controllers: [.from: from, .to: to],
            views: views
        ) { completed in
            animator.animationEnded(completed)
            finish(completed)
        }
        let frame = frameOfPresentedViewInContainerView
        let presenter = isPresenting ? from : to
        context.initialFrames[ObjectIdentifier(from)] = isPresenting ? from.view.frame : presentedView.frame
        context.finalFrames[ObjectIdentifier(presented)] = isPresenting ? frame : .zero
        if !isPresenting || !shouldRemovePresentersView {
            context.finalFrames[ObjectIdentifier(presenter)] = presenter.view.frame
        }
        if isPresenting { presentedView._place(frame) }
        let start = {
            animator.animateTransition(using: context)
            coordinator.run(alongside: animator.transitionDuration(using: context))
        }
        if let driver = interaction as? UIPercentDrivenInteractiveTransition, driver.wantsInteractiveStart {
            coordinator.isInteractive = true
            context.driver = driver
            driver.prepare(duration: animator.transitionDuration(using: context), start)
            driver.startInteractiveTransition(context)
        } else if let interaction, interaction.wantsInteractiveStart {
            context.isInteractive = true
            coordinator.isInteractive = true
            interaction.startInteractiveTransition(context)
        } else {
            start()
        }
    }
}

extension StageTransitionCoordinator {
    /// Runs what was registered while an animator animates.
    fileprivate func run(alongside duration: TimeInterval) {
        UIView.animate(withDuration: duration) { self.runAnimations() }
    }
}
