import Foundation

/// A cubic Bézier easing curve from (0, 0) to (1, 1): progress as a function of the fraction of time.
public struct CubicTiming: Hashable, Sendable {
    /// The two inner control points; x in 0…1.
    public let x1, y1, x2, y2: Double

    public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        self.x1 = min(1, max(0, x1))
        self.y1 = y1
        self.x2 = min(1, max(0, x2))
        self.y2 = y2
    }

    public static let linear = CubicTiming(0, 0, 1, 1)
    public static let easeIn = CubicTiming(0.42, 0, 1, 1)
    public static let easeOut = CubicTiming(0, 0, 0.58, 1)
    public static let easeInEaseOut = CubicTiming(0.42, 0, 0.58, 1)
    /// The curve of implicit layer animations.
    public static let standard = CubicTiming(0.25, 0.1, 0.25, 1)

    /// Progress at `fraction` of the time, 0…1; outside it is clamped.
    public func progress(at fraction: Double) -> Double {
        if fraction <= 0 { return 0 }
        if fraction >= 1 { return 1 }
        if x1 == y1 && x2 == y2 { return fraction }
        return Self.coordinate(y1, y2, parameter(at: fraction))
    }

    /// The fraction of time at which progress first reaches `progress`; the curve is taken as rising.
    public func fraction(at progress: Double) -> Double {
        if progress <= 0 { return 0 }
        if progress >= 1 { return 1 }
        var low = 0.0
        var high = 1.0
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if self.progress(at: middle) < progress { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    private static func coordinate(_ first: Double, _ second: Double, _ t: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * t * first + 3 * u * t * t * second + t * t * t
    }

    private static func slope(_ first: Double, _ second: Double, _ t: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * first + 6 * u * t * (second - first) + 3 * t * t * (1 - second)
    }

    /// Solves x(t) = fraction: Newton's steps, kept inside a bisected interval where the slope vanishes.
    private func parameter(at fraction: Double) -> Double {
        var low = 0.0
        var high = 1.0
        var t = fraction
        for _ in 0..<64 {
            let error = Self.coordinate(x1, x2, t) - fraction
            if abs(error) < 1e-12 { break }
            if error > 0 { high = t } else { low = t }
            let slope = Self.slope(x1, x2, t)
            let next = slope > 1e-9 ? t - error / slope : (low + high) / 2
            t = next > low && next < high ? next : (low + high) / 2
        }
        return t
    }
}
