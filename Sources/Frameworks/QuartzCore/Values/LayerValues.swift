import CoreGraphics

/// Everything about one layer that is seen. The model holds one, and what shows is a copy with the animations applied.
struct LayerValues {
    var position = CGPoint.zero
    var bounds = CGRect.zero
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var anchorPointZ: CGFloat = 0
    var zPosition: CGFloat = 0
    var transform = CATransform3DIdentity
    var sublayerTransform = CATransform3DIdentity
    var opacity: Float = 1
    var isHidden = false
    var masksToBounds = false
    var isDoubleSided = true
    var cornerRadius: CGFloat = 0
    var maskedCorners: CACornerMask = .all
    var cornerCurve = CALayerCornerCurve.circular
    var borderWidth: CGFloat = 0
    var borderColor: CGColor? = LayerValues.black
    var backgroundColor: CGColor?
    var shadowColor: CGColor? = LayerValues.black
    var shadowOpacity: Float = 0
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowRadius: CGFloat = 3
    var shadowPath: CGPath?
    var contents: Any?
    var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsScale: CGFloat = 1
    var contentsGravity = CALayerContentsGravity.resize
    var minificationFilter = CALayerContentsFilter.linear
    var magnificationFilter = CALayerContentsFilter.linear
    var allowsGroupOpacity = true
    var allowsEdgeAntialiasing = false
    var filters: [LayerFilter] = []
    var blendMode = CGBlendMode.normal
    var backdrop: BackdropValues?
    var shape: ShapeValues?
    var gradient: GradientValues?
    /// Animatable properties of the user's own layer classes, and values under free names.
    var custom: [String: AnimationValue] = [:]

    static let black = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
}

/// What a `CAShapeLayer` draws.
struct ShapeValues: Equatable {
    var path: CGPath?
    var fillColor: CGColor? = LayerValues.black
    var fillRule = CAShapeLayerFillRule.nonZero
    var strokeColor: CGColor?
    var strokeStart: CGFloat = 0
    var strokeEnd: CGFloat = 1
    var lineWidth: CGFloat = 1
    var miterLimit: CGFloat = 10
    var lineCap = CAShapeLayerLineCap.butt
    var lineJoin = CAShapeLayerLineJoin.miter
    var lineDashPhase: CGFloat = 0
    var lineDashPattern: [CGFloat] = []
}

/// What a `CAGradientLayer` draws.
struct GradientValues: Equatable {
    var colors: [CGColor] = []
    var locations: [Double] = []
    var startPoint = CGPoint(x: 0.5, y: 0)
    var endPoint = CGPoint(x: 0.5, y: 1)
    var type = CAGradientLayerType.axial
}

/// A blurred, saturated and tinted picture of what lies behind the layer.
@_spi(Sandlot) public struct BackdropValues: Equatable {
    /// Standard deviation of the blur in points.
    public var blur: CGFloat
    public var saturation: CGFloat
    public var tint: CGColor

    public init(blur: CGFloat, saturation: CGFloat, tint: CGColor) {
        self.blur = blur
        self.saturation = saturation
        self.tint = tint
    }
}

/// A filter of a layer's own picture.
@_spi(Sandlot) public struct LayerFilter: Equatable {
    public enum Kind: UInt8, Sendable { case gaussianBlur = 1, saturation, brightness, contrast, hueRotate, invert }
    public var kind: Kind
    public var amount: CGFloat

    public init(kind: Kind, amount: CGFloat) {
        self.kind = kind
        self.amount = amount
    }
}
