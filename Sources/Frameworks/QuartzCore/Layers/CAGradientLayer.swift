import CoreGraphics

/// The shape of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let axial = CAGradientLayerType(rawValue: "axial")
    public static let radial = CAGradientLayerType(rawValue: "radial")
    public static let conic = CAGradientLayerType(rawValue: "conic")

    var code: UInt8 { self == .radial ? 1 : self == .conic ? 2 : 0 }
}

/// Colours running into each other over the layer's bounds.
open class CAGradientLayer: CALayer {
    override func setUp() { values.gradient = GradientValues() }

    private subscript<Value: Equatable>(_ path: WritableKeyPath<GradientValues, Value>, _ key: String) -> Value {
        get { (values.gradient ?? GradientValues())[keyPath: path] }
        set {
            var gradient = values.gradient ?? GradientValues()
            gradient[keyPath: path] = newValue
            change(key, \.gradient, gradient)
        }
    }

    // MARK: - Gradient style properties

    /// `CGColor`s.
    open var colors: [Any]? {
        get { let list = self[\.colors, "colors"]; return list.isEmpty ? nil : list }
        set { self[\.colors, "colors"] = (newValue ?? []).compactMap { $0 as? CGColor } }
    }
    /// Where each colour stands, 0…1, rising; evenly spread when nil.
    open var locations: [NSNumber]? {
        get { let list = self[\.locations, "locations"]; return list.isEmpty ? nil : list.map { NSNumber(value: $0) } }
        set { self[\.locations, "locations"] = (newValue ?? []).map(\.doubleValue) }
    }
    /// In the unit square of the bounds.
    open var endPoint: CGPoint {
        get { self[\.endPoint, "endPoint"] }
        set { self[\.endPoint, "endPoint"] = newValue }
    }
    open var startPoint: CGPoint {
        get { self[\.startPoint, "startPoint"] }
        set { self[\.startPoint, "startPoint"] = newValue }
    }
    open var type: CAGradientLayerType {
        get { self[\.type, "type"] }
        set { self[\.type, "type"] = newValue }
    }
}
