import QuartzCore

/// Draws a configuration's background: fill, outline, picture, effect.
final class ButtonBackgroundView: UIView {
    private var imageView: UIImageView?
    private var effectView: UIVisualEffectView?
    private var customView: UIView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { fatalError("not read from archives") }

    /// Shows `background` with corners of `radius` points.
    func apply(_ background: UIBackgroundConfiguration, radius: CGFloat, tint: UIColor) {
        let fill = background.resolvedBackgroundColor(for: tint)
        backgroundColor = fill
        layer.cornerRadius = radius
        layer.cornerCurve = .continuous
        let stroke = background.resolvedStrokeColor(for: tint).resolvedColor(with: traitCollection)
        let hasStroke = background.strokeWidth > 0 && stroke.cgColor.alpha > 0
        layer.borderWidth = hasStroke ? background.strokeWidth : 0
        layer.borderColor = hasStroke ? stroke.cgColor : nil
        clipsToBounds = background.image != nil || background.visualEffect != nil || background.customView != nil
        show(background.customView)
        show(effect: background.visualEffect)
        show(background.image, background.imageContentMode)
    }

    private func show(_ view: UIView?) {
        guard view !== customView else { return }
        customView?.removeFromSuperview()
        customView = view
        if let view {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
    }

    private func show(effect: UIVisualEffect?) {
        guard let effect else {
            effectView?.removeFromSuperview()
            effectView = nil
            return
        }
        let view = effectView ?? UIVisualEffectView(effect: effect)
        view.effect = effect
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if effectView == nil { insertSubview(view, at: 0) }
        effectView = view
    }

    private func show(_ image: UIImage?, _ mode: UIView.ContentMode) {
        guard let image else {
            imageView?.removeFromSuperview()
            imageView = nil
            return
        }
        let view = imageView ?? UIImageView()
        view.image = image
        view.contentMode = mode
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if imageView == nil { addSubview(view) }
        imageView = view
    }
}
