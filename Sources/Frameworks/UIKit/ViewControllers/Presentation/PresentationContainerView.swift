/// The view in which a presentation takes place; it covers the window.
final class PresentationContainerView: UIView {
    weak var presentation: UIPresentationController?

    override func layoutSubviews() {
        presentation?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        presentation?._layoutPresentedView()
        presentation?.containerViewDidLayoutSubviews()
    }
}
