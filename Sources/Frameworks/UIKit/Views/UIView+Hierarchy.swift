@_spi(Sandlot) import FoundationSupport

extension UIView {
    // MARK: - Managing the view hierarchy

    /// Whether this view is `view` or lies inside it.
    public func isDescendant(of view: UIView) -> Bool {
        var next: UIView? = self
        while let current = next {
            if current === view { return true }
            next = current.superview
        }
        return false
    }

    /// A place among the subviews.
    enum Place {
        case front
        case index(Int)
        case above(UIView)
        case below(UIView)
    }

    func _insert(_ view: UIView, at place: Place) {
        precondition(view !== self, "Can't add self as subview")
        precondition(!isDescendant(of: view), "Can't add a superview as subview")
        if view.superview === self {
            _reorder(view, place)
            return
        }
        let oldSuperview = view.superview
        let oldWindow = view.window
        let newWindow = _windowOfSubviews
        oldSuperview?.willRemoveSubview(view)
        view.willMove(toSuperview: self)
        if oldWindow !== newWindow { view._willMove(toWindow: newWindow) }
        if let oldSuperview { oldSuperview._forget(view) }
        place.insert(view, into: self)
        view.superviewStorage = self
        LayoutEngine.viewDidMove(view, from: oldSuperview, to: self)
        view._inheritedStateMayHaveChanged()
        if oldWindow !== newWindow { view._didMove(toWindow: newWindow) }
        view.didMoveToSuperview()
        didAddSubview(view)
        setNeedsLayout()
    }

    func _removeFromSuperview() {
        guard let superview else { return }
        let oldWindow = window
        superview.willRemoveSubview(self)
        willMove(toSuperview: nil)
        if oldWindow != nil { _willMove(toWindow: nil) }
        superview._forget(self)
        LayoutEngine.viewDidMove(self, from: superview, to: nil)
        _inheritedStateMayHaveChanged()
        if oldWindow != nil { _didMove(toWindow: nil) }
        didMoveToSuperview()
        superview.setNeedsLayout()
    }

    private func _forget(_ view: UIView) {
        if let index = subviews.lastIndex(where: { $0 === view }) { subviews.remove(at: index) }
        view.superviewStorage = nil
        view.layer.removeFromSuperlayer()
    }

    private func _reorder(_ view: UIView, _ place: Place) {
        guard let old = subviews.lastIndex(where: { $0 === view }) else { return }
        switch place {
        case .front where old == subviews.count - 1: return
        case .index(let index) where index == old: return
        default: break
        }
        subviews.remove(at: old)
        view.layer.removeFromSuperlayer()
        place.insert(view, into: self)
    }

    func _exchangeSubviews(_ index1: Int, _ index2: Int) {
        guard index1 != index2, subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
        let front = subviews[max(index1, index2)]
        let back = subviews[min(index1, index2)]
        _insert(front, at: .index(min(index1, index2)))
        _insert(back, at: .index(max(index1, index2)))
    }

    /// The window that subviews are in: a window is its own.
    private var _windowOfSubviews: UIWindow? { self as? UIWindow ?? window }

    // MARK: - Windows

    func _willMove(toWindow newWindow: UIWindow?) {
        viewController?._viewWillMove(toWindow: newWindow)
        willMove(toWindow: newWindow)
        for subview in subviews { subview._willMove(toWindow: newWindow) }
    }

    func _didMove(toWindow newWindow: UIWindow?) {
        if newWindow == nil, let old = window, let responder = old._firstResponder as? UIView, responder === self {
            old._setFirstResponder(nil)
        }
        window = newWindow
        if newWindow != nil { _applyAppearanceProxies() }
        didMoveToWindow()
        for subview in subviews where subview.window !== newWindow { subview._didMove(toWindow: newWindow) }
        viewController?._viewDidMove(toWindow: newWindow)
    }

    /// Brings up to date what is inherited from the superview.
    func _inheritedStateMayHaveChanged() {
        _traitsMayHaveChanged()
        _tintMayHaveChanged()
        _safeAreaMayHaveChanged()
        _layoutMarginsMayHaveChanged()
    }

    // MARK: - Going away

    /// Lets the subviews know that their superview is gone; they may live on.
    nonisolated func _releaseSubviews() {
        for subview in subviewStorage where subview.superviewStorage === self { subview.superviewStorage = nil }
    }

    // MARK: - Making layers

    /// Makes a layer of the class that `layerClass` names.
    static func makeLayer(_ type: AnyClass) -> CALayer {
        if type == CALayer.self { return CALayer() }
        guard let layerType = type as? CALayer.Type else {
            fatalError("layerClass must be CALayer or one of its subclasses, not \(type)")
        }
        return ClassMembers.makeInstance(of: layerType)
    }
}

extension UIView.Place {
    /// Puts a view and its layer in this place.
    @MainActor fileprivate func insert(_ view: UIView, into superview: UIView) {
        let index: Int
        switch self {
        case .front:
            index = superview.subviews.count
        case .index(let wanted):
            index = min(max(wanted, 0), superview.subviews.count)
        case .above(let sibling):
            index = superview.subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? superview.subviews.count
        case .below(let sibling):
            index = superview.subviews.firstIndex { $0 === sibling } ?? superview.subviews.count
        }
        // Layers that back no view lie among those of the subviews; a neighbour tells where.
        if index == superview.subviews.count {
            if let last = superview.subviews.last, superview.layer.sublayers?.last !== last.layer, case .above = self {
                superview.layer.insertSublayer(view.layer, above: last.layer)
            } else {
                superview.layer.addSublayer(view.layer)
            }
        } else if index == 0, case .index = self {
            superview.layer.insertSublayer(view.layer, at: 0)
        } else {
            superview.layer.insertSublayer(view.layer, below: superview.subviews[index].layer)
        }
        superview.subviews.insert(view, at: index)
    }
}
