import CPango

/// Draws the glyphs of one run.
struct GlyphPainter {
    let cairo: OpaquePointer
    let face: FontFace
    let style: TextStyle
    let color: TextColor

    /// From this many device pixels a point, glyphs are placed on whole pixels; below, at their true positions.
    private static let fineScale = 1.9

    func draw(_ run: VisualRun, x: Double, baseline: Double) {
        guard style.strokeWidth > 0 || color.alpha > 0 || style.strokeWidth < 0 else { return }
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        setUpFont()
        cairo.setColor(color)
        let glyphs = (0..<run.glyphs.count).map { index in
            cairo_glyph_t(
                index: UInt(run.glyphs[index]), x: x + run.pens[index].x, y: baseline - run.pens[index].rise)
        }
        if face.isColor {
            drawPictures(glyphs)
        } else if style.strokeWidth != 0 {
            stroke(glyphs)
        } else if deviceScale >= Self.fineScale || drawsVectors {
            cairo_show_glyphs(cairo, glyphs, Int32(glyphs.count))
        } else {
            // cairo puts glyph pictures on whole pixels; outlines keep the letters' spacing on coarse screens.
            cairo_new_path(cairo)
            cairo_glyph_path(cairo, glyphs, Int32(glyphs.count))
            cairo_fill(cairo)
        }
    }

    private func setUpFont() {
        cairo_set_font_face(cairo, face.drawingFace)
        let size = style.font.size
        var matrix = cairo_matrix_t()
        cairo_matrix_init(&matrix, size * style.font.description.horizontalScale, 0, 0, size, 0, 0)
        if style.obliqueness != 0 { matrix.xy = -style.obliqueness * size }
        cairo_set_font_matrix(cairo, &matrix)
        let options = cairo_font_options_create()
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_set_font_options(cairo, options)
        cairo_font_options_destroy(options)
    }

    /// Emoji keep their colours; only the text's opacity counts.
    private func drawPictures(_ glyphs: [cairo_glyph_t]) {
        guard color.alpha < 1 else {
            cairo_show_glyphs(cairo, glyphs, Int32(glyphs.count))
            return
        }
        cairo_push_group(cairo)
        cairo_show_glyphs(cairo, glyphs, Int32(glyphs.count))
        cairo_pop_group_to_source(cairo)
        cairo_paint_with_alpha(cairo, color.alpha)
    }

    private func stroke(_ glyphs: [cairo_glyph_t]) {
        cairo_new_path(cairo)
        cairo_glyph_path(cairo, glyphs, Int32(glyphs.count))
        if style.strokeWidth < 0 { cairo_fill_preserve(cairo) }
        cairo.setColor(style.strokeColor ?? color)
        cairo_set_line_width(cairo, abs(style.strokeWidth) / 100 * style.font.size)
        cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
        cairo_stroke(cairo)
    }

    private var deviceScale: Double {
        var x = 1.0, y = 0.0
        cairo_user_to_device_distance(cairo, &x, &y)
        var scaleX = 1.0, scaleY = 1.0
        cairo_surface_get_device_scale(cairo_get_target(cairo), &scaleX, &scaleY)
        return (x * x + y * y).squareRoot() * scaleX
    }

    /// Whether the target keeps text as text (PDF, SVG).
    private var drawsVectors: Bool {
        let kind = cairo_surface_get_type(cairo_get_target(cairo))
        return kind == CAIRO_SURFACE_TYPE_PDF || kind == CAIRO_SURFACE_TYPE_SVG
    }
}
