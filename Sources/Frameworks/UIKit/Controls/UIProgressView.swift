import QuartzCore

/// A bar that fills as something proceeds.
@preconcurrency @MainActor
open class UIProgressView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// A bar of one of the looks.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height))
        progressViewStyle = style
    }

    // MARK: - Managing the progress bar

    /// The filled part, 0…1.
    open var progress: Float {
        get { progressStorage }
        set { setProgress(newValue, animated: false) }
    }

    /// Fills up to `progress`, with an animation if asked for.
    open func setProgress(_ progress: Float, animated: Bool) {
        let progress = progress.isNaN ? 0 : min(max(progress, 0), 1)
        guard progress != progressStorage else { return }
        progressStorage = progress
        setNeedsLayout()
        guard animated, window != nil else { return }
        UIView.animate(withDuration: 0.25, delay: 0, options: [.beginFromCurrentState]) { self.layoutIfNeeded() }
    }

    /// A progress to follow; nil for none.
    open var observedProgress: Progress? {
        didSet { followObservedProgress() }
    }

    // MARK: - Configuring the progress bar

    /// The look; both are drawn alike.
    open var progressViewStyle: Style = .default
    /// The filled part's colour; nil is the tint.
    open var progressTintColor: UIColor? { didSet { updateColors() } }
    /// The filled part's picture.
    open var progressImage: UIImage? {
        didSet {
            fill.image = progressImage
            updateColors()
        }
    }
    /// The rest's colour; nil is grey.
    open var trackTintColor: UIColor? { didSet { updateColors() } }
    /// The rest's picture.
    open var trackImage: UIImage? {
        didSet {
            track.image = trackImage
            updateColors()
        }
    }

    /// Looks of a bar.
    public enum Style: Int, Sendable {
        case `default`, bar
    }

    // MARK: - Sandlot internals

    /// Points high (iOS 26, iPhone SE @2x, swiftui-web notes).
    private static let height: CGFloat = 4

    private var progressStorage: Float = 0
    private let track = UIImageView()
    private let fill = UIImageView()
    private var observation: NSKeyValueObservation?

    private func setUp() {
        track.clipsToBounds = true
        fill.clipsToBounds = true
        addSubview(track)
        addSubview(fill)
        isUserInteractionEnabled = true
        super.setContentHuggingPriority(.defaultHigh, for: .vertical)
        updateColors()
    }

    private func followObservedProgress() {
        observation?.invalidate()
        observation = nil
        guard let observedProgress else { return }
        setProgress(Float(observedProgress.fractionCompleted), animated: false)
        observation = observedProgress.observe(\.fractionCompleted) { [weak self] progress, _ in
            let fraction = Float(progress.fractionCompleted)
            MainActor.assumeIsolated { self?.setProgress(fraction, animated: true) }
        }
    }

    private func updateColors() {
        let grey = UIColor { traits in
            UIColor(red: 120 / 255, green: 120 / 255, blue: 125 / 255, alpha: traits.userInterfaceStyle == .dark ? 0.36 : 0.2)
        }
        track.backgroundColor = trackImage == nil ? trackTintColor ?? grey : nil
        fill.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
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
        let filled = bounds.width * CGFloat(progressStorage)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        track.frame = bounds
        fill.frame = CGRect(
            x: isMirrored ? bounds.maxX - filled : bounds.minX, y: bounds.minY, width: filled, height: bounds.height)
        track.layer.cornerRadius = bounds.height / 2
        fill.layer.cornerRadius = min(bounds.height, filled) / 2
    }
}
