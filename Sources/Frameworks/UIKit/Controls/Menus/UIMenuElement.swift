import QuartzCore

/// An entry of a menu: an action, a command or another menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// The entry's title.
    open internal(set) var title: String
    /// A second, smaller line.
    open var subtitle: String?
    /// The picture beside the title.
    open internal(set) var image: UIImage?
    /// Whether choosing it repeats while pressed; only a hint.
    open var repeatBehavior: RepeatBehavior = .automatic

    init(title: String, subtitle: String? = nil, image: UIImage? = nil) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        super.init()
    }

    /// The mark beside an entry.
    public enum State: Int, Sendable {
        case off, on, mixed
    }

    /// Whether holding a key repeats the entry.
    public enum RepeatBehavior: Int, Sendable {
        case automatic, repeatable, nonRepeatable
    }

    /// How an entry looks and behaves.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Grey; cannot be chosen.
        public static let disabled = Attributes(rawValue: 1)
        /// Red: it deletes something.
        public static let destructive = Attributes(rawValue: 2)
        /// Not shown.
        public static let hidden = Attributes(rawValue: 4)
        /// The menu stays open when it is chosen.
        public static let keepsMenuPresented = Attributes(rawValue: 8)
    }
}
