extension UIViewController {
    /// The controller's traits: inherited from where its view is (else from its parent), with its own overrides.
    var _traitCollection: UITraitCollection {
        if let traits { return traits }
        let collection = _computedTraits
        traits = collection
        return collection
    }

    private var _computedTraits: UITraitCollection {
        let inherited = viewIfLoaded?.superview?._traitCollection ?? parent?._traitCollection ?? UITraitCollection.device
        let fromParent = parent?.overrideTraitCollection(forChild: self)
        let fromPresentation = presenter == nil ? nil : presentation?.overrideTraitCollection
        let isPlain = overrideUserInterfaceStyle == .unspecified && traitOverrides.isEmpty
        if isPlain && fromParent == nil && fromPresentation == nil { return inherited }
        var values = inherited.values
        if let fromParent { values.merge(fromParent.values) }
        if let fromPresentation { values.merge(fromPresentation.values) }
        values.merge(traitOverrides.values)
        if overrideUserInterfaceStyle != .unspecified { values.userInterfaceStyle = overrideUserInterfaceStyle }
        return values == inherited.values ? inherited : UITraitCollection(values: values)
    }

    /// Looks whether the traits differ now, for the controller and its view.
    func _traitsMayHaveChanged() {
        if let view = viewIfLoaded { view._traitsMayHaveChanged() } else { _refreshTraits() }
    }

    /// The controller's part of it: the view hears afterwards.
    func _refreshTraits() {
        guard let old = traits else { return }
        let new = _computedTraits
        guard new !== old else { return }
        traits = new
        guard new.values != old.values else { return }
        new.performAsCurrent {
            traitCollectionDidChange(old)
            _traitChangeRegistry.notify(self, from: old, to: new)
        }
    }

    /// Tells the controller and those it contains of a coming change of size or traits.
    func _notifyTransition(toSize size: CGSize?, traits: UITraitCollection?, _ coordinator: StageTransitionCoordinator) {
        currentCoordinator = coordinator
        if let traits { willTransition(to: traits, with: coordinator) }
        if let size { viewWillTransition(to: size, with: coordinator) }
    }
}
