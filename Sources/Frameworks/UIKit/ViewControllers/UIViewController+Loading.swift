extension UIViewController {
    func _loadViewIfNeeded() {
        guard viewStorage == nil else { return }
        guard !isLoadingView else { return }
        isLoadingView = true
        loadView()
        isLoadingView = false
        guard viewStorage != nil else {
            fatalError("-[\(type(of: self)) loadView] did not set the view")
        }
        _traitCollection.performAsCurrent { viewDidLoad() }
    }

    /// A transparent view as large as the screen.
    func _makeDefaultView() -> UIView {
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        return view
    }

    func _setView(_ newView: UIView?) {
        guard newView !== viewStorage else { return }
        let old = viewStorage
        old?.viewController = nil
        viewStorage = newView
        guard let newView else { return }
        newView.viewController = self
        newView._traitsMayHaveChanged()
        newView._safeAreaMayHaveChanged()
        newView._layoutMarginsMayHaveChanged()
        if let old, let superview = old.superview {
            newView._place(old._untransformedFrame)
            superview.insertSubview(newView, aboveSubview: old)
            old.removeFromSuperview()
        }
    }

    func _titleDidChange() {
        _navigationItem.title = title
        _tabBarItem.title = title
    }

    // MARK: - Items

    var _navigationItem: UINavigationItem {
        if let item = navigationItemStorage { return item }
        let item = UINavigationItem(title: title ?? "")
        item.title = title
        navigationItemStorage = item
        return item
    }

    var _tabBarItem: UITabBarItem {
        if let item = tabBarItemStorage { return item }
        let item = UITabBarItem(title: title, image: nil, tag: 0)
        tabBarItemStorage = item
        return item
    }

    var _editButtonItem: UIBarButtonItem {
        if let item = editButtonItemStorage { return item }
        let item = UIBarButtonItem(
            title: "Edit", image: nil,
            primaryAction: UIAction { [weak self] _ in self.map { $0.setEditing(!$0.isEditing, animated: true) } })
        editButtonItemStorage = item
        return item
    }

    /// The nearest container of a type.
    func _nearest<Container: UIViewController>(_ type: Container.Type) -> Container? {
        var next = parent
        while let controller = next {
            if let container = controller as? Container { return container }
            next = controller.parent
        }
        return nil
    }

    // MARK: - Layout guides

    /// The top of the safe area, as an item for constraints. Superseded by the safe area's guide.
    public var topLayoutGuide: any UILayoutSupport { LayoutSupport(of: self, isTop: true) }
    /// The bottom of the safe area, as an item for constraints. Superseded by the safe area's guide.
    public var bottomLayoutGuide: any UILayoutSupport { LayoutSupport(of: self, isTop: false) }

    // MARK: - Status bar

    /// The controller that decides about the status bar.
    var _statusBarController: UIViewController {
        if let presented = presentedViewController, presented.transitionKind != .dismissed,
            presented.presentation?.shouldPresentInFullscreen ?? false
                || presented.modalPresentationCapturesStatusBarAppearance {
            return presented._statusBarController
        }
        if let child = childForStatusBarHidden ?? childForStatusBarStyle { return child._statusBarController }
        return self
    }
}
