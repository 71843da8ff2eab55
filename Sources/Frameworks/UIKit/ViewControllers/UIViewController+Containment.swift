extension UIViewController {
    func _addChild(_ child: UIViewController) {
        precondition(child !== self, "A view controller cannot be its own child")
        guard child.parent !== self else { return }
        if let old = child.parent {
            old.children.removeAll { $0 === child }
            child.parent = nil
        }
        child.willMove(toParent: self)
        children.append(child)
        child.parent = self
        if child.appearance == .disappeared { child.transitionKind = .movingToParent }
        child._traitsMayHaveChanged()
    }

    func _removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        parent.childTraits[ObjectIdentifier(self)] = nil
        self.parent = nil
        if transitionKind == .movingFromParent || transitionKind == .movingToParent { transitionKind = .none }
        didMove(toParent: nil)
    }

    func _transition(
        from old: UIViewController, to new: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions,
        animations: (() -> Void)?, completion: ((Bool) -> Void)?
    ) {
        precondition(
            old.parent === self && new.parent === self,
            "Children view controllers must have a common parent view controller when calling transition(from:to:…)")
        let container: UIView = old.view.superview ?? view
        ExplicitTransitions.begin(old, isAppearing: false, animated: duration > 0)
        ExplicitTransitions.begin(new, isAppearing: true, animated: duration > 0)
        if new.view.superview == nil { container.addSubview(new.view) }
        let finish: (Bool) -> Void = { finished in
            old.view.removeFromSuperview()
            ExplicitTransitions.end(old)
            ExplicitTransitions.end(new)
            completion?(finished)
        }
        guard duration > 0 else {
            animations?()
            return finish(true)
        }
        UIView.animate(
            withDuration: duration, delay: 0, options: options, animations: { animations?() }, completion: finish)
    }
}
