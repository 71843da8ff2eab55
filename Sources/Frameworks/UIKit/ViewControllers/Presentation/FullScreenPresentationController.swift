/// Covers everything; over or instead of the presenter's view.
final class FullScreenPresentationController: UIPresentationController {
    private let removesPresenter: Bool

    init(presented: UIViewController, presenting: UIViewController?, removesPresenter: Bool) {
        self.removesPresenter = removesPresenter
        super.init(presentedViewController: presented, presenting: presenting)
    }

    override var shouldRemovePresentersView: Bool { removesPresenter }
}
