@_spi(Sandlot) import CoreGraphics

/// What changed in a layer tree since the last commit, in the order it has to be applied.
@_spi(Sandlot) public struct LayerCommit {
    /// Seconds on the stage's clock.
    public let time: CFTimeInterval
    /// Whether it holds a whole tree, for a viewer that knows nothing yet.
    public var isWhole = false
    public var operations: [Operation]

    public init(time: CFTimeInterval, isWhole: Bool = false, operations: [Operation]) {
        self.time = time
        self.isWhole = isWhole
        self.operations = operations
    }

    public enum Operation {
        case create(id: UInt32, kind: LayerKind)
        case destroy(id: UInt32)
        /// Back to front.
        case children(id: UInt32, [UInt32])
        case set(id: UInt32, [LayerChange])
        case image(id: UInt32, CGImage)
        case dropImage(id: UInt32)
        /// Size in points.
        case root(id: UInt32, size: CGSize, scale: CGFloat)
    }
}

/// What a layer can do that others cannot.
@_spi(Sandlot) public enum LayerKind: UInt8, Sendable {
    case plain, shape, gradient, transform, backdrop
}

/// One property that changed, with its new value.
@_spi(Sandlot) public enum LayerChange {
    case position(CGPoint)
    case bounds(CGRect)
    case anchorPoint(CGPoint)
    case transform(CATransform3D)
    case sublayerTransform(CATransform3D)
    case opacity(Float)
    case hidden(Bool)
    case masksToBounds(Bool)
    case corners(radius: CGFloat, masked: UInt8, isContinuous: Bool)
    case borderWidth(CGFloat)
    case borderColor(LayerColor)
    case backgroundColor(LayerColor)
    /// 0: none.
    case contents(UInt32)
    case contentsGravity(UInt8)
    case contentsRect(CGRect)
    case contentsCenter(CGRect)
    case contentsScale(CGFloat)
    /// The colour's alpha includes the shadow's opacity.
    case shadow(LayerColor, offset: CGSize, radius: CGFloat)
    case shadowPath(CGPath?)
    /// 0: none.
    case mask(UInt32)
    case zPosition(CGFloat, anchorPointZ: CGFloat)
    case shape(ShapePicture)
    case gradient(kind: UInt8, start: CGPoint, end: CGPoint, stops: [GradientStop])
    case backdrop(blur: CGFloat, saturation: CGFloat, tint: LayerColor)
    case filters([LayerFilter])
    case doubleSided(Bool)
    case blendMode(UInt8)
    case name(String)
    case samplingFilters(minification: UInt8, magnification: UInt8)
    case allowsGroupOpacity(Bool)
    case edgeAntialiasing(Bool)
}

/// What a shape layer draws, in plain values.
@_spi(Sandlot) public struct ShapePicture {
    public var path: CGPath?
    public var fill: LayerColor
    public var usesEvenOddRule: Bool
    public var stroke: LayerColor
    public var lineWidth: CGFloat
    /// 0 butt, 1 round, 2 square.
    public var cap: UInt8
    /// 0 miter, 1 round, 2 bevel.
    public var join: UInt8
    public var miterLimit: CGFloat
    public var dashPhase: CGFloat
    public var dashes: [CGFloat]
    public var strokeStart: CGFloat
    public var strokeEnd: CGFloat
}
