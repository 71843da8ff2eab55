import QuartzCore

/// Rows under the finger.
extension UITableView {
    /// The finger lies on a row: it lights up if it may.
    func touchBegan(_ cell: UITableViewCell) {
        guard allowsSelection, !isEditing || allowsSelectionDuringEditing, let path = indexPath(for: cell) else { return }
        guard delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
        highlightedPath = path
        cell.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: path)
    }

    /// The finger was lifted from the row: it is selected.
    func touchEnded(_ cell: UITableViewCell) {
        guard let path = highlightedPath, visible.cells[path] === cell else { return }
        endHighlight()
        if selection.contains(path), allowsMultipleSelection {
            guard let wanted = willDeselect(path) else { return }
            deselectRow(at: wanted, animated: false)
            delegate?.tableView(self, didDeselectRowAt: wanted)
            return
        }
        guard let wanted = willSelect(path) else { return }
        if !allowsMultipleSelection {
            for old in selection where old != wanted {
                guard let old = willDeselect(old) else { continue }
                deselectRow(at: old, animated: false)
                delegate?.tableView(self, didDeselectRowAt: old)
            }
        }
        selection.insert(wanted)
        visible.cells[wanted]?.setSelected(true, animated: false)
        separatorsDidChange()
        delegate?.tableView(self, didSelectRowAt: wanted)
    }

    func touchCancelled() { endHighlight() }

    private func endHighlight() {
        guard let path = highlightedPath else { return }
        highlightedPath = nil
        visible.cells[path]?.setHighlighted(false, animated: false)
        delegate?.tableView(self, didUnhighlightRowAt: path)
    }

    private func willSelect(_ path: IndexPath) -> IndexPath? {
        guard let delegate else { return path }
        return delegate.tableView(self, willSelectRowAt: path)
    }

    private func willDeselect(_ path: IndexPath) -> IndexPath? {
        guard let delegate else { return path }
        return delegate.tableView(self, willDeselectRowAt: path)
    }

    func deselectAll(animated: Bool, except kept: IndexPath? = nil) {
        for path in selection where path != kept { deselectRow(at: path, animated: animated) }
    }

    func accessoryTapped(_ cell: UITableViewCell) {
        guard let path = indexPath(for: cell) else { return }
        delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
    }
}
