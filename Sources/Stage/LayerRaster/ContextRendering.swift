@_spi(Sandlot) import CoreGraphics
@_spi(Sandlot) import QuartzCore

/// `CALayer.render(in:)`: a layer tree drawn into a context of the page's.
@_spi(Sandlot) public enum ContextRendering {
    /// Longer sides than this many pixels are drawn coarser.
    private static let longestSide: CGFloat = 8192

    /// Lets `CALayer.render(in:)` draw with this raster from now on.
    public static func install() {
        let raster = LayerRaster()
        LayerContextRenderer.renderer = { layer, context in render(layer, in: context, with: raster) }
    }

    /// The layer's own coordinates are the context's user space; what the context's clip leaves out is not drawn.
    private static func render(_ layer: CALayer, in context: CGContext, with raster: LayerRaster) {
        let region = context.boundingBoxOfClipPath
        guard !region.isNull, !region.isInfinite, region.width > 0, region.height > 0 else { return }
        let matrix = context.ctm
        let wanted = max(hypot(matrix.a, matrix.b), hypot(matrix.c, matrix.d))
        let scale = min(wanted, longestSide / max(region.width, region.height))
        let mirror = LayerMirror()
        mirror.apply(LayerStill.commit(of: layer, scale: scale))
        guard let image = raster.image(of: mirror, in: region, scale: scale) else { return }
        // The picture's rows run down, as the layer's do, while a context draws images upwards.
        let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
        context.saveGState()
        context.translateBy(x: region.minX, y: region.minY + size.height)
        context.scaleBy(x: 1, y: -1)
        context.draw(image, in: CGRect(origin: .zero, size: size))
        context.restoreGState()
    }
}
