import QuartzCore

/// Shows a part of content that is larger than the view, moved by dragging, flicking, the wheel or code.
///
/// The content offset is the origin of the bounds. All motion is a function of the time on the stage's clock.
@preconcurrency @MainActor
open class UIScrollView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    // MARK: - Responding to scroll view interactions

    /// What `delegate` reads and writes; see `ScrollDelegateHolder`.
    weak var scrollDelegate: (any UIScrollViewDelegate)? {
        didSet { _delegateDidChange() }
    }

    // MARK: - Managing the content size and offset

    /// The size of the content in points.
    open var contentSize: CGSize = .zero {
        didSet { if contentSize != oldValue { contentSizeDidChange() } }
    }

    /// The point of the content at the view's top-left corner, in points: the origin of the bounds.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds = CGRect(origin: newValue, size: bounds.size) }
    }

    /// Moves to an offset, with an animation if asked for. A motion under way ends.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        moveByCode(to: contentOffset, animated: animated)
    }

    // MARK: - Managing the content inset behavior

    /// Points around the content that scrolling shows as well.
    open var contentInset: UIEdgeInsets = .zero {
        didSet { if contentInset != oldValue { adjustedInsetMayHaveChanged() } }
    }

    /// `contentInset` and what the safe area adds to it.
    open var adjustedContentInset: UIEdgeInsets { computedAdjustedInset }

    /// How the safe area is added.
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
        didSet { adjustedInsetMayHaveChanged() }
    }

    /// Called when `adjustedContentInset` changed.
    open func adjustedContentInsetDidChange() {}

    /// Where content smaller than the view lies, as fractions of the free space; only stored.
    open var contentAlignmentPoint: CGPoint = .zero {
        didSet {
            if contentAlignmentPoint != .zero { SandlotUnimplemented.report("UIScrollView.contentAlignmentPoint") }
        }
    }

    // MARK: - Getting the layout guides

    /// The view's visible rectangle, for constraints that must not scroll.
    open var frameLayoutGuide: UILayoutGuide { frameGuide }
    /// The content, for constraints that decide its size.
    open var contentLayoutGuide: UILayoutGuide { contentGuide }

    // MARK: - Configuring the scroll view

    /// Whether the finger can scroll.
    open var isScrollEnabled = true {
        didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
    }
    /// Whether a drag that starts along one axis stays on it.
    open var isDirectionalLockEnabled = false
    /// Whether the content rests at multiples of the view's size.
    open var isPagingEnabled = false
    /// Whether a tap on the status bar scrolls to the top.
    open var scrollsToTop = true
    /// Whether the content goes beyond its edges and springs back.
    open var bounces: Bool {
        get { bouncesVertically || bouncesHorizontally }
        set {
            bouncesVertically = newValue
            bouncesHorizontally = newValue
        }
    }
    /// Whether it does so up and down.
    open var bouncesVertically = true
    /// Whether it does so sideways.
    open var bouncesHorizontally = true
    /// Whether it does so up and down even if the content fits.
    open var alwaysBounceVertical = false
    /// Whether it does so sideways even if the content fits.
    open var alwaysBounceHorizontal = false
    /// Whether a drag at an edge goes to a scroll view around this one, up and down.
    open var transfersVerticalScrollingToParent = true
    /// Whether a drag at an edge goes to a scroll view around this one, sideways.
    open var transfersHorizontalScrollingToParent = true

    // MARK: - Getting the scrolling state

    /// Whether a finger is on the content, moving or not.
    open internal(set) var isTracking = false
    /// Whether the finger has begun to scroll.
    open internal(set) var isDragging = false
    /// Whether the content moves on after the finger let go.
    open internal(set) var isDecelerating = false
    /// Whether a scroll asked for in code is under way.
    open var isScrollAnimating: Bool { scrolling.motion == .animation }
    /// How fast the content slows down.
    open var decelerationRate: DecelerationRate = .normal
    /// Ends motion, and brings content beyond an edge back to it.
    open func stopScrollingAndZooming() {
        stopMotion()
        contentOffset = clamped(contentOffset)
    }

    // MARK: - Managing the scroll indicator and refresh control

    /// The look of the indicators.
    open var indicatorStyle: IndicatorStyle = .default { didSet { indicators.updateColors() } }
    /// Insets of both indicators; reading gives the vertical one's.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }
    /// Insets of the horizontal indicator, in points.
    open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero { didSet { indicators.layout() } }
    /// Insets of the vertical indicator, in points.
    open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero { didSet { indicators.layout() } }
    /// Whether the safe area is added to the indicators' insets.
    open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { indicators.layout() } }
    open var showsHorizontalScrollIndicator = true { didSet { indicators.layout() } }
    open var showsVerticalScrollIndicator = true { didSet { indicators.layout() } }

    /// Shows the indicators for a moment.
    open func flashScrollIndicators() { indicators.flash() }

    /// The wheel that pulling down shows.
    open var refreshControl: UIRefreshControl? {
        didSet {
            guard refreshControl !== oldValue else { return }
            oldValue?.detach()
            refreshControl?.attach(to: self)
        }
    }

    // MARK: - Scrolling to a specific location

    /// Scrolls as little as possible so that `rect` (in points of the content) is visible.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        setContentOffset(offset(showing: rect), animated: animated)
    }

    // MARK: - Managing touches

    /// Whether touches are held back for 0.15 s in case they begin a drag.
    open var delaysContentTouches = true
    /// Whether a drag may take a touch away that the content already has.
    open var canCancelContentTouches = true
    /// Whether touches go to a view of the content; true unless overridden.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
    /// Whether a drag may take touches away from a view of the content; not from controls unless overridden.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    // MARK: - Zooming and panning

    /// The recogniser of drags.
    open var panGestureRecognizer: UIPanGestureRecognizer { panRecognizer }
    /// The recogniser of pinches; nil where nothing can be zoomed.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { canZoom ? pinchRecognizer : nil }
    /// Only on a television.
    open var directionalPressGestureRecognizer: UIGestureRecognizer { panRecognizer }

    /// The scale of the zoomed view now.
    open var zoomScale: CGFloat {
        get { currentZoomScale }
        set { setZoomScale(newValue, animated: false) }
    }
    /// The largest scale.
    open var maximumZoomScale: CGFloat = 1 { didSet { zoomLimitsDidChange() } }
    /// The smallest scale.
    open var minimumZoomScale: CGFloat = 1 { didSet { zoomLimitsDidChange() } }
    /// Whether the fingers can zoom beyond the limits for a while.
    open var bouncesZoom = true
    /// Whether fingers are zooming.
    open internal(set) var isZooming = false
    /// Whether the content springs back to a limit.
    open internal(set) var isZoomBouncing = false
    /// Whether a zoom asked for in code is under way.
    open var isZoomAnimating: Bool { scrolling.motion == .zoom && !isZoomBouncing }

    /// Scales the delegate's view; the middle of what is visible stays where it is.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        zoom(to: scale, animated: animated)
    }

    /// Scales so that `rect` (in points of the zoomed view) fills the view.
    open func zoom(to rect: CGRect, animated: Bool) {
        zoom(showing: rect, animated: animated)
    }

    // MARK: - Managing the keyboard, the index and edges

    /// When dragging puts the keyboard away.
    open var keyboardDismissMode: KeyboardDismissMode = .none
    /// When an index is shown; only tables have one.
    open var indexDisplayMode: IndexDisplayMode = .automatic
    /// Whether the keyboard's arrow keys scroll; only stored.
    open var allowsKeyboardScrolling = true

    // MARK: - Sandlot internals

    let scrolling = ScrollState()
    private(set) var panRecognizer = ScrollPanGestureRecognizer(target: nil, action: nil)
    private(set) lazy var pinchRecognizer: UIPinchGestureRecognizer = makePinchRecognizer()
    private let delayRecognizer = ScrollDelayGestureRecognizer(target: nil, action: nil)
    private(set) lazy var indicators = ScrollIndicators(self)
    private lazy var frameGuide = guide(.scrollFrame, "UIScrollView-frameLayoutGuide")
    private lazy var contentGuide = guide(.scrollContent, "UIScrollView-contentLayoutGuide")
    var currentZoomScale: CGFloat = 1

    private func setUp() {
        clipsToBounds = true
        addGestureRecognizer(delayRecognizer)
        addGestureRecognizer(panRecognizer)
        panRecognizer.addHandler { [weak self] _ in self?.panDidChange() }
    }

    private func guide(_ kind: UILayoutGuide.Kind, _ name: String) -> UILayoutGuide {
        let guide = UILayoutGuide()
        guide.identifier = name
        guide.kind = kind
        addLayoutGuide(guide)
        return guide
    }

    /// The delegate was set; subclasses with a wider delegate look at it here.
    func _delegateDidChange() {}

    /// The content was moved; called before the delegate hears of it.
    func _contentOffsetDidChange() {}

    // MARK: - View

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds
            super.bounds = newValue
            boundsDidChange(from: old)
        }
    }

    open override var frame: CGRect {
        get { super.frame }
        set {
            let old = super.bounds
            super.frame = newValue
            boundsDidChange(from: old)
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        indicators.layout()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        adjustedInsetMayHaveChanged()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { stopMotion() } else { adjustedInsetMayHaveChanged() }
    }

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        // A touch on moving content stops it and is no touch of the content.
        return isDecelerating && hit !== self && !(hit is UIScrollView && (hit as? UIScrollView)?.isDecelerating == true) ? self : hit
    }

    override func _colorAppearanceDidChange() {
        super._colorAppearanceDidChange()
        indicators.updateColors()
    }
}
