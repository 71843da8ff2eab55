/// The screen of the stage's device.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
    // MARK: - Getting the available screens

    /// The only screen.
    public static let main: UIScreen = {
        TextLayerDrawing.install()
        return UIScreen()
    }()
    open class var screens: [UIScreen] { [main] }

    // MARK: - Getting the bounds information

    /// The screen as it is turned now, in points.
    open var bounds: CGRect { CGRect(origin: .zero, size: device.size) }
    /// The screen in pixels, upright.
    open var nativeBounds: CGRect {
        let short = min(device.size.width, device.size.height) * scale
        let long = max(device.size.width, device.size.height) * scale
        return CGRect(x: 0, y: 0, width: short, height: long)
    }
    /// Device pixels per point.
    open var scale: CGFloat { device.scale }
    open var nativeScale: CGFloat { device.scale }
    /// The old name of `bounds`.
    open var applicationFrame: CGRect { bounds }

    // MARK: - Getting the coordinate space

    open var coordinateSpace: any UICoordinateSpace { ScreenSpace(bounds: bounds) }
    /// The coordinates of the device held upright; the stage's screen does not turn.
    open var fixedCoordinateSpace: any UICoordinateSpace { ScreenSpace(bounds: bounds) }

    // MARK: - Display

    open var maximumFramesPerSecond: Int { 60 }
    open var brightness: CGFloat = 1
    open var isCaptured: Bool { false }
    open var overscanCompensation = 0
    open var currentMode: UIScreenMode? { UIScreenMode(size: nativeBounds.size) }
    open var calibratedLatency: TimeInterval { 0 }

    open var traitCollection: UITraitCollection { UITraitCollection.device }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// A picture of the screen; nil, only the stage can take one.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        let view = UIView(frame: bounds)
        for window in UIApplication.shared.windows where !window.isHidden {
            if let snapshot = window.snapshotView(afterScreenUpdates: afterUpdates) { view.addSubview(snapshot) }
        }
        return view
    }

    // MARK: - Stage

    /// The layer that holds the windows' layers: the root of everything that is shown.
    @_spi(Sandlot) public let rootLayer: CALayer = {
        let layer = CALayer()
        layer.name = "screen"
        layer.bounds = CGRect(origin: .zero, size: StageDevice().size)
        layer.anchorPoint = .zero
        return layer
    }()

    /// The device that the screen belongs to.
    @_spi(Sandlot) public internal(set) var device = StageDevice()

    // MARK: - Notifications

    public nonisolated static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
    public nonisolated static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
    public nonisolated static let brightnessDidChangeNotification = Notification.Name("UIScreenBrightnessDidChangeNotification")
    public nonisolated static let capturedDidChangeNotification = Notification.Name("UIScreenCapturedDidChangeNotification")
}

/// A size and pixel shape of a screen.
@preconcurrency @MainActor
open class UIScreenMode: NSObject {
    /// In pixels.
    open private(set) var size: CGSize
    open var pixelAspectRatio: CGFloat { 1 }

    init(size: CGSize) {
        self.size = size
        super.init()
    }
}

/// The screen's coordinates, which are those of windows that fill it.
final class ScreenSpace: NSObject, UICoordinateSpace {
    let bounds: CGRect

    init(bounds: CGRect) {
        self.bounds = bounds
        super.init()
    }

    private func origin(of space: any UICoordinateSpace) -> UIView? {
        (space as? UIView)?._baseView
    }

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        guard let view = coordinateSpace as? UIView, let base = origin(of: view) else { return point }
        let local = CGPoint(x: point.x - base.frame.minX, y: point.y - base.frame.minY)
        return view.convert(local, from: base as UIView?)
    }

    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        guard let view = coordinateSpace as? UIView, let base = origin(of: view) else { return point }
        let local = view.convert(point, to: base as UIView?)
        return CGPoint(x: local.x + base.frame.minX, y: local.y + base.frame.minY)
    }

    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        guard let view = coordinateSpace as? UIView, let base = origin(of: view) else { return rect }
        return view.convert(rect.offsetBy(dx: -base.frame.minX, dy: -base.frame.minY), from: base as UIView?)
    }

    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        guard let view = coordinateSpace as? UIView, let base = origin(of: view) else { return rect }
        return view.convert(rect, to: base as UIView?).offsetBy(dx: base.frame.minX, dy: base.frame.minY)
    }
}
