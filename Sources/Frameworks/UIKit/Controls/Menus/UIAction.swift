import QuartzCore

/// What `UIAction` calls with itself.
public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// A menu entry, or a control's action, that calls a closure.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
    // MARK: - Creating an action

    /// An action; without `identifier` a unique one is made.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
        identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [],
        state: State = .off, handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier ?? Self.uniqueIdentifier()
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.selectedImage = selectedImage
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    // MARK: - Getting information about the action

    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }
    /// Tells actions apart; a control keeps one action of an identifier.
    public let identifier: Identifier
    /// A longer title for the list of key commands.
    open var discoverabilityTitle: String?
    /// How the entry looks and behaves.
    open var attributes: Attributes
    /// The mark beside the entry.
    open var state: State
    /// The picture while `state` is on.
    open var selectedImage: UIImage?
    /// Who performed the action, while the handler runs.
    open internal(set) var sender: Any?
    /// The view a popover of the handler may point at, while the handler runs.
    open var presentationSourceItem: Any? { sender }

    /// Calls the handler.
    open func performWithSender(_ sender: Any?, target: Any?) {
        perform(sender: sender)
    }

    /// A name that tells an action from others.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let paste = Identifier("com.apple.action.paste")
        public static let pasteAndMatchStyle = Identifier("com.apple.action.paste-and-match-style")
        public static let pasteAndGo = Identifier("com.apple.action.paste-and-go")
        public static let pasteAndSearch = Identifier("com.apple.action.paste-and-search")
    }

    // MARK: - Sandlot internals

    let handler: UIActionHandler
    private static var lastNumber = 0

    private static func uniqueIdentifier() -> Identifier {
        lastNumber += 1
        return Identifier("com.apple.action.dynamic.\(lastNumber)")
    }

    func perform(sender: Any?) {
        let previous = self.sender
        self.sender = sender
        handler(self)
        self.sender = previous
    }
}
