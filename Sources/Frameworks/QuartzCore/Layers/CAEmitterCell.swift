import CoreGraphics
import FoundationSupport

/// Describes one kind of particle of an emitter layer. Every `…Range` is the width of the interval around its value from which
/// each particle takes its own.
open class CAEmitterCell: NSObject, CAMediaTiming {
    public override init() { super.init() }

    // MARK: - Providing emitter cell content

    /// A `CGImage` that every particle shows.
    open var contents: Any?
    /// The part of the contents that is shown, in the unit square.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Pixels of the contents per point.
    open var contentsScale: CGFloat = 1
    /// Particles that every particle emits.
    open var emitterCells: [CAEmitterCell]? {
        didSet {
            guard emitterCells?.isEmpty == false else { return }
            SandlotUnimplemented.report("CAEmitterCell.emitterCells", "particles emit no particles of their own")
        }
    }

    // MARK: - Setting emitter cell visual attributes

    open var isEnabled = true
    open var color: CGColor? = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    open var redRange: Float = 0
    open var greenRange: Float = 0
    open var blueRange: Float = 0
    open var alphaRange: Float = 0
    /// Change a second.
    open var redSpeed: Float = 0
    /// Change a second.
    open var greenSpeed: Float = 0
    /// Change a second.
    open var blueSpeed: Float = 0
    /// Change a second.
    open var alphaSpeed: Float = 0
    open var magnificationFilter = CALayerContentsFilter.linear.rawValue
    open var minificationFilter = CALayerContentsFilter.linear.rawValue
    open var minificationFilterBias: Float = 0
    open var scale: CGFloat = 1
    open var scaleRange: CGFloat = 0
    /// Change a second.
    open var scaleSpeed: CGFloat = 0
    open var name: String?
    open var style: [AnyHashable: Any]?

    // MARK: - Emission, rotation, motion

    /// Radians a second.
    open var spin: CGFloat = 0
    /// Radians a second.
    open var spinRange: CGFloat = 0
    /// The angle of the emission out of the plane, in radians.
    open var emissionLatitude: CGFloat = 0
    /// The angle of the emission in the plane, in radians.
    open var emissionLongitude: CGFloat = 0
    /// The angle, in radians, of the cone around the direction.
    open var emissionRange: CGFloat = 0
    /// Seconds.
    open var lifetime: Float = 0
    /// Seconds.
    open var lifetimeRange: Float = 0
    /// Particles a second.
    open var birthRate: Float = 0
    /// Points a second.
    open var velocity: CGFloat = 0
    /// Points a second.
    open var velocityRange: CGFloat = 0
    /// Points per second squared.
    open var xAcceleration: CGFloat = 0
    /// Points per second squared.
    open var yAcceleration: CGFloat = 0
    /// Points per second squared.
    open var zAcceleration: CGFloat = 0

    // MARK: - Timing

    open var beginTime: CFTimeInterval = 0
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var duration: CFTimeInterval = .infinity
    open var speed: Float = 1
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed

    // MARK: - Key-value coding

    /// The number in a value that was given for a key.
    static func number(_ value: Any?) -> Double? {
        switch value {
        case let number as NSNumber: number.doubleValue
        case let number as any BinaryFloatingPoint: Double(number)
        case let number as any BinaryInteger: Double(number)
        default: nil
        }
    }

    /// Sets one of the numbers that emitters are usually steered by.
    func set(_ value: Any?, forKey key: String) {
        guard let number = Self.number(value) else { return report(key) }
        switch key {
        case "birthRate": birthRate = Float(number)
        case "lifetime": lifetime = Float(number)
        case "velocity": velocity = CGFloat(number)
        case "scale": scale = CGFloat(number)
        case "emissionLongitude": emissionLongitude = CGFloat(number)
        case "xAcceleration": xAcceleration = CGFloat(number)
        case "yAcceleration": yAcceleration = CGFloat(number)
        default: report(key)
        }
    }

    private func report(_ key: String) {
        SandlotUnimplemented.report("CAEmitterCell \(key)", "it cannot be set by the layer's key path")
    }

    open class func defaultValue(forKey key: String) -> Any? { nil }
    open func shouldArchiveValue(forKey key: String) -> Bool { true }
}
