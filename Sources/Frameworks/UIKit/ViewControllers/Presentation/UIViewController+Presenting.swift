extension UIViewController {
    // MARK: - Presenting

    func _present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let presenter = _presenter(for: controller)
        guard presenter.viewIfLoaded?.window != nil else {
            return UIViewController.warn(
                "Attempt to present \(controller) on \(presenter) whose view is not in the window hierarchy.")
        }
        guard presenter.presentedViewController == nil else {
            return UIViewController.warn(
                "Attempt to present \(controller) on \(presenter) which is already presenting \(presenter.presentedViewController!).")
        }
        guard controller.presenter == nil, controller.parent == nil, controller !== presenter else {
            return UIViewController.warn("Attempt to present \(controller), which is already presented or contained.")
        }
        controller.presentation = controller._presentationController ?? controller._makePresentationController(presenter)
        controller.presentation?.presentingStorage = presenter
        controller.presentation?.present(from: presenter, source: self, animated: animated, completion: completion)
    }

    /// The controller that presents: the nearest that defines the context, for styles that ask for it, else the outermost
    /// container.
    private func _presenter(for controller: UIViewController) -> UIViewController {
        var presenter = self
        let style = controller._resolvedPresentationStyle
        let staysInContext = style == .currentContext || style == .overCurrentContext
        while let parent = presenter.parent {
            if staysInContext && presenter.definesPresentationContext { break }
            presenter = parent
        }
        return presenter
    }

    static func warn(_ text: String) { FileHandle.standardError.write(Data("sandlot: \(text)\n".utf8)) }

    /// The style with `.automatic` decided; a popover has no room on a phone and becomes a sheet.
    var _resolvedPresentationStyle: UIModalPresentationStyle {
        switch modalPresentationStyle {
        case .automatic: return .pageSheet
        case .none: return .fullScreen
        default: return modalPresentationStyle
        }
    }

    /// The presentation, made ahead of time so that it can be set up before presenting.
    var _presentationController: UIPresentationController? {
        if let presentation { return presentation }
        guard presenter == nil else { return nil }
        switch _resolvedPresentationStyle {
        case .pageSheet, .formSheet, .popover, .fullScreen, .overFullScreen:
            presentation = _makePresentationController(nil)
            return presentation
        default:
            return nil
        }
    }

    private func _makePresentationController(_ presenter: UIViewController?) -> UIPresentationController {
        let style = _resolvedPresentationStyle
        switch style {
        case .pageSheet, .formSheet:
            return UISheetPresentationController(presentedViewController: self, presenting: presenter)
        case .popover:
            return UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
        case .custom:
            let source = presenter ?? self
            return transitioningDelegate?.presentationController(
                forPresented: self, presenting: presenter, source: source)
                ?? UIPresentationController(presentedViewController: self, presenting: presenter)
        default:
            let removes = style == .fullScreen || style == .currentContext
            return FullScreenPresentationController(presented: self, presenting: presenter, removesPresenter: removes)
        }
    }

    // MARK: - Dismissing

    func _dismiss(animated: Bool, completion: (() -> Void)?) {
        var top = self
        while top.presentedViewController == nil, let parent = top.parent { top = parent }
        if let presented = top.presentedViewController {
            presented._dismissSelf(animated: animated, completion: completion)
        } else if let presenting = presentingViewController {
            presenting._dismiss(animated: animated, completion: completion)
        } else {
            completion?()
        }
    }

    private func _dismissSelf(animated: Bool, completion: (() -> Void)?) {
        // What stands on top goes without an animation of its own.
        if let upper = presentedViewController { upper._dismissSelf(animated: false, completion: nil) }
        guard let presentation, transitionKind != .dismissed else {
            completion?()
            return
        }
        presentation.dismiss(animated: animated, completion: completion)
    }
}
