import QuartzCore

/// A row of dots, one a page; the current one stands out.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    // MARK: - Managing the page navigation

    /// The current page, counted from 0; kept within the pages.
    open var currentPage: Int {
        get { currentPageStorage }
        set {
            currentPageStorage = min(max(newValue, 0), max(0, numberOfPages - 1))
            updateDots()
        }
    }
    /// How many pages there are.
    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(0, numberOfPages)
            guard numberOfPages != oldValue else { return }
            currentPageStorage = min(currentPageStorage, max(0, numberOfPages - 1))
            makeDots()
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }
    /// Whether the control hides while there is only one page.
    open var hidesForSinglePage = false { didSet { updateDots() } }
    /// How the user moves through the pages now: by taps.
    open var interactionState: InteractionState { .discrete }
    /// Whether dragging along the dots changes pages; only stored.
    open var allowsContinuousInteraction = true
    /// What shows the progress of the current page; only stored.
    open var progress: UIPageControlProgress?
    /// Which way pages follow each other.
    open var direction: Direction = .natural { didSet { setNeedsLayout() } }

    // MARK: - Configuring the appearance

    /// The colour of the other pages' dots; nil is the standard one.
    open var pageIndicatorTintColor: UIColor? { didSet { updateDots() } }
    /// The colour of the current page's dot; nil is the standard one.
    open var currentPageIndicatorTintColor: UIColor? { didSet { updateDots() } }
    /// Whether the dots lie on a capsule.
    open var backgroundStyle: BackgroundStyle = .automatic { didSet { updateDots() } }
    /// A picture in place of all dots.
    open var preferredIndicatorImage: UIImage? { didSet { makeDots() } }
    /// A picture in place of the current page's dot.
    open var preferredCurrentPageIndicatorImage: UIImage? { didSet { makeDots() } }

    /// The picture of a page's dot.
    open func indicatorImage(forPage page: Int) -> UIImage? { indicatorImages[page] }
    /// Sets the picture of a page's dot.
    open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
        indicatorImages[page] = image
        makeDots()
    }
    /// The picture of a page's dot while it is current.
    open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentIndicatorImages[page] }
    /// Sets the picture of a page's dot while it is current.
    open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
        currentIndicatorImages[page] = image
        makeDots()
    }

    /// The size for a number of pages, in points.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        guard pageCount > 0 else { return CGSize(width: 0, height: Self.height) }
        return CGSize(
            width: 2 * Self.endMargin + Self.dotSize + CGFloat(pageCount - 1) * Self.pitch, height: Self.height)
    }

    // MARK: - Constants

    /// How the user moves through the pages.
    public enum InteractionState: Int, Sendable {
        case none, discrete, continuous
    }

    /// Whether the dots lie on a capsule.
    public enum BackgroundStyle: Int, Sendable {
        case automatic, prominent, minimal
    }

    /// Which way pages follow each other.
    public enum Direction: Int, Sendable {
        case natural, leftToRight, rightToLeft, topToBottom, bottomToTop
    }

    // MARK: - Sandlot internals

    /// iOS 26, iPhone SE @2x (swiftui-web notes): four pages are 92 × 26.
    private static let height: CGFloat = 26
    private static let dotSize: CGFloat = 10
    private static let pitch: CGFloat = 18
    private static let endMargin: CGFloat = 14

    private var currentPageStorage = 0
    private var dots: [UIView] = []
    private var indicatorImages: [Int: UIImage] = [:]
    private var currentIndicatorImages: [Int: UIImage] = [:]
    private let capsule = UIView()

    override var claimsTaps: Bool { true }

    private func setUp() {
        capsule.isUserInteractionEnabled = false
        capsule.isHidden = true
        addSubview(capsule)
        super.setContentHuggingPriority(.defaultHigh, for: .vertical)
    }

    private var isBackwards: Bool {
        switch direction {
        case .natural: return effectiveUserInterfaceLayoutDirection == .rightToLeft
        case .rightToLeft, .bottomToTop: return true
        case .leftToRight, .topToBottom: return false
        }
    }

    private func makeDots() {
        dots.forEach { $0.removeFromSuperview() }
        dots = (0..<numberOfPages).map { page in
            let dot: UIView
            if image(page) != nil {
                let view = UIImageView()
                view.contentMode = .center
                dot = view
            } else {
                dot = UIView()
                dot.layer.cornerRadius = Self.dotSize / 2
            }
            dot.isUserInteractionEnabled = false
            addSubview(dot)
            return dot
        }
        updateDots()
        setNeedsLayout()
    }

    private func image(_ page: Int) -> UIImage? {
        if page == currentPageStorage, let own = currentIndicatorImages[page] ?? preferredCurrentPageIndicatorImage { return own }
        return indicatorImages[page] ?? preferredIndicatorImage
    }

    private func updateDots() {
        let isSingle = hidesForSinglePage && numberOfPages <= 1
        for (page, dot) in dots.enumerated() {
            let isCurrent = page == currentPageStorage
            let color = isCurrent
                ? currentPageIndicatorTintColor ?? .white
                : pageIndicatorTintColor ?? UIColor.white.withAlphaComponent(0.45)
            dot.isHidden = isSingle
            if let view = dot as? UIImageView {
                view.image = image(page)?.withRenderingMode(.alwaysTemplate)
                view.tintColor = color
            } else {
                dot.backgroundColor = color
            }
        }
        capsule.isHidden = backgroundStyle != .prominent || isSingle
        capsule.backgroundColor = .secondarySystemFill
    }

    // MARK: - View

    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let length = size(forNumberOfPages: numberOfPages).width
        let isVertical = direction == .topToBottom || direction == .bottomToTop
        for (page, dot) in dots.enumerated() {
            let index = isBackwards ? numberOfPages - 1 - page : page
            let along = -length / 2 + Self.endMargin + Self.dotSize / 2 + CGFloat(index) * Self.pitch
            dot.bounds = CGRect(x: 0, y: 0, width: Self.dotSize, height: Self.dotSize)
            dot.center = CGPoint(
                x: bounds.midX + (isVertical ? 0 : along), y: bounds.midY + (isVertical ? along : 0))
        }
        let size = isVertical ? CGSize(width: Self.height, height: length) : CGSize(width: length, height: Self.height)
        capsule.bounds = CGRect(origin: .zero, size: size)
        capsule.center = CGPoint(x: bounds.midX, y: bounds.midY)
        capsule.layer.cornerRadius = Self.height / 2
    }

    // MARK: - Control

    /// A tap on the trailing half goes one page on, on the leading half one back.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let touch, point(inside: touch.location(in: self), with: event) else { return }
        let isVertical = direction == .topToBottom || direction == .bottomToTop
        let location = touch.location(in: self)
        let isFar = isVertical ? location.y > bounds.midY : location.x > bounds.midX
        let next = currentPageStorage + (isFar != isBackwards ? 1 : -1)
        guard next >= 0, next < numberOfPages else { return }
        currentPage = next
        send(.valueChanged, with: event)
        send(.primaryActionTriggered, with: event)
    }
}

/// Moves a page control on by itself; stages have no use for it yet.
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
    /// The part of the current page that has passed, 0…1.
    open var currentProgress: Float = 0
    public override init() {
        super.init()
        SandlotUnimplemented.report("UIPageControlProgress")
    }
}
