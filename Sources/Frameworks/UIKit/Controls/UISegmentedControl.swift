import QuartzCore

/// A row of segments of which one is selected.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// A control with a segment for each title or picture.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        setUp()
        for item in items ?? [] {
            let segment = Segment()
            if let title = item as? String { segment.title = title }
            if let image = item as? UIImage { segment.image = image }
            if let action = item as? UIAction { segment.adopt(action) }
            append(segment, at: segments.count)
        }
        super.frame = CGRect(origin: .zero, size: sizeThatFits(.zero))
    }

    /// A control with a segment for each action.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(items: actions)
        if !frame.isEmpty { self.frame = frame }
    }

    // MARK: - Managing segment content

    /// Sets a segment's picture.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { edit(segment) { $0.image = image; $0.title = nil } }
    open func imageForSegment(at segment: Int) -> UIImage? { existing(segment)?.image }
    /// Sets a segment's title.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) { edit(segment) { $0.title = title; $0.image = nil } }
    open func titleForSegment(at segment: Int) -> String? { existing(segment)?.title }
    /// Sets a segment's action, with its title or picture.
    open func setAction(_ action: UIAction, forSegmentAt index: Int) { edit(index) { $0.adopt(action) } }
    open func actionForSegment(at index: Int) -> UIAction? { existing(index)?.action }
    /// The segment of an action; `NSNotFound` for none.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
    }

    // MARK: - Managing segments

    /// Puts in a segment with a title.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        let new = Segment()
        new.title = title
        append(new, at: segment)
    }
    /// Puts in a segment with a picture.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        let new = Segment()
        new.image = image
        append(new, at: segment)
    }
    /// Puts in a segment with an action.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        let new = Segment()
        new.adopt(action)
        append(new, at: segment)
    }
    /// How many segments there are.
    open var numberOfSegments: Int { segments.count }
    /// Takes all segments away.
    open func removeAllSegments() {
        segments.forEach { $0.remove() }
        segments = []
        selectedIndexStorage = Self.noSegment
        contentDidChange()
    }
    /// Takes a segment away.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        segments.remove(at: segment).remove()
        if selectedIndexStorage == segment {
            selectedIndexStorage = Self.noSegment
        } else if selectedIndexStorage > segment {
            selectedIndexStorage -= 1
        }
        contentDidChange()
    }
    /// The selected segment; `noSegment` for none.
    open var selectedSegmentIndex: Int {
        get { selectedIndexStorage }
        set {
            precondition(newValue == Self.noSegment || segments.indices.contains(newValue) || newValue < 0,
                "segment \(newValue) of \(segments.count)")
            selectedIndexStorage = newValue < 0 ? Self.noSegment : newValue
            contentDidChange()
        }
    }
    public nonisolated static let noSegment = -1

    // MARK: - Managing segment behavior

    /// Whether the selection goes away at once after a tap.
    open var isMomentary = false
    /// Enables or disables a segment.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { edit(segment) { $0.isEnabled = enabled } }
    open func isEnabledForSegment(at segment: Int) -> Bool { existing(segment)?.isEnabled ?? false }
    /// Sets a segment's width in points; 0 lets it be found.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { edit(segment) { $0.width = width } }
    open func widthForSegment(at segment: Int) -> CGFloat { existing(segment)?.width ?? 0 }
    /// Moves a segment's content, in points.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) { edit(segment) { $0.offset = offset } }
    open func contentOffsetForSegment(at segment: Int) -> CGSize { existing(segment)?.offset ?? .zero }
    /// Whether segments are as wide as their content instead of all alike.
    open var apportionsSegmentWidthsByContent = false { didSet { contentDidChange() } }

    // MARK: - Customizing appearance

    /// The colour behind the selected segment; nil is the standard one.
    open var selectedSegmentTintColor: UIColor? { didSet { setNeedsLayout() } }
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { textAttributes[state] }
    /// Sets the titles' attributes for a state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        textAttributes[state] = attributes
        contentDidChange()
    }
    open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[state] }
    /// Sets the picture behind the segments for a state; a plain picture takes the standard background away.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {
        backgroundImages[state] = backgroundImage
        setNeedsLayout()
    }
    open func dividerImage(
        forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics
    ) -> UIImage? { dividerImages[leftState] }
    /// Sets the picture between segments; only taken as "no lines".
    open func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
        barMetrics: UIBarMetrics
    ) {
        dividerImages[leftState] = dividerImage
        setNeedsLayout()
    }

    // MARK: - Sandlot internals

    /// iOS 26, iPhone SE @2x (swiftui-web notes): 32 points high, of which 31 count for alignment.
    private static let height: CGFloat = 32
    private static let lensInset: CGFloat = 2
    private static let leastWidth: CGFloat = 32

    private var segments: [Segment] = []
    private var selectedIndexStorage = UISegmentedControl.noSegment
    private var textAttributes: [State: [NSAttributedString.Key: Any]] = [:]
    private var backgroundImages: [State: UIImage] = [:]
    private var dividerImages: [State: UIImage] = [:]
    private let ground = UIView()
    private let lens = UIView()
    private var pressedSegment: Int?

    override var claimsTaps: Bool { true }

    /// One segment and the view that shows it.
    private final class Segment {
        var title: String?
        var image: UIImage?
        var action: UIAction?
        var width: CGFloat = 0
        var offset = CGSize.zero
        var isEnabled = true
        var label: UILabel?
        var imageView: UIImageView?

        @MainActor func adopt(_ action: UIAction) {
            self.action = action
            image = action.image
            title = action.image == nil ? action.title : nil
        }

        @MainActor func remove() {
            label?.removeFromSuperview()
            imageView?.removeFromSuperview()
        }
    }

    private func setUp() {
        ground.isUserInteractionEnabled = false
        lens.isUserInteractionEnabled = false
        addSubview(ground)
        addSubview(lens)
        lens.layer.shadowOpacity = 0.04
        lens.layer.shadowRadius = 4
        lens.layer.shadowOffset = CGSize(width: 0, height: 2)
        super.setContentHuggingPriority(.defaultHigh, for: .vertical)
    }

    private func existing(_ index: Int) -> Segment? { segments.indices.contains(index) ? segments[index] : nil }

    private func edit(_ index: Int, _ change: (Segment) -> Void) {
        guard let segment = existing(index) else { return }
        change(segment)
        contentDidChange()
    }

    private func append(_ segment: Segment, at index: Int) {
        let place = min(max(index, 0), segments.count)
        segments.insert(segment, at: place)
        if selectedIndexStorage >= place { selectedIndexStorage += 1 }
        contentDidChange()
    }

    private func contentDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: - Measuring

    private func text(_ segment: Segment, state: State) -> NSAttributedString {
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 13, weight: state.contains(.selected) ? .medium : .regular),
            .foregroundColor: segment.isEnabled && isEnabled ? UIColor.label : UIColor.tertiaryLabel,
        ]
        attributes.merge(textAttributes[.normal] ?? [:]) { $1 }
        if state != .normal { attributes.merge(textAttributes[state] ?? [:]) { $1 } }
        return NSAttributedString(string: segment.title ?? "", attributes: attributes)
    }

    private func naturalWidth(_ segment: Segment) -> CGFloat {
        if let image = segment.image { return image.size.width }
        return text(segment, state: .normal).size().width.rounded(.up)
    }

    /// Widest title + `padding`, for every segment; at least 32.
    private func contentWidth(padding: CGFloat) -> CGFloat {
        if apportionsSegmentWidthsByContent || segments.contains(where: { $0.width > 0 }) {
            return segments.reduce(0) { $0 + ($1.width > 0 ? $1.width : max(Self.leastWidth, naturalWidth($1) + padding)) }
        }
        let widest = segments.map(naturalWidth).max() ?? 0
        return CGFloat(segments.count) * max(Self.leastWidth, widest + padding)
    }

    /// The segments' left edges and the last right edge; alike segments begin at whole points (observed under Mac Catalyst 26.1,
    /// openuikit notes).
    private func edges(in width: CGFloat) -> [CGFloat] {
        let count = segments.count
        let fixed = segments.reduce(0) { $0 + $1.width }
        guard fixed > 0 || apportionsSegmentWidthsByContent else {
            return (0...count).map { (CGFloat($0) * width / CGFloat(max(1, count))).rounded(.down) }
        }
        let free = segments.filter { $0.width == 0 }
        let natural = free.reduce(0) { $0 + naturalWidth($1) + 20 }
        var edges: [CGFloat] = [0]
        for segment in segments {
            let share = apportionsSegmentWidthsByContent && natural > 0
                ? (naturalWidth(segment) + 20) / natural : 1 / CGFloat(max(1, free.count))
            edges.append(edges[edges.count - 1] + (segment.width > 0 ? segment.width : max(0, width - fixed) * share))
        }
        return edges
    }

    // MARK: - View

    open override var intrinsicContentSize: CGSize {
        CGSize(width: contentWidth(padding: 19), height: Self.height - alignmentRectInsets.bottom)
    }
    open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: contentWidth(padding: 20), height: Self.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        ground.isHidden = backgroundImages[.normal] != nil
        ground.frame = bounds
        ground.layer.cornerRadius = bounds.height / 2
        ground.backgroundColor = UIColor { traits in
            traits.userInterfaceStyle == .dark
                ? UIColor(red: 117 / 255, green: 117 / 255, blue: 130 / 255, alpha: 0.24)
                : UIColor(red: 118 / 255, green: 118 / 255, blue: 128 / 255, alpha: 0.12)
        }
        let edges = edges(in: bounds.width)
        layoutLens(edges)
        for index in segments.indices { layout(index, edges) }
    }

    private func frame(of index: Int, _ edges: [CGFloat]) -> CGRect {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let left = isMirrored ? bounds.width - edges[index + 1] : edges[index]
        return CGRect(x: bounds.minX + left, y: bounds.minY, width: edges[index + 1] - edges[index], height: bounds.height)
    }

    private func layoutLens(_ edges: [CGFloat]) {
        let shown = isMomentary ? pressedSegment ?? -1 : selectedIndexStorage
        lens.isHidden = !segments.indices.contains(shown) || backgroundImages[.selected] != nil
        guard segments.indices.contains(shown) else { return }
        lens.frame = frame(of: shown, edges).insetBy(dx: Self.lensInset, dy: Self.lensInset)
        lens.layer.cornerRadius = lens.bounds.height / 2
        lens.backgroundColor = selectedSegmentTintColor ?? UIColor { traits in
            traits.userInterfaceStyle == .dark ? UIColor(red: 90 / 255, green: 90 / 255, blue: 96 / 255, alpha: 1) : .white
        }
        lens.alpha = isEnabled ? 1 : 0.5
    }

    private func layout(_ index: Int, _ edges: [CGFloat]) {
        let segment = segments[index]
        let area = frame(of: index, edges).offsetBy(dx: segment.offset.width, dy: segment.offset.height)
        if let image = segment.image {
            segment.label?.isHidden = true
            let view = segment.imageView ?? UIImageView()
            if segment.imageView == nil {
                segment.imageView = view
                view.isUserInteractionEnabled = false
                view.tintColor = .label
                addSubview(view)
            }
            view.isHidden = false
            view.image = image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
            view.bounds = CGRect(origin: .zero, size: image.size)
            view.center = CGPoint(x: area.midX, y: area.midY)
        } else {
            segment.imageView?.isHidden = true
            let label = segment.label ?? UILabel()
            if segment.label == nil {
                segment.label = label
                label.textAlignment = .center
                addSubview(label)
            }
            label.isHidden = false
            label.attributedText = text(segment, state: index == selectedIndexStorage ? .selected : .normal)
            label.textAlignment = .center
            let height = label.sizeThatFits(CGSize(width: area.width, height: area.height)).height
            let width = max(0, area.width - 8)
            label.frame = CGRect(x: area.minX + 4, y: area.minY + ((area.height - height) / 2).rounded(), width: width, height: height)
        }
    }

    // MARK: - Control

    private func segment(at location: CGPoint) -> Int? {
        let edges = edges(in: bounds.width)
        return segments.indices.first { index in
            let area = frame(of: index, edges)
            return location.x >= area.minX && location.x < area.maxX
        }
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let index = segment(at: touch.location(in: self)), segments[index].isEnabled else { return false }
        pressedSegment = index
        setNeedsLayout()
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        if let index = segment(at: touch.location(in: self)), segments[index].isEnabled { pressedSegment = index }
        return true
    }

    open override func cancelTracking(with event: UIEvent?) {
        pressedSegment = nil
        setNeedsLayout()
    }

    override func didTouchUpInside(with event: UIEvent?) {
        guard let index = pressedSegment else { return }
        pressedSegment = nil
        let hasChanged = isMomentary || index != selectedIndexStorage
        selectedIndexStorage = index
        slideLens()
        if hasChanged {
            if let action = segments[index].action { sendAction(action) }
            send(.valueChanged, with: event)
            send(.primaryActionTriggered, with: event)
        }
        if isMomentary { selectedIndexStorage = Self.noSegment }
    }

    private func slideLens() {
        setNeedsLayout()
        guard window != nil, !isMomentary else { return }
        UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
    }
}
