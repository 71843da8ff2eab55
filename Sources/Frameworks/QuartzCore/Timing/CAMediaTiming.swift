import CoreGraphics

/// What shows of an animation outside its active time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Stays at the end value after the end.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Shows the start value before the begin.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// Shows nothing outside; the default.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// A place in a hierarchy of time spaces, in seconds: t = (parent's t − beginTime) · speed + timeOffset.
public protocol CAMediaTiming {
    /// When the object begins, in its parent's time; 0 for an animation means: with the next frame.
    var beginTime: CFTimeInterval { get set }
    /// Length of one run.
    var duration: CFTimeInterval { get set }
    /// How fast local time passes; 0 stands still.
    var speed: Float { get set }
    /// An offset of local time.
    var timeOffset: CFTimeInterval { get set }
    /// How many runs, fractions allowed; 0 counts as 1 unless `repeatDuration` is set.
    var repeatCount: Float { get set }
    /// How long runs repeat.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether every run goes back again.
    var autoreverses: Bool { get set }
    var fillMode: CAMediaTimingFillMode { get set }
}

/// Seconds on the stage's clock; every time of Core Animation counts from the same zero.
public func CACurrentMediaTime() -> CFTimeInterval { StageClock.shared.now }
