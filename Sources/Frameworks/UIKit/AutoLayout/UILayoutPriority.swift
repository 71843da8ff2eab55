import QuartzCore

/// How strongly a constraint is wanted, from just above 0 to 1000. 1000 must hold; lower values are met as well as
/// the higher ones leave room.
public struct UILayoutPriority: Hashable, Equatable, RawRepresentable, Sendable {
    /// The priority as a number, 0 < `rawValue` ≤ 1000.
    public var rawValue: Float

    public init(rawValue: Float) { self.rawValue = rawValue }

    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// Must hold (1000).
    public static let required = UILayoutPriority(1000)
    /// What a button resists compression with (750).
    public static let defaultHigh = UILayoutPriority(750)
    /// Dragging the divider of a resizable scene may not break it (510).
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// The scene would rather keep its size (500).
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// Dragging a divider that cannot resize the scene (490).
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// What a button hugs its content with (250).
    public static let defaultLow = UILayoutPriority(250)
    /// How strongly a fitting size keeps to its target (50).
    public static let fittingSizeLevel = UILayoutPriority(50)

    // Many projects declare these two themselves; theirs win.

    @_disfavoredOverload
    public static func + (priority: UILayoutPriority, offset: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue + offset)
    }

    @_disfavoredOverload
    public static func - (priority: UILayoutPriority, offset: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue - offset)
    }
}

