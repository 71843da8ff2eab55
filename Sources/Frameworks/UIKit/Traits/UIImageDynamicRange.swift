/// The brightness range in which images are shown.
public enum UIImageDynamicRange: Int, Sendable {
    case unspecified = -1
    case standard = 0, constrainedHigh = 1, high = 2
}
