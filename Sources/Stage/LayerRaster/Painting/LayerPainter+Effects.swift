import CCairo
@_spi(Sandlot) import CoreGraphics

extension LayerPainter {
    /// Draws what lies behind a layer, blurred, saturated and tinted, within its rounded bounds.
    func drawBackdrop(_ backdrop: LayerAppearance.Backdrop, _ look: LayerAppearance, alpha: Double) {
        canvas.saved {
            canvas.addRoundedRect(look.bounds, look.corners)
            cairo_clip(canvas.cairo)
            if !isVector, let (picture, x, y) = pixelsBehind(look.bounds, sigma: backdrop.sigma * canvas.scale) {
                if backdrop.saturation != 1 {
                    PixelFilters.apply(LayerAppearance.Filter(kind: .saturation, amount: backdrop.saturation), to: picture)
                }
                canvas.saved {
                    cairo_identity_matrix(canvas.cairo)
                    cairo_set_source_surface(canvas.cairo, picture.surface, x, y)
                    cairo_pattern_set_filter(cairo_get_source(canvas.cairo), CAIRO_FILTER_NEAREST)
                    canvas.paint(alpha: alpha)
                }
            }
            if backdrop.tint.alpha > 0 {
                canvas.setColor(backdrop.tint, alpha: alpha)
                canvas.paint()
            }
        }
    }

    /// A blurred copy of the pixels under a rectangle, and where its top left corner lies in device space.
    private func pixelsBehind(_ rect: CGRect, sigma: Double) -> (Bitmap, Double, Double)? {
        let device = canvas.matrix.boundingBox(of: rect).wholePixels
        guard !device.isNull, let target = canvas.target else { return nil }
        cairo_surface_flush(target.surface)
        let width = Double(cairo_image_surface_get_width(target.surface)), height = Double(cairo_image_surface_get_height(target.surface))
        let surface = CGRect(x: -target.offsetX, y: -target.offsetY, width: width, height: height)
        let area = device.intersection(surface)
        guard !area.isNull, let picture = Bitmap(width: Int(area.width), height: Int(area.height)) else { return nil }
        let copy = Canvas(surface: picture.surface)
        cairo_set_source_surface(copy.cairo, target.surface, -area.minX, -area.minY)
        cairo_set_operator(copy.cairo, CAIRO_OPERATOR_SOURCE)
        copy.paint()
        PixelFilters.blur(picture, sigma: sigma, edge: .mirrored)
        return (picture, Double(area.minX), Double(area.minY))
    }

    /// Filters the picture that is the source, as a group leaves it.
    func filterSource(_ filters: [LayerAppearance.Filter]) {
        guard !isVector else { return }
        let pattern = cairo_get_source(canvas.cairo)
        var group: OpaquePointer?
        guard cairo_pattern_get_surface(pattern, &group) == CAIRO_STATUS_SUCCESS, let group,
            cairo_surface_get_type(group) == CAIRO_SURFACE_TYPE_IMAGE,
            let picture = Bitmap(
                width: Int(cairo_image_surface_get_width(group)), height: Int(cairo_image_surface_get_height(group)))
        else { return }
        var (x, y) = (0.0, 0.0)
        cairo_surface_get_device_offset(group, &x, &y)
        let copy = Canvas(surface: picture.surface)
        cairo_set_source_surface(copy.cairo, group, x, y)
        cairo_set_operator(copy.cairo, CAIRO_OPERATOR_SOURCE)
        copy.paint()
        let scale = canvas.scale
        for filter in filters {
            if filter.kind == .gaussianBlur {
                PixelFilters.blur(picture, sigma: filter.amount * scale, edge: .transparent)
            } else {
                PixelFilters.apply(filter, to: picture)
            }
        }
        var current = cairo_matrix_t()
        cairo_get_matrix(canvas.cairo, &current)
        cairo_identity_matrix(canvas.cairo)
        cairo_set_source_surface(canvas.cairo, picture.surface, -x, -y)
        cairo_set_matrix(canvas.cairo, &current)
    }
}
