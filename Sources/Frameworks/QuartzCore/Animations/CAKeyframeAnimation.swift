@_spi(Sandlot) import CoreGraphics
import Motion

/// How the values between keyframes come about.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Jumps from value to value.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Constant speed; key times and timing functions do not count.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// A Catmull–Rom curve through the values.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Whether a layer that moves along a path turns with it.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// Through a list of values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
    // MARK: - Providing keyframe values

    open var values: [Any]?
    /// For points; takes precedence over `values`.
    open var path: CGPath? { didSet { track = nil } }

    // MARK: - Keyframe timing

    /// When each value shows, 0…1, rising; evenly spread when nil.
    open var keyTimes: [NSNumber]?
    /// One curve for each step.
    open var timingFunctions: [CAMediaTimingFunction]?
    open var calculationMode = CAAnimationCalculationMode.linear

    // MARK: - Rotation mode attribute

    open var rotationMode: CAAnimationRotationMode?

    // MARK: - Cubic mode attributes

    open var tensionValues: [NSNumber]?
    open var continuityValues: [NSNumber]?
    open var biasValues: [NSNumber]?

    override func copySettings(to copy: CAAnimation) {
        super.copySettings(to: copy)
        guard let copy = copy as? CAKeyframeAnimation else { return }
        copy.values = values
        copy.path = path
        copy.keyTimes = keyTimes
        copy.timingFunctions = timingFunctions
        copy.calculationMode = calculationMode
        copy.rotationMode = rotationMode
        copy.tensionValues = tensionValues
        copy.continuityValues = continuityValues
        copy.biasValues = biasValues
    }

    // MARK: - Evaluating

    private var track: PathTrack?

    /// The path measured, once for all frames.
    private var pathTrack: PathTrack? {
        guard let path, !path.isEmpty else { return nil }
        if track == nil { track = PathTrack(path) }
        return track
    }

    override func apply(to values: inout LayerValues, of layer: CALayer, local: LocalTime) {
        super.apply(to: &values, of: layer, local: local)
        guard let rotationMode, let track = pathTrack else { return }
        guard var angle = track.angle(at: pathFraction(track, progress(local))) else { return }
        if rotationMode == .rotateAutoReverse { angle += .pi }
        values.transform = CATransform3DConcat(CATransform3DMakeRotation(angle, 0, 0, 1), values.transform)
    }

    override func value(_ local: LocalTime, base: AnimationValue, model: AnimationValue) -> AnimationValue? {
        let fraction = progress(local)
        if let track = pathTrack {
            return .point(track.point(at: pathFraction(track, fraction)))
        }
        guard let values, !values.isEmpty else { return nil }
        return keyframe(values.map { AnimationValue($0) }, fraction)
    }

    private var isPaced: Bool { calculationMode == .paced || calculationMode == .cubicPaced }

    private func keyframe(_ frames: [AnimationValue], _ fraction: Double) -> AnimationValue {
        if frames.count == 1 { return frames[0] }
        if calculationMode == .discrete {
            let times = keyTimes?.map(\.doubleValue) ?? (0..<frames.count).map { Double($0) / Double(frames.count) }
            let index = times.lastIndex { $0 <= fraction } ?? 0
            return frames[min(index, frames.count - 1)]
        }
        let times = isPaced ? pacedTimes(frames) : evenTimes(frames.count)
        let (index, rest) = step(times, fraction)
        if calculationMode == .cubic || calculationMode == .cubicPaced { return cubic(frames, index, rest) }
        return frames[index].blended(to: frames[index + 1], rest)
    }

    private func evenTimes(_ count: Int) -> [Double] {
        if let keyTimes, keyTimes.count == count { return keyTimes.map(\.doubleValue) }
        return (0..<count).map { Double($0) / Double(count - 1) }
    }

    private func pacedTimes(_ frames: [AnimationValue]) -> [Double] {
        var sums = [0.0]
        for (a, b) in zip(frames, frames.dropFirst()) { sums.append(sums[sums.count - 1] + a.distance(to: b)) }
        let total = sums[sums.count - 1]
        return total > 0 ? sums.map { $0 / total } : evenTimes(frames.count)
    }

    /// The step that `fraction` falls into, and how far into it, through the step's own curve.
    private func step(_ times: [Double], _ fraction: Double) -> (index: Int, rest: Double) {
        let index = min(max(0, (times.lastIndex { $0 <= fraction }) ?? 0), times.count - 2)
        let span = times[index + 1] - times[index]
        var rest = span > 0 ? min(1, max(0, (fraction - times[index]) / span)) : 1
        if !isPaced, let curves = timingFunctions, index < curves.count { rest = curves[index].curve.progress(at: rest) }
        return (index, rest)
    }

    /// Kochanek–Bartels through the neighbours; all parameters zero is Catmull–Rom.
    private func cubic(_ frames: [AnimationValue], _ index: Int, _ t: Double) -> AnimationValue {
        func at(_ index: Int) -> AnimationValue { frames[min(max(0, index), frames.count - 1)] }
        guard let before = at(index - 1).components, let start = at(index).components, let end = at(index + 1).components,
            let after = at(index + 2).components
        else { return frames[index].blended(to: frames[index + 1], t) }
        func parameter(_ list: [NSNumber]?, _ index: Int) -> Double {
            list.flatMap { index < $0.count ? $0[index].doubleValue : nil } ?? 0
        }
        let (t2, t3) = (t * t, t * t * t)
        var result: [Double] = []
        for k in start.indices {
            func tangent(_ index: Int, _ previous: Double, _ here: Double, _ next: Double, isOut: Bool) -> Double {
                let tension = parameter(tensionValues, index)
                let bias = parameter(biasValues, index)
                let continuity = parameter(continuityValues, index) * (isOut ? 1 : -1)
                return (1 - tension) * ((1 + bias) * (1 + continuity) * (here - previous)
                    + (1 - bias) * (1 - continuity) * (next - here)) / 2
            }
            let leaving = tangent(index, before[k], start[k], end[k], isOut: true)
            let arriving = tangent(index + 1, start[k], end[k], after[k], isOut: false)
            result.append(
                (2 * t3 - 3 * t2 + 1) * start[k] + (t3 - 2 * t2 + t) * leaving + (3 * t2 - 2 * t3) * end[k]
                    + (t3 - t2) * arriving)
        }
        return frames[index].withComponents(result)
    }

    /// Progress as a fraction of the path's length, or of its elements when not paced.
    private func pathFraction(_ track: PathTrack, _ fraction: Double) -> Double {
        guard !isPaced, track.pieceEnds.count > 1 else { return fraction }
        if calculationMode == .discrete {
            let index = Int(fraction * Double(track.pieceEnds.count))
            return index == 0 ? 0 : track.pieceEnds[min(index, track.pieceEnds.count) - 1]
        }
        let (index, rest) = step(evenTimes(track.pieceEnds.count + 1), fraction)
        let start = index == 0 ? 0 : track.pieceEnds[index - 1]
        return start + (track.pieceEnds[index] - start) * rest
    }
}

extension AnimationValue {
    /// The numbers of a value that is made of numbers.
    fileprivate var components: [Double]? {
        switch self {
        case .number(let value): return [value]
        case .point(let value): return [Double(value.x), Double(value.y)]
        case .size(let value): return [Double(value.width), Double(value.height)]
        case .rect(let value):
            return [value.origin.x, value.origin.y, value.size.width, value.size.height].map { Double($0) }
        case .numbers(let values): return values
        default: return nil
        }
    }

    fileprivate func withComponents(_ n: [Double]) -> AnimationValue {
        switch self {
        case .number: return .number(n[0])
        case .point: return .point(CGPoint(x: n[0], y: n[1]))
        case .size: return .size(CGSize(width: n[0], height: n[1]))
        case .rect: return .rect(CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
        case .numbers: return .numbers(n)
        default: return self
        }
    }
}
