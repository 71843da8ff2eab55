import QuartzCore

/// The view that holds a cell's own views. When constraints change its fitting size, the table measures the row again.
@MainActor final class CellContentView: UIView {
    weak var cell: UITableViewCell?

    /// Whether constraints between the view and its subviews decide its height.
    var isLaidOutByConstraints: Bool {
        subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
    }
}
