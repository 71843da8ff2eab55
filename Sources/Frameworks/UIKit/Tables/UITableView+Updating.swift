import QuartzCore

extension UITableView {
    private static let updateDuration: TimeInterval = 0.3

    // MARK: - Performing batch updates

    /// Animates several changes together.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        finishUpdates(completion: completion)
    }

    /// Changes up to `endUpdates()` are animated together.
    public func beginUpdates() {
        reloadIfNeeded()
        var updates = self.updates ?? TableUpdates()
        updates.depth += 1
        self.updates = updates
    }

    public func endUpdates() { finishUpdates(completion: nil) }

    // MARK: - Inserting, deleting, moving and reloading

    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(animation) { $0.insertedRows.formUnion(indexPaths) }
    }

    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(animation) { $0.deletedRows.formUnion(indexPaths) }
    }

    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change(animation) { $0.reloadedRows.formUnion(indexPaths) }
    }

    /// Asks for the cells' contents again without making new cells.
    public func reconfigureRows(at indexPaths: [IndexPath]) {
        for path in indexPaths {
            guard visible.cells[path] != nil else { continue }
            reloadRows(at: [path], with: .none)
        }
    }

    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change(.automatic) { $0.movedRows[indexPath] = newIndexPath }
    }

    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(animation) { $0.insertedSections.formUnion(sections) }
    }

    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(animation) { $0.deletedSections.formUnion(sections) }
    }

    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        change(animation) { $0.reloadedSections.formUnion(sections) }
    }

    public func moveSection(_ section: Int, toSection newSection: Int) {
        change(.automatic) { $0.movedSections[section] = newSection }
    }

    private func change(_ animation: RowAnimation, _ note: (inout TableUpdates) -> Void) {
        beginUpdates()
        note(&updates!)
        if animation == .none {
            UIView.performWithoutAnimation { finishUpdates(completion: nil) }
        } else {
            finishUpdates(completion: nil)
        }
    }

    // MARK: - Carrying it out

    private func finishUpdates(completion: ((Bool) -> Void)?) {
        guard var changes = updates else { return }
        changes.depth -= 1
        updates = changes
        guard changes.depth == 0 else { return }
        updates = nil
        carryOut(changes, completion)
    }

    private func carryOut(_ changes: TableUpdates, _ completion: ((Bool) -> Void)?) {
        let old = rows
        countRows()
        if let problem = changes.problem(old: old.rowCounts, new: rows.rowCounts) {
            fatalError("UITableView: invalid update: \(problem).")
        }
        keepMeasuredHeights(of: old, changes)
        let leaving = renumberCells(changes)
        selection = Set(selection.compactMap { changes.newRow($0, newCounts: rows.rowCounts) })
        for view in visible.headers.values { view.removeFromSuperview() }
        for view in visible.footers.values { view.removeFromSuperview() }
        visible.headers = [:]
        visible.footers = [:]
        updateContentSize()
        let known = Set(visible.cells.keys)
        holdsRows = true
        UIView.performWithoutAnimation { tileNewCells(besides: known) }
        holdsRows = false
        updateVisibleCells()
        let arrived = visible.cells.filter { !known.contains($0.key) }.map(\.value)
        for cell in arrived { UIView.performWithoutAnimation { cell.alpha = 0 } }
        let move = { [self] in
            for cell in leaving { cell.alpha = 0 }
            for cell in arrived { cell.alpha = 1 }
            setNeedsLayout()
            layoutIfNeeded()
        }
        let finish = { (isDone: Bool) in
            for cell in leaving {
                cell.isLeaving = false
                cell.alpha = 1
                cell.removeFromSuperview()
            }
            completion?(isDone)
        }
        guard UIView.areAnimationsEnabled, window != nil else {
            move()
            finish(true)
            return
        }
        UIView.animate(withDuration: Self.updateDuration, delay: 0, options: [], animations: move, completion: finish)
    }

    /// Gives new rows their cells where they will lie; the others stay where they are until the animation.
    private func tileNewCells(besides known: Set<IndexPath>) {
        for path in rowPaths(in: bounds) where !known.contains(path) {
            guard let cell = makeCell(path) else { continue }
            let index = rows.index(of: .row(path.row, section: path.section))
            if !rows.hasMeasured(index), (delegate?.tableView(self, heightForRowAt: path) ?? rowHeight) == Self.automaticDimension {
                rows.setMeasured(index, Double(cell.fittingHeight(width: bounds.width - 2 * cardInset)))
            }
            cell.frame = elementFrame(index, isRow: true)
            cell.layoutIfNeeded()
        }
        updateContentSize()
    }

    private func keepMeasuredHeights(of old: TableRows, _ changes: TableUpdates) {
        for index in 0..<old.count {
            guard case .row(let row, let section) = old.element(at: index), old.hasMeasured(index) else { continue }
            let path = IndexPath(row: row, section: section)
            guard !changes.reloadedRows.contains(path), !changes.reloadedSections.contains(section),
                  let new = changes.newRow(path, newCounts: rows.rowCounts)
            else { continue }
            let place = rows.index(of: .row(new.row, section: new.section))
            if !rows.hasMeasured(place) { rows.setMeasured(place, old.height(index)) }
        }
    }

    /// Gives the visible cells their new index paths. Answers those that go.
    private func renumberCells(_ changes: TableUpdates) -> [UITableViewCell] {
        var kept: [IndexPath: UITableViewCell] = [:]
        var leaving: [UITableViewCell] = []
        for (path, cell) in visible.cells {
            let isReloaded = changes.reloadedRows.contains(path) || changes.reloadedSections.contains(path.section)
            if !isReloaded, let new = changes.newRow(path, newCounts: rows.rowCounts) {
                kept[new] = cell
            } else {
                cell.isLeaving = true
                leaving.append(cell)
            }
        }
        visible.cells = kept
        return leaving
    }
}
