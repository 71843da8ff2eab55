import QuartzCore

/// The frame round a text field (iOS 26 simulator, swiftui-web notes).
@MainActor final class FieldFrameView: UIView {
    var style = UITextField.BorderStyle.none {
        didSet {
            isHidden = style == .none
            updateColors()
            setNeedsDisplay()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
        isOpaque = false
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    /// Rounded: radius 5, half a point of black at 20 %. Line: one point in the label's colour.
    func updateColors() {
        let isRounded = style == .roundedRect
        layer.cornerRadius = isRounded ? 5 : 0
        layer.borderWidth = isRounded ? 0.5 : style == .line ? 1 : 0
        let color = isRounded ? UIColor(white: traitCollection.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.2) : .label
        layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
        backgroundColor = isRounded ? .systemBackground : nil
    }

    /// Bezel: an outer line of black at half, an inner one at a third.
    override func draw(_ rect: CGRect) {
        guard style == .bezel else { return }
        UIColor(white: 0, alpha: 0.5).setStroke()
        UIBezierPath(rect: bounds.insetBy(dx: 0.5, dy: 0.5)).stroke()
        UIColor(white: 0, alpha: 0.33).setStroke()
        UIBezierPath(rect: bounds.insetBy(dx: 1.5, dy: 1.5)).stroke()
    }
}
