@_spi(Sandlot) import QuartzCore

/// Gathers the changes of a keyframe animation by layer and property, and makes one animation of each.
@MainActor final class KeyframeCollector {
    private struct Step {
        var span: ClosedRange<Double>
        var value: Any
    }

    private struct Track {
        let layer: CALayer
        let key: String
        let first: Any
        var steps: [Step]
    }

    private let mode: CAAnimationCalculationMode
    private var tracks: [Track] = []

    init(mode: CAAnimationCalculationMode) { self.mode = mode }

    func note(_ layer: CALayer, _ key: String, old: Any, new: Any, span: ClosedRange<Double>) {
        let step = Step(span: span, value: new)
        if let index = tracks.firstIndex(where: { $0.layer === layer && $0.key == key }) {
            tracks[index].steps.append(step)
        } else {
            tracks.append(Track(layer: layer, key: key, first: old, steps: [step]))
        }
    }

    /// Adds the animations to their layers.
    func finish(in context: AnimationContext) {
        for track in tracks {
            let animation = CAKeyframeAnimation(keyPath: track.key)
            animation.duration = context.duration
            if case .curve(let function) = context.pace { animation.timingFunction = function }
            animation.calculationMode = mode
            let frames = frames(of: track)
            animation.keyTimes = frames.map { NSNumber(value: $0.time) }
            animation.values = frames.map(\.value)
            if let last = track.layer.value(forKey: track.key), LayerAnimation.isAdditive(track.key, to: last) {
                animation.isAdditive = true
                animation.values = frames.compactMap { LayerArithmetic.difference($0.value, last) }
            }
            LayerAnimation.add(animation, for: track.key, to: track.layer, in: context, old: track.first)
        }
    }

    /// Values with their times, 0…1: a value holds between the steps.
    private func frames(of track: Track) -> [(time: Double, value: Any)] {
        var frames: [(time: Double, value: Any)] = [(0, track.first)]
        for step in track.steps.sorted(by: { $0.span.lowerBound < $1.span.lowerBound }) {
            let last = frames[frames.count - 1]
            let start = max(last.time, step.span.lowerBound)
            if mode == .discrete {
                frames.append((start, step.value))
                continue
            }
            let isPaced = mode == .paced || mode == .cubicPaced
            if start > last.time && !isPaced { frames.append((start, last.value)) }
            frames.append((max(start, step.span.upperBound), step.value))
        }
        let last = frames[frames.count - 1]
        if last.time < 1 && mode != .discrete { frames.append((1, last.value)) }
        return frames
    }
}
