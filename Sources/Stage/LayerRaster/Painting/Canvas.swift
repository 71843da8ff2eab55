import CCairo
@_spi(Sandlot) import CoreGraphics
import FoundationSupport

/// A cairo context with the few drawing words the painter needs. Owns the context.
final class Canvas {
    let cairo: OpaquePointer
    /// How far curves may be from the straight pieces they are drawn with, in pixels.
    private static let curveTolerance = 0.02

    /// Draws on a surface.
    init(surface: OpaquePointer) {
        cairo = cairo_create(surface)
        // Cairo's own tenth of a pixel shows in round edges.
        cairo_set_tolerance(cairo, Self.curveTolerance)
    }

    deinit { cairo_destroy(cairo) }

    /// From user space to device pixels.
    var matrix: Homography {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cairo, &matrix)
        return Homography(a: matrix.xx, b: matrix.yx, p: 0, c: matrix.xy, d: matrix.yy, q: 0, tx: matrix.x0, ty: matrix.y0, r: 1)
    }

    /// Pixels per point, as a mean of both axes.
    var scale: Double {
        let matrix = matrix
        return abs(matrix.a * matrix.d - matrix.b * matrix.c).squareRoot()
    }

    func transform(_ map: Homography) {
        var matrix = map.cairoMatrix
        cairo_transform(cairo, &matrix)
    }

    func saved(_ body: () -> Void) {
        cairo_save(cairo)
        body()
        cairo_restore(cairo)
    }

    /// The rectangle around all that can still be drawn, in user space; null when nothing can.
    var clipBounds: CGRect {
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &x1, &y1, &x2, &y2)
        return x2 > x1 && y2 > y1 ? CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1) : .null
    }

    func setColor(_ color: RasterColor, alpha: Double = 1) {
        cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha * alpha)
    }

    func addRect(_ wanted: CGRect) {
        let rect = withinReach(wanted, margin: Self.margin)
        guard !rect.isNull else { return }
        cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
    }

    func clip(to rect: CGRect) {
        addRect(rect)
        cairo_clip(cairo)
    }

    /// Fills the path that was added.
    func fill() { cairo_fill(cairo) }

    /// Paints the source everywhere inside the clip.
    func paint(alpha: Double = 1) {
        if alpha < 1 { cairo_paint_with_alpha(cairo, alpha) } else { cairo_paint(cairo) }
    }

    /// Cairo counts device space in 24 bits; longer sides are cut where nobody sees it.
    private static let longestSide = 100_000.0
    /// User units between what can be seen and a side that was cut.
    private static let margin = 4096.0

    /// The rectangle, with sides that are far out of sight brought nearer.
    private func withinReach(_ rect: CGRect, margin: Double) -> CGRect {
        guard rect.width > Self.longestSide || rect.height > Self.longestSide else { return rect }
        return rect.intersection(clipBounds.insetBy(dx: -margin, dy: -margin))
    }

    /// Adds the outline of rounded bounds.
    func addRoundedRect(_ wanted: CGRect, _ corners: LayerAppearance.Corners) {
        let radius = min(corners.radius, min(wanted.width, wanted.height) / 2)
        guard radius > 0, corners.rounded != 0 else { return addRect(wanted) }
        let rect = withinReach(wanted, margin: Self.margin + radius)
        guard !rect.isNull else { return }
        func limited(_ bit: UInt8) -> Double { corners.rounded & (1 << bit) != 0 ? radius : 0 }
        let radii = (limited(0), limited(1), limited(3), limited(2))
        if corners.isContinuous {
            CGPath.continuousRoundedRect(rect, radii: (CGFloat(radii.0), CGFloat(radii.1), CGFloat(radii.2), CGFloat(radii.3)))
                .append(to: cairo)
            return
        }
        cairo_new_sub_path(cairo)
        arc(rect.minX + radii.0, rect.minY + radii.0, radii.0, .pi)
        arc(rect.maxX - radii.1, rect.minY + radii.1, radii.1, 1.5 * .pi)
        arc(rect.maxX - radii.2, rect.maxY - radii.2, radii.2, 0)
        arc(rect.minX + radii.3, rect.maxY - radii.3, radii.3, 0.5 * .pi)
        cairo_close_path(cairo)
    }

    private func arc(_ x: Double, _ y: Double, _ radius: Double, _ start: Double) {
        if radius > 0 { cairo_arc(cairo, x, y, radius, start, start + .pi / 2) } else { cairo_line_to(cairo, x, y) }
    }

    /// What is drawn in `body` becomes one picture, which is the source afterwards.
    func group(_ body: () -> Void) {
        cairo_push_group(cairo)
        body()
        cairo_pop_group_to_source(cairo)
    }

    /// The surface that is drawn on now, with the offset from device space to its pixels.
    var target: (surface: OpaquePointer, offsetX: Double, offsetY: Double)? {
        guard let surface = cairo_get_group_target(cairo), cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE else { return nil }
        var (x, y) = (0.0, 0.0)
        cairo_surface_get_device_offset(surface, &x, &y)
        return (surface, x, y)
    }
}

extension Homography {
    /// The affine part as cairo has it.
    var cairoMatrix: cairo_matrix_t {
        cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
    }
}

extension CGRect {
    /// The smallest rectangle of whole pixels around this one.
    var wholePixels: CGRect {
        guard !isNull, !isInfinite else { return self }
        let x = minX.rounded(.down), y = minY.rounded(.down)
        return CGRect(x: x, y: y, width: maxX.rounded(.up) - x, height: maxY.rounded(.up) - y)
    }
}
