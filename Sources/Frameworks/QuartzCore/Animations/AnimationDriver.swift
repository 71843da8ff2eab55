import CoreGraphics

/// Says how far an animation is, when its own timing does not.
@_spi(Sandlot) public protocol AnimationDriver: AnyObject {
    /// The progress from start value (0) to end value (1) at `time`, in seconds on the stage's clock.
    func progress(at time: CFTimeInterval) -> Double
    /// Whether the progress changes with time.
    var isMoving: Bool { get }
}
