/// An action of an element's own for assistive technology.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// The action's name as it is spoken.
    open var name: String
    /// Who performs the action.
    open weak var target: AnyObject?
    /// The method that performs it.
    open var selector: Selector?
    /// Performs the action and says whether it succeeded.
    open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?

    public init(name: String, target: Any?, selector: Selector) {
        self.name = name
        self.target = target as AnyObject?
        self.selector = selector
        super.init()
    }

    public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) {
        self.name = name
        self.actionHandler = actionHandler
        super.init()
    }
}
