@_spi(Sandlot) import FoundationSupport
import QuartzCore

/// Cells and section views that are out of sight, by identifier, and how new ones are made.
@MainActor final class TableReuseQueue {
    var cellClasses: [String: UITableViewCell.Type] = [:]
    var viewClasses: [String: UITableViewHeaderFooterView.Type] = [:]
    private var cells: [String: [UITableViewCell]] = [:]
    private var views: [String: [UITableViewHeaderFooterView]] = [:]

    private static let cellInitializer = ClassMembers.initializerSlots(of: UITableViewCell.self)[0]
    private static let viewInitializer = ClassMembers.initializerSlots(of: UITableViewHeaderFooterView.self)[0]

    /// Makes a cell by the class's own `init(style:reuseIdentifier:)`, which is not `required` on iOS.
    static func makeCell(_ type: UITableViewCell.Type, _ identifier: String) -> UITableViewCell {
        ClassMembers.makeInstance(of: type, slot: cellInitializer, choice: 0, identifier)
    }

    /// Makes a section view by the class's own `init(reuseIdentifier:)`.
    static func makeView(_ type: UITableViewHeaderFooterView.Type, _ identifier: String) -> UITableViewHeaderFooterView {
        ClassMembers.makeInstance(of: type, slot: viewInitializer, identifier)
    }

    func put(_ cell: UITableViewCell) {
        guard let identifier = cell.reuseIdentifier else { return }
        cells[identifier, default: []].append(cell)
    }

    func takeCell(_ identifier: String) -> UITableViewCell? { cells[identifier]?.popLast() }

    func put(_ view: UITableViewHeaderFooterView) {
        guard let identifier = view.reuseIdentifier else { return }
        views[identifier, default: []].append(view)
    }

    func takeView(_ identifier: String) -> UITableViewHeaderFooterView? { views[identifier]?.popLast() }
}
