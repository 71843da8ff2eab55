import Foundation

/// A damped spring that pulls from 1 to 0: displacement as a function of time, in closed form.
///
/// With mass m, stiffness k and damping c: ω0 = √(k/m), ζ = c / (2√(mk)). Time in seconds.
public struct Spring: Hashable, Sendable {
    /// Mass, stiffness and damping in any one system of units.
    public let mass, stiffness, damping: Double
    /// Speed towards the target at the start, in whole distances per second.
    public let initialVelocity: Double

    public init(mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0) {
        self.mass = max(mass, 1e-9)
        self.stiffness = max(stiffness, 1e-9)
        self.damping = max(damping, 0)
        self.initialVelocity = initialVelocity
    }

    /// From the period of the undamped spring (seconds) and the damping ratio, as SwiftUI speaks of springs.
    public init(response: Double, dampingRatio: Double, initialVelocity: Double = 0) {
        let frequency = 2 * Double.pi / max(response, 1e-6)
        self.init(
            mass: 1, stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency,
            initialVelocity: initialVelocity)
    }

    /// From a perceptual duration (seconds) and a bounce in −1…1 (0 critically damped, above it overshoots).
    public init(perceptualDuration: Double, bounce: Double, initialVelocity: Double = 0) {
        let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
        self.init(response: perceptualDuration, dampingRatio: ratio, initialVelocity: initialVelocity)
    }

    /// The spring of `UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:)`: its stiffness is
    /// such that the envelope has fallen to 0.001 at `duration` (measured on an iOS 26.1 simulator, iPhone 16,
    /// openuikit notes).
    public init(duration: Double, dampingRatio: Double, initialVelocity: Double = 0) {
        let ratio = min(1, max(0.001, dampingRatio))
        let frequency = Self.frequency(duration: max(duration, 1e-4), ratio: ratio, velocity: initialVelocity)
        self.init(
            mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, initialVelocity: initialVelocity)
    }

    /// ω0 in radians per second.
    public var frequency: Double { (stiffness / mass).squareRoot() }

    /// ζ: below 1 the spring overshoots.
    public var dampingRatio: Double { damping / (2 * (mass * stiffness).squareRoot()) }

    private static let threshold = 0.001

    private static func frequency(duration: Double, ratio: Double, velocity: Double) -> Double {
        if ratio >= 1 {
            // (1 + x)·e^(−x) = threshold without speed; with it, the speed adds to the linear part.
            return solve(in: 1e-3 ... 1e4) { frequency in
                abs(1 + (frequency - velocity) * duration) * exp(-frequency * duration) - threshold
            }
        }
        let root = (1 - ratio * ratio).squareRoot()
        if velocity == 0 { return log(ratio / (threshold * root)) / (ratio * duration) }
        return solve(in: 1e-3 ... 1e4) { frequency in
            let beta = ratio * frequency
            return abs((beta - velocity) / (frequency * root)) * exp(-beta * duration) - threshold
        }
    }

    /// The largest zero of a function that is positive on the left, by bisection in the logarithm.
    private static func solve(in range: ClosedRange<Double>, _ function: (Double) -> Double) -> Double {
        var low = log(range.lowerBound)
        var high = log(range.upperBound)
        for _ in 0..<200 {
            let middle = (low + high) / 2
            if function(exp(middle)) > 0 { low = middle } else { high = middle }
        }
        return exp((low + high) / 2)
    }

    /// What is left of the way at `time` seconds: 1 at the start, towards 0.
    public func displacement(at time: Double) -> Double { state(at: time).displacement }

    /// The part of the way made at `time`: 0 at the start, towards 1, beyond it while overshooting.
    public func progress(at time: Double) -> Double { 1 - displacement(at: time) }

    /// Speed towards the target at `time`, in whole distances per second.
    public func velocity(at time: Double) -> Double { -state(at: time).velocity }

    private func state(at time: Double) -> (displacement: Double, velocity: Double) {
        guard time > 0 else { return (1, -initialVelocity) }
        let omega = frequency
        let zeta = dampingRatio
        if abs(zeta - 1) < 1e-6 {
            let slope = omega - initialVelocity
            let decay = exp(-omega * time)
            return ((1 + slope * time) * decay, (slope - omega * (1 + slope * time)) * decay)
        }
        if zeta < 1 {
            let damped = omega * (1 - zeta * zeta).squareRoot()
            let beta = zeta * omega
            let factor = (beta - initialVelocity) / damped
            let decay = exp(-beta * time)
            let (sine, cosine) = (sin(damped * time), cos(damped * time))
            let value = decay * (cosine + factor * sine)
            return (value, -beta * value + decay * damped * (factor * cosine - sine))
        }
        let root = (zeta * zeta - 1).squareRoot()
        let slow = -omega * (zeta - root)
        let fast = -omega * (zeta + root)
        let second = (-initialVelocity - slow) / (fast - slow)
        let first = 1 - second
        let (one, two) = (first * exp(slow * time), second * exp(fast * time))
        return (one + two, one * slow + two * fast)
    }

    /// Seconds until the displacement stays within `tolerance` of the target.
    public func settlingDuration(tolerance: Double = 0.001) -> Double {
        let omega = frequency
        let zeta = dampingRatio
        guard zeta > 0 else { return .infinity }
        var high = 1 / omega
        func envelope(_ time: Double) -> Double {
            if zeta < 1 - 1e-6 {
                let damped = omega * (1 - zeta * zeta).squareRoot()
                let factor = (zeta * omega - initialVelocity) / damped
                return (1 + factor * factor).squareRoot() * exp(-zeta * omega * time)
            }
            return max(abs(displacement(at: time)), abs(displacement(at: time * 1.05)))
        }
        while envelope(high) > tolerance, high < 1e4 { high *= 2 }
        var low = high / 2
        if envelope(low) <= tolerance { low = 0 }
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if envelope(middle) > tolerance { low = middle } else { high = middle }
        }
        return high
    }
}
