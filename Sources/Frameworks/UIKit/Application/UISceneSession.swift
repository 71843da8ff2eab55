/// Remembers a scene between launches; here there is one, for as long as the page runs.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    weak var sceneStorage: UIScene?

    open var scene: UIScene? { sceneStorage }
    open var role: Role { .windowApplication }
    open internal(set) lazy var configuration = UISceneConfiguration(name: nil, sessionRole: role)
    open var persistentIdentifier: String { "main" }
    open var userInfo: [String: Any]?

    /// What a session is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    }
}
