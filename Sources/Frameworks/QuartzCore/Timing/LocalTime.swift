import CoreGraphics

/// Where an animation is at a moment of its own time.
struct LocalTime {
    /// Seconds within one run, 0…duration, folded by repeats and reverses.
    var position: CFTimeInterval
    /// The whole runs done before this one.
    var iteration: Int
    /// Whether the active time is over.
    var isFinished: Bool

    /// The local time of `timing` at `parentTime`; nil when nothing shows (before the begin or after the end without fill).
    static func of(_ timing: CAMediaTiming, duration: CFTimeInterval, at parentTime: CFTimeInterval) -> LocalTime? {
        let speed = Double(timing.speed)
        let elapsed = (parentTime - timing.beginTime) * speed + timing.timeOffset
        let fillsBackwards = timing.fillMode == .backwards || timing.fillMode == .both
        let fillsForwards = timing.fillMode == .forwards || timing.fillMode == .both
        let run = timing.autoreverses ? duration * 2 : duration
        let total = timing.repeatDuration > 0
            ? timing.repeatDuration : run * Double(timing.repeatCount > 0 ? timing.repeatCount : 1)
        if elapsed < 0 {
            return fillsBackwards ? LocalTime(position: 0, iteration: 0, isFinished: false) : nil
        }
        if elapsed >= total {
            guard fillsForwards else { return nil }
            return fold(total, run, duration, autoreverses: timing.autoreverses, isEnd: true)
        }
        return fold(elapsed, run, duration, autoreverses: timing.autoreverses, isEnd: false)
    }

    private static func fold(
        _ time: CFTimeInterval, _ run: CFTimeInterval, _ duration: CFTimeInterval, autoreverses: Bool, isEnd: Bool
    ) -> LocalTime {
        guard run > 0 else { return LocalTime(position: duration, iteration: 0, isFinished: isEnd) }
        var iteration = (time / run).rounded(.down)
        var rest = time - iteration * run
        if isEnd && rest < 1e-12 && iteration > 0 {
            iteration -= 1
            rest = run
        }
        if autoreverses && rest > duration { rest = run - rest }
        return LocalTime(position: min(rest, duration), iteration: Int(min(iteration, 1e9)), isFinished: isEnd)
    }

    /// When the active time of `timing` ends, in its parent's time; nil when it never does.
    static func end(of timing: CAMediaTiming, duration: CFTimeInterval) -> CFTimeInterval? {
        let speed = Double(timing.speed)
        guard speed > 0 else { return nil }
        let run = timing.autoreverses ? duration * 2 : duration
        let total = timing.repeatDuration > 0
            ? timing.repeatDuration : run * Double(timing.repeatCount > 0 ? timing.repeatCount : 1)
        guard total.isFinite else { return nil }
        return timing.beginTime + (total - timing.timeOffset) / speed
    }
}
