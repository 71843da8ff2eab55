import QuartzCore

/// Where rows, headers and footers lie.
extension UITableView {
    /// Points between the table's edges and its rows: the cards of an inset grouped table.
    var cardInset: CGFloat { style == .insetGrouped ? TableMetrics.sideMargin(for: self) : 0 }

    /// The height of the view above the sections.
    var sectionsTop: CGFloat { tableHeaderView?.frame.height ?? 0 }

    // MARK: - Counting and measuring

    /// Asks the data source how many rows there are, and the delegate how high they are.
    func countRows() {
        guard let dataSource else {
            rows = TableRows(rowCounts: [])
            contentSize = CGSize(width: bounds.width, height: edgeViewsHeight)
            return
        }
        let sections = dataSource.numberOfSections(in: self)
        guard sections >= 0 else { fatalError("UITableView: the data source has \(sections) sections") }
        let counts = (0..<sections).map { section in
            let count = dataSource.tableView(self, numberOfRowsInSection: section)
            guard count >= 0 else { fatalError("UITableView: the data source has \(count) rows in section \(section)") }
            return count
        }
        rows = TableRows(rowCounts: counts)
        let titles = dataSource.sectionIndexTitles(for: self) ?? []
        let isIndexShown = !titles.isEmpty && counts.reduce(0, +) >= sectionIndexMinimumDisplayRowCount
        indexStrip.titles = isIndexShown ? titles : []
        indexStrip.isHidden = !isIndexShown
        fillHeights()
    }

    private func fillHeights() {
        rows.fill { element in
            switch element {
            case .header(let section): (Double(headerHeight(section)), true)
            case .footer(let section): (Double(footerHeight(section)), true)
            case .row(let row, let section): height(of: IndexPath(row: row, section: section))
            }
        }
        updateContentSize()
    }

    /// The width changed: what was measured counts as an estimate.
    func measureAgain() {
        fillHeights()
    }

    private func height(of path: IndexPath) -> (Double, isMeasured: Bool) {
        let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        if height != Self.automaticDimension { return (Double(max(0, height)), true) }
        let estimate = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
        return (Double(estimate > 0 ? estimate : TableMetrics.classicRowHeight(for: self)), false)
    }

    private func headerHeight(_ section: Int) -> CGFloat {
        let wanted = delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
        let title = dataSource?.tableView(self, titleForHeaderInSection: section)
        let view = delegate?.tableView(self, viewForHeaderInSection: section)
        let hasContent = view != nil || title != nil
        if wanted >= 0 { return wanted + (hasContent ? topPadding : 0) }
        if let view {
            let estimate = delegate?.tableView(self, estimatedHeightForHeaderInSection: section) ?? estimatedSectionHeaderHeight
            return topPadding + fittingHeight(of: view, least: estimate > 0 ? estimate : 0)
        }
        switch style {
        case .plain: return title == nil ? 0 : topPadding + TableMetrics.plainHeaderHeight
        case .grouped, .insetGrouped:
            guard title != nil else { return section == 0 ? TableMetrics.groupedTop : TableMetrics.groupedGap }
            return (section == 0 ? TableMetrics.groupedTop : TableMetrics.groupedLaterTop) + TableMetrics.groupedHeaderText
        }
    }

    private func footerHeight(_ section: Int) -> CGFloat {
        let wanted = delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
        if wanted >= 0 { return wanted }
        if let view = delegate?.tableView(self, viewForFooterInSection: section) { return fittingHeight(of: view, least: 0) }
        let title = dataSource?.tableView(self, titleForFooterInSection: section)
        switch style {
        case .plain: return title == nil ? 0 : TableMetrics.plainHeaderHeight
        case .grouped, .insetGrouped: return title == nil ? TableMetrics.groupedGap : TableMetrics.groupedFooterHeight
        }
    }

    private func fittingHeight(of view: UIView, least: CGFloat) -> CGFloat {
        let fitting = view.systemLayoutSizeFitting(
            CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        if fitting.height > 0 { return fitting.height }
        return view.frame.height > 0 ? view.frame.height : least > 0 ? least : TableMetrics.plainHeaderHeight
    }

    /// The gap above a plain header with something in it.
    var topPadding: CGFloat {
        guard style == .plain else { return 0 }
        return sectionHeaderTopPadding == Self.automaticDimension ? TableMetrics.headerTopPadding : sectionHeaderTopPadding
    }

    // MARK: - Frames, in points of the content

    func elementFrame(_ index: Int, isRow: Bool) -> CGRect {
        let inset = isRow ? cardInset : 0
        return CGRect(
            x: inset, y: sectionsTop + CGFloat(rows.top(index)), width: bounds.width - 2 * inset, height: CGFloat(rows.height(index)))
    }

    /// A plain header stays at the top of what is visible until the next section pushes it away.
    func headerFrame(_ section: Int) -> CGRect {
        var frame = elementFrame(rows.index(of: .header(section)), isRow: false)
        guard style == .plain, frame.height > 0 else { return frame }
        frame.origin.y += topPadding
        frame.size.height -= topPadding
        let top = bounds.minY + adjustedContentInset.top
        let end = sectionsTop + CGFloat(rows.top(rows.index(of: .footer(section))))
        if frame.minY < top { frame.origin.y = min(top, max(frame.minY, end - frame.height)) }
        return frame
    }

    /// The rows that a rectangle touches.
    func rowPaths(in rect: CGRect) -> [IndexPath] {
        guard rows.count > 0, rect.maxY > sectionsTop else { return [] }
        var paths: [IndexPath] = []
        var index = rows.element(atDistance: Double(rect.minY - sectionsTop))
        while index < rows.count, sectionsTop + CGFloat(rows.top(index)) < rect.maxY {
            if case .row(let row, let section) = rows.element(at: index) { paths.append(IndexPath(row: row, section: section)) }
            index += 1
        }
        return paths
    }

    private var edgeViewsHeight: CGFloat { sectionsTop + (tableFooterView?.frame.height ?? 0) }

    func updateContentSize() {
        contentSize = CGSize(width: bounds.width, height: edgeViewsHeight + CGFloat(rows.total))
    }
}
