import FoundationSupport
@_spi(Sandlot) import QuartzCore
import UIKit

/// Where a view lies in the live view: the maps from its own coordinates to the live view's, as set and as shown.
@MainActor
struct ViewPlacement {
    /// By the values that are set.
    var model = CATransform3DIdentity
    /// By the values that are shown while animations run.
    var shown = CATransform3DIdentity

    /// The live view itself: its top left corner is zero.
    init(rootOf view: UIView) {
        model = CATransform3DMakeTranslation(-view.bounds.minX, -view.bounds.minY, 0)
        let bounds = view.layer.presentation()?.bounds ?? view.bounds
        shown = CATransform3DMakeTranslation(-bounds.minX, -bounds.minY, 0)
    }

    /// A view that is not in the live view.
    init(of view: UIView?, seenFrom root: UIView) {
        guard let view else { return }
        let corner = view.convert(CGPoint.zero, to: root)
        model = CATransform3DMakeTranslation(corner.x - root.bounds.minX, corner.y - root.bounds.minY, 0)
        shown = model
    }

    private init(model: CATransform3D, shown: CATransform3D) {
        self.model = model
        self.shown = shown
    }

    /// The placement of a subview, given its superview's.
    func child(_ view: UIView) -> ViewPlacement {
        var chain: [CALayer] = []
        var layer: CALayer? = view.layer
        while let current = layer, current !== view.superview?.layer {
            chain.append(current)
            layer = current.superlayer
        }
        var result = ViewPlacement(model: CATransform3DIdentity, shown: CATransform3DIdentity)
        for (index, layer) in chain.enumerated() {
            let parent = index + 1 < chain.count ? chain[index + 1] : view.superview?.layer
            result.model = CATransform3DConcat(result.model, Self.step(layer, parent))
            result.shown = CATransform3DConcat(result.shown, Self.step(layer.presentation() ?? layer, parent.map { $0.presentation() ?? $0 }))
        }
        return ViewPlacement(model: CATransform3DConcat(result.model, model), shown: CATransform3DConcat(result.shown, shown))
    }

    /// From a layer's own space to its superlayer's.
    private static func step(_ layer: CALayer, _ parent: CALayer?) -> CATransform3D {
        func anchor(_ layer: CALayer) -> CGPoint {
            let bounds = layer.bounds
            return CGPoint(x: bounds.minX + bounds.width * layer.anchorPoint.x, y: bounds.minY + bounds.height * layer.anchorPoint.y)
        }
        let own = anchor(layer)
        var map = CATransform3DConcat(CATransform3DMakeTranslation(-own.x, -own.y, 0), layer.transform)
        map = CATransform3DConcat(map, CATransform3DMakeTranslation(layer.position.x, layer.position.y, layer.zPosition))
        guard let parent, !CATransform3DIsIdentity(parent.sublayerTransform) else { return map }
        let middle = anchor(parent)
        map = CATransform3DConcat(map, CATransform3DMakeTranslation(-middle.x, -middle.y, 0))
        map = CATransform3DConcat(map, parent.sublayerTransform)
        return CATransform3DConcat(map, CATransform3DMakeTranslation(middle.x, middle.y, 0))
    }

    /// The smallest box around a rectangle after a map.
    static func box(of rect: CGRect, _ map: CATransform3D) -> CGRect {
        var (minX, minY, maxX, maxY) = (CGFloat.infinity, CGFloat.infinity, -CGFloat.infinity, -CGFloat.infinity)
        for corner in [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY)] {
            let w = corner.0 * map.m14 + corner.1 * map.m24 + map.m44
            let divisor = abs(w) < 1e-6 ? 1 : w
            let x = (corner.0 * map.m11 + corner.1 * map.m21 + map.m41) / divisor
            let y = (corner.0 * map.m12 + corner.1 * map.m22 + map.m42) / divisor
            (minX, minY, maxX, maxY) = (min(minX, x), min(minY, y), max(maxX, x), max(maxY, y))
        }
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }
}
