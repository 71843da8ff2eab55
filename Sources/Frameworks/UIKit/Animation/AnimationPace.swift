@_spi(Sandlot) import QuartzCore
import Motion

/// How progress follows time in a block animation.
enum AnimationPace {
    case curve(CAMediaTimingFunction)
    case spring(Spring)

    /// A basic animation of the pace; `duration` in seconds.
    func makeAnimation(keyPath: String, duration: TimeInterval) -> CABasicAnimation {
        switch self {
        case .curve(let function):
            let animation = CABasicAnimation(keyPath: keyPath)
            animation.timingFunction = function
            animation.duration = duration
            return animation
        case .spring(let spring):
            let animation = CASpringAnimation(keyPath: keyPath)
            animation.mass = CGFloat(spring.mass)
            animation.stiffness = CGFloat(spring.stiffness)
            animation.damping = CGFloat(spring.damping)
            animation.initialVelocity = CGFloat(spring.initialVelocity)
            animation.duration = duration
            return animation
        }
    }
}
