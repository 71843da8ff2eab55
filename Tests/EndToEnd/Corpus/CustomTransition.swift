// A custom presentation: animator, presentation controller, interactive dismissal.
import UIKit
import PlaygroundSupport

final class PopAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let duration = 0.8
    var presenting = true
    var originFrame = CGRect.zero
    var dismissCompletion: (() -> Void)?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return duration
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let containerView = transitionContext.containerView
        guard let toView = transitionContext.view(forKey: .to) ?? transitionContext.viewController(forKey: .to)?.view else { return }
        let recipeView = presenting ? toView : transitionContext.view(forKey: .from)!
        let initialFrame = presenting ? originFrame : recipeView.frame
        let finalFrame = presenting ? recipeView.frame : originFrame
        let xScaleFactor = presenting ? initialFrame.width / finalFrame.width : finalFrame.width / initialFrame.width
        let yScaleFactor = presenting ? initialFrame.height / finalFrame.height : finalFrame.height / initialFrame.height
        let scaleTransform = CGAffineTransform(scaleX: xScaleFactor, y: yScaleFactor)
        if presenting {
            recipeView.transform = scaleTransform
            recipeView.center = CGPoint(x: initialFrame.midX, y: initialFrame.midY)
            recipeView.clipsToBounds = true
        }
        containerView.addSubview(toView)
        containerView.bringSubviewToFront(recipeView)
        UIView.animate(
            withDuration: duration, delay: 0.0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0.2, options: [],
            animations: {
                recipeView.transform = self.presenting ? .identity : scaleTransform
                recipeView.center = CGPoint(x: finalFrame.midX, y: finalFrame.midY)
            },
            completion: { _ in
                if !self.presenting { self.dismissCompletion?() }
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }

    func animationEnded(_ transitionCompleted: Bool) {}
}

class DimmingPresentationController: UIPresentationController {
    private lazy var dimmingView: UIView = {
        let view = UIView()
        view.backgroundColor = UIColor(white: 0.0, alpha: 0.5)
        view.alpha = 0.0
        view.accessibilityIdentifier = "dimming"
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(handleTap(recognizer:))))
        return view
    }()

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        return CGRect(x: 0, y: bounds.height * 2 / 3, width: bounds.width, height: bounds.height / 3)
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        dimmingView.frame = containerView?.bounds ?? .zero
        containerView?.insertSubview(dimmingView, at: 0)
        guard let coordinator = presentedViewController.transitionCoordinator else {
            dimmingView.alpha = 1.0
            return
        }
        coordinator.animate(alongsideTransition: { _ in self.dimmingView.alpha = 1.0 })
    }

    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.dimmingView.alpha = 0 }, completion: nil)
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { dimmingView.removeFromSuperview() }
    }

    override func containerViewWillLayoutSubviews() {
        presentedView?.frame = frameOfPresentedViewInContainerView
        presentedView?.layer.cornerRadius = 16
    }

    override func size(forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
        CGSize(width: parentSize.width, height: parentSize.height / 3)
    }

    @objc func handleTap(recognizer: UITapGestureRecognizer) {
        presentingViewController.dismiss(animated: true)
    }
}

class Interactor: UIPercentDrivenInteractiveTransition {
    var hasStarted = false
    var shouldFinish = false
}

class SheetViewController: UIViewController {
    var interactor: Interactor?
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "sheet"
        view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(handle(_:))))
    }

    @objc func handle(_ sender: UIPanGestureRecognizer) {
        let progress = max(0, min(1, sender.translation(in: view).y / view.bounds.height))
        guard let interactor = interactor else { return }
        switch sender.state {
        case .began:
            interactor.hasStarted = true
            dismiss(animated: true, completion: nil)
        case .changed:
            interactor.shouldFinish = progress > 0.3
            interactor.update(progress)
        case .cancelled:
            interactor.hasStarted = false
            interactor.cancel()
        case .ended:
            interactor.hasStarted = false
            interactor.shouldFinish ? interactor.finish() : interactor.cancel()
        default: break
        }
    }
}

class HomeViewController: UIViewController {
    let transition = PopAnimator()
    let interactor = Interactor()
    let thumb = UIView(frame: CGRect(x: 40, y: 120, width: 100, height: 160))
    let sheetButton = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        thumb.backgroundColor = .systemOrange
        thumb.accessibilityIdentifier = "thumb"
        thumb.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(zoom)))
        view.addSubview(thumb)
        sheetButton.frame = CGRect(x: 200, y: 120, width: 120, height: 44)
        sheetButton.setTitle("Sheet", for: .normal)
        sheetButton.addTarget(self, action: #selector(openSheet), for: .touchUpInside)
        view.addSubview(sheetButton)
        transition.dismissCompletion = { self.thumb.isHidden = false }
    }

    @objc func zoom() {
        let detail = UIViewController()
        detail.view.backgroundColor = .systemOrange
        detail.view.accessibilityIdentifier = "zoomed"
        detail.transitioningDelegate = self
        detail.modalPresentationStyle = .fullScreen
        present(detail, animated: true, completion: nil)
    }

    @objc func openSheet() {
        let sheet = SheetViewController()
        sheet.modalPresentationStyle = .custom
        sheet.transitioningDelegate = self
        sheet.interactor = interactor
        present(sheet, animated: true)
    }
}

extension HomeViewController: UIViewControllerTransitioningDelegate {
    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        guard presented.modalPresentationStyle == .fullScreen else { return nil }
        transition.originFrame = thumb.superview!.convert(thumb.frame, to: nil)
        transition.presenting = true
        return transition
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { nil }

    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
        DimmingPresentationController(presentedViewController: presented, presenting: presenting)
    }

    func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        interactor.hasStarted ? interactor : nil
    }
}

PlaygroundPage.current.liveView = HomeViewController()
