import CoreGraphics

/// Draws a layer tree into a context. The raster, which lies above this module, puts its renderer here.
@_spi(Sandlot) public enum LayerContextRenderer {
    nonisolated(unsafe) public static var renderer: ((CALayer, CGContext) -> Void)?

    static func render(_ layer: CALayer, in context: CGContext) {
        guard let renderer else { return SandlotUnimplemented.report("Rendering layers", "CALayer.render(in:) draws nothing outside a stage") }
        renderer(layer, context)
    }
}
