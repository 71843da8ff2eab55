@_spi(Sandlot) import FoundationSupport

/// What the stage drives.
extension UIApplication {
    /// The scene delegate's class for configurations that name none, as an Info.plist would.
    @_spi(Sandlot) public static var defaultSceneDelegateClass: AnyClass?

    /// Launches: delegate, scene, scene delegate, in Apple's order. The delegate is kept.
    @_spi(Sandlot) public func launch(delegate: (any UIApplicationDelegate)?) {
        ownedDelegate = delegate
        self.delegate = delegate
        applicationState = .inactive
        if let delegate {
            _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
            delegate.applicationDidFinishLaunching(self)
            _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
        }
        NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: self)
        connectScene()
        applicationState = .active
        mainScene.becomeActive()
        delegate?.applicationDidBecomeActive(self)
        NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: self)
    }

    private func connectScene() {
        let options = UIScene.ConnectionOptions()
        guard let delegate else { return }
        let configuration = delegate.application(self, configurationForConnecting: mainScene.session, options: options)
        mainScene.session.configuration = configuration
        let type = configuration.delegateClass ?? UIApplication.defaultSceneDelegateClass
        guard let type = type as? NSObject.Type,
            let sceneDelegate = ClassMembers.makeInstance(of: type) as? any UISceneDelegate
        else { return }
        mainScene.ownedDelegate = sceneDelegate
        mainScene.delegate = sceneDelegate
        sceneDelegate.scene(mainScene, willConnectTo: mainScene.session, options: options)
        sceneDelegate.sceneWillEnterForeground(mainScene)
    }

    /// The window that is shown in front, if any.
    @_spi(Sandlot) public var frontWindow: UIWindow? {
        keyWindow ?? windows.last { !$0.isHidden }
    }

    /// Delivers `viewDidAppear` and `viewDidDisappear` that wait for the first layout.
    @_spi(Sandlot) public func deliverPendingAppearances() { PendingAppearances.shared.deliver() }

    /// Whether the frontmost controller wants the status bar hidden, and which style it wants.
    @_spi(Sandlot) public var wantedStatusBar: (isHidden: Bool, style: UIStatusBarStyle) {
        guard let controller = frontWindow?.rootViewController?._statusBarController else { return (false, .default) }
        return (controller.prefersStatusBarHidden, controller.preferredStatusBarStyle)
    }
}
