/// Whether the display measures how hard a finger presses.
public enum UIForceTouchCapability: Int, Sendable {
    case unknown = 0, unavailable, available
}
