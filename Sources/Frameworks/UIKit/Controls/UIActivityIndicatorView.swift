import QuartzCore

/// A turning wheel: something is going on.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
    /// A medium wheel.
    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        if frame.size == .zero { super.frame = CGRect(origin: frame.origin, size: size) }
        setUp()
    }

    public required init(coder: NSCoder) {
        style = .medium
        super.init(frame: .zero)
        setUp()
    }

    /// A wheel of one of the sizes.
    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(origin: .zero, size: Self.size(of: style)))
        setUp()
    }

    /// The old spelling of `init(style:)`.
    public convenience init(activityIndicatorStyle style: Style) {
        self.init(style: style)
    }

    // MARK: - Managing an activity indicator

    /// Begins to turn.
    open func startAnimating() {
        guard !isAnimating else { return }
        isAnimating = true
        isHidden = false
        updateAnimation()
    }

    /// Stops turning, and hides if `hidesWhenStopped`.
    open func stopAnimating() {
        isAnimating = false
        updateAnimation()
        if hidesWhenStopped { isHidden = true }
    }

    /// Whether the wheel turns.
    open private(set) var isAnimating = false
    /// Whether the view hides while it does not turn.
    open var hidesWhenStopped = true {
        didSet { isHidden = hidesWhenStopped && !isAnimating }
    }

    // MARK: - Configuring the appearance

    /// The size.
    open var style: Style {
        didSet {
            guard style != oldValue else { return }
            invalidateIntrinsicContentSize()
            arrangeSpokes()
            if style == .white || style == .whiteLarge { color = .white }
        }
    }
    /// The spokes' colour; nil is the style's own.
    open var color: UIColor! {
        get { colorStorage ?? Self.defaultColor(of: style) }
        set {
            colorStorage = newValue
            updateColors()
        }
    }

    /// Sizes of a wheel.
    public enum Style: Int, Sendable {
        case whiteLarge = 0, white, gray
        case medium = 100, large
    }

    // MARK: - Sandlot internals

    private static let count = 8
    /// About one turn a second (iOS facts, controls; approximate).
    private static let period: TimeInterval = 1

    private var colorStorage: UIColor?
    private var spokes: [CALayer] = []

    /// 20 and 37 points (iOS 26, iPhone SE @2x, swiftui-web notes).
    private static func size(of style: Style) -> CGSize {
        style == .large || style == .whiteLarge ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
    }

    private static func defaultColor(of style: Style) -> UIColor {
        switch style {
        case .white, .whiteLarge: return .white
        default:
            return UIColor { traits in
                traits.userInterfaceStyle == .dark
                    ? UIColor(red: 152 / 255, green: 152 / 255, blue: 159 / 255, alpha: 1)
                    : UIColor(red: 138 / 255, green: 138 / 255, blue: 142 / 255, alpha: 1)
            }
        }
    }

    private var size: CGSize { Self.size(of: style) }

    private func setUp() {
        isHidden = true
        super.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        super.setContentHuggingPriority(.defaultHigh, for: .vertical)
        for _ in 0..<Self.count {
            let spoke = CALayer()
            layer.addSublayer(spoke)
            spokes.append(spoke)
        }
        arrangeSpokes()
        updateColors()
    }

    private func arrangeSpokes() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let unit = size.width / 20
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        for (index, spoke) in spokes.enumerated() {
            let angle = CGFloat(index) / CGFloat(Self.count) * 2 * .pi
            spoke.bounds = CGRect(x: 0, y: 0, width: 2.5 * unit, height: 6 * unit)
            spoke.cornerRadius = 1.25 * unit
            spoke.transform = CATransform3DIdentity
            spoke.position = CGPoint(x: middle.x + 6.5 * unit * sin(angle), y: middle.y - 6.5 * unit * cos(angle))
            spoke.transform = CATransform3DMakeRotation(angle, 0, 0, 1)
            spoke.opacity = isAnimating ? 1 : Self.restingOpacity(index)
        }
        CATransaction.commit()
    }

    /// Still, the spokes fade round the circle.
    private static func restingOpacity(_ index: Int) -> Float { 1 - 0.75 * Float(count - 1 - index) / Float(count - 1) }

    private func updateAnimation() {
        guard isAnimating, window != nil else {
            spokes.forEach { $0.removeAnimation(forKey: "turn") }
            arrangeSpokes()
            return
        }
        for (index, spoke) in spokes.enumerated() where spoke.animation(forKey: "turn") == nil {
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.fromValue = 1
            fade.toValue = 0.25
            fade.duration = Self.period
            fade.repeatCount = .infinity
            fade.timeOffset = Self.period * Double(Self.count - index) / Double(Self.count)
            spoke.add(fade, forKey: "turn")
        }
    }

    private func updateColors() {
        let shown = color.resolvedColor(with: traitCollection).cgColor
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for spoke in spokes { spoke.backgroundColor = shown }
        CATransaction.commit()
    }

    // MARK: - View

    open override var intrinsicContentSize: CGSize { size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size }

    open override func layoutSubviews() {
        super.layoutSubviews()
        arrangeSpokes()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        updateAnimation()
    }

    override func _colorAppearanceDidChange() {
        super._colorAppearanceDidChange()
        updateColors()
    }
}
