import CoreGraphics

/// What a layer runs in response to a change of one of its properties.
public protocol CAAction {
    /// `event` is the key of the change, `anObject` the layer.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
    /// No action: stops the search for one.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// Hears when an animation begins and ends.
public protocol CAAnimationDelegate {
    /// The animation's active time began.
    func animationDidStart(_ anim: CAAnimation)
    /// The animation ended; `flag` tells whether it ran to its end.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// The base of all animations: timing, delegate, and how it leaves. A layer keeps a copy of what is added to it.
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
    public required override init() { super.init() }

    // MARK: - Animation attributes

    /// Whether the layer drops the animation when it ends.
    open var isRemovedOnCompletion = true
    /// The curve of the whole; nil is linear.
    open var timingFunction: CAMediaTimingFunction?

    // MARK: - Getting and setting the delegate

    /// Kept strongly until the animation is gone, as on iOS.
    open var delegate: (any CAAnimationDelegate)?

    // MARK: - CAMediaTiming

    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed
    /// Wanted frames a second; the stage draws as many as it can anyway.
    open var preferredFrameRateRange = CAFrameRateRange.default

    // MARK: - Archiving properties

    /// Values under names of the user's own.
    private var customValues: [String: Any] = [:]

    open func value(forKey key: String) -> Any? { customValues[key] }

    open func setValue(_ value: Any?, forKey key: String) { customValues[key] = value }

    open class func defaultValue(forKey key: String) -> Any? { nil }

    // MARK: - Controlling

    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard let layer = anObject as? CALayer else { return }
        if let property = self as? CAPropertyAnimation, property.keyPath == nil { property.keyPath = event }
        layer.add(self, forKey: event)
    }

    /// An animation with the same settings.
    open override func copy() -> Any {
        let copy = type(of: self).init()
        copySettings(to: copy)
        return copy
    }

    open func copy(with zone: NSZone? = nil) -> Any { copy() }

    func copySettings(to copy: CAAnimation) {
        copy.isRemovedOnCompletion = isRemovedOnCompletion
        copy.timingFunction = timingFunction
        copy.delegate = delegate
        copy.beginTime = beginTime
        copy.duration = duration
        copy.speed = speed
        copy.timeOffset = timeOffset
        copy.repeatCount = repeatCount
        copy.repeatDuration = repeatDuration
        copy.autoreverses = autoreverses
        copy.fillMode = fillMode
        copy.preferredFrameRateRange = preferredFrameRateRange
        copy.customValues = customValues
        copy.implicitDuration = implicitDuration
        copy.driver = driver
        copy.endsOffstage = endsOffstage
    }

    // MARK: - Evaluating

    /// Drives the animation in place of its own timing; a property animator does.
    @_spi(Sandlot) public var driver: (any AnimationDriver)?

    /// Whether the animation is done at once, as finished, on a layer that is not shown when the turn ends.
    @_spi(Sandlot) public var endsOffstage = false

    /// The duration that the transaction gave when none was set.
    var implicitDuration: CFTimeInterval = 0.25

    /// One run in seconds.
    var effectiveDuration: CFTimeInterval { duration > 0 ? duration : implicitDuration }

    /// Changes `values` to what shows at `time`, in the time of the layer or group that owns the animation.
    func apply(to values: inout LayerValues, of layer: CALayer, at time: CFTimeInterval) {
        if driver != nil {
            return apply(to: &values, of: layer, local: LocalTime(position: 0, iteration: 0, isFinished: false))
        }
        guard let local = LocalTime.of(self, duration: effectiveDuration, at: time) else { return }
        apply(to: &values, of: layer, local: local)
    }

    /// What the animation shows at a moment of its own time.
    func apply(to values: inout LayerValues, of layer: CALayer, local: LocalTime) {}

    /// Time as a fraction of a run, through the timing function.
    func progress(_ local: LocalTime) -> Double {
        if let driver { return driver.progress(at: CACurrentMediaTime()) }
        let duration = effectiveDuration
        let fraction = duration > 0 ? local.position / duration : 1
        return timingFunction?.curve.progress(at: fraction) ?? min(1, max(0, fraction))
    }
}

/// A range of frame rates, in frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
    public var minimum: Float
    public var maximum: Float
    public var preferred: Float?

    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }

    /// The system's choice.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
