import QuartzCore

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// Where a dragged item would be dropped.
    public enum DropState: Sendable { case none, notTargeted, targeted }
    /// Whether the cell is dragged.
    public enum DragState: Sendable { case none, lifting, dragging }

    public var traitCollection: UITraitCollection
    public var isDisabled = false
    public var isHighlighted = false
    public var isSelected = false
    public var isFocused = false
    public var isPinned = false
    public var isEditing = false
    public var isExpanded = false
    public var isSwiped = false
    public var isReordering = false
    public var cellDragState: DragState = .none
    public var cellDropState: DropState = .none
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
