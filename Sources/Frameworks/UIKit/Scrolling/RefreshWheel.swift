import QuartzCore

/// The spokes of a refresh control: they appear one after the other while pulling and turn while refreshing.
///
/// 8 spokes of 3.5 × 10 points, 5 to 15 points from the middle, a fifth larger while refreshing, label colour at .847
/// (iOS 26, iPhone SE simulator, swiftui-web notes).
final class RefreshWheel: UIView {
    private static let count = 8
    private static let period: TimeInterval = 1
    private var spokes: [CALayer] = []
    private var isTurning = false

    /// The spokes' colour; nil is the label colour.
    var color: UIColor? { didSet { if color != oldValue { updateColors() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        for index in 0..<Self.count {
            let spoke = CALayer()
            spoke.bounds = CGRect(x: 0, y: 0, width: 3.5, height: 10)
            spoke.cornerRadius = 1.75
            let angle = CGFloat(index) / CGFloat(Self.count) * 2 * .pi
            spoke.position = CGPoint(x: bounds.midX + 10 * sin(angle), y: bounds.midY - 10 * cos(angle))
            spoke.transform = CATransform3DMakeRotation(angle, 0, 0, 1)
            spoke.opacity = 0
            layer.addSublayer(spoke)
            spokes.append(spoke)
        }
        updateColors()
    }

    required init?(coder: NSCoder) { fatalError("not read from archives") }

    private func updateColors() {
        let shown = (color ?? UIColor.label.withAlphaComponent(0.847)).resolvedColor(with: traitCollection).cgColor
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for spoke in spokes { spoke.backgroundColor = shown }
        CATransaction.commit()
    }

    override func _colorAppearanceDidChange() {
        super._colorAppearanceDidChange()
        updateColors()
    }

    /// Shows the part `progress` (0…1) of the spokes.
    func setProgress(_ progress: CGFloat) {
        guard !isTurning else { return }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for (index, spoke) in spokes.enumerated() {
            let part = progress * CGFloat(Self.count) - CGFloat(index)
            spoke.opacity = Float(min(1, max(0, part)))
        }
        CATransaction.commit()
    }

    func startAnimating() {
        guard !isTurning else { return }
        setProgress(1)
        isTurning = true
        transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
        for (index, spoke) in spokes.enumerated() {
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.fromValue = 1
            fade.toValue = 0.2
            fade.duration = Self.period
            fade.repeatCount = .infinity
            fade.timeOffset = Self.period * Double(Self.count - index) / Double(Self.count)
            spoke.add(fade, forKey: "turn")
        }
    }

    func stopAnimating() {
        isTurning = false
        transform = .identity
        for spoke in spokes { spoke.removeAnimation(forKey: "turn") }
        setProgress(0)
    }
}
