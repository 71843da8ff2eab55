import Motion
import QuartzCore

/// Where a scroll view's offset is along one axis after it was let go: a function of the seconds since then.
struct ScrollTrajectory {
    /// One piece of the way.
    private enum Piece {
        case glide(ScrollDecay)
        case bounce(EdgeBounce, edge: Double)
        case snap(Spring, from: Double, to: Double)
        case ease(CubicTiming, from: Double, to: Double, duration: Double)

        func position(at time: Double) -> Double {
            switch self {
            case .glide(let decay): return decay.position(at: time)
            case .bounce(let bounce, let edge): return edge + bounce.offset(at: time)
            case .snap(let spring, let from, let to): return to + (from - to) * spring.displacement(at: time)
            case .ease(let curve, let from, let to, let duration):
                return from + (to - from) * curve.progress(at: time / duration)
            }
        }

        func velocity(at time: Double) -> Double {
            switch self {
            case .glide(let decay): return decay.velocity(at: time)
            case .bounce(let bounce, _): return bounce.velocity(at: time)
            case .snap(let spring, let from, let to): return (to - from) * spring.velocity(at: time)
            case .ease:
                let step = 1.0 / 1000
                return (position(at: time + step) - position(at: time)) / step
            }
        }
    }

    private var pieces: [(start: Double, piece: Piece)] = []
    /// Seconds until the offset rests.
    private(set) var duration = 0.0
    /// Where it rests, in points.
    private(set) var end: Double

    private init(end: Double) { self.end = end }

    /// The offset in points.
    func position(at time: Double) -> Double {
        guard time < duration, let (start, piece) = pieces.last(where: { $0.start <= time }) else { return end }
        return piece.position(at: time - start)
    }

    /// Points per second.
    func velocity(at time: Double) -> Double {
        guard time < duration, let (start, piece) = pieces.last(where: { $0.start <= time }) else { return 0 }
        return piece.velocity(at: time - start)
    }

    // MARK: - Kinds of motion

    /// A move asked for in code.
    static func eased(from: Double, to: Double, duration: Double) -> ScrollTrajectory {
        var result = ScrollTrajectory(end: to)
        result.append(.ease(.easeInEaseOut, from: from, to: to, duration: duration), for: duration)
        return result
    }

    /// The rest of a page: about 0.3 s (iOS facts, scrolling; approximate), as a critically damped spring that takes the
    /// finger's speed over as far as it does not overshoot.
    static func paged(from: Double, to: Double, velocity: Double) -> ScrollTrajectory {
        var result = ScrollTrajectory(end: to)
        let distance = to - from
        guard abs(distance) > 1e-6 else { return result }
        let frequency = 25.0
        let spring = Spring(
            mass: 1, stiffness: frequency * frequency, damping: 2 * frequency,
            initialVelocity: min(frequency, max(0, velocity / distance)))
        result.append(.snap(spring, from: from, to: to), for: spring.settlingDuration(tolerance: min(0.5, 0.2 / abs(distance))))
        return result
    }

    /// A glide that ends at a place the delegate chose.
    static func retargeted(from: Double, to: Double, rate: Double) -> ScrollTrajectory {
        var result = ScrollTrajectory(end: to)
        let velocity = ScrollDecay.velocity(from: from, to: to, rate: rate)
        guard velocity != 0 else { return result }
        let decay = ScrollDecay(start: from, velocity: velocity, rate: rate)
        result.append(.glide(decay), for: decay.duration)
        return result
    }

    /// What follows when the finger lets go at `position` with `velocity` (points per second): a glide, a bounce at an edge of
    /// `range`, or the way back from beyond it.
    static func released(
        at position: Double, velocity: Double, range: ClosedRange<Double>, bounces: Bool, rate: Double
    ) -> ScrollTrajectory {
        let edge = min(max(position, range.lowerBound), range.upperBound)
        var result = ScrollTrajectory(end: edge)
        let overshoot = position - edge
        if overshoot == 0 {
            result.glide(from: position, velocity: velocity, range: range, bounces: bounces, rate: rate)
            return result
        }
        let bounce = EdgeBounce(overshoot: overshoot, velocity: velocity)
        if let crossing = crossingTime(bounce) {
            result.append(.bounce(bounce, edge: edge), for: crossing)
            result.glide(
                from: edge, velocity: bounce.velocity(at: crossing), range: range, bounces: bounces, rate: rate)
        } else {
            result.append(.bounce(bounce, edge: edge), for: bounce.settlingDuration())
        }
        return result
    }

    /// When a flick back towards the content is fast enough to pass the edge.
    private static func crossingTime(_ bounce: EdgeBounce) -> Double? {
        guard abs(bounce.velocity) >= EdgeBounce.restingSpeed, bounce.velocity * bounce.overshoot < 0 else { return nil }
        // The critically damped spring is (x0 + s·t)·e^(−ωt) and passes zero at −x0 / s, if that is ever.
        let initialSlope = bounce.velocity + EdgeBounce.criticalFrequency * bounce.overshoot
        guard initialSlope * bounce.overshoot < 0 else { return nil }
        return -bounce.overshoot / initialSlope
    }

    private mutating func glide(
        from position: Double, velocity: Double, range: ClosedRange<Double>, bounces: Bool, rate: Double
    ) {
        end = position
        guard abs(velocity) > ScrollDecay.stoppingSpeed else { return }
        let decay = ScrollDecay(start: position, velocity: velocity, rate: rate)
        if range.contains(decay.end) {
            append(.glide(decay), for: decay.duration)
            end = decay.end
            return
        }
        let edge = velocity > 0 ? range.upperBound : range.lowerBound
        end = edge
        let arrival = decay.time(reaching: edge) ?? decay.duration
        append(.glide(decay), for: arrival)
        guard bounces else { return }
        let bounce = EdgeBounce(overshoot: 0, velocity: decay.velocity(at: arrival))
        guard abs(bounce.velocity) >= EdgeBounce.restingSpeed else { return }
        append(.bounce(bounce, edge: edge), for: bounce.settlingDuration())
    }

    private mutating func append(_ piece: Piece, for seconds: Double) {
        pieces.append((duration, piece))
        duration += max(0, seconds)
    }
}
