import QuartzCore

/// Keeps exactly the visible rows, headers and footers as views.
extension UITableView {
    func layOutVisible() {
        placeEdgeViews()
        backgroundView?.frame = bounds
        guard bounds.width > 0, bounds.height > 0 else { return }
        tileRows()
        tileSectionViews()
        placeIndexStrip()
        placeEdgeViews()
    }

    private func placeEdgeViews() {
        if let header = tableHeaderView {
            header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: header.frame.height)
        }
        if let footer = tableFooterView {
            footer.frame = CGRect(x: 0, y: sectionsTop + CGFloat(rows.total), width: bounds.width, height: footer.frame.height)
        }
    }

    // MARK: - Rows

    private func tileRows() {
        guard rows.count > 0 else { return }
        // What is out of sight goes first, so that its cells serve the rows that come into sight.
        for (path, cell) in visible.cells where !cell.isLeaving && !cell.frame.intersects(bounds) {
            guard !rectForRow(at: path).intersects(bounds) else { continue }
            visible.cells[path] = nil
            putAway(cell, at: path)
        }
        var shown: Set<IndexPath> = []
        var index = rows.element(atDistance: Double(bounds.minY - sectionsTop))
        while index < rows.count {
            let top = sectionsTop + CGFloat(rows.top(index))
            guard top < bounds.maxY else { break }
            if case .row(let row, let section) = rows.element(at: index) {
                let path = IndexPath(row: row, section: section)
                if rows.height(index) > 0 || !rows.hasMeasured(index) {
                    shown.insert(path)
                    show(path, index)
                }
            }
            index += 1
        }
        for (path, cell) in visible.cells where !shown.contains(path) && !cell.isLeaving {
            visible.cells[path] = nil
            putAway(cell, at: path)
        }
    }

    /// Makes the row's cell when there is none, measures and places it.
    private func show(_ path: IndexPath, _ index: Int) {
        let cell: UITableViewCell
        let isNew = visible.cells[path] == nil
        if let known = visible.cells[path] {
            cell = known
        } else {
            guard let made = UIView.withoutAnimation({ makeCell(path) }) else { return }
            cell = made
        }
        if !rows.hasMeasured(index) || cell.needsMeasuring { measure(cell, index) }
        let frame = elementFrame(index, isRow: true)
        if isNew {
            UIView.performWithoutAnimation {
                cell.frame = frame
                cell.layoutIfNeeded()
            }
        } else if cell.frame != frame {
            cell.frame = frame
        }
    }

    func makeCell(_ path: IndexPath) -> UITableViewCell? {
        guard let dataSource else { return nil }
        let cell = dataSource.tableView(self, cellForRowAt: path)
        cell.table = self
        cell.isLeaving = false
        cell.frame = CGRect(x: cardInset, y: 0, width: bounds.width - 2 * cardInset, height: cell.frame.height)
        cell.indentationLevel = delegate?.tableView(self, indentationLevelForRowAt: path) ?? cell.indentationLevel
        cell.setSelected(selection.contains(path), animated: false)
        configure(cell, at: path)
        insertSubview(cell, at: backgroundView == nil ? 0 : 1)
        visible.cells[path] = cell
        delegate?.tableView(self, willDisplay: cell, forRowAt: path)
        return cell
    }

    /// A height that the cell decides; content above what is visible does not push it down.
    private func measure(_ cell: UITableViewCell, _ index: Int) {
        cell.needsMeasuring = false
        guard case .row(let row, let section) = rows.element(at: index) else { return }
        let path = IndexPath(row: row, section: section)
        let wanted = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        guard wanted == Self.automaticDimension else { return }
        let height = cell.fittingHeight(width: bounds.width - 2 * cardInset)
        let old = rows.height(index)
        guard Double(height) != old || !rows.hasMeasured(index) else { return }
        let isAbove = sectionsTop + CGFloat(rows.top(index) + old) <= bounds.minY + adjustedContentInset.top
        rows.setMeasured(index, Double(height))
        updateContentSize()
        if isAbove, isDragging || isDecelerating { contentOffset.y += height - CGFloat(old) }
    }

    /// Tells a cell what depends on its place: separator, corners, index strip.
    func configure(_ cell: UITableViewCell, at path: IndexPath) {
        let count = rows.rowCounts.indices.contains(path.section) ? rows.rowCounts[path.section] : 0
        let isLast = path.row == count - 1
        let isBesideSelection = selection.contains(path) || selection.contains(IndexPath(row: path.row + 1, section: path.section))
        cell.trailingStrip = indexStrip.isHidden ? 0 : TableMetrics.indexWidth
        cell.hasSeparator = separatorStyle != .none && !(style == .insetGrouped && isLast) && !isBesideSelection
        cell.separatorTint = separatorColor
        cell.cardCorners = style != .insetGrouped ? [] : CardCorners(isFirst: path.row == 0, isLast: isLast)
    }

    func updateVisibleCells() {
        for (path, cell) in visible.cells { configure(cell, at: path) }
    }

    func separatorsDidChange() { updateVisibleCells() }

    // MARK: - Headers and footers

    private func tileSectionViews() {
        var headers: Set<Int> = [], footers: Set<Int> = []
        for section in rows.rowCounts.indices {
            let header = headerFrame(section)
            if header.height > 0, header.intersects(bounds), let view = headerView(section) {
                headers.insert(section)
                view.frame = header
            }
            let footer = elementFrame(rows.index(of: .footer(section)), isRow: false)
            if footer.height > 0, footer.intersects(bounds), let view = footerView(section) {
                footers.insert(section)
                view.frame = footer
            }
        }
        for (section, view) in visible.headers where !headers.contains(section) {
            visible.headers[section] = nil
            putAwayHeader(view, section)
        }
        for (section, view) in visible.footers where !footers.contains(section) {
            visible.footers[section] = nil
            putAwayFooter(view, section)
        }
    }

    private func headerView(_ section: Int) -> UIView? {
        if let view = visible.headers[section] { return view }
        let view = delegate?.tableView(self, viewForHeaderInSection: section)
            ?? dataSource?.tableView(self, titleForHeaderInSection: section).map { standardView($0, isHeader: true) }
        guard let view else { return nil }
        addSubview(view)
        visible.headers[section] = view
        delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
        return view
    }

    private func footerView(_ section: Int) -> UIView? {
        if let view = visible.footers[section] { return view }
        let view = delegate?.tableView(self, viewForFooterInSection: section)
            ?? dataSource?.tableView(self, titleForFooterInSection: section).map { standardView($0, isHeader: false) }
        guard let view else { return nil }
        addSubview(view)
        visible.footers[section] = view
        delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
        return view
    }

    private func standardView(_ title: String, isHeader: Bool) -> UIView {
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.showTitle(title, style: style, isHeader: isHeader)
        return view
    }

    private func placeIndexStrip() {
        guard !indexStrip.isHidden else { return }
        indexStrip.frame = CGRect(
            x: bounds.maxX - TableMetrics.indexWidth, y: bounds.minY + adjustedContentInset.top, width: TableMetrics.indexWidth,
            height: bounds.height - adjustedContentInset.top - adjustedContentInset.bottom)
    }
}

extension UIView {
    /// Does something without animation and gives its result.
    fileprivate static func withoutAnimation<Result>(_ work: () -> Result) -> Result {
        var result: Result!
        performWithoutAnimation { result = work() }
        return result
    }
}
