/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified = 0, light, dark
}
