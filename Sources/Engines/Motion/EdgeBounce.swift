import Foundation

/// How a scroll view returns to its edge. Positions in points beyond the edge, time in seconds; figures measured on an
/// iOS 26.1 simulator, iPhone 16 (openuikit notes).
public struct EdgeBounce: Hashable, Sendable {
    /// Points beyond the edge at the start.
    public let overshoot: Double
    /// Points per second at the start, positive away from the edge for a positive overshoot.
    public let velocity: Double
    /// Speeds up to this count as a release at rest, in points per second.
    public static let restingSpeed = 50.0
    /// The rate of the critically damped spring, per second.
    public static let criticalFrequency = 11.0
    private static let slowRate = 9.0
    private static let fastRate = 46.0

    public init(overshoot: Double, velocity: Double) {
        self.overshoot = overshoot
        self.velocity = velocity
    }

    private var isMoving: Bool { abs(velocity) >= Self.restingSpeed }

    public func offset(at time: Double) -> Double {
        let time = max(0, time)
        if isMoving {
            return (overshoot + (velocity + Self.criticalFrequency * overshoot) * time) * exp(-Self.criticalFrequency * time)
        }
        let span = Self.fastRate - Self.slowRate
        return overshoot * (Self.fastRate * exp(-Self.slowRate * time) - Self.slowRate * exp(-Self.fastRate * time)) / span
    }

    public func velocity(at time: Double) -> Double {
        let time = max(0, time)
        if isMoving {
            let slope = velocity + Self.criticalFrequency * overshoot
            return (slope - Self.criticalFrequency * (overshoot + slope * time)) * exp(-Self.criticalFrequency * time)
        }
        let span = Self.fastRate - Self.slowRate
        return overshoot * Self.fastRate * Self.slowRate * (exp(-Self.fastRate * time) - exp(-Self.slowRate * time)) / span
    }

    /// Seconds until the offset stays within `tolerance` points of the edge.
    public func settlingDuration(tolerance: Double = 0.1) -> Double {
        let step = 1.0 / 240
        var time = 0.0
        while time < 5, abs(offset(at: time)) > tolerance || abs(velocity(at: time)) > 3 { time += step }
        return time
    }
}
