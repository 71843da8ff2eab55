import Foundation

/// A glide that slows exponentially, as a scroll view's after a flick. Positions in points, time in seconds.
public struct ScrollDecay: Hashable, Sendable {
    public let start: Double
    /// Points per second at the start.
    public let velocity: Double
    /// The part of the speed that is left after a millisecond: 0.998 normal, 0.99 fast.
    public let rate: Double
    /// The glide ends when it is slower than this, in points per second (measured on an iOS 26.1 simulator, openuikit notes).
    public static let stoppingSpeed = 10.0

    public init(start: Double, velocity: Double, rate: Double) {
        self.start = start
        self.velocity = velocity
        self.rate = min(0.999999, max(1e-6, rate))
    }

    /// Points travelled per point-per-second of starting speed: r / (1 − r) / 1000.
    private var reach: Double { rate / (1 - rate) / 1000 }

    private func remaining(_ time: Double) -> Double { pow(rate, time * 1000) }

    public func position(at time: Double) -> Double { start + velocity * reach * (1 - remaining(max(0, time))) }

    /// Points per second.
    public func velocity(at time: Double) -> Double { velocity * remaining(max(0, time)) }

    /// Seconds until the speed has fallen to the stopping speed.
    public var duration: Double {
        let ratio = Self.stoppingSpeed / max(abs(velocity), 1e-9)
        return ratio >= 1 ? 0 : log(ratio) / log(rate) / 1000
    }

    /// Where the glide ends.
    public var end: Double {
        let speed = max(0, abs(velocity) - Self.stoppingSpeed)
        return start + (velocity < 0 ? -speed : speed) * reach
    }

    /// Seconds until the glide passes `position`; nil when it ends before.
    public func time(reaching position: Double) -> Double? {
        guard velocity != 0 else { return nil }
        let part = (position - start) / (velocity * reach)
        guard part >= 0, part < 1 else { return nil }
        let time = log(1 - part) / log(rate) / 1000
        return time <= duration ? time : nil
    }

    /// The speed that makes a glide from `start` end at `end`.
    public static func velocity(from start: Double, to end: Double, rate: Double) -> Double {
        let reach = rate / (1 - rate) / 1000
        let distance = end - start
        guard distance != 0 else { return 0 }
        return distance / reach + (distance < 0 ? -stoppingSpeed : stoppingSpeed)
    }
}
