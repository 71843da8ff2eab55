/// The range of colours of a display.
public enum UIDisplayGamut: Int, Sendable {
    case unspecified = -1
    case SRGB = 0, P3 = 1
}
