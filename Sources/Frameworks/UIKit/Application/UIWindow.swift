/// The root of a hierarchy of views that is shown on the screen. Windows are made hidden.
open class UIWindow: UIView {
    // MARK: - Creating a window

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// A window that fills the scene's screen.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.screen.bounds)
        sceneStorage = windowScene
        prepare()
    }

    /// A window that fills the screen.
    public convenience init() { self.init(frame: UIScreen.main.bounds) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        window = self
        layer.isHidden = true
        safeArea.insets = _computedSafeAreaInsets
        UIApplication.shared.register(self)
    }

    // MARK: - Configuring the window

    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            oldValue?._leaveWindow(self)
            if !isHidden { installRootView() }
        }
    }

    /// Where the window stands in front of or behind others.
    open var windowLevel: Level = .normal {
        didSet { if !isHidden { UIScreen.main.show(self) } }
    }

    open var screen: UIScreen = .main
    private weak var sceneStorage: UIWindowScene?
    /// The scene that shows the window.
    open var windowScene: UIWindowScene? {
        get { sceneStorage ?? UIApplication.shared.mainScene }
        set { sceneStorage = newValue }
    }
    open var canResizeToFitContent = false

    // MARK: - Making windows key

    /// Whether the window gets keys.
    open internal(set) var isKeyWindow = false
    open var canBecomeKey: Bool { true }

    /// Makes the window key and shows it.
    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
    }

    /// Makes the window key.
    open func makeKey() {
        guard canBecomeKey, !isKeyWindow else { return }
        if let old = UIApplication.shared.keyWindow {
            old.isKeyWindow = false
            old.resignKey()
            NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: old)
        }
        isKeyWindow = true
        becomeKey()
        NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
    }

    /// Called after the window became key.
    open func becomeKey() {}
    /// Called after another window became key.
    open func resignKey() {}

    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            guard newValue != super.isHidden else { return }
            super.isHidden = newValue
            if newValue {
                layer.removeFromSuperlayer()
                NotificationCenter.default.post(name: UIWindow.didBecomeHiddenNotification, object: self)
            } else {
                UIApplication.shared.register(self)
                UIScreen.main.show(self)
                _applyAppearanceProxies()
                installRootView()
                NotificationCenter.default.post(name: UIWindow.didBecomeVisibleNotification, object: self)
            }
        }
    }

    private func installRootView() {
        guard let controller = rootViewController, controller.view.superview !== self else { return }
        let view = controller.view!
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.translatesAutoresizingMaskIntoConstraints = true
        view._place(bounds)
        insertSubview(view, at: 0)
    }

    // MARK: - Converting coordinates

    /// Converts a point to another window's coordinates; nil means the screen's.
    public func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
        let onScreen = CGPoint(x: point.x + frame.minX - bounds.minX, y: point.y + frame.minY - bounds.minY)
        guard let window else { return onScreen }
        return CGPoint(x: onScreen.x - window.frame.minX, y: onScreen.y - window.frame.minY)
    }

    /// Converts a point from another window's coordinates; nil means the screen's.
    public func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
        let origin = window?.frame.origin ?? .zero
        return CGPoint(x: point.x + origin.x - frame.minX + bounds.minX, y: point.y + origin.y - frame.minY + bounds.minY)
    }

    /// Converts a rectangle to another window's coordinates; nil means the screen's.
    public func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: window), size: rect.size)
    }

    /// Converts a rectangle from another window's coordinates; nil means the screen's.
    public func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: window), size: rect.size)
    }

    // MARK: - Sending events

    /// Hands an event to the views and recognisers that it concerns.
    open func sendEvent(_ event: UIEvent) {
        if let presses = event as? UIPressesEvent {
            EventDispatcher.deliver(presses, in: self)
        } else {
            TouchDelivery.shared.deliver(event, in: self)
        }
    }

    open override var next: UIResponder? { windowScene }

    // MARK: - First responder

    /// The first to get keys and actions in this window.
    @_spi(Sandlot) public internal(set) weak var _firstResponder: UIResponder?

    func _setFirstResponder(_ responder: UIResponder?) {
        let old = _firstResponder
        _firstResponder = responder
        _firstResponderDidChange(from: old, to: responder)
    }

    /// The first responder changed: the keyboard has to come, go or change.
    func _firstResponderDidChange(from old: UIResponder?, to new: UIResponder?) {}

    /// The input views of the first responder changed.
    func _inputViewsDidChange(of responder: UIResponder) {
        if responder === _firstResponder { _firstResponderDidChange(from: responder, to: responder) }
    }

    // MARK: - Safe area and traits

    /// The part of the device's safe area that reaches into the window.
    override var _computedSafeAreaInsets: UIEdgeInsets {
        let outer = UIScreen.main.device.safeAreaInsets
        let screen = UIScreen.main.bounds
        guard outer != .zero else { return .zero }
        func clamp(_ value: CGFloat, _ limit: CGFloat) -> CGFloat { min(max(value, 0), limit) }
        return UIEdgeInsets(
            top: clamp(outer.top - frame.minY, outer.top), left: clamp(outer.left - frame.minX, outer.left),
            bottom: clamp(frame.maxY - (screen.maxY - outer.bottom), outer.bottom),
            right: clamp(frame.maxX - (screen.maxX - outer.right), outer.right))
    }

    override func _safeAreaGeometryDidChange(boundsDidChange: Bool) {
        _safeAreaMayHaveChanged()
        for subview in subviews { subview._safeAreaMayHaveChanged() }
    }

    // MARK: - Constants

    /// Where a window stands: greater is further in front.
    public struct Level: RawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = Level(0)
        public static let statusBar = Level(1000)
        public static let alert = Level(2000)
        public static func + (level: Level, offset: CGFloat) -> Level { Level(level.rawValue + offset) }
        public static func - (level: Level, offset: CGFloat) -> Level { Level(level.rawValue - offset) }
    }

    public nonisolated static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
    public nonisolated static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
    public nonisolated static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    public nonisolated static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
}
