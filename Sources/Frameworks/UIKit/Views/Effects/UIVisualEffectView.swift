@_spi(Sandlot) import QuartzCore

/// Shows what lies behind it through an effect, and its `contentView` on top.
open class UIVisualEffectView: UIView {
    private let backdropView = BackdropView()
    /// Holds what is shown on top of the effect; add subviews here.
    public let contentView = UIView()

    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        prepare()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        for view in [backdropView, contentView] {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
        backdropView.isUserInteractionEnabled = false
        updateBackdrop()
    }

    /// The effect; nil shows what lies behind as it is. Animates inside an animation block.
    open var effect: UIVisualEffect? {
        didSet { updateBackdrop() }
    }

    private func updateBackdrop() {
        let values = effect?.backdrop(for: traitCollection)
        (backdropView.layer as? BackdropLayer)?.backdrop = values
        backdropView.isHidden = values == nil
    }

    override func _colorAppearanceDidChange() { updateBackdrop() }
}

/// The view of the blur itself.
private final class BackdropView: UIView {
    override class var layerClass: AnyClass { BackdropLayer.self }
}
