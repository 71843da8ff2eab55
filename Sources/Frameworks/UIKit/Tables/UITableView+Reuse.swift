import QuartzCore

extension UITableView {
    // MARK: - Recycling cells and section views

    /// Cells of this identifier are made of this class; nil forgets it.
    public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        guard let cellClass else {
            reuse.cellClasses[identifier] = nil
            return
        }
        guard let type = cellClass as? UITableViewCell.Type else {
            fatalError("UITableView.register: \(cellClass) is no subclass of UITableViewCell")
        }
        reuse.cellClasses[identifier] = type
    }

    /// Cells from interface files cannot be made here.
    public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        SandlotUnimplemented.report("UITableView.register(_: UINib?, forCellReuseIdentifier:)")
    }

    /// Headers and footers of this identifier are made of this class; nil forgets it.
    public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        guard let aClass else {
            reuse.viewClasses[identifier] = nil
            return
        }
        guard let type = aClass as? UITableViewHeaderFooterView.Type else {
            fatalError("UITableView.register: \(aClass) is no subclass of UITableViewHeaderFooterView")
        }
        reuse.viewClasses[identifier] = type
    }

    /// A cell that went out of sight, or a new one of the registered class; nil when none is registered.
    public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let cell = reuse.takeCell(identifier) {
            cell.prepareForReuse()
            return cell
        }
        return reuse.cellClasses[identifier].map { TableReuseQueue.makeCell($0, identifier) }
    }

    /// A cell for a row. An identifier that was not registered is a mistake of the program.
    public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
            fatalError(
                "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier "
                    + "or connect a prototype cell in a storyboard")
        }
        return cell
    }

    /// A header or footer that went out of sight, or a new one of the registered class.
    public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        if let view = reuse.takeView(identifier) {
            view.prepareForReuse()
            return view
        }
        return reuse.viewClasses[identifier].map { TableReuseQueue.makeView($0, identifier) }
    }

    // MARK: - Putting views away

    func recycleAll() {
        for (path, cell) in visible.cells { putAway(cell, at: path) }
        for (section, view) in visible.headers { putAwayHeader(view, section) }
        for (section, view) in visible.footers { putAwayFooter(view, section) }
        visible = VisibleTableViews()
    }

    func putAway(_ cell: UITableViewCell, at path: IndexPath) {
        cell.removeFromSuperview()
        cell.table = nil
        reuse.put(cell)
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }

    func putAwayHeader(_ view: UIView, _ section: Int) {
        view.removeFromSuperview()
        if let view = view as? UITableViewHeaderFooterView { reuse.put(view) }
        delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    }

    func putAwayFooter(_ view: UIView, _ section: Int) {
        view.removeFromSuperview()
        if let view = view as? UITableViewHeaderFooterView { reuse.put(view) }
        delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
}
