import CoreGraphics
import Motion

/// A basic animation that follows a damped spring.
open class CASpringAnimation: CABasicAnimation {
    /// A spring by perceptual duration in seconds and bounce in −1…1.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let spring = Spring(perceptualDuration: perceptualDuration, bounce: Double(bounce))
        stiffness = CGFloat(spring.stiffness)
        damping = CGFloat(spring.damping)
    }

    // MARK: - Configuring the physical attributes

    open var damping: CGFloat = 10
    /// Speed towards the end value at the start, in whole distances per second.
    open var initialVelocity: CGFloat = 0
    open var mass: CGFloat = 1
    open var stiffness: CGFloat = 100
    /// Whether more damping than critical is allowed to be critical.
    open var allowsOverdamping = false

    /// Seconds until the spring is at rest for the eye.
    open var settlingDuration: CFTimeInterval { spring.settlingDuration() }

    open var perceptualDuration: CFTimeInterval { 2 * .pi / spring.frequency }

    open var bounce: CGFloat {
        let ratio = spring.dampingRatio
        return CGFloat(ratio <= 1 ? 1 - ratio : 1 / ratio - 1)
    }

    private var spring: Spring {
        Spring(
            mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
            initialVelocity: Double(initialVelocity))
    }

    override func copySettings(to copy: CAAnimation) {
        super.copySettings(to: copy)
        guard let copy = copy as? CASpringAnimation else { return }
        copy.damping = damping
        copy.initialVelocity = initialVelocity
        copy.mass = mass
        copy.stiffness = stiffness
        copy.allowsOverdamping = allowsOverdamping
    }

    override func progress(_ local: LocalTime) -> Double {
        driver != nil ? super.progress(local) : spring.progress(at: local.position)
    }
}
