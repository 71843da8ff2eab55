/// The running application: it sends events and actions on their way and knows the windows and scenes.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
    // MARK: - Accessing the shared application

    /// The application of this process.
    public static let shared = UIApplication()

    // MARK: - Managing the application's behavior

    /// Told about the application's life.
    open weak var delegate: (any UIApplicationDelegate)?
    /// Keeps the delegate that the stage made.
    var ownedDelegate: (any UIApplicationDelegate)?

    /// Active from the start: the stage shows one application.
    open internal(set) var applicationState: State = .active
    /// The time left in the background, without limit here.
    open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
    open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
    open var isProtectedDataAvailable: Bool { true }
    /// The device of a stage never sleeps.
    open var isIdleTimerDisabled = false
    /// The text size that the user prefers.
    open var preferredContentSizeCategory: UIContentSizeCategory { UITraitCollection.device.preferredContentSizeCategory }
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UITraitCollection.device.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    open var supportsMultipleScenes: Bool { false }
    open var supportsAlternateIcons: Bool { false }
    open var alternateIconName: String? { nil }
    open var isNetworkActivityIndicatorVisible = false
    open var applicationIconBadgeNumber = 0
    open var applicationSupportsShakeToEdit = true

    // MARK: - Getting the windows and scenes

    /// The scenes; the stage has one.
    open var connectedScenes: Set<UIScene> { [mainScene] }
    open var openSessions: Set<UISceneSession> { [mainScene.session] }
    /// The windows from the back to the front.
    open var windows: [UIWindow] { windowList.compactMap(\.window) }
    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

    let mainScene = UIWindowScene()
    private var windowList: [WeakWindow] = []

    private struct WeakWindow {
        weak var window: UIWindow?
    }

    func register(_ window: UIWindow) {
        windowList.removeAll { $0.window == nil || $0.window === window }
        windowList.append(WeakWindow(window: window))
    }

    // MARK: - Controlling and handling events

    /// Hands an event to the windows that it concerns.
    open func sendEvent(_ event: UIEvent) {
        guard !isIgnoringInteractionEvents else { return }
        if event is UIPressesEvent {
            for window in windows { window.sendEvent(event) }
            return
        }
        var seen: [UIWindow] = []
        for touch in event.allTouches ?? [] {
            guard let window = touch.window, !seen.contains(where: { $0 === window }) else { continue }
            seen.append(window)
        }
        for window in windows where seen.contains(where: { $0 === window }) { window.sendEvent(event) }
    }

    /// Sends an action to its target; without one, to the first along the responder chain that can perform it. Returns
    /// whether someone did.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        var receiver = target.map { $0 as AnyObject }
        if receiver == nil {
            let start = keyWindow?._firstResponder ?? sender as? UIResponder
            let found = start?.target(forAction: action, withSender: sender)
                ?? (sender as? UIResponder)?.target(forAction: action, withSender: sender)
            receiver = found.map { $0 as AnyObject }
        }
        guard let receiver else { return false }
        // Objective-C hands nil to a method that declares its event as never nil; Swift would stop, so it gets one to look at.
        action.perform(on: receiver, [sender, event ?? EventDispatcher.shared.touchEvent])
        return true
    }

    private var ignoringDepth = 0

    /// Whether events are dropped.
    open var isIgnoringInteractionEvents: Bool { ignoringDepth > 0 }
    open func beginIgnoringInteractionEvents() { ignoringDepth += 1 }
    open func endIgnoringInteractionEvents() { ignoringDepth = max(ignoringDepth - 1, 0) }

    // MARK: - Opening URLs

    /// Whether iOS by itself, without other apps, would open the URL: web pages and the settings.
    open func canOpenURL(_ url: URL) -> Bool {
        ["http", "https", "app-settings"].contains(url.scheme?.lowercased() ?? "")
    }

    /// Opens a URL elsewhere. There is no elsewhere: it is reported, and `completion` gets false.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        SandlotUnimplemented.report("UIApplication.open(_:)", "not opened: \(url)")
        completion?(false)
    }

    // MARK: - Background, notifications, shortcuts

    open func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier {
        UIBackgroundTaskIdentifier(rawValue: 1)
    }
    open func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        UIBackgroundTaskIdentifier(rawValue: 1)
    }
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
    open func registerForRemoteNotifications() {
        SandlotUnimplemented.report("UIApplication.registerForRemoteNotifications()")
    }
    open func unregisterForRemoteNotifications() {}
    open var isRegisteredForRemoteNotifications: Bool { false }
    open var shortcutItems: [UIApplicationShortcutItem]?
    open func setAlternateIconName(_ alternateIconName: String?, completionHandler: ((Error?) -> Void)? = nil) {
        SandlotUnimplemented.report("UIApplication.setAlternateIconName(_:)")
        completionHandler?(nil)
    }
    open func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: Any?, errorHandler: ((Error) -> Void)? = nil
    ) {
        SandlotUnimplemented.report("UIApplication.requestSceneSessionDestruction(_:options:)")
    }

    // MARK: - Status bar

    /// The status bar's frame in points of the screen.
    open var statusBarFrame: CGRect { mainScene.statusBarManager?.statusBarFrame ?? .zero }
    open var statusBarOrientation: UIInterfaceOrientation { mainScene.interfaceOrientation }
    open var statusBarStyle: UIStatusBarStyle { mainScene.statusBarManager?.statusBarStyle ?? .default }
    open var isStatusBarHidden: Bool { mainScene.statusBarManager?.isStatusBarHidden ?? false }

    // MARK: - Responding

    open override var next: UIResponder? { delegate as? UIResponder }
    override var _responderWindow: UIWindow? { keyWindow }
}
