import QuartzCore

/// The disc with a cross that empties a text field.
@MainActor final class FieldClearButton: UIControl {
    private unowned let field: UITextField

    init(field: UITextField) {
        self.field = field
        super.init(frame: .zero)
        isOpaque = false
        contentMode = .redraw
        accessibilityLabel = "Clear text"
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        UIColor(white: 204.0 / 255, alpha: isHighlighted ? 0.6 : 1).setFill()
        UIBezierPath(ovalIn: bounds).fill()
        let cross = UIBezierPath()
        let arm = bounds.width * 0.2
        let centre = CGPoint(x: bounds.midX, y: bounds.midY)
        cross.move(to: CGPoint(x: centre.x - arm, y: centre.y - arm))
        cross.addLine(to: CGPoint(x: centre.x + arm, y: centre.y + arm))
        cross.move(to: CGPoint(x: centre.x + arm, y: centre.y - arm))
        cross.addLine(to: CGPoint(x: centre.x - arm, y: centre.y + arm))
        cross.lineWidth = 1.5
        cross.lineCapStyle = .round
        UIColor.white.setStroke()
        cross.stroke()
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -8, dy: -8).contains(point)
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if let touch, self.point(inside: touch.location(in: self), with: event) { field.clear() }
    }
}
