/// Shows a controller as a sheet that leaves the presenter visible behind it and can be dragged between heights and away.
open class UISheetPresentationController: UIPresentationController {
    // MARK: - Specifying the height

    /// The heights at which the sheet rests.
    open var detents: [Detent] = [.large()] {
        didSet { containerView?.setNeedsLayout() }
    }
    /// The height at which the sheet rests now; nil is the smallest.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { containerView?.setNeedsLayout() }
    }
    /// Changes inside are animated.
    open func animateChanges(_ changes: () -> Void) {
        changes()
        UIView.animate(
            withDuration: UIPresentationController.springDuration, delay: 0, usingSpringWithDamping: 1,
            initialSpringVelocity: 0, options: [], animations: { self.containerView?.layoutIfNeeded() }, completion: nil)
    }
    /// Has custom heights asked anew.
    open func invalidateDetents() { containerView?.setNeedsLayout() }

    // MARK: - Managing the appearance and behavior

    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { updateDimming() }
    }
    open var prefersGrabberVisible = false {
        didSet { grabber.isHidden = !prefersGrabberVisible }
    }
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    open var prefersEdgeAttachedInCompactHeight = false
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    /// In points; nil is the system's.
    open var preferredCornerRadius: CGFloat? {
        didSet { containerView?.setNeedsLayout() }
    }
    open var sourceView: UIView?
    open var prefersPageSizing = true

    private var sheetDelegate: (any UISheetPresentationControllerDelegate)? {
        delegate as? any UISheetPresentationControllerDelegate
    }

    open override var shouldPresentInFullscreen: Bool { false }

    // MARK: - Views

    /// Holds the presented view: rounded, clipped and dragged.
    private let sheet = UIView()
    private let dimming = UIView()
    private let grabber = UIView()
    private var drag: SheetDrag?

    override var _movingView: UIView? { sheet }

    override func _installPresentedView() {
        guard let containerView, let presentedView else { return }
        dimming.backgroundColor = UIColor(white: 0, alpha: 1)
        dimming.alpha = 0
        dimming.frame = containerView.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        containerView.addSubview(dimming)
        sheet.clipsToBounds = true
        sheet.layer.cornerCurve = .continuous
        sheet.backgroundColor = .clear
        containerView.addSubview(sheet)
        presentedView.translatesAutoresizingMaskIntoConstraints = true
        presentedView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        layoutSheet()
        presentedView._place(sheet.bounds)
        sheet.addSubview(presentedView)
        grabber.isHidden = !prefersGrabberVisible
        grabber.isUserInteractionEnabled = false
        grabber.backgroundColor = UIColor(red: 120 / 255, green: 120 / 255, blue: 128 / 255, alpha: 0.43)
        grabber.layer.cornerRadius = 2.5
        sheet.addSubview(grabber)
        let drag = SheetDrag(self)
        sheet.addGestureRecognizer(drag.recognizer)
        let tap = UITapGestureRecognizer(target: drag, action: Selector("dimmingTapped", SheetDrag.dimmingTapped))
        dimming.addGestureRecognizer(tap)
        self.drag = drag
    }

    override func _layoutPresentedView() {
        guard drag?.isDragging != true, presentedViewController.transitionKind != .dismissed else { return }
        layoutSheet()
    }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        return SheetGeometry(containerView, self).frame(height: restingHeight)
    }

    open override func presentationTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [self] _ in updateDimming() }, completion: nil)
    }

    open override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate(
            alongsideTransition: { [self] _ in dimming.alpha = 0 }, completion: nil)
    }

    // MARK: - Layout

    /// The height at which the sheet rests, in points above the bottom of the container.
    var restingHeight: CGFloat { restingHeights.first { $0.identifier == selected }?.height ?? restingHeights[0].height }

    private var selected: Detent.Identifier { selectedDetentIdentifier ?? restingHeights[0].identifier }

    /// The heights of the detents from small to large.
    var restingHeights: [(identifier: Detent.Identifier, height: CGFloat)] {
        guard let containerView else { return [(.large, 0)] }
        let geometry = SheetGeometry(containerView, self)
        let heights = detents.compactMap { detent in
            geometry.height(of: detent).map { (identifier: detent.identifier, height: $0) }
        }
        return heights.isEmpty ? [(.large, geometry.largestHeight)] : heights.sorted { $0.height < $1.height }
    }

    private func layoutSheet() {
        guard let containerView else { return }
        SheetGeometry(containerView, self).place(sheet, height: restingHeight)
        grabber.frame = CGRect(x: (sheet.bounds.width - 36) / 2, y: 5, width: 36, height: 5)
    }

    func updateDimming() {
        let heights = restingHeights
        let undimmed = largestUndimmedDetentIdentifier.flatMap { wanted in heights.first { $0.identifier == wanted }?.height }
        let isDimmed = undimmed.map { restingHeight > $0 } ?? true
        dimming.alpha = isDimmed ? SheetGeometry.dimming : 0
        dimming.isUserInteractionEnabled = isDimmed
    }

    // MARK: - Dragging

    /// Shows the sheet at a height while a finger drags it.
    func show(height: CGFloat) {
        guard let containerView else { return }
        SheetGeometry(containerView, self).place(sheet, height: height)
        let rest = restingHeights[0].height
        if height < rest { dimming.alpha = min(dimming.alpha, SheetGeometry.dimming * max(height / rest, 0)) }
    }

    /// Lets the sheet come to rest at a detent.
    func settle(at identifier: Detent.Identifier) {
        let hasChanged = selected != identifier
        selectedDetentIdentifier = identifier
        UIView.animate(
            withDuration: UIPresentationController.springDuration, delay: 0, usingSpringWithDamping: 1,
            initialSpringVelocity: 0, options: [.allowUserInteraction],
            animations: {
                self.layoutSheet()
                self.updateDimming()
                self.sheet.layoutIfNeeded()
            }, completion: nil)
        if hasChanged { sheetDelegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self) }
    }

    /// Dismisses as the user asked, if allowed. Returns whether it does.
    func dismissByUser() -> Bool {
        let isAllowed = !presentedViewController.isModalInPresentation
            && delegate?.presentationControllerShouldDismiss(self) ?? true
        guard isAllowed else {
            delegate?.presentationControllerDidAttemptToDismiss(self)
            return false
        }
        delegate?.presentationControllerWillDismiss(self)
        dismiss(animated: true) { [self] in delegate?.presentationControllerDidDismiss(self) }
        return true
    }
}

/// Hears of a sheet's height.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}
