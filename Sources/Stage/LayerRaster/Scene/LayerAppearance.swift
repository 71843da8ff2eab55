import CoreGraphics

/// What one layer looks like at one moment, in points of the bounds space of its superlayer, y down.
struct LayerAppearance {
    var kind = Kind.plain
    /// Where the anchor point lies in the superlayer.
    var position = CGPoint.zero
    /// The layer's own rectangle; its origin shifts what is inside.
    var bounds = CGRect.zero
    /// In parts of the bounds.
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var anchorPointZ = 0.0
    var zPosition = 0.0
    var transform = Matrix4.identity
    var sublayerTransform = Matrix4.identity
    var opacity = 1.0
    var isHidden = false
    var masksToBounds = false
    var isDoubleSided = true
    var allowsGroupOpacity = true
    var corners = Corners()
    var borderWidth = 0.0
    var borderColor = RasterColor.black
    var backgroundColor = RasterColor.clear
    var contents: Contents?
    var shadow: Shadow?
    var shape: Shape?
    var gradient: Gradient?
    var backdrop: Backdrop?
    var filters: [Filter] = []
    var blendMode = CGBlendMode.normal

    enum Kind { case plain, shape, gradient, transform, backdrop }

    /// The rounding of the bounds; radius in points.
    struct Corners: Hashable {
        var radius = 0.0
        /// Bit 0 minX minY, bit 1 maxX minY, bit 2 minX maxY, bit 3 maxX maxY.
        var rounded: UInt8 = 15
        var isContinuous = false
    }

    /// The picture in a layer.
    struct Contents {
        var image: RasterImage
        var gravity = Gravity.resize
        /// The part that is shown, in parts of the picture.
        var rect = CGRect(x: 0, y: 0, width: 1, height: 1)
        /// The part that stretches, in parts of what is shown.
        var center = CGRect(x: 0, y: 0, width: 1, height: 1)
        /// Pixels of the picture per point.
        var scale = 1.0
        var isMagnifiedByNearest = false
    }

    /// Where an unstretched picture lies; `top` is the visually upper edge. Raw values are those of a commit.
    enum Gravity: UInt8 {
        case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight, resize, resizeAspect, resizeAspectFill
    }

    /// A blurred silhouette; the radius is the standard deviation in points.
    struct Shadow {
        var color: RasterColor
        var offset: CGSize
        var radius: Double
        /// The silhouette in the layer's own space; nil for the layer's own alpha.
        var path: CGPath?
    }

    struct Shape {
        var path: CGPath
        var fill = RasterColor.clear
        var fillsEvenOdd = false
        var stroke = RasterColor.clear
        var lineWidth = 1.0
        var cap: UInt8 = 0
        var join: UInt8 = 0
        var miterLimit = 10.0
        var dashPhase = 0.0
        var dashes: [Double] = []
        /// The stroked part of the path's length, 0 to 1.
        var strokeStart = 0.0
        var strokeEnd = 1.0
    }

    /// Start and end in parts of the bounds.
    struct Gradient {
        var type = Form.axial
        var start = CGPoint(x: 0.5, y: 0)
        var end = CGPoint(x: 0.5, y: 1)
        var stops: [(location: Double, color: RasterColor)] = []

        enum Form: UInt8 { case axial, radial, conic }
    }

    /// What lies behind, blurred (standard deviation in points), saturated and tinted.
    struct Backdrop {
        var sigma = 0.0
        var saturation = 1.0
        var tint = RasterColor.clear
    }

    /// A change to the layer's own picture; kinds as in a commit.
    struct Filter {
        var kind: Kind
        var amount: Double

        enum Kind: UInt8 { case gaussianBlur = 1, saturation, brightness, contrast, hueRotate, invert }
    }
}

/// Straight (not premultiplied) sRGB, each part from 0 to 1.
struct RasterColor: Hashable {
    var red, green, blue, alpha: Double

    static let clear = RasterColor(red: 0, green: 0, blue: 0, alpha: 0)
    static let black = RasterColor(red: 0, green: 0, blue: 0, alpha: 1)
}
