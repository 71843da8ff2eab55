import QuartzCore

/// The buttons that a sideways swipe over a row uncovers. They are kept; swiping does not show them yet.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        SandlotUnimplemented.report("UISwipeActionsConfiguration")
    }

    open private(set) var actions: [UIContextualAction]
    /// Whether a full swipe performs the first action.
    open var performsFirstActionWithFullSwipe = true
}

/// One button behind a row.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// What an action does; it calls its last argument when done.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    /// How a button looks.
    public enum Style: Int, Sendable { case normal, destructive }

    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        backgroundColor = style == .destructive ? .systemRed : .systemGray
    }

    open private(set) var style: Style
    open private(set) var handler: Handler
    open var title: String?
    open var backgroundColor: UIColor!
    open var image: UIImage?
}
