/// What was set of a view's tint, and what its subclasses last heard of it.
struct ViewTint {
    var color: UIColor?
    var mode: UIView.TintAdjustmentMode = .automatic
    /// The colour and mode at the last `tintColorDidChange()`.
    var known: (color: UIColor, isDimmed: Bool)?
}

extension UIView {
    /// The tint where nobody set one: the system's blue.
    static let defaultTintColor = UIColor.systemBlue

    var _effectiveTintColor: UIColor {
        let color = _undimmedTintColor
        guard _effectiveTintAdjustmentMode == .dimmed else { return color }
        return UIView.dimmed(color.resolvedColor(with: _traitCollection))
    }

    private var _undimmedTintColor: UIColor {
        var next: UIView? = self
        while let view = next {
            if let color = view.tint.color { return color }
            next = view.superview
        }
        return UIView.defaultTintColor
    }

    var _effectiveTintAdjustmentMode: TintAdjustmentMode {
        var next: UIView? = self
        while let view = next {
            if view.tint.mode != .automatic { return view.tint.mode }
            next = view.superview
        }
        return .normal
    }

    /// A grey as light as the colour, at four fifths of its opacity.
    private static func dimmed(_ color: UIColor) -> UIColor {
        var red: CGFloat = 0
        var green: CGFloat = 0
        var blue: CGFloat = 0
        var alpha: CGFloat = 0
        guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return color }
        return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha * 0.8)
    }

    /// Looks whether the tint differs from what the view last heard, and tells it and all inside if so.
    func _tintMayHaveChanged() {
        let color = _undimmedTintColor
        let isDimmed = _effectiveTintAdjustmentMode == .dimmed
        let known = tint.known ?? (UIView.defaultTintColor, false)
        guard known.isDimmed != isDimmed || known.color !== color && known.color != color else { return }
        tint.known = (color, isDimmed)
        tintColorDidChange()
        for subview in subviews { subview._tintMayHaveChanged() }
    }
}
