import QuartzCore

/// A knob on a track that chooses a value from a range.
@preconcurrency @MainActor
open class UISlider: UIControl {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    // MARK: - Accessing the slider's value

    /// The value; kept within the limits.
    open var value: Float {
        get { valueStorage }
        set { setValue(newValue, animated: false) }
    }

    /// Sets the value; no event is sent.
    open func setValue(_ value: Float, animated: Bool) {
        valueStorage = min(max(value, minimumValue), max(minimumValue, maximumValue))
        guard animated, window != nil else { return setNeedsLayout() }
        UIView.animate(withDuration: 0.2) {
            self.setNeedsLayout()
            self.layoutIfNeeded()
        }
    }

    // MARK: - Accessing the slider's value limits

    /// The value at the leading end.
    open var minimumValue: Float = 0 { didSet { limitsDidChange() } }
    /// The value at the trailing end.
    open var maximumValue: Float = 1 { didSet { limitsDidChange() } }

    // MARK: - Modifying the slider's behavior

    /// Whether events are sent while the knob moves, and not only at the end.
    open var isContinuous = true
    /// Which look a Mac gives the slider; only stored.
    open var preferredBehavioralStyle: UIBehavioralStyle = .automatic
    /// The look: that of a tablet.
    open var behavioralStyle: UIBehavioralStyle { .pad }

    // MARK: - Changing the slider's appearance

    /// A picture at the leading end.
    open var minimumValueImage: UIImage? { didSet { show(minimumValueImage, in: &minimumImageView) } }
    /// A picture at the trailing end.
    open var maximumValueImage: UIImage? { didSet { show(maximumValueImage, in: &maximumImageView) } }
    /// The colour of the track up to the knob; nil is the tint.
    open var minimumTrackTintColor: UIColor? { didSet { updateColors() } }
    /// The colour of the track beyond the knob; nil is grey.
    open var maximumTrackTintColor: UIColor? { didSet { updateColors() } }
    /// The knob's colour; nil is white.
    open var thumbTintColor: UIColor? { didSet { updateColors() } }

    /// The picture of the track up to the knob now.
    open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) ?? minimumTrackImage(for: .normal) }
    /// The picture of the track beyond the knob now.
    open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) ?? maximumTrackImage(for: .normal) }
    /// The knob's picture now.
    open var currentThumbImage: UIImage? { thumbImage(for: state) ?? thumbImage(for: .normal) }

    open func minimumTrackImage(for state: State) -> UIImage? { minimumTrackImages[state] }
    /// Sets the picture of the track up to the knob for a state.
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
        minimumTrackImages[state] = image
        setNeedsLayout()
    }
    open func maximumTrackImage(for state: State) -> UIImage? { maximumTrackImages[state] }
    /// Sets the picture of the track beyond the knob for a state.
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
        maximumTrackImages[state] = image
        setNeedsLayout()
    }
    open func thumbImage(for state: State) -> UIImage? { thumbImages[state] }
    /// Sets the knob's picture for a state.
    open func setThumbImage(_ image: UIImage?, for state: State) {
        thumbImages[state] = image
        setNeedsLayout()
    }

    // MARK: - Overrides for subclasses

    /// Where the leading picture is drawn, in points in the slider's coordinates.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(minimumValueImage, bounds, isLeading: true)
    }
    /// Where the trailing picture is drawn, in points in the slider's coordinates.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(maximumValueImage, bounds, isLeading: false)
    }
    /// Where the track is drawn, in points in the slider's coordinates.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let left = minimumValueImage.map { $0.size.width + 8 } ?? 0
        let right = maximumValueImage.map { $0.size.width + 8 } ?? 0
        return CGRect(
            x: bounds.minX + left, y: bounds.minY + ((bounds.height - Self.trackHeight) / 2).rounded(),
            width: max(0, bounds.width - left - right), height: Self.trackHeight)
    }
    /// Where the knob is drawn for a value, in points in the slider's coordinates.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let size = currentThumbImage?.size ?? Self.knobSize
        let span = maximumValue - minimumValue
        var fraction = span > 0 ? CGFloat((value - minimumValue) / span) : 0
        if isMirrored { fraction = 1 - fraction }
        return CGRect(
            x: (rect.minX + fraction * (rect.width - size.width)).rounded(),
            y: bounds.minY + ((bounds.height - size.height) / 2).rounded(.down), width: size.width, height: size.height)
    }

    // MARK: - Sandlot internals

    /// Measures of iOS 26 (iPhone SE @2x, swiftui-web notes).
    private static let height: CGFloat = 34
    private static let trackHeight: CGFloat = 6
    private static let knobSize = CGSize(width: 38, height: 25)

    private var valueStorage: Float = 0
    private var minimumTrackImages: [State: UIImage] = [:]
    private var maximumTrackImages: [State: UIImage] = [:]
    private var thumbImages: [State: UIImage] = [:]
    private let track = UIImageView()
    private let fill = UIImageView()
    private let knob = UIImageView()
    private var minimumImageView: UIImageView?
    private var maximumImageView: UIImageView?
    private var grip: CGFloat = 0

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func setUp() {
        for view in [track, fill, knob] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        knob.layer.shadowOpacity = 0.11
        knob.layer.shadowRadius = 3
        knob.layer.shadowOffset = CGSize(width: 0, height: 1)
        super.setContentHuggingPriority(.defaultHigh, for: .vertical)
        updateColors()
    }

    private func limitsDidChange() {
        valueStorage = min(max(valueStorage, minimumValue), max(minimumValue, maximumValue))
        setNeedsLayout()
    }

    private func show(_ image: UIImage?, in view: inout UIImageView?) {
        if let image {
            let shown = view ?? UIImageView()
            shown.image = image
            if view == nil { addSubview(shown) }
            view = shown
        } else {
            view?.removeFromSuperview()
            view = nil
        }
        setNeedsLayout()
    }

    private func imageRect(_ image: UIImage?, _ bounds: CGRect, isLeading: Bool) -> CGRect {
        guard let image else { return .zero }
        let isLeft = isLeading != isMirrored
        return CGRect(
            x: isLeft ? bounds.minX : bounds.maxX - image.size.width, y: bounds.midY - image.size.height / 2,
            width: image.size.width, height: image.size.height)
    }

    private func updateColors() {
        fill.backgroundColor = currentMinimumTrackImage == nil ? minimumTrackTintColor ?? tintColor : nil
        let grey = UIColor { traits in
            UIColor(white: traits.userInterfaceStyle == .dark ? 1 : 0, alpha: 26 / 255)
        }
        track.backgroundColor = currentMaximumTrackImage == nil ? maximumTrackTintColor ?? grey : nil
        knob.backgroundColor = currentThumbImage == nil ? thumbTintColor ?? .white : nil
        for view in [track, fill, knob] { view.alpha = isEnabled ? 1 : 0.5 }
    }

    override func stateDidChange() {
        super.stateDidChange()
        updateColors()
    }

    // MARK: - View

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: bounds.width, height: Self.height) }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateColors()
        let trackFrame = trackRect(forBounds: bounds)
        let knobFrame = thumbRect(forBounds: bounds, trackRect: trackFrame, value: valueStorage)
        track.frame = trackFrame
        track.layer.cornerRadius = trackFrame.height / 2
        let start = isMirrored ? knobFrame.midX : trackFrame.minX
        let end = isMirrored ? trackFrame.maxX : knobFrame.midX
        fill.frame = CGRect(x: start, y: trackFrame.minY, width: max(0, end - start), height: trackFrame.height)
        fill.layer.cornerRadius = trackFrame.height / 2
        knob.frame = knobFrame
        knob.layer.cornerRadius = currentThumbImage == nil ? knobFrame.height / 2 : 0
        knob.layer.shadowOpacity = currentThumbImage == nil ? 0.11 : 0
        knob.image = currentThumbImage
        fill.image = currentMinimumTrackImage
        track.image = currentMaximumTrackImage
        minimumImageView?.frame = minimumValueImageRect(forBounds: bounds)
        maximumImageView?.frame = maximumValueImageRect(forBounds: bounds)
    }

    // MARK: - Control

    private var knobFrame: CGRect {
        thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: valueStorage)
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let location = touch.location(in: self)
        guard knobFrame.insetBy(dx: -12, dy: -12).contains(location) else { return false }
        grip = location.x - knobFrame.midX
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let before = valueStorage
        follow(touch)
        if isContinuous, valueStorage != before { sendValue(with: event) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        let before = valueStorage
        if let touch { follow(touch) }
        if !isContinuous || valueStorage != before { sendValue(with: event) }
    }

    private func sendValue(with event: UIEvent?) {
        send(.valueChanged, with: event)
        send(.primaryActionTriggered, with: event)
    }

    private func follow(_ touch: UITouch) {
        let trackFrame = trackRect(forBounds: bounds)
        let way = trackFrame.width - knobFrame.width
        guard way > 0 else { return }
        let x = touch.location(in: self).x - grip - trackFrame.minX - knobFrame.width / 2
        var fraction = min(max(x / way, 0), 1)
        if isMirrored { fraction = 1 - fraction }
        valueStorage = minimumValue + Float(fraction) * (maximumValue - minimumValue)
        setNeedsLayout()
    }

    /// The knob's own drag goes before swipes and scrolling sideways.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if isEnabled, gestureRecognizer.view !== self,
            knobFrame.insetBy(dx: -12, dy: -12).contains(gestureRecognizer.location(in: self)) || isTracking {
            if let swipe = gestureRecognizer as? UISwipeGestureRecognizer,
                !swipe.direction.intersection([.left, .right]).isEmpty {
                return false
            }
            if let pan = gestureRecognizer as? ScrollPanGestureRecognizer, abs(pan.travel.x) > abs(pan.travel.y) { return false }
        }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}
