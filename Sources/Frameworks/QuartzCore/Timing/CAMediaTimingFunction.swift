import CoreGraphics
import Motion

/// The name of a predefined timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The curve of implicit animations: (0.25, 0.1), (0.25, 1).
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// How the progress of an animation follows its time: a cubic Bézier curve from (0, 0) to (1, 1).
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
    let curve: CubicTiming

    /// One of the predefined curves; an unknown name gives the linear one.
    public convenience init(name: CAMediaTimingFunctionName) {
        let curve: CubicTiming
        switch name {
        case .easeIn: curve = .easeIn
        case .easeOut: curve = .easeOut
        case .easeInEaseOut: curve = .easeInEaseOut
        case .default: curve = .standard
        default: curve = .linear
        }
        self.init(curve: curve)
    }

    /// A curve with the control points (c1x, c1y) and (c2x, c2y).
    public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        self.init(curve: CubicTiming(Double(c1x), Double(c1y), Double(c2x), Double(c2y)))
    }

    @_spi(Sandlot) public init(curve: CubicTiming) { self.curve = curve }

    /// The point at `index` 0…3, written as x, y.
    open func getControlPoint(at index: Int, values ptr: UnsafeMutablePointer<Float>) {
        let points: [(Double, Double)] = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
        ptr[0] = Float(points[index].0)
        ptr[1] = Float(points[index].1)
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CAMediaTimingFunction)?.curve == curve }

    open override var hash: Int { curve.hashValue }
}
