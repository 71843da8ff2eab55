import QuartzCore

/// What a long press on something opens: a preview and a menu. Kept, but not yet shown.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    /// Makes the preview.
    let previewProvider: (@MainActor () -> UIViewController?)?
    /// Makes the menu from the one that the system suggests.
    let actionProvider: (@MainActor ([UIMenuElement]) -> UIMenu?)?

    /// Tells configurations apart.
    public let identifier: any NSCopying
    /// In which order the entries stand.
    open var preferredMenuElementOrder: ElementOrder = .automatic

    public init(
        identifier: (any NSCopying)? = nil, previewProvider: (@MainActor () -> UIViewController?)? = nil,
        actionProvider: (@MainActor ([UIMenuElement]) -> UIMenu?)? = nil
    ) {
        self.identifier = identifier ?? NSUUID()
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
        SandlotUnimplemented.report("UIContextMenuConfiguration", "context menus are kept but not yet shown")
    }

    /// In which order a menu's entries stand.
    public enum ElementOrder: Int, Sendable {
        case automatic, priority, fixed
    }
}
