// What subclasses override: properties with observers, geometry hooks, responder actions, controller hooks.
import UIKit
import UIKit.UIGestureRecognizerSubclass
import PlaygroundSupport

class ObservingView: UIView {
    var log: [String] = []
    convenience init() { self.init(frame: .zero) }
    override var frame: CGRect { didSet { log.append("frame") } }
    override var bounds: CGRect { didSet { if bounds.size != oldValue.size { log.append("bounds") } } }
    override var center: CGPoint { didSet { log.append("center") } }
    override var transform: CGAffineTransform { willSet { log.append("transform \(newValue.a)") } }
    override var isHidden: Bool { didSet { log.append("hidden") } }
    override var alpha: CGFloat { didSet { log.append("alpha") } }
    override var backgroundColor: UIColor? { get { super.backgroundColor } set { super.backgroundColor = newValue?.withAlphaComponent(0.5) } }
    override var tintColor: UIColor! { didSet { log.append("tint") } }
    override var isUserInteractionEnabled: Bool { get { true } set {} }
    override var clipsToBounds: Bool { didSet {} }
    override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 2, left: 0, bottom: 2, right: 0) }
    override var layoutMargins: UIEdgeInsets { get { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) } set { super.layoutMargins = newValue } }
    override var accessibilityLabel: String? { get { "observing" } set {} }
    override var description: String { "ObservingView!" }
    override var semanticContentAttribute: UISemanticContentAttribute { didSet {} }
    override func willMove(toWindow newWindow: UIWindow?) { super.willMove(toWindow: newWindow) }
    override func removeFromSuperview() { super.removeFromSuperview(); log.append("removed") }
    override func setNeedsLayout() { super.setNeedsLayout() }
    override func setNeedsDisplay() { super.setNeedsDisplay() }
    override func layoutIfNeeded() { super.layoutIfNeeded() }
    override func addSubview(_ view: UIView) { super.addSubview(view); log.append("added") }
    override func insertSubview(_ view: UIView, at index: Int) { super.insertSubview(view, at: index) }
    override func willRemoveSubview(_ subview: UIView) { super.willRemoveSubview(subview) }
    override func sizeToFit() { super.sizeToFit() }
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 50, height: 20) }
    override func systemLayoutSizeFitting(_ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority, verticalFittingPriority: UILayoutPriority) -> CGSize {
        super.systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
    }
    override func alignmentRect(forFrame frame: CGRect) -> CGRect { super.alignmentRect(forFrame: frame) }
    override func invalidateIntrinsicContentSize() { super.invalidateIntrinsicContentSize() }
    override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
    override func layoutMarginsDidChange() { super.layoutMarginsDidChange() }
    override func layoutSublayers(of layer: CALayer) { super.layoutSublayers(of: layer) }
    override func action(for layer: CALayer, forKey event: String) -> CAAction? { super.action(for: layer, forKey: event) }
    override func draw(_ layer: CALayer, in ctx: CGContext) { super.draw(layer, in: ctx) }
    override func display(_ layer: CALayer) {}
}

final class CopyLabel: UILabel {
    override var text: String? { didSet { accessibilityValue = text } }
    override var attributedText: NSAttributedString? { didSet {} }
    override var font: UIFont! { didSet {} }
    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action == #selector(copy(_:)) }
    override func copy(_ sender: Any?) { UIPasteboard.general.string = text }
}

final class CardButton: UIButton {
    override var isSelected: Bool { didSet { updateColors() } }
    override var isHighlighted: Bool { didSet { updateColors() } }
    override var isEnabled: Bool { didSet { updateColors() } }
    private func updateColors() { backgroundColor = isSelected ? .systemBlue : .systemGray5 }
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect { super.titleRect(forContentRect: contentRect).offsetBy(dx: 0, dy: 2) }
    override func imageRect(forContentRect contentRect: CGRect) -> CGRect { super.imageRect(forContentRect: contentRect) }
    override func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    override func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 4, dy: 4) }
    override func setTitle(_ title: String?, for state: UIControl.State) { super.setTitle(title?.uppercased(), for: state) }
    override func setImage(_ image: UIImage?, for state: UIControl.State) { super.setImage(image, for: state) }
    override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) { super.sendAction(action, to: target, for: event) }
    override func updateConfiguration() { super.updateConfiguration() }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.insetBy(dx: -10, dy: -10).contains(point) }
}

class ThinSlider: UISlider {
    override func trackRect(forBounds bounds: CGRect) -> CGRect { CGRect(x: bounds.minX, y: bounds.midY - 1, width: bounds.width, height: 2) }
    override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        super.thumbRect(forBounds: bounds, trackRect: rect, value: value)
    }
    override func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { .zero }
}

class IconField: UITextField {
    override func leftViewRect(forBounds bounds: CGRect) -> CGRect { CGRect(x: 8, y: 0, width: 24, height: bounds.height) }
    override func rightViewRect(forBounds bounds: CGRect) -> CGRect { super.rightViewRect(forBounds: bounds) }
    override func clearButtonRect(forBounds bounds: CGRect) -> CGRect { super.clearButtonRect(forBounds: bounds) }
    override func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    override func caretRect(for position: UITextPosition) -> CGRect { .zero }
    override func drawPlaceholder(in rect: CGRect) { super.drawPlaceholder(in: rect) }
    override func deleteBackward() { super.deleteBackward() }
    override var placeholder: String? { didSet {} }
    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 40) }
}

class SelfSizingScrollView: UIScrollView {
    override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }
    override var contentOffset: CGPoint { didSet {} }
    override var intrinsicContentSize: CGSize { contentSize }
    override func touchesShouldCancel(in view: UIView) -> Bool { view is UIButton || super.touchesShouldCancel(in: view) }
    override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
    override func adjustedContentInsetDidChange() { super.adjustedContentInsetDidChange() }
    override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { super.setContentOffset(contentOffset, animated: animated) }
}

class SingleTouchDownGestureRecognizer: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if state == .possible { state = .recognized }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    override func reset() { super.reset() }
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

class HookedViewController: UIViewController {
    let observing = ObservingView()
    let label = CopyLabel()
    let button = CardButton()
    let field = IconField()
    let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))

    override var title: String? { didSet {} }
    override var preferredContentSize: CGSize { get { CGSize(width: 300, height: 300) } set { super.preferredContentSize = newValue } }
    override var inputAccessoryView: UIView? { accessory }
    override var canBecomeFirstResponder: Bool { true }
    override var childForStatusBarHidden: UIViewController? { nil }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [.bottom] }
    override var modalPresentationStyle: UIModalPresentationStyle { get { .overFullScreen } set {} }
    override var hidesBottomBarWhenPushed: Bool { get { true } set {} }
    override var isEditing: Bool { didSet {} }
    override var undoManager: UndoManager? { super.undoManager }
    override func show(_ vc: UIViewController, sender: Any?) { super.show(vc, sender: sender) }
    override func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
        super.present(viewControllerToPresent, animated: flag, completion: completion)
    }
    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { super.dismiss(animated: flag, completion: completion) }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) { super.prepare(for: segue, sender: sender) }
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    override func setEditing(_ editing: Bool, animated: Bool) { super.setEditing(editing, animated: animated) }
    override func willTransition(to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator) {
        super.willTransition(to: newCollection, with: coordinator)
    }
    override func updateViewConstraints() { super.updateViewConstraints() }
    override func viewLayoutMarginsDidChange() { super.viewLayoutMarginsDidChange() }
    override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated) }
    override func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {}
    override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent) }
    override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent) }
    override func addChild(_ childController: UIViewController) { super.addChild(childController) }
    override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { super.beginAppearanceTransition(isAppearing, animated: animated) }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { super.pressesBegan(presses, with: event) }
    override func target(forAction action: Selector, withSender sender: Any?) -> Any? { super.target(forAction: action, withSender: sender) }
    override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { view.endEditing(true) }
    override func loadViewIfNeeded() { super.loadViewIfNeeded() }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        observing.frame = CGRect(x: 20, y: 100, width: 100, height: 50)
        observing.backgroundColor = .red
        observing.accessibilityIdentifier = "observing"
        observing.addSubview(UIView())
        observing.center.x += 10
        label.frame = CGRect(x: 20, y: 160, width: 200, height: 20)
        label.text = observing.log.joined(separator: " ")
        label.accessibilityIdentifier = "log"
        button.frame = CGRect(x: 20, y: 200, width: 100, height: 40)
        button.setTitle("go", for: .normal)
        button.setTitleColor(.black, for: .normal)
        button.accessibilityIdentifier = "button"
        button.addGestureRecognizer(SingleTouchDownGestureRecognizer(target: self, action: #selector(down)))
        field.frame = CGRect(x: 20, y: 250, width: 200, height: 40)
        field.leftView = UIImageView(image: UIImage(systemName: "person"))
        field.leftViewMode = .always
        let slider = ThinSlider(frame: CGRect(x: 20, y: 300, width: 200, height: 30))
        let scroll = SelfSizingScrollView(frame: CGRect(x: 20, y: 340, width: 200, height: 100))
        scroll.contentSize = CGSize(width: 200, height: 500)
        [observing, label, button, field, slider, scroll].forEach(view.addSubview)
    }

    @objc func down() { button.isSelected = true }
}

PlaygroundPage.current.liveView = HookedViewController()
