/// One instance of the application's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    // MARK: - Getting the scene's state

    open internal(set) var session: UISceneSession
    open weak var delegate: (any UISceneDelegate)?
    /// Keeps the delegate that the stage made.
    var ownedDelegate: (any UISceneDelegate)?
    open internal(set) var activationState: ActivationState = .foregroundInactive
    open var title: String! = ""
    open var subtitle = ""

    public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
        session.sceneStorage = self
    }

    /// Opens a URL elsewhere; reported and not done.
    open func open(_ url: URL, options: Any? = nil, completionHandler completion: ((Bool) -> Void)? = nil) {
        SandlotUnimplemented.report("UIScene.open(_:)", "not opened: \(url)")
        completion?(false)
    }

    func becomeActive() {
        activationState = .foregroundActive
        delegate?.sceneDidBecomeActive(self)
        NotificationCenter.default.post(name: UIScene.didActivateNotification, object: self)
    }

    open override var next: UIResponder? { UIApplication.shared }

    /// Whether the scene is in front.
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive = 0, foregroundInactive, background
    }

    /// Why the scene was connected.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
        open var urlContexts: Set<UIOpenURLContext> { [] }
        open var sourceApplication: String? { nil }
        open var shortcutItem: UIApplicationShortcutItem? { nil }
        open var handoffUserActivityType: String? { nil }
        open var userActivities: Set<NSUserActivity> { [] }
    }

    // MARK: - Notifications

    public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    public nonisolated static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
    public nonisolated static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")
}

/// A URL that the scene was asked to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
    open private(set) var url: URL

    init(url: URL) {
        self.url = url
        super.init()
    }
}
