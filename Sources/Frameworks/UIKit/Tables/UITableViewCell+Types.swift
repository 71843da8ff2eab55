import QuartzCore

extension UITableViewCell {
    /// What views a cell begins with.
    public enum CellStyle: Int, Sendable {
        /// A title, and a picture when one is set.
        case `default`
        /// A title at the left and a detail at the right.
        case value1
        /// A short title right-aligned beside a detail.
        case value2
        /// A detail below the title.
        case subtitle
    }

    /// How a selected cell looks.
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

    /// Whether lines lie between rows.
    public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }

    /// What editing offers for a row.
    public enum EditingStyle: Int, Sendable { case none, delete, insert }

    /// What stands at the right edge of a row.
    public enum AccessoryType: Int, Sendable { case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton }

    /// States that a cell goes through while editing.
    public struct StateMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let showingEditControl = StateMask(rawValue: 1)
        public static let showingDeleteConfirmation = StateMask(rawValue: 2)
    }
}
