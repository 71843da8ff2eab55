import QuartzCore

/// A control that is on or off.
@preconcurrency @MainActor
open class UISwitch: UIControl {
    /// A switch; its size is always its own.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    // MARK: - Setting the off/on state

    /// Whether the switch is on.
    open var isOn: Bool {
        get { isOnStorage }
        set { setOn(newValue, animated: false) }
    }

    /// Turns the switch on or off; no event is sent.
    open func setOn(_ on: Bool, animated: Bool) {
        guard on != isOnStorage else { return }
        isOnStorage = on
        apply(animated: animated && window != nil)
    }

    // MARK: - Customizing the appearance of the switch

    /// The track's colour while on; nil is green.
    open var onTintColor: UIColor? { didSet { updateColors() } }
    /// The knob's colour; nil is white.
    open var thumbTintColor: UIColor? { didSet { updateColors() } }
    /// Has no effect since iOS 7.
    open var onImage: UIImage?
    /// Has no effect since iOS 7.
    open var offImage: UIImage?
    /// The text beside a checkbox; only a Mac shows it.
    open var title: String?
    /// Which look a Mac gives the switch; only stored.
    open var preferredStyle: Style = .automatic
    /// The look: a sliding switch.
    open var style: Style { .sliding }

    /// Looks of a switch.
    public enum Style: Int, Sendable {
        case automatic, checkbox, sliding
    }

    // MARK: - Sandlot internals

    /// The size whatever is set, and the knob's (iOS 26, iPhone SE @2x, swiftui-web notes).
    static let size = CGSize(width: 68, height: 30)
    private static let knobSize = CGSize(width: 38, height: 25)
    private static let knobMargin: CGFloat = 2.5

    private var isOnStorage = false
    private let track = UIView()
    private let knob = UIView()
    private var hasDragged = false

    override var claimsTaps: Bool { true }

    private func setUp() {
        track.isUserInteractionEnabled = false
        knob.isUserInteractionEnabled = false
        track.frame = CGRect(origin: .zero, size: Self.size)
        track.layer.cornerRadius = Self.size.height / 2
        knob.bounds = CGRect(origin: .zero, size: Self.knobSize)
        knob.layer.cornerRadius = Self.knobSize.height / 2
        addSubview(track)
        addSubview(knob)
        super.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        super.setContentHuggingPriority(.defaultHigh, for: .vertical)
        apply(animated: false)
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private var knobCenter: CGPoint {
        let near = Self.knobMargin + Self.knobSize.width / 2
        let isRight = isOnStorage != isMirrored
        return CGPoint(x: isRight ? Self.size.width - near : near, y: Self.size.height / 2)
    }

    /// The knob's curve was (.160, .004, .406, 1.192) over .336 s and the track's colour a critically damped spring, as observed under
    /// Mac Catalyst 26.1 (openuikit notes).
    private func apply(animated: Bool) {
        guard animated else {
            knob.center = knobCenter
            updateColors()
            return
        }
        let from = (knob.layer.presentation() ?? knob.layer).position
        let old = (track.layer.presentation() ?? track.layer).backgroundColor
        knob.center = knobCenter
        updateColors()
        let move = CABasicAnimation(keyPath: "position")
        move.fromValue = from
        move.toValue = knobCenter
        move.duration = 0.336
        move.timingFunction = CAMediaTimingFunction(controlPoints: 0.160, 0.004, 0.406, 1.192)
        knob.layer.add(move, forKey: "switch")
        let color = CASpringAnimation(keyPath: "backgroundColor")
        let frequency: CGFloat = isOnStorage ? 9.24 : 15.708
        color.mass = 1
        color.stiffness = frequency * frequency
        color.damping = 2 * frequency
        color.fromValue = old
        color.toValue = track.layer.backgroundColor
        color.duration = isOnStorage ? 1.0 : 0.588
        track.layer.add(color, forKey: "switch")
    }

    private func updateColors() {
        let off = UIColor { traits in
            UIColor(red: 120 / 255, green: 120 / 255, blue: 128 / 255, alpha: traits.userInterfaceStyle == .dark ? 0.32 : 0.16)
        }
        track.backgroundColor = isOnStorage ? onTintColor ?? .systemGreen : off
        knob.backgroundColor = thumbTintColor ?? .white
        track.alpha = isEnabled ? 1 : 0.5
        knob.alpha = isEnabled ? 1 : 0.5
    }

    override func stateDidChange() {
        super.stateDidChange()
        updateColors()
    }

    // MARK: - View

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.size.width - alignmentRectInsets.right, height: Self.size.height)
    }
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    open override var frame: CGRect {
        get { super.frame }
        set {
            // A turned or scaled frame is no size to correct.
            super.frame = transform.isIdentity ? CGRect(origin: newValue.origin, size: Self.size) : newValue
        }
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: Self.size) }
    }

    // MARK: - Control

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        hasDragged = false
        return super.beginTracking(touch, with: event)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x
        let isRight = isOnStorage != isMirrored
        // The knob follows a finger that drags it over the middle.
        if isRight ? x < bounds.width * 0.25 : x > bounds.width * 0.75 {
            if abs(touch.location(in: nil).x - touch.initialWindowLocation.x) > 10 {
                hasDragged = true
                toggleByUser(with: event)
            }
        }
        return true
    }

    override func didTouchUpInside(with event: UIEvent?) {
        if !hasDragged { toggleByUser(with: event) }
    }

    private func toggleByUser(with event: UIEvent?) {
        setOn(!isOnStorage, animated: true)
        send(.valueChanged, with: event)
        send(.primaryActionTriggered, with: event)
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if isEnabled, gestureRecognizer.view !== self, gestureRecognizer is UISwipeGestureRecognizer { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}
