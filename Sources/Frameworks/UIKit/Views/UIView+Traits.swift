extension UIView {
    // MARK: - Getting the traits

    /// The view's traits, kept until something that they come from changes. Views that override nothing share one
    /// collection with their superview.
    var _traitCollection: UITraitCollection {
        if let traits { return traits }
        let collection = _computedTraits
        traits = collection
        return collection
    }

    private var _computedTraits: UITraitCollection {
        let inherited = _inheritedTraits
        guard overrideUserInterfaceStyle != .unspecified || !traitOverrides.isEmpty else { return inherited }
        var values = inherited.values
        values.merge(traitOverrides.values)
        if overrideUserInterfaceStyle != .unspecified { values.userInterfaceStyle = overrideUserInterfaceStyle }
        return values == inherited.values ? inherited : UITraitCollection(values: values)
    }

    /// What the controller whose root view this is says, else the superview.
    var _traitsFromHierarchy: UITraitCollection {
        viewController?._traitCollection ?? superview?._traitCollection ?? UITraitCollection.device
    }

    // MARK: - Reacting to trait changes

    /// Looks whether the traits differ now, and tells this view and all inside if so.
    func _traitsMayHaveChanged() {
        viewController?._refreshTraits()
        guard let old = traits else { return _descendantTraitsMayHaveChanged() }
        let new = _computedTraits
        if new === old { return }
        traits = new
        if new.values != old.values { _traitsDidChange(from: old, to: new) }
        _descendantTraitsMayHaveChanged()
    }

    private func _descendantTraitsMayHaveChanged() {
        for subview in subviews { subview._traitsMayHaveChanged() }
    }

    private func _traitsDidChange(from old: UITraitCollection, to new: UITraitCollection) {
        if new.hasDifferentColorAppearance(comparedTo: old) {
            _resolveBackgroundColor()
            _colorAppearanceDidChange()
            setNeedsDisplay()
        }
        if new.layoutDirection != old.layoutDirection { _layoutDirectionDidChange() }
        if new.displayScale != old.displayScale && layer.contentsScale == old.displayScale {
            contentScaleFactor = new.displayScale
        }
        new.performAsCurrent {
            traitCollectionDidChange(old)
            _traitChangeRegistry.notify(self, from: old, to: new)
        }
    }

    /// Brings the traits up to date now where they are stale; they always are here.
    public func updateTraitsIfNeeded() { _traitsMayHaveChanged() }

    func _resolveBackgroundColor() {
        layer.backgroundColor = backgroundColorStorage?.resolvedColor(with: _traitCollection).cgColor
    }

    // MARK: - Direction of layout

    /// The direction in which a view with this attribute lays out, in the application's direction.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(
            for: attribute, relativeTo: UITraitCollection.device.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    /// The same in a given direction.
    public class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute, relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .unspecified: return layoutDirection
        case .playback, .spatial, .forceLeftToRight: return .leftToRight
        case .forceRightToLeft: return .rightToLeft
        }
    }

    func _layoutDirectionDidChange() {
        LayoutEngine.layoutDirectionDidChange(self)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        setNeedsDisplay()
    }
}
