import QuartzCore

extension UITableView {
    // MARK: - Scrolling the table

    /// Scrolls until a row lies where it is wanted.
    public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        let frame = rectForRow(at: indexPath)
        guard frame != .zero else { return }
        let insets = adjustedContentInset
        var visibleTop = insets.top
        if style == .plain { visibleTop += max(0, headerFrame(indexPath.section).height) }
        let top = frame.minY - visibleTop
        let bottom = frame.maxY + insets.bottom - bounds.height
        var offset = contentOffset
        switch scrollPosition {
        case .top: offset.y = top
        case .bottom: offset.y = bottom
        case .middle: offset.y = (top + bottom) / 2
        case .none:
            if offset.y > top { offset.y = top } else if offset.y < bottom { offset.y = bottom }
        }
        setContentOffset(clamped(offset), animated: animated)
        if !animated { layoutIfNeeded() }
    }

    /// Scrolls to the first selected row.
    public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        guard let path = indexPathForSelectedRow else { return }
        scrollToRow(at: path, at: scrollPosition, animated: animated)
    }

    func showSection(forTitleAt index: Int) {
        guard let dataSource else { return }
        let section = dataSource.tableView(self, sectionForSectionIndexTitle: indexStrip.titles[index], at: index)
        guard rows.rowCounts.indices.contains(section) else { return }
        let top = sectionsTop + CGFloat(rows.top(rows.index(of: .header(section)))) - adjustedContentInset.top
        setContentOffset(clamped(CGPoint(x: contentOffset.x, y: top)), animated: false)
        layoutIfNeeded()
    }
}
