/// The main content, or content that lies above it such as a sheet.
public enum UIUserInterfaceLevel: Int, Sendable {
    case unspecified = -1
    case base = 0, elevated = 1
}
