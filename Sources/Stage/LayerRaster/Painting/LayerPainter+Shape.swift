import CCairo
@_spi(Sandlot) import CoreGraphics

extension LayerPainter {
    /// Draws a shape layer's path: the fill, then the stroke over it.
    func drawShape(_ shape: LayerAppearance.Shape, alpha: Double) {
        let cairo = canvas.cairo
        if shape.fill.alpha > 0 {
            shape.path.append(to: cairo)
            cairo_set_fill_rule(cairo, shape.fillsEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
            canvas.setColor(shape.fill, alpha: alpha)
            canvas.fill()
            cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
        }
        guard shape.stroke.alpha > 0, shape.lineWidth > 0, shape.strokeEnd > shape.strokeStart else { return }
        canvas.saved {
            cairo_new_path(cairo)
            if shape.strokeStart <= 0 && shape.strokeEnd >= 1 {
                shape.path.append(to: cairo)
            } else {
                PathTrimmer(shape.path).add(from: shape.strokeStart, to: shape.strokeEnd, to: cairo)
            }
            cairo_set_line_width(cairo, shape.lineWidth)
            cairo_set_line_cap(cairo, [CAIRO_LINE_CAP_BUTT, CAIRO_LINE_CAP_ROUND, CAIRO_LINE_CAP_SQUARE][min(Int(shape.cap), 2)])
            cairo_set_line_join(cairo, [CAIRO_LINE_JOIN_MITER, CAIRO_LINE_JOIN_ROUND, CAIRO_LINE_JOIN_BEVEL][min(Int(shape.join), 2)])
            cairo_set_miter_limit(cairo, max(1, shape.miterLimit))
            if !shape.dashes.isEmpty, shape.dashes.allSatisfy({ $0 >= 0 }), shape.dashes.contains(where: { $0 > 0 }) {
                cairo_set_dash(cairo, shape.dashes, Int32(shape.dashes.count), shape.dashPhase)
            }
            canvas.setColor(shape.stroke, alpha: alpha)
            cairo_stroke(cairo)
        }
    }
}
