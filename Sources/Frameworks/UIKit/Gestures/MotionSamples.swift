import QuartzCore

/// Recent positions of something dragged, to tell its speed when it is let go.
struct MotionSamples {
    /// The speed is that of the last 100 ms (measured on an iOS 26.1 simulator, iPhone 16, openuikit notes).
    static let window: TimeInterval = 0.1

    private var samples: [(time: TimeInterval, position: CGPoint)] = []

    var isEmpty: Bool { samples.isEmpty }

    mutating func removeAll() { samples.removeAll() }

    /// Notes a position in points at a time in seconds; a second note at the same time replaces the first.
    mutating func append(_ position: CGPoint, at time: TimeInterval) {
        if let last = samples.last, last.time == time { samples.removeLast() }
        samples.append((time, position))
        // One sample at or before the window's start is kept, to interpolate.
        while samples.count > 2, samples[1].time <= time - Self.window { samples.removeFirst() }
    }

    /// Moves all positions by `step` points.
    mutating func shift(by step: CGPoint) {
        for index in samples.indices {
            samples[index].position.x += step.x
            samples[index].position.y += step.y
        }
    }

    /// Points per second over the window that ends at `time`.
    func velocity(at time: TimeInterval) -> CGPoint {
        guard let last = samples.last, let first = samples.first else { return .zero }
        let start = max(first.time, time - Self.window)
        guard time > start else { return .zero }
        let from = position(at: start)
        let duration = CGFloat(time - start)
        return CGPoint(x: (last.position.x - from.x) / duration, y: (last.position.y - from.y) / duration)
    }

    private func position(at time: TimeInterval) -> CGPoint {
        guard let after = samples.firstIndex(where: { $0.time >= time }) else { return samples.last?.position ?? .zero }
        guard after > 0 else { return samples[0].position }
        let (left, right) = (samples[after - 1], samples[after])
        let fraction = CGFloat((time - left.time) / (right.time - left.time))
        return CGPoint(
            x: left.position.x + (right.position.x - left.position.x) * fraction,
            y: left.position.y + (right.position.y - left.position.y) * fraction)
    }
}
