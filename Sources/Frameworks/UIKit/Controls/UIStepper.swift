import QuartzCore

/// Two buttons that make a value smaller and larger.
@preconcurrency @MainActor
open class UIStepper: UIControl {
    /// A stepper; its size is always its own.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    // MARK: - Configuring the stepper

    /// Whether the value changes over and over while a button is held.
    open var autorepeat = true
    /// Whether events are sent at each change, and not only at the end.
    open var isContinuous = true
    /// Whether the value goes on at the other limit when it passes one.
    open var wraps = false { didSet { updateEnabledSides() } }
    /// The smallest value.
    open var minimumValue: Double = 0 { didSet { value = valueStorage } }
    /// The largest value.
    open var maximumValue: Double = 100 { didSet { value = valueStorage } }
    /// How much a press changes the value.
    open var stepValue: Double = 1

    // MARK: - Accessing the stepper's value

    /// The value; kept within the limits.
    open var value: Double {
        get { valueStorage }
        set {
            valueStorage = min(max(newValue, minimumValue), max(minimumValue, maximumValue))
            updateEnabledSides()
        }
    }

    // MARK: - Customizing the appearance

    open func incrementImage(for state: State) -> UIImage? { incrementImages[state] }
    /// Sets the picture of the button that makes the value larger.
    open func setIncrementImage(_ image: UIImage?, for state: State) {
        incrementImages[state] = image
        setNeedsLayout()
    }
    open func decrementImage(for state: State) -> UIImage? { decrementImages[state] }
    /// Sets the picture of the button that makes the value smaller.
    open func setDecrementImage(_ image: UIImage?, for state: State) {
        decrementImages[state] = image
        setNeedsLayout()
    }
    open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }
    /// Sets the picture behind both buttons; only stored.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        backgroundImages[state] = image
        SandlotUnimplemented.report("UIStepper.setBackgroundImage(_:for:)")
    }
    open func dividerImage(forLeftSegmentState leftState: State, rightSegmentState rightState: State) -> UIImage? { nil }
    /// Sets the picture between the buttons; has no effect.
    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
    ) {
        SandlotUnimplemented.report("UIStepper.setDividerImage")
    }

    // MARK: - Sandlot internals

    /// iOS 26, iPhone SE @2x (swiftui-web notes).
    static let size = CGSize(width: 94, height: 32)
    /// Seconds before holding repeats, and between repeats.
    private static let repeatDelay: TimeInterval = 0.5
    private static let repeatInterval: TimeInterval = 0.1

    private var valueStorage: Double = 0
    private var incrementImages: [State: UIImage] = [:]
    private var decrementImages: [State: UIImage] = [:]
    private var backgroundImages: [State: UIImage] = [:]
    private let divider = UIView()
    private let minus = StepperSign(isPlus: false)
    private let plus = StepperSign(isPlus: true)
    private let timer = GestureTimer()
    private var pressedIsPlus: Bool?
    private var valueAtStart = 0.0

    override var claimsTaps: Bool { true }

    private func setUp() {
        backgroundColor = UIColor { traits in
            traits.userInterfaceStyle == .dark
                ? UIColor(red: 118 / 255, green: 118 / 255, blue: 128 / 255, alpha: 0.24)
                : UIColor(red: 58 / 255, green: 58 / 255, blue: 70 / 255, alpha: 0.086)
        }
        layer.cornerRadius = Self.size.height / 2
        divider.backgroundColor = UIColor { traits in
            traits.userInterfaceStyle == .dark
                ? UIColor(red: 84 / 255, green: 84 / 255, blue: 88 / 255, alpha: 0.6)
                : UIColor(red: 59 / 255, green: 59 / 255, blue: 67 / 255, alpha: 0.36)
        }
        for view in [divider, minus, plus] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        super.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        super.setContentHuggingPriority(.defaultHigh, for: .vertical)
        updateEnabledSides()
    }

    private func updateEnabledSides() {
        minus.alpha = isEnabled && (wraps || valueStorage > minimumValue) ? 1 : 0.3
        plus.alpha = isEnabled && (wraps || valueStorage < maximumValue) ? 1 : 0.3
    }

    override func stateDidChange() {
        super.stateDidChange()
        updateEnabledSides()
    }

    private func step(_ isPlus: Bool, with event: UIEvent?) {
        let before = valueStorage
        var next = valueStorage + (isPlus ? stepValue : -stepValue)
        if next > maximumValue { next = wraps ? minimumValue : maximumValue }
        if next < minimumValue { next = wraps ? maximumValue : minimumValue }
        value = next
        if isContinuous, valueStorage != before { sendValue(with: event) }
    }

    private func sendValue(with event: UIEvent?) {
        send(.valueChanged, with: event)
        send(.primaryActionTriggered, with: event)
    }

    private func `repeat`(after seconds: TimeInterval) {
        timer.start(after: seconds) { [weak self] in
            guard let self, let isPlus = self.pressedIsPlus, self.isTouchInside else { return }
            self.step(isPlus, with: nil)
            self.repeat(after: Self.repeatInterval)
        }
    }

    // MARK: - View

    open override var intrinsicContentSize: CGSize { Self.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    open override var frame: CGRect {
        get { super.frame }
        set { super.frame = transform.isIdentity ? CGRect(origin: newValue.origin, size: Self.size) : newValue }
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set { super.bounds = CGRect(origin: newValue.origin, size: Self.size) }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        divider.frame = CGRect(x: bounds.midX - 0.5, y: bounds.midY - 9, width: 1, height: 18)
        minus.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
        plus.frame = CGRect(x: bounds.width / 2, y: 0, width: bounds.width / 2, height: bounds.height)
        minus.image = decrementImages[state] ?? decrementImages[.normal]
        plus.image = incrementImages[state] ?? incrementImages[.normal]
    }

    // MARK: - Control

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let isRight = touch.location(in: self).x > bounds.midX
        let isPlus = isRight != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        pressedIsPlus = isPlus
        valueAtStart = valueStorage
        step(isPlus, with: event)
        if autorepeat { self.repeat(after: Self.repeatDelay) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        timer.stop()
        pressedIsPlus = nil
        if !isContinuous, valueStorage != valueAtStart { sendValue(with: event) }
    }

    open override func cancelTracking(with event: UIEvent?) {
        timer.stop()
        pressedIsPlus = nil
    }
}

/// The minus or plus of a stepper, or the picture in its place.
final class StepperSign: UIView {
    private let horizontal = UIView(frame: CGRect(x: 0, y: 0, width: 14, height: 2))
    private let vertical = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 14))
    private let picture = UIImageView()

    var image: UIImage? {
        didSet {
            picture.image = image
            horizontal.isHidden = image != nil
            vertical.isHidden = image != nil
            setNeedsLayout()
        }
    }

    init(isPlus: Bool) {
        super.init(frame: .zero)
        for bar in [horizontal, vertical] {
            bar.backgroundColor = .label
            bar.layer.cornerRadius = 1
        }
        addSubview(horizontal)
        if isPlus { addSubview(vertical) }
        picture.contentMode = .center
        addSubview(picture)
    }

    required init?(coder: NSCoder) { fatalError("not read from archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        horizontal.center = CGPoint(x: bounds.midX, y: bounds.midY)
        vertical.center = horizontal.center
        picture.frame = bounds
    }
}
