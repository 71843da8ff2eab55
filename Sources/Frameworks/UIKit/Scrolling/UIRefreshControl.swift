import QuartzCore

/// The wheel above a list that pulling down shows; it asks for new content with `valueChanged`.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    /// A control of standard height.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: Self.plainHeight)))
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    // MARK: - Configuring the control

    /// A line of text under the wheel.
    open var attributedTitle: NSAttributedString? {
        didSet { titleDidChange() }
    }

    // MARK: - Managing the refresh status

    /// Whether the wheel turns.
    open private(set) var isRefreshing = false

    /// Begins to turn, as if it had been pulled, but does not scroll to it and sends no event.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        insetIsShown = true
        wheel.startAnimating()
        scrollView?.adjustedInsetMayHaveChanged(keepingOffset: true)
    }

    /// Stops turning and lets the content go back.
    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        wheel.stopAnimating()
        guard let scrollView, insetIsShown else { return }
        insetIsShown = false
        scrollView.adjustedInsetMayHaveChanged(keepingOffset: true)
        let offset = scrollView.contentOffset
        let top = scrollView.offsetRange.y.lowerBound
        guard !scrollView.isTracking, offset.y < top else { return }
        scrollView.animateOffset(to: CGPoint(x: offset.x, y: top)) {}
    }

    // MARK: - Sandlot internals

    /// Points high, without and with a title (iOS 26, iPhone SE simulator, swiftui-web notes).
    static let plainHeight: CGFloat = 60
    static let titledHeight: CGFloat = 84.5

    private weak var scrollView: UIScrollView?
    private let wheel = RefreshWheel(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    private var titleLabel: UILabel?
    /// The content is held down to show the turning wheel.
    private var insetIsShown = false
    private var canTrigger = true

    private var standardHeight: CGFloat { attributedTitle == nil ? Self.plainHeight : Self.titledHeight }

    /// What the turning wheel adds to the scroll view's top inset, in points.
    var insetWhileRefreshing: CGFloat { insetIsShown ? standardHeight : 0 }

    private func setUp() {
        isUserInteractionEnabled = false
        addSubview(wheel)
    }

    func attach(to scrollView: UIScrollView) {
        self.scrollView = scrollView
        scrollView.insertSubview(self, at: 0)
        offsetDidChange()
    }

    func detach() {
        insetIsShown = false
        let old = scrollView
        scrollView = nil
        if superview === old { removeFromSuperview() }
        old?.adjustedInsetMayHaveChanged()
    }

    /// Points the content is pulled down beyond its top.
    private var pull: CGFloat {
        guard let scrollView else { return 0 }
        return max(0, -(scrollView.contentOffset.y + scrollView.adjustedContentInset.top - insetWhileRefreshing))
    }

    func offsetDidChange() {
        guard let scrollView else { return }
        let top = scrollView.adjustedContentInset.top - insetWhileRefreshing
        let y = min(0, scrollView.contentOffset.y + top)
        frame = CGRect(x: 0, y: y, width: scrollView.bounds.width, height: standardHeight)
        if !isRefreshing { wheel.setProgress(min(1, pull / Self.plainHeight)) }
    }

    /// A finger moved the content: pulled far enough, the refresh begins.
    func dragDidMove() {
        if pull < 1 { canTrigger = true }
        guard isEnabled, canTrigger, !isRefreshing, pull >= Self.plainHeight else { return }
        canTrigger = false
        isRefreshing = true
        wheel.setProgress(1)
        wheel.startAnimating()
        sendActions(for: [.valueChanged])
        send(.primaryActionTriggered, with: nil)
    }

    /// The finger lets go: from now on the content leaves room for the wheel.
    func dragWillEnd() {
        canTrigger = true
        guard isRefreshing, !insetIsShown else { return }
        insetIsShown = true
        scrollView?.adjustedInsetMayHaveChanged()
    }

    private func titleDidChange() {
        if let attributedTitle {
            let label = titleLabel ?? UILabel()
            if titleLabel == nil {
                titleLabel = label
                addSubview(label)
            }
            label.attributedText = attributedTitle
            label.textAlignment = .center
        } else {
            titleLabel?.removeFromSuperview()
            titleLabel = nil
        }
        offsetDidChange()
        setNeedsLayout()
    }

    // MARK: - View

    open override func layoutSubviews() {
        super.layoutSubviews()
        wheel.center = CGPoint(x: bounds.midX, y: Self.plainHeight / 2)
        wheel.color = tintColorIsSet ? tintColor : nil
        titleLabel?.frame = CGRect(x: 0, y: 60.75, width: bounds.width, height: 17.5)
    }

    private var tintColorIsSet: Bool { tint.color != nil }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: scrollView?.bounds.width ?? size.width, height: standardHeight)
    }
}
