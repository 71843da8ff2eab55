import QuartzCore

/// A menu entry that sends a selector along the responder chain.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil, attributes: Attributes = [],
        state: State = .off
    ) {
        commandAction = action
        self.propertyList = propertyList
        self.alternates = alternates
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, subtitle: subtitle, image: image)
    }

    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }
    /// The method that is looked for along the responder chain.
    open var action: Selector! { commandAction }
    /// What the sender wants the method to know.
    public let propertyList: Any?
    /// Variants with modifier keys.
    public let alternates: [UICommandAlternate]
    /// A longer title for the list of key commands.
    open var discoverabilityTitle: String?
    /// How the entry looks and behaves.
    open var attributes: Attributes
    /// The mark beside the entry.
    open var state: State

    private let commandAction: Selector
}

/// A variant of a command while modifier keys are held.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
    public let title: String
    public let action: Selector
    public let modifierFlags: UIKeyModifierFlags

    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        self.title = title
        self.action = action
        self.modifierFlags = modifierFlags
        super.init()
    }
}
