import FoundationSupport

/// What `saveGState` keeps, except the clip, which cairo keeps.
struct GraphicsState {
    /// A shadow in the context's base space.
    struct Shadow {
        var offset: CGSize
        var blur: CGFloat
        var color: CGColor
    }

    /// A clip by coverage; pixels of the device.
    struct Mask {
        var surface: ImageSurface
        var x: Int
        var y: Int
    }

    /// From user space to base space.
    var transform = CGAffineTransform.identity
    var fillColor = CGColor(gray: 0, alpha: 1)
    var strokeColor = CGColor(gray: 0, alpha: 1)
    var fillColorSpace = CGColorSpace.deviceGray
    var strokeColorSpace = CGColorSpace.deviceGray
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var shadow: Shadow?
    var mask: Mask?
    var lineWidth: CGFloat = 1
    var lineCap = CGLineCap.butt
    var lineJoin = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var dashPhase: CGFloat = 0
    var dashLengths: [CGFloat] = []
    var flatness: CGFloat = 0.5
    var shouldAntialias = true
    var interpolationQuality = CGInterpolationQuality.default
    var renderingIntent = CGColorRenderingIntent.defaultIntent
    var patternPhase = CGSize.zero
    var textDrawingMode = CGTextDrawingMode.fill
    var characterSpacing: CGFloat = 0
    var fontSize: CGFloat = 12
}
