@_spi(Sandlot) import CoreGraphics

/// A layer tree rebuilt from commits: what a viewer knows. The raster and the tests read it, as the browser reads its own.
@_spi(Sandlot) public final class LayerMirror {
    /// One layer as a viewer sees it.
    public final class Layer {
        public let identifier: UInt32
        public let kind: LayerKind
        public var position = CGPoint.zero
        public var bounds = CGRect.zero
        public var anchorPoint = CGPoint(x: 0.5, y: 0.5)
        public var anchorPointZ: CGFloat = 0
        public var zPosition: CGFloat = 0
        public var transform = CATransform3DIdentity
        public var sublayerTransform = CATransform3DIdentity
        public var opacity: Float = 1
        public var isHidden = false
        public var masksToBounds = false
        public var cornerRadius: CGFloat = 0
        /// Bits: 1 top left, 2 top right, 4 bottom left, 8 bottom right.
        public var maskedCorners: UInt8 = 15
        public var hasContinuousCorners = false
        public var borderWidth: CGFloat = 0
        public var borderColor = LayerColor(red: 0, green: 0, blue: 0, alpha: 1)
        public var backgroundColor = LayerColor.clear
        public var contents: UInt32 = 0
        /// See `LayerChange.contentsGravity`: 9 is resize.
        public var contentsGravity: UInt8 = 9
        public var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
        public var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
        public var contentsScale: CGFloat = 1
        public var shadowColor = LayerColor.clear
        public var shadowOffset = CGSize(width: 0, height: -3)
        public var shadowRadius: CGFloat = 3
        public var shadowPath: CGPath?
        public var mask: UInt32 = 0
        public var shape: ShapePicture?
        public var gradient: (kind: UInt8, start: CGPoint, end: CGPoint, stops: [GradientStop])?
        public var backdrop: (blur: CGFloat, saturation: CGFloat, tint: LayerColor)?
        public var filters: [LayerFilter] = []
        public var isDoubleSided = true
        public var blendMode: UInt8 = 0
        public var name = ""
        public var samplingFilters: (minification: UInt8, magnification: UInt8) = (0, 0)
        public var allowsGroupOpacity = true
        public var allowsEdgeAntialiasing = false
        /// Back to front.
        public fileprivate(set) var children: [Layer] = []

        init(_ identifier: UInt32, _ kind: LayerKind) {
            self.identifier = identifier
            self.kind = kind
        }
    }

    public private(set) var layers: [UInt32: Layer] = [:]
    public private(set) var images: [UInt32: CGImage] = [:]
    public private(set) var root: Layer?
    /// Points.
    public private(set) var size = CGSize.zero
    /// Pixels a point.
    public private(set) var scale: CGFloat = 1
    /// Seconds of the last commit.
    public private(set) var time: CFTimeInterval = 0

    public init() {}

    /// The image a layer shows.
    public func image(of layer: Layer) -> CGImage? { images[layer.contents] }

    public func apply(_ commit: LayerCommit) {
        time = commit.time
        for operation in commit.operations {
            switch operation {
            case .create(let id, let kind): layers[id] = Layer(id, kind)
            case .destroy(let id): layers[id] = nil
            case .children(let id, let list): layers[id]?.children = list.compactMap { layers[$0] }
            case .set(let id, let changes):
                guard let layer = layers[id] else { continue }
                for change in changes { layer.apply(change) }
            case .image(let id, let image): images[id] = image
            case .dropImage(let id): images[id] = nil
            case .root(let id, let size, let scale):
                root = layers[id]
                self.size = size
                self.scale = scale
            }
        }
    }
}

extension LayerMirror.Layer {
    fileprivate func apply(_ change: LayerChange) {
        switch change {
        case .position(let value): position = value
        case .bounds(let value): bounds = value
        case .anchorPoint(let value): anchorPoint = value
        case .transform(let value): transform = value
        case .sublayerTransform(let value): sublayerTransform = value
        case .opacity(let value): opacity = value
        case .hidden(let value): isHidden = value
        case .masksToBounds(let value): masksToBounds = value
        case .corners(let radius, let masked, let isContinuous):
            cornerRadius = radius
            maskedCorners = masked
            hasContinuousCorners = isContinuous
        case .borderWidth(let value): borderWidth = value
        case .borderColor(let value): borderColor = value
        case .backgroundColor(let value): backgroundColor = value
        case .contents(let value): contents = value
        case .contentsGravity(let value): contentsGravity = value
        case .contentsRect(let value): contentsRect = value
        case .contentsCenter(let value): contentsCenter = value
        case .contentsScale(let value): contentsScale = value
        case .shadow(let color, let offset, let radius):
            shadowColor = color
            shadowOffset = offset
            shadowRadius = radius
        case .shadowPath(let value): shadowPath = value
        case .mask(let value): mask = value
        case .zPosition(let value, let anchor):
            zPosition = value
            anchorPointZ = anchor
        case .shape(let value): shape = value
        case .gradient(let kind, let start, let end, let stops): gradient = (kind, start, end, stops)
        case .backdrop(let blur, let saturation, let tint): backdrop = (blur, saturation, tint)
        case .filters(let value): filters = value
        case .doubleSided(let value): isDoubleSided = value
        case .blendMode(let value): blendMode = value
        case .name(let value): name = value
        case .samplingFilters(let minification, let magnification): samplingFilters = (minification, magnification)
        case .allowsGroupOpacity(let value): allowsGroupOpacity = value
        case .edgeAntialiasing(let value): allowsEdgeAntialiasing = value
        }
    }
}
