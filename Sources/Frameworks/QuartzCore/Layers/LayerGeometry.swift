@_spi(Sandlot) import CoreGraphics

extension LayerValues {
    /// The box of the transformed bounds in the superlayer's coordinates.
    var frame: CGRect {
        let size = bounds.size
        if transform == CATransform3DIdentity {
            return CGRect(
                x: position.x - size.width * anchorPoint.x, y: position.y - size.height * anchorPoint.y,
                width: size.width, height: size.height)
        }
        let box = CGRect(
            x: -size.width * anchorPoint.x, y: -size.height * anchorPoint.y, width: size.width, height: size.height)
        return LayerGeometry.project(box, by: transform).offsetBy(dx: position.x, dy: position.y)
    }
}

/// Points and boxes between layers.
enum LayerGeometry {
    /// The bounding box of a rectangle after a transform, perspective included.
    static func project(_ rect: CGRect, by transform: CATransform3D) -> CGRect {
        if transform.isAffine { return rect.applying(transform.affine) }
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
            CGPoint(x: rect.maxX, y: rect.maxY),
        ].map { project($0, by: transform) }
        let xs = corners.map(\.x)
        let ys = corners.map(\.y)
        let (minX, minY) = (xs.min()!, ys.min()!)
        return CGRect(x: minX, y: minY, width: xs.max()! - minX, height: ys.max()! - minY)
    }

    static func project(_ p: CGPoint, by t: CATransform3D) -> CGPoint {
        let w = p.x * t.m14 + p.y * t.m24 + t.m44
        let scale = abs(w) > 1e-9 ? 1 / w : 1
        return CGPoint(x: (p.x * t.m11 + p.y * t.m21 + t.m41) * scale, y: (p.x * t.m12 + p.y * t.m22 + t.m42) * scale)
    }

    /// From a layer's own coordinates to its superlayer's.
    static func toSuperlayer(_ p: CGPoint, _ layer: CALayer) -> CGPoint {
        let values = layer.values
        let anchor = CGPoint(
            x: values.bounds.minX + values.bounds.width * values.anchorPoint.x,
            y: values.bounds.minY + values.bounds.height * values.anchorPoint.y)
        var point = CGPoint(x: p.x - anchor.x, y: p.y - anchor.y)
        if values.transform != CATransform3DIdentity { point = project(point, by: values.transform) }
        point = CGPoint(x: point.x + values.position.x, y: point.y + values.position.y)
        return applySublayerTransform(point, of: layer.superlayer, inverted: false)
    }

    static func fromSuperlayer(_ p: CGPoint, _ layer: CALayer) -> CGPoint {
        let values = layer.values
        var point = applySublayerTransform(p, of: layer.superlayer, inverted: true)
        point = CGPoint(x: point.x - values.position.x, y: point.y - values.position.y)
        if values.transform != CATransform3DIdentity { point = unproject(point, by: values.transform) }
        return CGPoint(
            x: point.x + values.bounds.minX + values.bounds.width * values.anchorPoint.x,
            y: point.y + values.bounds.minY + values.bounds.height * values.anchorPoint.y)
    }

    /// The point of the plane z = 0 that lands on `p`.
    private static func unproject(_ p: CGPoint, by t: CATransform3D) -> CGPoint {
        if t.isAffine { return p.applying(t.affine.inverted()) }
        let a = t.m11 - p.x * t.m14
        let b = t.m21 - p.x * t.m24
        let c = t.m12 - p.y * t.m14
        let d = t.m22 - p.y * t.m24
        let e = p.x * t.m44 - t.m41
        let f = p.y * t.m44 - t.m42
        let determinant = a * d - b * c
        guard abs(determinant) > 1e-12 else { return p }
        return CGPoint(x: (e * d - b * f) / determinant, y: (a * f - e * c) / determinant)
    }

    private static func applySublayerTransform(_ p: CGPoint, of layer: CALayer?, inverted: Bool) -> CGPoint {
        guard let layer, layer.values.sublayerTransform != CATransform3DIdentity else { return p }
        let values = layer.values
        let anchor = CGPoint(
            x: values.bounds.minX + values.bounds.width * values.anchorPoint.x,
            y: values.bounds.minY + values.bounds.height * values.anchorPoint.y)
        let point = CGPoint(x: p.x - anchor.x, y: p.y - anchor.y)
        let moved = inverted ? unproject(point, by: values.sublayerTransform) : project(point, by: values.sublayerTransform)
        return CGPoint(x: moved.x + anchor.x, y: moved.y + anchor.y)
    }

    /// The layer and all its superlayers; for a presentation copy, presentation copies.
    private static func chain(_ layer: CALayer?) -> [CALayer] {
        var result: [CALayer] = []
        var next = layer
        while let current = next {
            result.append(current)
            next = current.superlayer
        }
        return result
    }

    /// nil stands for the coordinates above the root.
    static func convert(_ p: CGPoint, from source: CALayer?, to target: CALayer?) -> CGPoint {
        if source === target { return p }
        let up = chain(source)
        let down = chain(target)
        let shared = up.first { layer in down.contains { $0.model() === layer.model() } }?.model()
        var point = p
        for layer in up.prefix(while: { $0.model() !== shared }) { point = toSuperlayer(point, layer) }
        for layer in down.prefix(while: { $0.model() !== shared }).reversed() { point = fromSuperlayer(point, layer) }
        return point
    }

    static func convert(_ r: CGRect, from source: CALayer?, to target: CALayer?) -> CGRect {
        let corners = [
            CGPoint(x: r.minX, y: r.minY), CGPoint(x: r.maxX, y: r.minY), CGPoint(x: r.minX, y: r.maxY),
            CGPoint(x: r.maxX, y: r.maxY),
        ].map { convert($0, from: source, to: target) }
        let xs = corners.map(\.x)
        let ys = corners.map(\.y)
        let (minX, minY) = (xs.min()!, ys.min()!)
        return CGRect(x: minX, y: minY, width: xs.max()! - minX, height: ys.max()! - minY)
    }

    static func hitTest(_ layer: CALayer, _ p: CGPoint) -> CALayer? {
        guard !layer.isHidden else { return nil }
        let point = fromSuperlayer(p, layer)
        if layer.masksToBounds && !layer.contains(point) { return nil }
        for child in (layer.sublayers ?? []).paintOrder.reversed() {
            if let hit = hitTest(child, point) { return hit }
        }
        return layer.contains(point) ? layer : nil
    }
}

extension Array where Element == CALayer {
    /// Back to front: by zPosition, equal ones in their order.
    var paintOrder: [CALayer] {
        guard contains(where: { $0.values.zPosition != 0 }) else { return self }
        return enumerated().sorted { a, b in
            a.element.values.zPosition != b.element.values.zPosition
                ? a.element.values.zPosition < b.element.values.zPosition : a.offset < b.offset
        }.map(\.element)
    }
}
