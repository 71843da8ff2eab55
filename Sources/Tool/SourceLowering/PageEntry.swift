/// Something a page could show when it does not set a live view itself.
public struct PageEntry: Hashable, Codable, Sendable {
    public enum Kind: String, Hashable, Codable, Sendable {
        /// `#Preview`; shown by calling `symbol`.
        case preview
        /// A type that conforms to `PreviewProvider`.
        case previewProvider
        /// `@main struct …: App`, or another type that conforms to `App`.
        case app
        /// `@main` or `@UIApplicationMain` on an application delegate.
        case applicationDelegate
        /// A type marked `@main` with its own `main()`.
        case mainType
        /// A subclass of UIViewController.
        case viewController
        /// A subclass of UIView.
        case uiView
        /// A type that conforms to SwiftUI's `View`.
        case swiftUIView
    }

    public let kind: Kind
    /// The name to choose it by: the type's, or the preview's title.
    public let name: String
    /// What the generated entry writes: the type's full name, or the preview's function.
    public let symbol: String
    public let path: String
    /// Counted from one.
    public let line: Int
    /// The expression that makes it, or nil when it needs arguments, as far as its declaration tells.
    public let construction: String?
    /// Whether code outside its file can name it.
    public let isVisibleOutsideFile: Bool
}
