@_spi(Sandlot) import QuartzCore
import Motion

/// The time of a property animator: stands at a fraction, runs along the pace either way, or goes on with another pace.
final class AnimatorClock {
    /// Progress by fraction of the duration.
    enum Pace {
        case cubic(CubicTiming)
        case spring(Spring)

        /// `duration` in seconds: springs are functions of seconds.
        func progress(at fraction: Double, duration: TimeInterval) -> Double {
            if fraction <= 0 { return 0 }
            if fraction >= 1 { return 1 }
            switch self {
            case .cubic(let timing): return timing.progress(at: fraction)
            case .spring(let spring): return spring.progress(at: fraction * duration)
            }
        }

        /// Where the progress is first reached.
        func fraction(at progress: Double, duration: TimeInterval) -> Double {
            switch self {
            case .cubic(let timing): return timing.fraction(at: progress)
            case .spring:
                if progress <= 0 { return 0 }
                let steps = 480
                guard let first = (1...steps).first(where: {
                    self.progress(at: Double($0) / Double(steps), duration: duration) >= progress
                }) else { return 1 }
                var (low, high) = (Double(first - 1) / Double(steps), Double(first) / Double(steps))
                for _ in 0..<40 {
                    let middle = (low + high) / 2
                    if self.progress(at: middle, duration: duration) < progress { low = middle } else { high = middle }
                }
                return high
            }
        }
    }

    private enum Motion {
        /// Stands; the look follows the fraction in a straight line, or along the pace.
        case standing(fraction: Double, isLinear: Bool)
        /// Runs along its own pace since `time`, from a fraction of the duration.
        case running(fraction: Double, time: CFTimeInterval)
        /// Goes from a progress to the end of the way with another pace.
        case continuing(progress: Double, pace: Pace, duration: TimeInterval, time: CFTimeInterval)
    }

    let pace: Pace
    /// Seconds of the whole way.
    let duration: TimeInterval
    /// Whether it runs, or will run, towards the start.
    private(set) var isReversed = false
    private var motion = Motion.standing(fraction: 0, isLinear: false)

    init(pace: Pace, duration: TimeInterval) {
        self.pace = pace
        self.duration = max(duration, 1e-6)
    }

    var isRunning: Bool {
        if case .standing = motion { return false }
        return true
    }

    private var end: Double { isReversed ? 0 : 1 }

    /// How far it is from the start: of the time while it runs, of the way once it was scrubbed.
    func fraction(at time: CFTimeInterval) -> Double {
        switch motion {
        case .standing(let fraction, _): return fraction
        case .running(let fraction, let begin):
            return min(1, max(0, fraction + (isReversed ? -1 : 1) * (time - begin) / duration))
        case .continuing(let progress, _, let seconds, let begin):
            return progress + (end - progress) * min(1, max(0, (time - begin) / seconds))
        }
    }

    /// How far animations are that run in `span`, a part of the whole.
    func progress(at time: CFTimeInterval, in span: ClosedRange<Double> = 0...1) -> Double {
        func local(_ value: Double) -> Double {
            let length = span.upperBound - span.lowerBound
            if length == 1 { return value }
            return length > 0 ? min(1, max(0, (value - span.lowerBound) / length)) : value >= span.lowerBound ? 1 : 0
        }
        switch motion {
        case .standing(let fraction, let isLinear):
            return isLinear ? local(fraction) : pace.progress(at: local(fraction), duration: duration)
        case .running:
            return pace.progress(at: local(fraction(at: time)), duration: duration)
        case .continuing(let progress, let pace, let seconds, let begin):
            let part = pace.progress(at: (time - begin) / seconds, duration: seconds)
            return local(progress + (end - progress) * part)
        }
    }

    /// When the end of the way is reached, in seconds on the stage's clock; nil while it stands.
    var arrival: CFTimeInterval? {
        switch motion {
        case .standing: return nil
        case .running(let fraction, let begin): return begin + abs(end - fraction) * duration
        case .continuing(_, _, let seconds, let begin): return begin + seconds
        }
    }

    // MARK: - Control

    /// Runs along its own pace, from where it stands.
    func run(at time: CFTimeInterval) { motion = .running(fraction: placeOnPace(at: time), time: time) }

    /// Runs the rest of the way in `seconds` with another pace.
    func goOn(with pace: Pace, for seconds: TimeInterval, at time: CFTimeInterval) {
        motion = .continuing(progress: progress(at: time), pace: pace, duration: max(seconds, 1e-6), time: time)
    }

    /// Stops where it is. For straight scrubbing the fraction becomes that of the way, so that nothing jumps.
    func pause(at time: CFTimeInterval, isLinear: Bool) {
        motion = isLinear
            ? .standing(fraction: min(1, max(0, progress(at: time))), isLinear: true)
            : .standing(fraction: placeOnPace(at: time), isLinear: false)
    }

    func scrub(to fraction: Double, isLinear: Bool) {
        motion = .standing(fraction: min(1, max(0, fraction)), isLinear: isLinear)
    }

    func setReversed(_ flag: Bool, at time: CFTimeInterval) {
        guard flag != isReversed else { return }
        guard isRunning else {
            isReversed = flag
            return
        }
        let place = placeOnPace(at: time)
        isReversed = flag
        motion = .running(fraction: place, time: time)
    }

    func reset() {
        isReversed = false
        motion = .standing(fraction: 0, isLinear: false)
    }

    /// The fraction of the duration that belongs to the look.
    private func placeOnPace(at time: CFTimeInterval) -> Double {
        switch motion {
        case .standing(let fraction, false): return fraction
        case .running: return fraction(at: time)
        default: return pace.fraction(at: min(1, max(0, progress(at: time))), duration: duration)
        }
    }
}
