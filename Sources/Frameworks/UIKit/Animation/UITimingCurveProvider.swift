@_spi(Sandlot) import QuartzCore
import Motion

/// What a timing parameter object is.
public enum UITimingCurveType: Int, Sendable { case builtin, cubic, spring, composed }

/// Timing for a property animator.
public protocol UITimingCurveProvider: NSCoding, NSCopying {
    var timingCurveType: UITimingCurveType { get }
    var cubicTimingParameters: UICubicTimingParameters? { get }
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// A cubic Bézier pace.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    public let animationCurve: UIView.AnimationCurve
    public let controlPoint1: CGPoint
    public let controlPoint2: CGPoint
    private let isBuiltIn: Bool

    /// The default pace: ease in and out.
    public override convenience init() { self.init(animationCurve: .easeInOut) }

    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        isBuiltIn = true
        switch curve {
        case .easeInOut: (controlPoint1, controlPoint2) = (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
        case .easeIn: (controlPoint1, controlPoint2) = (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
        case .easeOut: (controlPoint1, controlPoint2) = (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
        case .linear: (controlPoint1, controlPoint2) = (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
        case ._keyboard: (controlPoint1, controlPoint2) = (CGPoint(x: 0.38, y: 0.7), CGPoint(x: 0.125, y: 1))
        }
    }

    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        isBuiltIn = false
        controlPoint1 = point1
        controlPoint2 = point2
    }

    public required convenience init?(coder: NSCoder) { self.init() }
    open func encode(with coder: NSCoder) {}
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open var timingCurveType: UITimingCurveType { isBuiltIn ? .builtin : .cubic }
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    open var springTimingParameters: UISpringTimingParameters? { nil }

    var timing: CubicTiming {
        CubicTiming(
            Double(controlPoint1.x), Double(controlPoint1.y), Double(controlPoint2.x), Double(controlPoint2.y))
    }
}

/// A spring's pace.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// Speed at the start, in whole distances per second; the larger component counts.
    public let initialVelocity: CGVector
    private let makeSpring: (TimeInterval) -> Spring
    private let ownDuration: TimeInterval?

    /// The system's spring: mass 3, stiffness 1000, damping 500.
    public override convenience init() {
        self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
    }

    /// A spring that takes the animator's duration.
    public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        initialVelocity = velocity
        let speed = UISpringTimingParameters.speed(velocity)
        makeSpring = { Spring(duration: $0, dampingRatio: Double(ratio), initialVelocity: speed) }
        ownDuration = nil
    }

    /// A spring of physical values; the animator's duration does not count.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        initialVelocity = velocity
        let spring = Spring(
            mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
            initialVelocity: UISpringTimingParameters.speed(velocity))
        makeSpring = { _ in spring }
        ownDuration = spring.settlingDuration()
    }

    public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector = .zero) {
        initialVelocity = velocity
        let spring = Spring(
            perceptualDuration: duration, bounce: Double(bounce),
            initialVelocity: UISpringTimingParameters.speed(velocity))
        makeSpring = { _ in spring }
        ownDuration = spring.settlingDuration()
    }

    public required convenience init?(coder: NSCoder) { self.init() }
    open func encode(with coder: NSCoder) {}
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open var timingCurveType: UITimingCurveType { .spring }
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    open var springTimingParameters: UISpringTimingParameters? { self }

    private static func speed(_ velocity: CGVector) -> Double {
        Double(abs(velocity.dx) > abs(velocity.dy) ? velocity.dx : velocity.dy)
    }

    func spring(duration: TimeInterval) -> Spring { makeSpring(duration) }

    func duration(_ wanted: TimeInterval) -> TimeInterval { ownDuration ?? wanted }
}
