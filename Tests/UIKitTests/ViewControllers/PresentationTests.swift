import Testing

@_spi(Sandlot) @testable import UIKit

@MainActor @Suite struct PresentationTests {
    private func shown() -> (UIWindow, RecordingController) {
        let window = TestScreen.window(safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        let base = RecordingController("base")
        window.rootViewController = base
        TestScreen.settle(window)
        return (window, base)
    }

    @Test func `a full-screen presentation takes the presenter away and brings it back`() {
        let (window, base) = shown()
        let top = RecordingController("top")
        top.modalPresentationStyle = .fullScreen
        var isCompleted = false
        let up = RecordingController.appearances { base.present(top, animated: false) { isCompleted = true } }
        #expect(up == ["base viewWillDisappear", "top viewWillAppear", "top viewDidAppear", "base viewDidDisappear"])
        #expect(isCompleted && base.presentedViewController === top && top.presentingViewController === base)
        #expect(base.view.window == nil && top.view.frame == window.bounds)
        let down = RecordingController.appearances { top.dismiss(animated: false) }
        #expect(down == ["top viewWillDisappear", "base viewWillAppear", "base viewDidAppear", "top viewDidDisappear"])
        #expect(base.presentedViewController == nil && base.view.window === window && top.view.window == nil)
    }

    @Test func `a sheet leaves the presenter alone and begins at the safe top`() {
        let (window, base) = shown()
        let top = RecordingController("top")
        let up = RecordingController.appearances { base.present(top, animated: false) }
        #expect(up == ["top viewWillAppear", "top viewDidAppear"])
        #expect(base.view.window === window)
        #expect(top.view.convert(top.view.bounds, to: nil) == CGRect(x: 0, y: 59, width: 393, height: 793))
        base.dismiss(animated: false)
        #expect(base.presentedViewController == nil)
    }

    @Test func `a second presentation is ignored`() {
        let (window, base) = shown()
        let (one, two) = (UIViewController(), UIViewController())
        base.present(one, animated: false)
        base.present(two, animated: false)
        #expect(base.presentedViewController === one && two.presentingViewController == nil)
        base.dismiss(animated: false)
        #expect(base.view.window === window)
    }

    @Test func `a child presents from the outermost container`() {
        let (window, base) = shown()
        let child = UIViewController()
        base.addChild(child)
        base.view.addSubview(child.view)
        child.didMove(toParent: base)
        let top = UIViewController()
        child.present(top, animated: false)
        #expect(top.presentingViewController === base)
        child.dismiss(animated: false)
        #expect(base.presentedViewController == nil && base.view.window === window)
    }

    @Test func `an animator of the page's own gets container, views and frames`() {
        final class Animator: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
            var finalFrame = CGRect.null
            func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.2 }
            func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
                let to = transitionContext.viewController(forKey: .to)!
                finalFrame = transitionContext.finalFrame(for: to)
                if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
                transitionContext.completeTransition(true)
            }
            func animationController(
                forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { self }
        }
        let (window, base) = shown()
        let animator = Animator()
        let top = UIViewController()
        top.modalPresentationStyle = .fullScreen
        top.transitioningDelegate = animator
        base.present(top, animated: true)
        #expect(animator.finalFrame == window.bounds)
        #expect(top.view.window === window && base.view.window == nil)
        base.dismiss(animated: false)
    }
}
