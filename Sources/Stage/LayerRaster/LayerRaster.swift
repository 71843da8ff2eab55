import CCairo
@_spi(Sandlot) import CoreGraphics
import FoundationSupport
@_spi(Sandlot) import QuartzCore

/// Draws the layer tree that a viewer knows into pictures. Keeps shadows and facts about images from picture to picture.
public final class LayerRaster {
    private let shadows = ShadowCache()
    private let builder = SceneBuilder()

    public init() {}

    /// A picture of a layer with all that is in it, transparent where nothing is drawn; nil when it would be empty or too large.
    /// - Parameters:
    ///   - identifier: the layer, which is shown as large as its bounds and by itself; nil for the root.
    ///   - scale: pixels a point.
    @_spi(Sandlot) public func image(of mirror: LayerMirror, below identifier: UInt32? = nil, scale: CGFloat) -> CGImage? {
        guard let (scene, size) = prepared(mirror, identifier) else { return nil }
        return picture(of: scene, size: size, scale: Double(scale))?.image
    }

    /// A picture of a part of the plane in which the root of the mirror lies, the root's own place and transform left out.
    /// - Parameters:
    ///   - region: in points of the root's coordinates.
    ///   - scale: pixels a point.
    func image(of mirror: LayerMirror, in region: CGRect, scale: CGFloat) -> CGImage? {
        guard let (scene, _) = prepared(mirror, nil) else { return nil }
        guard let bitmap = Bitmap(width: Int((region.width * scale).rounded(.up)), height: Int((region.height * scale).rounded(.up)))
        else { return nil }
        let canvas = Canvas(surface: bitmap.surface)
        cairo_scale(canvas.cairo, Double(scale), Double(scale))
        cairo_translate(canvas.cairo, -region.minX, -region.minY)
        LayerPainter(canvas: canvas, shadows: shadows, isVector: false).draw(scene, placement: .translation(0, 0))
        return bitmap.image
    }

    /// Writes a layer as a vector picture, one unit a point: shapes and images stay what they are, blurs become images.
    /// - Parameter identifier: the layer; nil for the root.
    @_spi(Sandlot) public func write(
        _ mirror: LayerMirror, below identifier: UInt32? = nil, as format: VectorFormat, to path: String
    ) throws {
        guard let (scene, size) = prepared(mirror, identifier), size.width > 0, size.height > 0 else { throw RasterError.nothingToDraw }
        // The file is whole or not there at all, so its bytes are collected first.
        let bytes = NSMutableData()
        let collect: cairo_write_func_t = { context, start, count in
            guard let context, let start else { return CAIRO_STATUS_WRITE_ERROR }
            Unmanaged<NSMutableData>.fromOpaque(context).takeUnretainedValue().append(start, length: Int(count))
            return CAIRO_STATUS_SUCCESS
        }
        let context = Unmanaged.passUnretained(bytes).toOpaque()
        let surface: OpaquePointer?
        switch format {
        case .pdf:
            surface = cairo_pdf_surface_create_for_stream(collect, context, size.width, size.height)
            // A fixed date keeps two runs the same to the byte.
            if let surface { cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2026-01-01T09:41:00Z") }
        case .svg: surface = cairo_svg_surface_create_for_stream(collect, context, size.width, size.height)
        }
        guard let surface else { throw RasterError.nothingToDraw }
        defer { cairo_surface_destroy(surface) }
        draw(scene, on: Canvas(surface: surface), isVector: true)
        cairo_surface_finish(surface)
        let status = cairo_surface_status(surface)
        guard status == CAIRO_STATUS_SUCCESS else { throw RasterError.cannotWrite(path, String(cString: cairo_status_to_string(status))) }
        try Film.write(bytes as Data, to: path)
    }

    /// Kinds of vector pictures.
    public enum VectorFormat: Sendable { case pdf, svg }

    private func prepared(_ mirror: LayerMirror, _ identifier: UInt32?) -> (SceneLayer, CGSize)? {
        guard let root = identifier.map({ mirror.layers[$0] }) ?? mirror.root else { return nil }
        let scene = builder.scene(below: root, of: mirror)
        // By itself a layer has no place and no transform.
        scene.appearance.transform = .identity
        scene.prepare()
        return (scene, identifier == nil ? mirror.size : root.bounds.size)
    }

    /// A picture of a prepared scene.
    func picture(of scene: SceneLayer, size: CGSize, scale: Double) -> Bitmap? {
        guard size.width.isFinite, size.height.isFinite, max(size.width, size.height) * scale <= Double(Bitmap.largestSide),
            let bitmap = Bitmap(width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
        else { return nil }
        let canvas = Canvas(surface: bitmap.surface)
        cairo_scale(canvas.cairo, scale, scale)
        draw(scene, on: canvas, isVector: false)
        return bitmap
    }

    private func draw(_ scene: SceneLayer, on canvas: Canvas, isVector: Bool) {
        let painter = LayerPainter(canvas: canvas, shadows: shadows, isVector: isVector)
        let bounds = scene.appearance.bounds
        painter.draw(scene, placement: .translation(-bounds.minX, -bounds.minY))
    }
}
