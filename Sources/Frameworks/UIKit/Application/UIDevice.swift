/// The device that the stage plays.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    /// The only device.
    public static let current = UIDevice()

    // MARK: - Identifying the device

    open var name: String { UIScreen.main.device.name }
    open var systemName: String { "iOS" }
    open var systemVersion: String { "26.0" }
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    open var localizedModel: String { model }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.device.userInterfaceIdiom }
    open var identifierForVendor: UUID? { UUID(uuidString: "5A4D1077-0000-4000-8000-000000000001") }
    open var isMultitaskingSupported: Bool { true }

    // MARK: - Orientation

    open var orientation: UIDeviceOrientation {
        switch UIScreen.main.device.orientation {
        case .landscapeLeft: return .landscapeRight
        case .landscapeRight: return .landscapeLeft
        case .portraitUpsideDown: return .portraitUpsideDown
        default: return .portrait
        }
    }
    open private(set) var isGeneratingDeviceOrientationNotifications = false
    open func beginGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = true }
    open func endGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = false }

    // MARK: - Battery and proximity

    open var isBatteryMonitoringEnabled = false
    /// 0…1; a stage's device is full.
    open var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
    open var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }
    open var isProximityMonitoringEnabled = false
    open var proximityState: Bool { false }
    open func playInputClick() {}

    /// How the battery does.
    public enum BatteryState: Int, Sendable {
        case unknown = 0, unplugged, charging, full
    }

    public nonisolated static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
    public nonisolated static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
    public nonisolated static let batteryStateDidChangeNotification = Notification.Name("UIDeviceBatteryStateDidChangeNotification")
    public nonisolated static let proximityStateDidChangeNotification = Notification.Name("UIDeviceProximityStateDidChangeNotification")
}

/// How the device is held.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown = 0, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
