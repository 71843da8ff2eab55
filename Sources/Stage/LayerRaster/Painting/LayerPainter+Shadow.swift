import CCairo
@_spi(Sandlot) import CoreGraphics
import FoundationSupport

extension LayerPainter {
    /// Draws a layer's shadow; the canvas is in the layer's own space.
    func drawShadow(_ shadow: LayerAppearance.Shadow, of layer: SceneLayer, alpha: Double) {
        let look = layer.appearance
        var color = shadow.color
        color.alpha *= alpha
        if let path = shadow.path {
            return drawShadow(shadow, color, around: path.boundingBoxOfPath) { painter in
                path.append(to: painter.canvas.cairo)
                painter.canvas.setColor(.black)
                painter.canvas.fill()
            }
        }
        if isPlainRoundedRect(layer) {
            color.alpha *= look.backgroundColor.alpha
            return drawRoundedShadow(shadow, color, look, isCovered: look.backgroundColor.alpha >= 1 && alpha >= 1)
        }
        drawShadow(shadow, color, around: layer.bodyExtent) { painter in
            var bare = look
            bare.shadow = nil
            let silhouette = SceneLayer(bare, children: layer.children, mask: layer.mask)
            silhouette.prepare()
            painter.drawComposited(silhouette, alpha: 1)
        }
    }

    /// Whether the layer's silhouette is that of its background.
    private func isPlainRoundedRect(_ layer: SceneLayer) -> Bool {
        let look = layer.appearance
        guard look.backgroundColor.alpha > 0, layer.mask == nil, look.filters.isEmpty, look.shape == nil, look.bounds.width > 0,
            look.bounds.height > 0
        else { return false }
        var others = false
        if let contents = look.contents {
            if !isInside(ContentsPlacement.rect(of: contents, in: look.bounds), look) { return false }
            others = true
        }
        let sublayer = Placement.sublayerMatrix(of: look)
        for child in layer.children where child.isVisible {
            let matrix = Placement.matrix(of: child.appearance).followed(by: sublayer)
            if !isInside(matrix.boundingBox(of: inkExtent(of: child)), look) { return false }
            others = true
        }
        return look.backgroundColor.alpha >= 1 || !others
    }

    private func isInside(_ rect: CGRect, _ look: LayerAppearance) -> Bool {
        rect.isNull || look.bounds.insetBy(dx: -0.01, dy: -0.01).contains(rect)
    }

    /// The extent of a layer, without the transparent edges of a picture that is all there is to it, such as a label's.
    private func inkExtent(of layer: SceneLayer) -> CGRect {
        let look = layer.appearance
        guard let contents = look.contents, layer.childrenExtent.isNull, look.backgroundColor.alpha == 0, look.shadow == nil,
            look.gradient == nil, look.shape == nil, look.borderWidth == 0, look.filters.isEmpty,
            contents.rect == CGRect(x: 0, y: 0, width: 1, height: 1), contents.center == contents.rect
        else { return layer.extent }
        let ink = contents.image.inkBounds
        guard !ink.isNull else { return .null }
        let target = ContentsPlacement.rect(of: contents, in: look.bounds)
        let (scaleX, scaleY) = (target.width / Double(contents.image.width), target.height / Double(contents.image.height))
        let seen = CGRect(
            x: target.minX + ink.minX * scaleX, y: target.minY + ink.minY * scaleY, width: ink.width * scaleX, height: ink.height * scaleY)
        return look.masksToBounds ? seen.intersection(look.bounds) : seen
    }

    /// A shadow of rounded bounds, from the cache.
    private func drawRoundedShadow(_ shadow: LayerAppearance.Shadow, _ color: RasterColor, _ look: LayerAppearance, isCovered: Bool) {
        let scale = isVector ? 2 : canvas.scale
        let width = max(1, Int((look.bounds.width * scale).rounded())), height = max(1, Int((look.bounds.height * scale).rounded()))
        var corners = look.corners
        corners.radius *= scale
        guard let (mask, margin) = shadows.mask(width: width, height: height, corners: corners, sigma: shadow.radius * scale) else { return }
        canvas.saved {
            if isCovered && !isVector { clipOutCovered(look) }
            let (factorX, factorY) = (look.bounds.width / Double(width), look.bounds.height / Double(height))
            cairo_translate(canvas.cairo, look.bounds.minX + shadow.offset.width, look.bounds.minY + shadow.offset.height)
            cairo_scale(canvas.cairo, factorX, factorY)
            canvas.setColor(color)
            drawMask(mask, x: -Double(margin), y: -Double(margin))
        }
    }

    /// Keeps the shadow from being drawn where the layer will cover it anyway: the inner part of its bounds, in whole pixels.
    private func clipOutCovered(_ look: LayerAppearance) {
        let matrix = canvas.matrix
        guard matrix.b == 0, matrix.c == 0 else { return }
        let inset = min(look.corners.radius, min(look.bounds.width, look.bounds.height) / 2) * 0.3
        let inner = matrix.boundingBox(of: look.bounds.insetBy(dx: inset, dy: inset))
        let left = inner.minX.rounded(.up) + 1, top = inner.minY.rounded(.up) + 1
        let right = inner.maxX.rounded(.down) - 1, bottom = inner.maxY.rounded(.down) - 1
        guard right > left, bottom > top else { return }
        var current = cairo_matrix_t()
        cairo_get_matrix(canvas.cairo, &current)
        cairo_identity_matrix(canvas.cairo)
        let bounds = canvas.clipBounds.wholePixels
        canvas.addRect(CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: max(0, top - bounds.minY)))
        canvas.addRect(CGRect(x: bounds.minX, y: bottom, width: bounds.width, height: max(0, bounds.maxY - bottom)))
        canvas.addRect(CGRect(x: bounds.minX, y: top, width: max(0, left - bounds.minX), height: bottom - top))
        canvas.addRect(CGRect(x: right, y: top, width: max(0, bounds.maxX - right), height: bottom - top))
        cairo_clip(canvas.cairo)
        cairo_set_matrix(canvas.cairo, &current)
    }

    /// The shadow of any silhouette: drawn small enough for its blur, blurred, and enlarged.
    private func drawShadow(
        _ shadow: LayerAppearance.Shadow, _ color: RasterColor, around extent: CGRect, silhouette: (LayerPainter) -> Void
    ) {
        guard !extent.isNull else { return }
        let scale = isVector ? 2 : min(canvas.scale, 8)
        let sigma = shadow.radius * scale
        let factor = CoverageBlur.reduction(for: sigma)
        let fine = scale / Double(factor)
        let reach = 3 * shadow.radius + 2 / fine
        // Only what can be seen is worth the work.
        let seen = canvas.clipBounds.offsetBy(dx: -shadow.offset.width, dy: -shadow.offset.height)
        let area = extent.intersection(seen.insetBy(dx: -reach, dy: -reach)).insetBy(dx: -reach, dy: -reach)
        guard !area.isNull,
            let picture = Bitmap(width: Int((area.width * fine).rounded(.up)), height: Int((area.height * fine).rounded(.up)))
        else { return }
        let small = Canvas(surface: picture.surface)
        cairo_scale(small.cairo, fine, fine)
        cairo_translate(small.cairo, -area.minX, -area.minY)
        silhouette(LayerPainter(canvas: small, shadows: shadows))
        let bytes = picture.bytes
        var plane = [Float](repeating: 0, count: picture.width * picture.height)
        for row in 0..<picture.height {
            for column in 0..<picture.width {
                plane[row * picture.width + column] = Float(bytes[row * picture.bytesPerRow + column * 4 + 3])
            }
        }
        CoverageBlur.blur(&plane, width: picture.width, height: picture.height, sigma: sigma / Double(factor))
        guard let mask = CoverageBlur.enlargedMask(plane, width: picture.width, height: picture.height, by: factor) else { return }
        canvas.saved {
            cairo_translate(canvas.cairo, area.minX + shadow.offset.width, area.minY + shadow.offset.height)
            cairo_scale(canvas.cairo, 1 / scale, 1 / scale)
            canvas.setColor(color)
            drawMask(mask, x: 0, y: 0)
        }
    }

    /// Lets the source through a mask; placed on whole pixels where it nearly is.
    private func drawMask(_ mask: Bitmap, x: Double, y: Double) {
        var device = cairo_matrix_t()
        cairo_get_matrix(canvas.cairo, &device)
        if device.xy == 0, device.yx == 0, abs(device.xx - 1) * Double(mask.width) < 0.05, abs(device.yy - 1) * Double(mask.height) < 0.05 {
            let (left, top) = (device.x0 + x, device.y0 + y)
            if abs(left - left.rounded()) < 0.05, abs(top - top.rounded()) < 0.05 {
                cairo_identity_matrix(canvas.cairo)
                cairo_mask_surface(canvas.cairo, mask.surface, left.rounded(), top.rounded())
                return
            }
        }
        cairo_mask_surface(canvas.cairo, mask.surface, x, y)
    }
}
