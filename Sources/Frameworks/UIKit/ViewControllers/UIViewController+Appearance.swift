extension UIViewController {
    // MARK: - Transitions of appearance

    /// Goes from one state to the next and tells this controller and its visible children. A call that changes nothing is
    /// ignored, so that callbacks always alternate.
    func _beginAppearance(_ isAppearing: Bool, _ animated: Bool) {
        if isAppearing {
            guard appearance == .disappeared || appearance == .disappearing else { return }
            appearance = .appearing
            appearanceIsAnimated = animated
            needsIsAppearing = true
            _loadViewIfNeeded()
            _traitCollection.performAsCurrent { viewWillAppear(animated) }
        } else {
            guard appearance == .appeared || appearance == .appearing else { return }
            appearance = .disappearing
            appearanceIsAnimated = animated
            viewWillDisappear(animated)
        }
        for child in _forwardedChildren { child.beginAppearanceTransition(isAppearing, animated: animated) }
    }

    func _endAppearance() {
        switch appearance {
        case .appearing:
            _viewIsAppearingIfNeeded()
            appearance = .appeared
            viewDidAppear(appearanceIsAnimated)
        case .disappearing:
            appearance = .disappeared
            needsIsAppearing = false
            viewDidDisappear(appearanceIsAnimated)
        case .appeared, .disappeared:
            return
        }
        for child in _forwardedChildren { child.endAppearanceTransition() }
        if transitionKind == .movingToParent { transitionKind = .none }
    }

    func _viewIsAppearingIfNeeded() {
        guard needsIsAppearing, appearance == .appearing, viewIfLoaded?.window != nil else { return }
        needsIsAppearing = false
        _traitCollection.performAsCurrent { viewIsAppearing(appearanceIsAnimated) }
        for child in _forwardedChildren { child._viewIsAppearingIfNeeded() }
    }

    private var _forwardedChildren: [UIViewController] {
        guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
        return children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
    }

    // MARK: - The view enters and leaves windows

    /// A root view that enters or leaves a window makes its controller appear or disappear, unless a container or a
    /// presentation has begun that already.
    func _viewWillMove(toWindow newWindow: UIWindow?) {
        let isAppearing = newWindow != nil
        if isAppearing, let parent, parent._managesAppearance(of: self) { return }
        _beginAppearance(isAppearing, false)
    }

    func _viewDidMove(toWindow newWindow: UIWindow?) {
        if newWindow == nil {
            if appearance == .disappearing, !_isInExplicitTransition { _endAppearance() }
            return
        }
        guard appearance == .appearing else { return }
        _viewIsAppearingIfNeeded()
        if let parent, parent.appearance == .appearing, parent.shouldAutomaticallyForwardAppearanceMethods { return }
        if !_isInExplicitTransition { PendingAppearances.shared.add(self) }
    }

    /// A presentation or a container ends the transition itself.
    private var _isInExplicitTransition: Bool { ExplicitTransitions.contains(self) }

    /// Whether this container tells the child itself.
    private func _managesAppearance(of child: UIViewController) -> Bool {
        !shouldAutomaticallyForwardAppearanceMethods
    }

    /// The controller stops being the root of a window.
    func _leaveWindow(_ window: UIWindow) {
        if let presented = presentedViewController { presented.presentation?.tearDown() }
        if viewIfLoaded?.superview === window { viewIfLoaded?.removeFromSuperview() }
    }
}

/// Controllers whose appearance a presentation or container began and will end itself.
@MainActor enum ExplicitTransitions {
    private static var controllers: Set<ObjectIdentifier> = []

    static func contains(_ controller: UIViewController) -> Bool { controllers.contains(ObjectIdentifier(controller)) }

    /// Begins a transition that `end` will end.
    static func begin(_ controller: UIViewController, isAppearing: Bool, animated: Bool) {
        controllers.insert(ObjectIdentifier(controller))
        controller.beginAppearanceTransition(isAppearing, animated: animated)
    }

    static func end(_ controller: UIViewController) {
        controllers.remove(ObjectIdentifier(controller))
        controller.endAppearanceTransition()
    }
}

/// Controllers whose view came into a window and that hear `viewDidAppear` after the first layout.
@MainActor final class PendingAppearances {
    static let shared = PendingAppearances()

    private var controllers: [UIViewController] = []
    private var isScheduled = false

    func add(_ controller: UIViewController) {
        if !controllers.contains(where: { $0 === controller }) { controllers.append(controller) }
        guard !isScheduled else { return }
        isScheduled = true
        StageClock.shared.schedule(at: StageClock.shared.now) { MainActor.assumeIsolated { self.deliver() } }
        StageClock.shared.requestFrame()
    }

    /// Lays out and delivers.
    func deliver() {
        isScheduled = false
        let waiting = controllers
        controllers = []
        for controller in waiting where controller.appearance == .appearing {
            controller.viewIfLoaded?.window?.layoutIfNeeded()
            controller.endAppearanceTransition()
        }
    }
}
