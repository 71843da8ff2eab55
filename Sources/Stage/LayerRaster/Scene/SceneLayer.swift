import CoreGraphics

/// A layer with what lies in it, back to front.
final class SceneLayer {
    var appearance: LayerAppearance
    var children: [SceneLayer]
    /// Its alpha multiplies the layer; placed in the layer's own space.
    var mask: SceneLayer?

    init(_ appearance: LayerAppearance, children: [SceneLayer] = [], mask: SceneLayer? = nil) {
        self.appearance = appearance
        self.children = children
        self.mask = mask
    }

    /// Everything drawn by the layer and what is in it, in points of its own space; null when nothing is.
    private(set) var extent = CGRect.null
    /// The same without the layer's own shadow.
    private(set) var bodyExtent = CGRect.null
    /// How many things are drawn one over the other, counted up to two.
    private(set) var paintCount = 0
    /// What the sublayers draw, in points of the layer's own space.
    private(set) var childrenExtent = CGRect.null

    /// Whether anything of the layer is drawn.
    var isVisible: Bool { !extent.isNull }

    /// Works out the extents of the layer and all in it; to be called once before drawing.
    func prepare() {
        extent = .null
        bodyExtent = .null
        childrenExtent = .null
        paintCount = 0
        let look = appearance
        guard !look.isHidden, look.opacity > 0.0005, look.bounds.isMeasured else { return }
        measureChildren()
        let own = ownExtent()
        paintCount += ownPaintCount
        bodyExtent = own.union(look.masksToBounds ? childrenExtent.intersection(look.bounds) : childrenExtent)
        if let mask {
            mask.prepare()
            bodyExtent = bodyExtent.intersection(mask.extent.isNull ? .null : Placement.matrix(of: mask.appearance).boundingBox(of: mask.extent))
        }
        let blur = look.filters.reduce(0.0) { $1.kind == .gaussianBlur ? $0 + $1.amount : $0 }
        if blur > 0 { bodyExtent = bodyExtent.insetBy(dx: -3 * blur, dy: -3 * blur) }
        extent = bodyExtent
        if let shadow = look.shadow, !look.masksToBounds, shadow.color.alpha > 0, !bodyExtent.isNull || shadow.path != nil {
            let silhouette = shadow.path?.boundingBoxOfPath ?? bodyExtent
            let reach = 3 * shadow.radius + 1
            extent = extent.union(silhouette.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height).insetBy(dx: -reach, dy: -reach))
            paintCount += 1
        }
        if extent.isNull || !extent.isMeasured || extent.width <= 0 || extent.height <= 0 { extent = .null }
    }

    private func measureChildren() {
        let sublayer = Placement.sublayerMatrix(of: appearance)
        for child in children {
            child.prepare()
            guard child.isVisible else { continue }
            let matrix = Placement.matrix(of: child.appearance).followed(by: sublayer)
            let box = matrix.boundingBox(of: child.extent)
            guard box.isMeasured else { continue }
            childrenExtent = childrenExtent.union(box)
            paintCount += child.paintCount
        }
    }

    /// How many things the layer draws itself, without sublayers and shadow.
    private var ownPaintCount: Int {
        let look = appearance
        guard look.kind != .transform else { return 0 }
        var count = 0
        if look.backgroundColor.alpha > 0 { count += 1 }
        if let gradient = look.gradient, !gradient.stops.isEmpty { count += 1 }
        if look.contents != nil { count += 1 }
        if let shape = look.shape {
            if shape.fill.alpha > 0 { count += 1 }
            if shape.stroke.alpha > 0, shape.lineWidth > 0 { count += 1 }
        }
        if look.backdrop != nil { count += 1 }
        if look.borderWidth > 0, look.borderColor.alpha > 0 { count += 1 }
        return count
    }

    /// What the layer draws itself, without sublayers and shadow.
    private func ownExtent() -> CGRect {
        let look = appearance
        guard look.kind != .transform else { return .null }
        var rect = CGRect.null
        let fillsBounds = look.backgroundColor.alpha > 0 || (look.borderWidth > 0 && look.borderColor.alpha > 0)
            || look.gradient.map { !$0.stops.isEmpty } ?? false || look.backdrop != nil
        if fillsBounds { rect = look.bounds }
        if let contents = look.contents {
            let placed = ContentsPlacement.rect(of: contents, in: look.bounds)
            rect = rect.union(look.masksToBounds ? placed.intersection(look.bounds) : placed)
        }
        if let shape = look.shape {
            var box = shape.path.boundingBoxOfPath
            if shape.stroke.alpha > 0, shape.lineWidth > 0 {
                let reach = shape.lineWidth / 2 * max(1.5, shape.join == 0 ? shape.miterLimit : 1)
                box = box.insetBy(dx: -reach, dy: -reach)
            }
            if box.isMeasured { rect = rect.union(look.masksToBounds ? box.intersection(look.bounds) : box) }
        }
        return rect
    }
}

extension CGRect {
    /// Whether every number is one. What has no place or size is not drawn; rectangles' own functions trap on it.
    fileprivate var isMeasured: Bool { !(origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN) }
}
