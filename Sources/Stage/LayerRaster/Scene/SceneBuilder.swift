@_spi(Sandlot) import CoreGraphics
@_spi(Sandlot) import QuartzCore

/// Turns the layers a viewer knows into layers to paint. Keeps what was worked out about pictures from frame to frame.
final class SceneBuilder {
    private var images: [ObjectIdentifier: RasterImage] = [:]

    /// A layer with all that is in it.
    func scene(below root: LayerMirror.Layer, of mirror: LayerMirror) -> SceneLayer {
        let known = images
        images.removeAll(keepingCapacity: true)
        for image in mirror.images.values {
            images[ObjectIdentifier(image)] = known[ObjectIdentifier(image)] ?? RasterImage(image)
        }
        return layer(root, in: mirror, depth: 0)
    }

    /// The deepest nesting that is followed; what lies deeper is not drawn.
    private static let deepest = 2000

    private func layer(_ source: LayerMirror.Layer, in mirror: LayerMirror, depth: Int) -> SceneLayer {
        var look = LayerAppearance()
        look.isHidden = source.isHidden
        look.opacity = Double(min(max(source.opacity, 0), 1))
        guard !look.isHidden, look.opacity > 0, depth < Self.deepest else { return SceneLayer(look) }
        look.kind = LayerAppearance.Kind(source.kind)
        look.position = source.position
        look.bounds = source.bounds
        look.anchorPoint = source.anchorPoint
        look.anchorPointZ = Double(source.anchorPointZ)
        look.zPosition = Double(source.zPosition)
        look.transform = Matrix4(source.transform)
        look.sublayerTransform = Matrix4(source.sublayerTransform)
        look.masksToBounds = source.masksToBounds
        look.isDoubleSided = source.isDoubleSided
        look.allowsGroupOpacity = source.allowsGroupOpacity
        look.corners = LayerAppearance.Corners(
            radius: max(0, Double(source.cornerRadius)), rounded: source.maskedCorners, isContinuous: source.hasContinuousCorners)
        look.borderWidth = Double(source.borderWidth)
        look.borderColor = RasterColor(source.borderColor)
        look.backgroundColor = RasterColor(source.backgroundColor)
        look.contents = contents(source, mirror)
        if source.shadowColor.alpha > 0 {
            look.shadow = LayerAppearance.Shadow(
                color: RasterColor(source.shadowColor), offset: source.shadowOffset, radius: max(0, Double(source.shadowRadius)),
                path: source.shadowPath)
        }
        look.shape = source.shape.flatMap(LayerAppearance.Shape.init)
        look.gradient = source.gradient.map { gradient in
            LayerAppearance.Gradient(
                type: LayerAppearance.Gradient.Form(rawValue: gradient.kind) ?? .axial, start: gradient.start, end: gradient.end,
                stops: gradient.stops.map { (Double($0.location), RasterColor($0.color)) })
        }
        look.backdrop = source.backdrop.map {
            LayerAppearance.Backdrop(sigma: Double($0.blur), saturation: Double($0.saturation), tint: RasterColor($0.tint))
        }
        look.filters = source.filters.compactMap { filter in
            LayerAppearance.Filter.Kind(rawValue: filter.kind.rawValue).map { LayerAppearance.Filter(kind: $0, amount: Double(filter.amount)) }
        }
        look.blendMode = CGBlendMode(rawValue: Int32(source.blendMode)) ?? .normal
        let mask = source.mask == 0 ? nil : mirror.layers[source.mask].map { layer($0, in: mirror, depth: depth + 1) }
        return SceneLayer(look, children: source.children.map { layer($0, in: mirror, depth: depth + 1) }, mask: mask)
    }

    private func contents(_ source: LayerMirror.Layer, _ mirror: LayerMirror) -> LayerAppearance.Contents? {
        guard let image = mirror.image(of: source), let picture = images[ObjectIdentifier(image)] else { return nil }
        return LayerAppearance.Contents(
            image: picture, gravity: LayerAppearance.Gravity(rawValue: source.contentsGravity) ?? .resize, rect: source.contentsRect,
            center: source.contentsCenter, scale: max(Double(source.contentsScale), 1e-6),
            isMagnifiedByNearest: source.samplingFilters.magnification == 1)
    }
}

extension LayerAppearance.Kind {
    init(_ kind: LayerKind) {
        switch kind {
        case .plain: self = .plain
        case .shape: self = .shape
        case .gradient: self = .gradient
        case .transform: self = .transform
        case .backdrop: self = .backdrop
        }
    }
}

extension RasterColor {
    init(_ color: LayerColor) {
        self.init(red: Double(color.red), green: Double(color.green), blue: Double(color.blue), alpha: Double(color.alpha))
    }
}

extension Matrix4 {
    init(_ transform: CATransform3D) {
        let m = transform
        func row(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat) -> SIMD4<Double> {
            SIMD4(Double(x), Double(y), Double(z), Double(w))
        }
        self.init(
            rows: (
                row(m.m11, m.m12, m.m13, m.m14), row(m.m21, m.m22, m.m23, m.m24), row(m.m31, m.m32, m.m33, m.m34),
                row(m.m41, m.m42, m.m43, m.m44)
            ))
    }
}

extension LayerAppearance.Shape {
    init?(_ picture: ShapePicture) {
        guard let path = picture.path, !path.isEmpty else { return nil }
        self.init(
            path: path, fill: RasterColor(picture.fill), fillsEvenOdd: picture.usesEvenOddRule, stroke: RasterColor(picture.stroke),
            lineWidth: Double(picture.lineWidth), cap: picture.cap, join: picture.join, miterLimit: Double(picture.miterLimit),
            dashPhase: Double(picture.dashPhase), dashes: picture.dashes.map(Double.init), strokeStart: Double(picture.strokeStart),
            strokeEnd: Double(picture.strokeEnd))
    }
}
