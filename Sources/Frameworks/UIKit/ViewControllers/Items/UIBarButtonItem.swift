@_spi(Sandlot) import FoundationSupport

/// A button of a bar.
open class UIBarButtonItem: UIBarItem {
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        self.target = target as AnyObject?
        self.action = action
    }

    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        self.style = style
        self.target = target as AnyObject?
        self.action = action
    }

    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        self.systemItem = systemItem
        self.target = target as AnyObject?
        self.action = action
    }

    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        self.systemItem = systemItem
        self.primaryAction = primaryAction
        self.menu = menu
    }

    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
        self.menu = menu
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    open class func fixedSpace(_ width: CGFloat) -> Self {
        let item = ClassMembers.makeInstance(of: self)
        item.systemItem = .fixedSpace
        item.width = width
        return item
    }

    open class func flexibleSpace() -> Self {
        let item = ClassMembers.makeInstance(of: self)
        item.systemItem = .flexibleSpace
        return item
    }

    open var style: Style = .plain
    open weak var target: AnyObject?
    open var action: Selector?
    open var primaryAction: UIAction?
    open var menu: UIMenu?
    open var customView: UIView?
    /// In points; 0 is as wide as the content.
    open var width: CGFloat = 0
    open var tintColor: UIColor?
    open var possibleTitles: Set<String>?
    open var isSelected = false
    open var isHidden = false
    open var changesSelectionAsPrimaryAction = false
    open var hidesSharedBackground = false
    open var sharesBackground = true
    open internal(set) var systemItem: SystemItem?

    /// Does what a tap does.
    @_spi(Sandlot) public func performPrimaryAction() {
        if let primaryAction {
            primaryAction.perform(sender: self)
        } else if let action {
            UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
        }
    }

    /// How the button looks.
    public enum Style: Int, Sendable {
        case plain = 0, done = 2
        public static let bordered = Style.plain
        public static let prominent = Style.done
    }

    /// Buttons that the system knows.
    public enum SystemItem: Int, Sendable {
        case done = 0, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search
        case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
    }
}
