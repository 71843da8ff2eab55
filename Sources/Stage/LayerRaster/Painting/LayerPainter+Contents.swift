import CCairo
@_spi(Sandlot) import CoreGraphics

extension LayerPainter {
    /// Draws a layer's picture.
    /// - Parameter filling: fills the rounded bounds with it, instead of drawing it whole.
    func drawContents(_ contents: LayerAppearance.Contents, _ look: LayerAppearance, alpha: Double, filling: Bool) {
        let target = ContentsPlacement.rect(of: contents, in: look.bounds)
        guard !target.isNull, target.width > 0, target.height > 0 else { return }
        let image = contents.image
        let source = CGRect(
            x: contents.rect.minX * Double(image.width), y: contents.rect.minY * Double(image.height),
            width: contents.rect.width * Double(image.width), height: contents.rect.height * Double(image.height))
        guard source.width > 0, source.height > 0 else { return }
        if contents.center != CGRect(x: 0, y: 0, width: 1, height: 1) {
            return drawStretched(contents, source, target, alpha: alpha)
        }
        setSource(image, source, target, nearest: contents.isMagnifiedByNearest)
        if filling {
            canvas.addRoundedRect(look.bounds, look.corners)
            fillWithAlpha(alpha)
        } else {
            canvas.addRect(target)
            fillWithAlpha(alpha)
        }
    }

    /// Fills the added path with the source, thinned by an alpha.
    private func fillWithAlpha(_ alpha: Double) {
        guard alpha < 1 else { return canvas.fill() }
        cairo_save(canvas.cairo)
        cairo_clip(canvas.cairo)
        canvas.paint(alpha: alpha)
        cairo_restore(canvas.cairo)
    }

    /// Makes the part `source` (in pixels) of a picture, stretched over `target` (in user space), the source of what is drawn.
    private func setSource(_ image: RasterImage, _ source: CGRect, _ target: CGRect, nearest: Bool) {
        let (picture, source) = cutOut(image, source)
        defer { cairo_surface_destroy(picture) }
        let pattern = cairo_pattern_create_for_surface(picture)
        defer { cairo_pattern_destroy(pattern) }
        let (factorX, factorY) = (source.width / target.width, source.height / target.height)
        var matrix = cairo_matrix_t(
            xx: factorX, yx: 0, xy: 0, yy: factorY, x0: source.minX - target.minX * factorX, y0: source.minY - target.minY * factorY)
        let device = canvas.matrix
        var filter = CAIRO_FILTER_GOOD
        if abs(device.b) < 1e-9, abs(device.c) < 1e-9, device.a > 0, device.d > 0 {
            let (scaleX, scaleY) = (factorX / device.a, factorY / device.d)
            let left = source.minX - (target.minX * device.a + device.tx) * scaleX
            let top = source.minY - (target.minY * device.d + device.ty) * scaleY
            if abs(scaleX - 1) * source.width < 0.02, abs(scaleY - 1) * source.height < 0.02, abs(left - left.rounded()) < 0.02,
                abs(top - top.rounded()) < 0.02
            {
                // Pixel on pixel: nothing may be blurred by rounding errors.
                matrix = cairo_matrix_t(
                    xx: device.a, yx: 0, xy: 0, yy: device.d, x0: device.tx + left.rounded(), y0: device.ty + top.rounded())
                filter = CAIRO_FILTER_NEAREST
            } else if scaleX <= 1, scaleY <= 1 {
                filter = nearest ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR
            }
        } else {
            filter = nearest ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR
        }
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_filter(pattern, filter)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_set_source(canvas.cairo, pattern)
    }

    /// The part of a picture by itself, so that what lies beside it does not colour its edges, with what is wanted of it then.
    /// Parts that cut pixels in two stay in their picture. The surface is the caller's to destroy.
    private func cutOut(_ image: RasterImage, _ source: CGRect) -> (surface: OpaquePointer, source: CGRect) {
        let whole = image.image.cairoSurface
        let cut = CGRect(x: source.minX.rounded(), y: source.minY.rounded(), width: source.width.rounded(), height: source.height.rounded())
        let isPart = cut.width < Double(image.width) || cut.height < Double(image.height)
        let isWholePixels = abs(cut.minX - source.minX) < 1e-3 && abs(cut.minY - source.minY) < 1e-3 && abs(cut.maxX - source.maxX) < 1e-3
            && abs(cut.maxY - source.maxY) < 1e-3 && cut.width >= 1 && cut.height >= 1
        guard isPart, isWholePixels, let part = cairo_surface_create_for_rectangle(whole, cut.minX, cut.minY, cut.width, cut.height) else {
            return (cairo_surface_reference(whole), source)
        }
        return (part, CGRect(x: 0, y: 0, width: source.width, height: source.height))
    }

    /// Nine parts: corners keep their size, the middle stretches.
    private func drawStretched(_ contents: LayerAppearance.Contents, _ source: CGRect, _ target: CGRect, alpha: Double) {
        let center = contents.center
        func cuts(_ start: Double, _ length: Double, _ low: Double, _ size: Double) -> [Double] {
            [start, start + low * length, start + (low + size) * length, start + length]
        }
        let sourceX = cuts(source.minX, source.width, center.minX, center.width)
        let sourceY = cuts(source.minY, source.height, center.minY, center.height)
        func targetCuts(_ source: [Double], _ start: Double, _ length: Double) -> [Double] {
            var (low, high) = ((source[1] - source[0]) / contents.scale, (source[3] - source[2]) / contents.scale)
            if low + high > length, low + high > 0 { (low, high) = (low * length / (low + high), high * length / (low + high)) }
            return [start, start + low, start + length - high, start + length]
        }
        // Seams lie between pixels, where nothing shows through.
        let device = canvas.matrix
        let isUpright = device.b == 0 && device.c == 0 && device.a != 0 && device.d != 0
        func snapped(_ cuts: [Double], _ factor: Double, _ offset: Double) -> [Double] {
            guard isUpright else { return cuts }
            return [cuts[0]] + cuts[1...2].map { (($0 * factor + offset).rounded() - offset) / factor } + [cuts[3]]
        }
        let targetX = snapped(targetCuts(sourceX, target.minX, target.width), device.a, device.tx)
        let targetY = snapped(targetCuts(sourceY, target.minY, target.height), device.d, device.ty)
        for row in 0..<3 {
            for column in 0..<3 {
                var from = CGRect(
                    x: sourceX[column], y: sourceY[row], width: sourceX[column + 1] - sourceX[column], height: sourceY[row + 1] - sourceY[row])
                let to = CGRect(
                    x: targetX[column], y: targetY[row], width: targetX[column + 1] - targetX[column], height: targetY[row + 1] - targetY[row])
                guard to.width > 0, to.height > 0 else { continue }
                // A middle of no width repeats the pixel beside it.
                if from.width <= 0 { from = CGRect(x: max(0, from.minX - 0.5), y: from.minY, width: 1e-3, height: from.height) }
                if from.height <= 0 { from = CGRect(x: from.minX, y: max(0, from.minY - 0.5), width: from.width, height: 1e-3) }
                setSource(contents.image, from, to, nearest: contents.isMagnifiedByNearest)
                canvas.addRect(to)
                fillWithAlpha(alpha)
            }
        }
    }
}
