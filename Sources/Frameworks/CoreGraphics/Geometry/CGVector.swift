import FoundationSupport

/// A direction with a length, in the units of the space it is used in.
public struct CGVector: Hashable, Codable, Sendable {
    /// The extent along x.
    public var dx: CGFloat
    /// The extent along y.
    public var dy: CGFloat

    /// The vector without length.
    public init() {
        self.init(dx: CGFloat(0), dy: CGFloat(0))
    }

    /// The vector with the given extents.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// The vector with the given extents.
    public init(dx: Double, dy: Double) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// The vector with the given extents.
    public init(dx: Int, dy: Int) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// The vector without length.
    public static let zero = CGVector()
}

extension CGVector: CustomDebugStringConvertible {
    /// `(dx, dy)`.
    public var debugDescription: String { "(\(dx), \(dy))" }
}
