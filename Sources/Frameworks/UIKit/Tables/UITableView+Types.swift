import QuartzCore

extension UITableView {
    /// How a table sets its sections apart.
    public enum Style: Int, Sendable {
        /// Rows from edge to edge; headers stay at the top while their section is shown.
        case plain
        /// Sections apart on a ground.
        case grouped
        /// Sections on rounded cards.
        case insetGrouped
    }

    /// Where a row that is scrolled to comes to lie.
    public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

    /// How changed rows come and go.
    public enum RowAnimation: Int, Sendable { case fade, right, left, top, bottom, none, middle, automatic = 100 }

    /// What separator insets count from.
    public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges, fromAutomaticInsets }

    /// Whether cells that change their size by themselves make the table measure again.
    public enum SelfSizingInvalidation: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }

    /// Stands for a height that the content decides.
    public static let automaticDimension: CGFloat = -1

    /// Stands for the magnifying glass in a section index.
    public static let indexSearch = "{search}"
}
