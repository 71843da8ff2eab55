import QuartzCore

/// A pointer moving over a view. A stage's pointer is a finger, so nothing hovers; making one says so.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// The height of a pen above the screen, from 0 to 1.
    open var zOffset: CGFloat { 0 }
    /// The pen's angle to the screen in radians.
    open var altitudeAngle: CGFloat { .pi / 2 }
    /// The pen's roll in radians.
    open var rollAngle: CGFloat { 0 }

    /// The pen's direction in radians.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    /// The pen's direction as a unit vector.
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        SandlotUnimplemented.report("UIHoverGestureRecognizer", "nothing hovers on a touch screen; the recogniser never fires")
    }

    override func receivesInternally(_ touch: UITouch) -> Bool { false }
}
