import QuartzCore

/// One row of a table: a content view, the views of its style or of a content configuration, an accessory, a separator.
@preconcurrency @MainActor
open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
    // MARK: - Creating a table view cell

    public init(style: CellStyle, reuseIdentifier: String?) {
        cellStyle = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        setUpCell()
    }

    public override init(frame: CGRect) {
        cellStyle = .default
        reuseIdentifier = nil
        super.init(frame: frame)
        setUpCell()
    }

    public required init?(coder: NSCoder) {
        cellStyle = .default
        reuseIdentifier = nil
        super.init(coder: coder)
        setUpCell()
    }

    // MARK: - Reusing cells

    /// The name under which the cell is kept for reuse.
    public let reuseIdentifier: String?

    /// Called before the cell shows another row; overrides call super.
    open func prepareForReuse() {
        isHighlighted = false
        isSelected = false
        needsMeasuring = false
        alpha = 1
    }

    // MARK: - Managing the content

    /// Holds the cell's own views; ends where the accessory begins.
    open var contentView: UIView { content }

    /// The title; made when first asked for.
    open var textLabel: UILabel? { parts.textLabel }

    /// The detail; nil for the default style.
    open var detailTextLabel: UILabel? { cellStyle == .default ? nil : parts.detailLabel }

    /// The picture at the leading edge; made when first asked for.
    open var imageView: UIImageView? { parts.imageView }

    /// What the content view shows, as a value.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { contentConfigurationDidChange() }
    }

    /// A list configuration of the cell's style with nothing in it.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch cellStyle {
        case .default: .cell()
        case .value1, .value2: .valueCell()
        case .subtitle: .subtitleCell()
        }
    }

    /// Whether the content configuration is updated for each state.
    open var automaticallyUpdatesContentConfiguration = true

    /// The cell's state, for configurations.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isEditing = isEditing
        return state
    }

    /// Called instead of `updateConfiguration(using:)` when set.
    open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Asks for `updateConfiguration(using:)`.
    open func setNeedsUpdateConfiguration() {
        if let configurationUpdateHandler {
            configurationUpdateHandler(self, configurationState)
        } else {
            updateConfiguration(using: configurationState)
        }
    }

    /// Override to give configurations for a state.
    open func updateConfiguration(using state: UICellConfigurationState) {
        if automaticallyUpdatesContentConfiguration, let contentConfiguration {
            shownContent?.configuration = contentConfiguration.updated(for: state)
        }
    }

    // MARK: - Managing the background

    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { updateBackground() } }
    open var automaticallyUpdatesBackgroundConfiguration = true

    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    open var selectedBackgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            updateBackground()
        }
    }

    open var multipleSelectionBackgroundView: UIView?

    // MARK: - Managing accessory views

    open var accessoryType: AccessoryType = .none { didSet { accessoryDidChange() } }
    /// Takes the place of the accessory type.
    open var accessoryView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let accessoryView { insertSubview(accessoryView, belowSubview: separator) }
            accessoryDidChange()
        }
    }
    open var editingAccessoryType: AccessoryType = .none
    open var editingAccessoryView: UIView?

    // MARK: - Managing selection and highlighting

    open var selectionStyle: SelectionStyle = .default { didSet { updateBackground() } }

    open var isSelected: Bool {
        get { isShownSelected }
        set { setSelected(newValue, animated: false) }
    }

    open var isHighlighted: Bool {
        get { isShownHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }

    /// Shows the cell selected or not; overrides call super.
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard selected != isShownSelected else { return }
        isShownSelected = selected
        stateDidChange(animated: animated)
    }

    /// Shows the cell under a finger or not; overrides call super.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard highlighted != isShownHighlighted else { return }
        isShownHighlighted = highlighted
        stateDidChange(animated: animated)
    }

    // MARK: - Editing

    open private(set) var isEditing = false
    open private(set) var editingStyle: EditingStyle = .none
    open var showingDeleteConfirmation: Bool { false }
    open var showsReorderControl = false
    open var shouldIndentWhileEditing = true
    open var userInteractionEnabledWhileDragging = false
    open var focusStyle = 0

    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    open func willTransition(to state: StateMask) {}
    open func didTransition(to state: StateMask) {}

    // MARK: - Managing indentation

    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
    /// Points of one level.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

    /// Insets of the separator, in points.
    open var separatorInset = UIEdgeInsets(top: 0, left: TableMetrics.automatic, bottom: 0, right: TableMetrics.automatic) {
        didSet { setNeedsLayout() }
    }

    // MARK: - What the table says

    let cellStyle: CellStyle
    weak var table: UITableView?
    /// The table animates the cell away.
    var isLeaving = false
    /// The content changed so that the height has to be asked for again.
    var needsMeasuring = false
    /// The width of the index strip over the trailing edge, in points.
    var trailingStrip: CGFloat = 0 { didSet { if trailingStrip != oldValue { setNeedsLayout() } } }
    var hasSeparator = true { didSet { separator.isHidden = !hasSeparator } }
    var separatorTint: UIColor? { didSet { separator.backgroundColor = separatorTint } }
    var cardCorners: CardCorners = [] { didSet { updateCorners() } }

    // MARK: - Parts

    private let content = CellContentView()
    private(set) lazy var parts = CellParts(self)
    private let separator = UIView()
    private let accessory = CellAccessoryView()
    private let highlight = UIView()
    private var isShownSelected = false
    private var isShownHighlighted = false
    private(set) var shownContent: (any UIView & UIContentView)?

    private func setUpCell() {
        backgroundColor = .systemBackground
        content.cell = self
        separator.backgroundColor = TableMetrics.separatorColor
        separator.isUserInteractionEnabled = false
        highlight.isUserInteractionEnabled = false
        highlight.backgroundColor = .systemGray4
        highlight.alpha = 0
        addSubview(highlight)
        addSubview(content)
        addSubview(separator)
    }

    private func accessoryDidChange() {
        accessory.type = accessoryView == nil ? accessoryType : .none
        if accessory.type == .none {
            accessory.removeFromSuperview()
        } else if accessory.superview == nil {
            insertSubview(accessory, belowSubview: separator)
        }
        setNeedsLayout()
    }

    /// Points at the trailing edge that belong to the accessory.
    private var accessoryWidth: CGFloat {
        if let accessoryView { return accessoryView.frame.width + sideMargin }
        guard let metrics = CellAccessoryView.metrics(of: accessoryType) else { return trailingStrip }
        return metrics.size.width + metrics.right + trailingStrip
    }

    /// The margin beside the content: the system's, or what an accessory leaves.
    var trailingMargin: CGFloat { accessoryWidth > 0 ? TableMetrics.accessoryGap : sideMargin }

    var sideMargin: CGFloat { TableMetrics.sideMargin(for: table ?? self) }

    // MARK: - Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        let width = max(0, bounds.width - accessoryWidth)
        content.frame = CGRect(x: 0, y: 0, width: width, height: bounds.height)
        content.layoutMargins = UIEdgeInsets(top: 15, left: sideMargin, bottom: 15, right: trailingMargin)
        backgroundView?.frame = bounds
        selectedBackgroundView?.frame = bounds
        highlight.frame = bounds
        layOutAccessory()
        let left = separatorInset.left >= 0 ? separatorInset.left : table.flatMap { $0.separatorInset.left >= 0 ? $0.separatorInset.left : nil } ?? sideMargin
        let right = separatorInset.right >= 0 ? separatorInset.right : table.flatMap { $0.separatorInset.right >= 0 ? $0.separatorInset.right : nil } ?? sideMargin
        let start = left + (shownContent == nil ? parts.imageSpace : 0)
        separator.frame = CGRect(
            x: start, y: bounds.height - TableMetrics.separatorHeight, width: max(0, bounds.width - start - right),
            height: TableMetrics.separatorHeight)
        if shownContent == nil { parts.layOut(in: content.bounds) }
        shownContent?.frame = content.bounds
    }

    private func layOutAccessory() {
        if let accessoryView {
            let size = accessoryView.frame.size
            accessoryView.frame = CGRect(
                x: bounds.width - sideMargin - size.width, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
        }
        guard let metrics = CellAccessoryView.metrics(of: accessory.type) else { return }
        accessory.frame = CGRect(
            x: bounds.width - trailingStrip - metrics.right - metrics.size.width, y: (bounds.height - metrics.size.height) / 2,
            width: metrics.size.width, height: metrics.size.height)
    }

    /// The height that the content asks for at a width, the separator's point included.
    func fittingHeight(width: CGFloat) -> CGFloat {
        if bounds.width != width { UIView.performWithoutAnimation { frame.size.width = width } }
        return systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let grid = PixelGrid(traitCollection)
        let width = max(0, targetSize.width - accessoryWidth)
        if let shownContent {
            let size = shownContent.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
            return CGSize(width: targetSize.width, height: grid.ceil(size.height) + TableMetrics.separatorHeight)
        }
        if content.isLaidOutByConstraints {
            let size = content.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
            if size.height > 0 {
                return CGSize(width: targetSize.width, height: grid.ceil(size.height) + TableMetrics.separatorHeight)
            }
        }
        return CGSize(width: targetSize.width, height: grid.ceil(parts.fittingHeight(width: width)))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    }

    // MARK: - State

    private func contentConfigurationDidChange() {
        parts.isHidden = contentConfiguration != nil
        guard let contentConfiguration else {
            shownContent?.removeFromSuperview()
            shownContent = nil
            return
        }
        let updated = automaticallyUpdatesContentConfiguration
            ? contentConfiguration.updated(for: configurationState) : contentConfiguration
        if let shownContent, type(of: shownContent.configuration) == type(of: updated) {
            shownContent.configuration = updated
        } else {
            shownContent?.removeFromSuperview()
            let view = updated.makeContentView()
            content.addSubview(view)
            shownContent = view
            view.frame = content.bounds
        }
        needsMeasuring = table != nil
        table?.setNeedsLayout()
    }

    private func stateDidChange(animated: Bool) {
        let change = { self.updateBackground() }
        if animated { UIView.animate(withDuration: 0.3, animations: change) } else { change() }
        parts.setHighlighted(isShownHighlighted || isShownSelected)
        if contentConfiguration != nil || configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
    }

    private func updateBackground() {
        let isShown = (isShownSelected || isShownHighlighted) && selectionStyle != .none
        if let selectedBackgroundView {
            highlight.alpha = 0
            if isShown, selectedBackgroundView.superview == nil {
                insertSubview(selectedBackgroundView, aboveSubview: highlight)
                selectedBackgroundView.frame = bounds
            } else if !isShown {
                selectedBackgroundView.removeFromSuperview()
            }
        } else {
            highlight.alpha = isShown ? 1 : 0
        }
        if let color = backgroundConfiguration?.backgroundColor { backgroundColor = color }
    }

    private func updateCorners() {
        guard let table, table.style == .insetGrouped else { return }
        layer.cornerRadius = cardCorners.isEmpty ? 0 : TableMetrics.cardRadius
        layer.maskedCorners = cardCorners.mask
        layer.masksToBounds = !cardCorners.isEmpty
        backgroundColor = .secondarySystemGroupedBackground
    }

    // MARK: - Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        table?.touchBegan(self)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        guard let touch = touches.first else { return }
        if accessoryType == .detailButton || accessoryType == .detailDisclosureButton, touch.location(in: self).x > content.frame.maxX {
            table?.touchCancelled()
            table?.accessoryTapped(self)
        } else if point(inside: touch.location(in: self), with: event) {
            table?.touchEnded(self)
        } else {
            table?.touchCancelled()
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        table?.touchCancelled()
    }
}
