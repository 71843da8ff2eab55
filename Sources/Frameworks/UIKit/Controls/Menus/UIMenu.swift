import QuartzCore

/// A titled list of menu entries.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    /// A menu of `children`; without `identifier` a unique one is made.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Self.uniqueIdentifier()
        self.options = options
        self.preferredElementSize = preferredElementSize
        self.children = children
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Tells menus apart.
    public let identifier: Identifier
    /// How the menu is shown.
    public let options: Options
    /// How large its entries are.
    open var preferredElementSize: ElementSize
    /// The entries.
    public let children: [UIMenuElement]

    /// The entries inside that are on, at any depth.
    open var selectedElements: [UIMenuElement] {
        children.flatMap { element -> [UIMenuElement] in
            if let menu = element as? UIMenu { return menu.selectedElements }
            if let action = element as? UIAction, action.state == .on { return [action] }
            if let command = element as? UICommand, command.state == .on { return [command] }
            return []
        }
    }

    /// The same menu with other entries.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
    }

    /// A name that tells a menu from others.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let root = Identifier("com.apple.menu.root")
        public static let application = Identifier("com.apple.menu.application")
        public static let file = Identifier("com.apple.menu.file")
        public static let edit = Identifier("com.apple.menu.edit")
        public static let view = Identifier("com.apple.menu.view")
        public static let window = Identifier("com.apple.menu.window")
        public static let help = Identifier("com.apple.menu.help")
        public static let format = Identifier("com.apple.menu.format")
    }

    /// How a menu is shown.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Its entries stand in the menu around it, between lines.
        public static let displayInline = Options(rawValue: 1)
        /// Red.
        public static let destructive = Options(rawValue: 2)
        /// Choosing one entry marks it and takes the others' mark away.
        public static let singleSelection = Options(rawValue: 32)
        /// Drawn as a palette of pictures.
        public static let displayAsPalette = Options(rawValue: 128)
    }

    /// How large the entries are.
    public enum ElementSize: Int, Sendable {
        case small, medium, large
        case automatic = -1
    }

    private static var lastNumber = 0

    private static func uniqueIdentifier() -> Identifier {
        lastNumber += 1
        return Identifier("com.apple.menu.dynamic.\(lastNumber)")
    }
}
