import CoreGraphics

/// How a path's inside is told.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The ends of open lines.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    public static let square = CAShapeLayerLineCap(rawValue: "square")

    var code: UInt8 { self == .round ? 1 : self == .square ? 2 : 0 }
}

/// The corners of lines.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

    var code: UInt8 { self == .round ? 1 : self == .bevel ? 2 : 0 }
}

/// Fills and strokes a path. The path is in the layer's coordinates.
open class CAShapeLayer: CALayer {
    override func setUp() { values.shape = ShapeValues() }

    private subscript<Value: Equatable>(_ path: WritableKeyPath<ShapeValues, Value>, _ key: String) -> Value {
        get { (values.shape ?? ShapeValues())[keyPath: path] }
        set {
            var shape = values.shape ?? ShapeValues()
            shape[keyPath: path] = newValue
            change(key, \.shape, shape)
        }
    }

    // MARK: - Specifying the shape path

    open var path: CGPath? {
        get { self[\.path, "path"] }
        set { self[\.path, "path"] = newValue?.copy() }
    }

    // MARK: - Accessing shape style properties

    open var fillColor: CGColor? {
        get { self[\.fillColor, "fillColor"] }
        set { self[\.fillColor, "fillColor"] = newValue }
    }
    open var fillRule: CAShapeLayerFillRule {
        get { self[\.fillRule, "fillRule"] }
        set { self[\.fillRule, "fillRule"] = newValue }
    }
    open var lineCap: CAShapeLayerLineCap {
        get { self[\.lineCap, "lineCap"] }
        set { self[\.lineCap, "lineCap"] = newValue }
    }
    open var lineDashPattern: [NSNumber]? {
        get { let list = self[\.lineDashPattern, "lineDashPattern"]; return list.isEmpty ? nil : list.map { NSNumber(value: Double($0)) } }
        set { self[\.lineDashPattern, "lineDashPattern"] = (newValue ?? []).map { CGFloat($0.doubleValue) } }
    }
    open var lineDashPhase: CGFloat {
        get { self[\.lineDashPhase, "lineDashPhase"] }
        set { self[\.lineDashPhase, "lineDashPhase"] = newValue }
    }
    open var lineJoin: CAShapeLayerLineJoin {
        get { self[\.lineJoin, "lineJoin"] }
        set { self[\.lineJoin, "lineJoin"] = newValue }
    }
    open var lineWidth: CGFloat {
        get { self[\.lineWidth, "lineWidth"] }
        set { self[\.lineWidth, "lineWidth"] = newValue }
    }
    open var miterLimit: CGFloat {
        get { self[\.miterLimit, "miterLimit"] }
        set { self[\.miterLimit, "miterLimit"] = newValue }
    }
    open var strokeColor: CGColor? {
        get { self[\.strokeColor, "strokeColor"] }
        set { self[\.strokeColor, "strokeColor"] = newValue }
    }
    /// Where the stroke begins, as a part of the path's length.
    open var strokeStart: CGFloat {
        get { self[\.strokeStart, "strokeStart"] }
        set { self[\.strokeStart, "strokeStart"] = newValue }
    }
    open var strokeEnd: CGFloat {
        get { self[\.strokeEnd, "strokeEnd"] }
        set { self[\.strokeEnd, "strokeEnd"] = newValue }
    }
}
