import QuartzCore

/// Layout guides that belong to the view.
extension UIView {
    // MARK: - Working with layout guides

    /// The guides added with `addLayoutGuide(_:)`.
    public var layoutGuides: [UILayoutGuide] { layoutState.guides }

    /// Makes this view the guide's owner.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView !== self else { return }
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        layoutState.guides.append(layoutGuide)
    }

    /// Takes the guide away, together with the constraints that speak of it.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView === self else { return }
        for constraint in layoutState.referencingConstraints
        where constraint.firstItem === layoutGuide || constraint.secondItem === layoutGuide {
            LayoutEngine.uninstall(constraint)
        }
        layoutGuide.record?.engine.forget(layoutGuide)
        layoutState.guides.removeAll { $0 === layoutGuide }
        layoutGuide.owningView = nil
    }

    /// The bounds less `layoutMargins`.
    public var layoutMarginsGuide: UILayoutGuide {
        systemGuide(\.layoutMarginsGuide, UILayoutGuide(), "layoutMarginsGuide", .inset { $0.layoutMargins })
    }

    /// The bounds less `safeAreaInsets`.
    public var safeAreaLayoutGuide: UILayoutGuide {
        systemGuide(\.safeAreaLayoutGuide, UILayoutGuide(), "safeAreaLayoutGuide", .inset { $0.safeAreaInsets })
    }

    /// A column of readable width: the margins guide, or a centred band of 920 points in bounds wider than 1,008 points
    /// (measured under Mac Catalyst 26.1, openuikit notes).
    public var readableContentGuide: UILayoutGuide {
        systemGuide(\.readableContentGuide, UILayoutGuide(), "readableContentGuide", .inset { view in
            var insets = view.layoutMargins
            let band = view.bounds.width - insets.left - insets.right
            if view.bounds.width > 1008 && band > 920 {
                let side = ((view.bounds.width - 920) / 2)
                insets.left = side
                insets.right = side
            }
            return insets
        })
    }

    /// The rectangle that the keyboard covers. No keyboard comes on screen here, so it is the band under the safe area, as on
    /// iOS while the keyboard is away: its top is the safe area's bottom.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        systemGuide(\.keyboardLayoutGuide, UIKeyboardLayoutGuide(), "keyboardLayoutGuide", .bottomBand { view in
            view.layoutState.keyboardLayoutGuide?.usesBottomSafeArea == false ? 0 : view.safeAreaInsets.bottom
        })
    }

    private func systemGuide<Guide: UILayoutGuide>(
        _ slot: ReferenceWritableKeyPath<ViewLayoutState, Guide?>, _ made: @autoclosure () -> Guide, _ name: String,
        _ kind: UILayoutGuide.Kind
    ) -> Guide {
        if let guide = layoutState[keyPath: slot] { return guide }
        let guide = made()
        guide.identifier = name
        guide.kind = kind
        guide.owningView = self
        layoutState[keyPath: slot] = guide
        return guide
    }
}
