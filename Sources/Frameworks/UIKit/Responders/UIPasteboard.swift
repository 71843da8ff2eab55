/// A place for copied things. The general pasteboard belongs to the page alone; it is not the machine's.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    // MARK: - Getting and removing pasteboards

    /// The pasteboard that copying and pasting use.
    public static let general = UIPasteboard(name: Name(rawValue: "com.apple.UIKit.pboard.general"))

    private static var named: [Name: UIPasteboard] = [:]

    /// The pasteboard with a name; nil when there is none and `create` is false.
    public convenience init?(name pasteboardName: Name, create: Bool) {
        guard create || UIPasteboard.named[pasteboardName] != nil else { return nil }
        self.init(name: pasteboardName)
        items = UIPasteboard.named[pasteboardName]?.items ?? []
        UIPasteboard.named[pasteboardName] = self
    }

    /// A pasteboard with a name of its own.
    open class func withUniqueName() -> UIPasteboard { UIPasteboard(name: Name(rawValue: UUID().uuidString)) }

    /// Removes a named pasteboard.
    open class func remove(withName pasteboardName: Name) { named[pasteboardName] = nil }

    private init(name: Name) {
        self.name = name
        super.init()
    }

    /// A pasteboard's name.
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
    }

    public let name: Name

    // MARK: - Working with items

    /// What is on the pasteboard: for each item its representations by type.
    open var items: [[String: Any]] = [] {
        didSet {
            changeCount += 1
            NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: self)
        }
    }

    open var numberOfItems: Int { items.count }
    /// Grows with every change.
    open private(set) var changeCount = 0

    private func values<Value>(_ type: String, as: Value.Type) -> [Value] { items.compactMap { $0[type] as? Value } }

    private func put<Value>(_ values: [Value]?, _ type: String) { items = (values ?? []).map { [type: $0] } }

    // MARK: - Getting and setting by type

    /// The first text.
    open var string: String? {
        get { strings?.first }
        set { put(newValue.map { [$0] }, "public.utf8-plain-text") }
    }
    /// All texts.
    open var strings: [String]? {
        get { values("public.utf8-plain-text", as: String.self) }
        set { put(newValue, "public.utf8-plain-text") }
    }
    /// The first URL.
    open var url: URL? {
        get { urls?.first }
        set { put(newValue.map { [$0] }, "public.url") }
    }
    /// All URLs.
    open var urls: [URL]? {
        get { values("public.url", as: URL.self) }
        set { put(newValue, "public.url") }
    }
    /// The first image.
    open var image: UIImage? {
        get { images?.first }
        set { put(newValue.map { [$0] }, "public.png") }
    }
    /// All images.
    open var images: [UIImage]? {
        get { values("public.png", as: UIImage.self) }
        set { put(newValue, "public.png") }
    }
    /// The first colour.
    open var color: UIColor? {
        get { colors?.first }
        set { put(newValue.map { [$0] }, "com.apple.uikit.color") }
    }
    /// All colours.
    open var colors: [UIColor]? {
        get { values("com.apple.uikit.color", as: UIColor.self) }
        set { put(newValue, "com.apple.uikit.color") }
    }

    open var hasStrings: Bool { strings?.isEmpty == false }
    open var hasURLs: Bool { urls?.isEmpty == false }
    open var hasImages: Bool { images?.isEmpty == false }
    open var hasColors: Bool { colors?.isEmpty == false }

    /// Puts one value of any type on the pasteboard.
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }

    /// The first value of a type.
    open func value(forPasteboardType pasteboardType: String) -> Any? { items.lazy.compactMap { $0[pasteboardType] }.first }

    // MARK: - Notifications

    public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
    public nonisolated static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
}
