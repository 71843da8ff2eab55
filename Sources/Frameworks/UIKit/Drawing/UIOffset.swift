import QuartzCore

/// A shift in points.
public struct UIOffset: Hashable, Codable, Sendable {
    /// To the right.
    public var horizontal: CGFloat
    /// Down.
    public var vertical: CGFloat

    /// No shift.
    public init() {
        self.init(horizontal: 0, vertical: 0)
    }

    /// The shift as given.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// No shift.
    public static let zero = UIOffset()
}
