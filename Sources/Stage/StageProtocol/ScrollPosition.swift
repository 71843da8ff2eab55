/// Where the user has scrolled a scroll view to, kept when the page is built anew.
public struct ScrollPosition: Codable, Equatable, Sendable {
    /// The view's place in the tree: from the live view down, its class or accessibility identifier and its number among its like.
    public var path: String
    /// The content offset in points.
    public var x, y: Double

    public init(path: String, x: Double, y: Double) {
        self.path = path
        self.x = x
        self.y = y
    }
}
