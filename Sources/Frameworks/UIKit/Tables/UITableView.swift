import QuartzCore

/// Rows in one column, grouped in sections, made only while they are visible.
///
/// Heights, separators, accessories and margins: measured on an iOS 26.1 simulator, iPhone SE @2x (openuikit notes), and on
/// an iOS 26 simulator, iPhone SE @2x (swiftui-web notes).
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    // MARK: - Creating a table view

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        setUpTable()
    }

    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        setUpTable()
    }

    /// How sections are set apart.
    public let style: Style

    // MARK: - Providing the data and cells

    /// Gives the rows. Kept weakly.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { setNeedsReload() } }
    }

    /// Decides about look and behaviour. Kept weakly.
    open weak var delegate: (any UITableViewDelegate)? {
        didSet {
            scrollDelegate = delegate
            if delegate !== oldValue { setNeedsReload() }
        }
    }

    /// Fetches what rows will need ahead of time; it is kept and not asked.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        didSet { if prefetchDataSource != nil { SandlotUnimplemented.report("UITableView.prefetchDataSource") } }
    }

    // MARK: - Configuring the table's appearance

    /// Lies above the first section, as wide as the table; its height is that of its frame.
    open var tableHeaderView: UIView? {
        didSet { replaceEdgeView(oldValue, tableHeaderView) }
    }

    /// Lies below the last section.
    open var tableFooterView: UIView? {
        didSet { replaceEdgeView(oldValue, tableFooterView) }
    }

    /// Lies behind everything and does not scroll.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    // MARK: - Configuring heights, in points

    /// The height of rows, or `automaticDimension`.
    open var rowHeight: CGFloat = automaticDimension { didSet { setNeedsReload() } }
    /// What rows are taken for until they are measured; zero measures all at once.
    open var estimatedRowHeight: CGFloat = automaticDimension { didSet { setNeedsReload() } }
    open var sectionHeaderHeight: CGFloat = automaticDimension { didSet { setNeedsReload() } }
    open var sectionFooterHeight: CGFloat = automaticDimension { didSet { setNeedsReload() } }
    open var estimatedSectionHeaderHeight: CGFloat = automaticDimension { didSet { setNeedsReload() } }
    open var estimatedSectionFooterHeight: CGFloat = automaticDimension { didSet { setNeedsReload() } }
    /// The gap above each header of a plain table; 22 when automatic.
    open var sectionHeaderTopPadding: CGFloat = automaticDimension { didSet { setNeedsReload() } }
    /// Whether an empty plain table draws the separators of rows that are not there.
    open var fillerRowHeight: CGFloat = 0
    open var selfSizingInvalidation: SelfSizingInvalidation = .enabled

    // MARK: - Customizing the separator

    open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine { didSet { updateVisibleCells() } }
    open var separatorColor: UIColor? = TableMetrics.separatorColor { didSet { updateVisibleCells() } }
    open var separatorInset = UIEdgeInsets(top: 0, left: TableMetrics.automatic, bottom: 0, right: TableMetrics.automatic) {
        didSet { updateVisibleCells() }
    }
    open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges { didSet { updateVisibleCells() } }
    open var separatorEffect: UIVisualEffect?
    open var cellLayoutMarginsFollowReadableWidth = false
    open var insetsContentViewsToSafeArea = true

    // MARK: - Getting the number of rows and sections

    open var numberOfSections: Int {
        reloadIfNeeded()
        return rows.rowCounts.count
    }

    open func numberOfRows(inSection section: Int) -> Int {
        reloadIfNeeded()
        return rows.rowCounts.indices.contains(section) ? rows.rowCounts[section] : 0
    }

    // MARK: - Getting cells and section views

    /// The cell of a row, nil while it is not visible.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { visible.cells[indexPath] }

    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        visible.headers[section] as? UITableViewHeaderFooterView
    }

    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        visible.footers[section] as? UITableViewHeaderFooterView
    }

    open func indexPath(for cell: UITableViewCell) -> IndexPath? { visible.cells.first { $0.value === cell }?.key }

    /// The row at a point of the content.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        reloadIfNeeded()
        guard rows.count > 0, bounds.minX <= point.x, point.x < bounds.maxX else { return nil }
        let distance = Double(point.y - sectionsTop)
        guard distance >= 0, distance < rows.total else { return nil }
        guard case .row(let row, let section) = rows.element(at: rows.element(atDistance: distance)) else { return nil }
        return IndexPath(row: row, section: section)
    }

    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        reloadIfNeeded()
        return rowPaths(in: rect)
    }

    /// The visible cells, from the top.
    open var visibleCells: [UITableViewCell] {
        layoutIfNeeded()
        return visible.cells.sorted { $0.key < $1.key }.map(\.value)
    }

    open var indexPathsForVisibleRows: [IndexPath]? {
        layoutIfNeeded()
        return visible.cells.keys.sorted()
    }

    // MARK: - Getting the places of rows and sections, in points of the content

    open func rect(forSection section: Int) -> CGRect {
        reloadIfNeeded()
        let first = rows.index(of: .header(section)), last = rows.index(of: .footer(section))
        let top = rows.top(first)
        return CGRect(
            x: 0, y: sectionsTop + CGFloat(top), width: bounds.width, height: CGFloat(rows.top(last) + rows.height(last) - top))
    }

    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        reloadIfNeeded()
        guard rows.rowCounts.indices.contains(indexPath.section), indexPath.row < rows.rowCounts[indexPath.section] else { return .zero }
        return elementFrame(rows.index(of: .row(indexPath.row, section: indexPath.section)), isRow: true)
    }

    open func rectForHeader(inSection section: Int) -> CGRect {
        reloadIfNeeded()
        return headerFrame(section)
    }

    open func rectForFooter(inSection section: Int) -> CGRect {
        reloadIfNeeded()
        return elementFrame(rows.index(of: .footer(section)), isRow: false)
    }

    // MARK: - Selecting rows

    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    open var selectionFollowsFocus = false
    open var remembersLastFocusedIndexPath = false
    open var allowsFocus = true

    open var indexPathForSelectedRow: IndexPath? { selection.min() }

    open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.sorted() }

    /// Selects a row; the delegate is not asked. Nil deselects all.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else { return deselectAll(animated: animated) }
        if !allowsMultipleSelection { deselectAll(animated: animated, except: indexPath) }
        selection.insert(indexPath)
        visible.cells[indexPath]?.setSelected(true, animated: animated)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
        separatorsDidChange()
    }

    /// Deselects a row; the delegate is not asked.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        guard selection.remove(indexPath) != nil else { return }
        visible.cells[indexPath]?.setSelected(false, animated: animated)
        separatorsDidChange()
    }

    // MARK: - Putting the table into editing mode

    open var isEditing: Bool {
        get { isInEditingMode }
        set { setEditing(newValue, animated: false) }
    }

    /// Shows or hides the editing controls of the rows.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != isInEditingMode else { return }
        isInEditingMode = editing
        SandlotUnimplemented.report("UITableView.setEditing(_:animated:)")
        for cell in visible.cells.values { cell.setEditing(editing, animated: animated) }
    }

    // MARK: - Configuring the index

    open var sectionIndexMinimumDisplayRowCount = 0 { didSet { setNeedsReload() } }
    open var sectionIndexColor: UIColor? { didSet { indexStrip.titleColor = sectionIndexColor } }
    open var sectionIndexBackgroundColor: UIColor? { didSet { indexStrip.backgroundColor = sectionIndexBackgroundColor } }
    open var sectionIndexTrackingBackgroundColor: UIColor?

    open func reloadSectionIndexTitles() { setNeedsReload() }

    // MARK: - State of the table

    var rows = TableRows(rowCounts: [])
    var visible = VisibleTableViews()
    var selection: Set<IndexPath> = []
    let reuse = TableReuseQueue()
    var updates: TableUpdates?
    let indexStrip = TableIndexStrip()
    /// Whether rows stay where they are for now, because an update is about to animate them.
    var holdsRows = false
    private var needsReload = true
    private var isInEditingMode = false
    /// The row under the finger, while it is highlighted.
    var highlightedPath: IndexPath?
    /// The width that heights were measured for.
    private var measuredWidth: CGFloat = -1

    private func setUpTable() {
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
        alwaysBounceVertical = true
        addSubview(indexStrip)
        indexStrip.layer.zPosition = 1
        indexStrip.isHidden = true
        indexStrip.onTitle = { [weak self] index in self?.showSection(forTitleAt: index) }
    }

    /// Throws away everything that is known about the rows and asks the data source again in the next layout.
    open func reloadData() {
        setNeedsReload()
        selection = []
        highlightedPath = nil
        reloadIfNeeded()
    }

    func setNeedsReload() {
        needsReload = true
        setNeedsLayout()
    }

    func reloadIfNeeded() {
        guard needsReload else { return }
        needsReload = false
        recycleAll()
        countRows()
    }

    open override func layoutSubviews() {
        if bounds.width != measuredWidth {
            let isFirst = measuredWidth < 0
            measuredWidth = bounds.width
            if !isFirst, !needsReload { measureAgain() }
        }
        reloadIfNeeded()
        if !holdsRows { layOutVisible() }
        super.layoutSubviews()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { setNeedsLayout() }
    }

    private func replaceEdgeView(_ old: UIView?, _ new: UIView?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        if let new { addSubview(new) }
        setNeedsLayout()
    }
}
