/// A scene that shows windows.
open class UIWindowScene: UIScene, UITraitEnvironment {
    init() {
        super.init(session: UISceneSession(), connectionOptions: ConnectionOptions())
    }

    public override init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        super.init(session: session, connectionOptions: connectionOptions)
    }

    /// The windows from the back to the front.
    open var windows: [UIWindow] { UIApplication.shared.windows.filter { $0.windowScene === self } }
    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
    open var screen: UIScreen { UIScreen.main }
    /// The coordinates of the scene, which are the screen's.
    open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
    open var interfaceOrientation: UIInterfaceOrientation { screen.device.orientation }
    open internal(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager()
    open var sizeRestrictions: UISceneSizeRestrictions? { nil }
    open var isFullScreen: Bool { true }

    open var traitCollection: UITraitCollection { UITraitCollection.device }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Asks for another orientation; the stage decides, so it is only reported.
    open func requestGeometryUpdate(_ geometryPreferences: GeometryPreferences, errorHandler: ((Error) -> Void)? = nil) {
        SandlotUnimplemented.report("UIWindowScene.requestGeometryUpdate(_:)")
    }

    /// How a scene would like to be shown.
    @preconcurrency @MainActor
    open class GeometryPreferences: NSObject {
        /// The preferences of a scene on iOS.
        open class iOS: GeometryPreferences {
            /// Nil: whatever the controllers support.
            open var interfaceOrientations: UIInterfaceOrientationMask?

            public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
                self.interfaceOrientations = interfaceOrientations
                super.init()
            }
        }
    }
}

/// How small and large a scene may become.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
    /// In points.
    open var minimumSize = CGSize.zero
    /// In points.
    open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
}
