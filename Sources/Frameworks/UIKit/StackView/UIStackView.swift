/// Lays out views in a row or a column, by constraints that it keeps up to date.
@preconcurrency @MainActor
open class UIStackView: UIView {
    // MARK: - Initializing a stack view

    public override init(frame: CGRect) { super.init(frame: frame) }

    /// A stack of the given views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: - Managing arranged subviews

    /// The views in the order in which they are laid out.
    open internal(set) var arrangedSubviews: [UIView] = []

    /// Puts a view at the end, as a subview too, placed by constraints.
    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

    /// Takes a view out of the arrangement; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard let index = arrangedSubviews.firstIndex(where: { $0 === view }) else { return }
        arrangedSubviews.remove(at: index)
        customSpacings[ObjectIdentifier(view)] = nil
        arrangementDidChange()
    }

    /// Puts a view at a place, or moves it there.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        if let index = arrangedSubviews.firstIndex(where: { $0 === view }) { arrangedSubviews.remove(at: index) }
        view.translatesAutoresizingMaskIntoConstraints = false
        arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
        if view.superview !== self { addSubview(view) }
        arrangementDidChange()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    // MARK: - Configuring the layout

    /// Row or column.
    open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { if axis != oldValue { arrangementDidChange() } } }

    /// Where the views lie across the axis.
    open var alignment: Alignment = .fill { didSet { if alignment != oldValue { arrangementDidChange() } } }

    /// How the views share the length along the axis.
    open var distribution: Distribution = .fill { didSet { if distribution != oldValue { arrangementDidChange() } } }

    /// The distance between neighbours, in points; a minimum for the equal-spacing distributions.
    open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { spacingDidChange() } } }

    /// Whether vertical distances are measured between baselines.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    /// Whether the views keep the stack's layout margins.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    // MARK: - Adding space between items

    /// Sets the distance after one view, in points.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == UIStackView.spacingUseDefault ? nil : spacing
        spacingDidChange()
    }

    /// The distance set after one view, or `spacingUseDefault`.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
    }

    /// Stands for the stack's `spacing`.
    public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }
    /// Stands for the system's distance, 8 points.
    public class var spacingUseSystem: CGFloat { 1.175494351e-38 }

    // MARK: - Constants

    /// How the views share the length along the axis.
    public enum Distribution: Int, Sendable {
        case fill = 0, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// Where the views lie across the axis.
    public enum Alignment: Int, Sendable {
        case fill = 0, leading, firstBaseline, center, trailing, lastBaseline
        /// The same as leading, for rows.
        public static let top = Alignment.leading
        /// The same as trailing, for rows.
        public static let bottom = Alignment.trailing
    }

    // MARK: - Keeping the constraints up to date

    var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    private var arrangement: StackArrangement?
    private var needsArrangement = true

    /// The distance after a view, in points.
    func effectiveSpacing(after view: UIView) -> CGFloat {
        let spacing = customSpacings[ObjectIdentifier(view)] ?? self.spacing
        return spacing == UIStackView.spacingUseSystem ? LayoutRules.systemSpacing : spacing
    }

    var visibleSubviews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

    private func arrangementDidChange() {
        needsArrangement = true
        setNeedsUpdateConstraints()
    }

    private func spacingDidChange() {
        if distribution == .fillProportionally || needsArrangement { return arrangementDidChange() }
        arrangement?.updateSpacing()
    }

    open override func updateConstraints() {
        if needsArrangement {
            needsArrangement = false
            arrangement?.remove()
            let new = StackArrangement(self)
            arrangement = new
            new.activate()
        }
        super.updateConstraints()
    }

    override func _hiddenDidChange(ofSubview subview: UIView) {
        guard arrangedSubviews.contains(where: { $0 === subview }) else { return }
        arrangementDidChange()
        if isAnimating { window?.layoutIfNeeded() }
    }

    /// Hiding and showing inside an animation block moves the neighbours in that animation.
    private var isAnimating: Bool { window != nil && (UIViewAnimationState.current?.duration ?? 0) > 0 }

    override func _delaysHiding(ofSubview subview: UIView) -> Bool {
        guard isAnimating, let context = UIViewAnimationState.current,
            arrangedSubviews.contains(where: { $0 === subview })
        else { return false }
        StageClock.shared.schedule(at: StageClock.shared.now + context.delay + context.duration) { [weak subview] in
            MainActor.assumeIsolated {
                guard let subview, subview.hidesAfterAnimation else { return }
                subview.hidesAfterAnimation = false
                subview.layer.isHidden = true
            }
        }
        return true
    }

    override func _contentPriorityDidChange(ofSubview subview: UIView) {
        if arrangedSubviews.contains(where: { $0 === subview }) { arrangementDidChange() }
    }

    override func _intrinsicSizeDidChange(ofSubview subview: UIView) {
        guard distribution == .fillProportionally, arrangedSubviews.contains(where: { $0 === subview }) else { return }
        arrangementDidChange()
    }

    // MARK: - Measuring

    /// The compressed size of the arrangement within `size`.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }

    /// In a column the first view, in a row the tallest.
    open override var forFirstBaselineLayout: UIView {
        let view = axis == .vertical ? visibleSubviews.first : tallestSubview
        return view?.forFirstBaselineLayout ?? self
    }

    /// In a column the last view, in a row the tallest.
    open override var forLastBaselineLayout: UIView {
        let view = axis == .vertical ? visibleSubviews.last : tallestSubview
        return view?.forLastBaselineLayout ?? self
    }

    private var tallestSubview: UIView? {
        visibleSubviews.max { $0.intrinsicContentSize.height < $1.intrinsicContentSize.height }
    }

    private var arrangementMargins: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }

    override var _firstBaselineFromTop: CGFloat {
        guard axis == .vertical || alignment != .center, let view = axis == .vertical ? visibleSubviews.first : tallestSubview
        else { return super._firstBaselineFromTop }
        return arrangementMargins.top + view._firstBaselineFromTop
    }

    override var _lastBaselineFromBottom: CGFloat {
        guard axis == .vertical || alignment != .center, let view = axis == .vertical ? visibleSubviews.last : tallestSubview
        else { return super._lastBaselineFromBottom }
        return arrangementMargins.bottom + view._lastBaselineFromBottom
    }
}
