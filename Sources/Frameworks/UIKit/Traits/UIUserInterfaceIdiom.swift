/// The kind of device that the interface is made for.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone = 0, pad = 1, tv = 2, carPlay = 3, mac = 5, vision = 6
}
