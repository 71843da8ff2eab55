import CCairo
@_spi(Sandlot) import CoreGraphics

/// Draws layers on a canvas, in iOS's paint order: shadow, clip, background, contents, sublayers, border, mask.
final class LayerPainter {
    let canvas: Canvas
    let shadows: ShadowCache
    /// Whether the canvas keeps shapes (PDF, SVG): pixels behind cannot be read there.
    let isVector: Bool

    init(canvas: Canvas, shadows: ShadowCache, isVector: Bool = false) {
        self.canvas = canvas
        self.shadows = shadows
        self.isVector = isVector
    }

    // MARK: - One layer

    /// Draws a prepared layer; the canvas is in its superlayer's space.
    /// - Parameter placement: from the layer's own space to the canvas's.
    func draw(_ layer: SceneLayer, placement: Matrix4, alpha: Double = 1) {
        guard layer.isVisible else { return }
        let look = layer.appearance
        if !look.isDoubleSided && placement.showsBack { return }
        if look.kind == .transform { return drawContainer(layer, placement: placement, alpha: alpha * look.opacity) }
        let plane = placement.plane
        guard plane.isAffine else { return drawProjected(layer, plane, alpha: alpha) }
        guard abs(plane.a * plane.d - plane.b * plane.c) > 1e-9 else { return }
        canvas.saved {
            canvas.transform(plane)
            guard canvas.clipBounds.intersects(layer.extent) else { return }
            drawComposited(layer, alpha: alpha * look.opacity)
        }
    }

    /// Draws a layer with its group effects; the canvas is in its own space.
    func drawComposited(_ layer: SceneLayer, alpha: Double) {
        let look = layer.appearance
        if let mask = layer.mask, let clip = pathOfMask(mask), look.filters.isEmpty, look.blendMode == .normal {
            let needsGroup = alpha < 1 && layer.paintCount > 1 && look.allowsGroupOpacity
            canvas.transform(clip.plane)
            clip.path.append(to: canvas.cairo)
            cairo_set_fill_rule(canvas.cairo, clip.isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
            cairo_clip(canvas.cairo)
            cairo_set_fill_rule(canvas.cairo, CAIRO_FILL_RULE_WINDING)
            if let back = clip.plane.inverse { canvas.transform(back) }
            return needsGroup ? drawGroup(layer, alpha: alpha) : drawBody(layer, alpha: alpha)
        }
        let isGroup = layer.mask != nil || !look.filters.isEmpty || look.blendMode != .normal
            || (alpha < 1 && layer.paintCount > 1 && look.allowsGroupOpacity)
        if isGroup { drawGroup(layer, alpha: alpha) } else { drawBody(layer, alpha: alpha) }
    }

    /// A mask that is a plainly filled shape: clipping by its path is the same and needs no second picture.
    private func pathOfMask(_ mask: SceneLayer) -> (path: CGPath, plane: Homography, isEvenOdd: Bool)? {
        let look = mask.appearance
        guard let shape = look.shape, shape.fill.alpha >= 1, shape.stroke.alpha == 0 || shape.lineWidth == 0, look.opacity >= 1,
            look.backgroundColor.alpha == 0, look.contents == nil, look.shadow == nil, look.filters.isEmpty, !look.masksToBounds,
            mask.mask == nil, mask.childrenExtent.isNull, look.borderWidth == 0 || look.borderColor.alpha == 0
        else { return nil }
        let plane = Placement.matrix(of: look).plane
        return plane.isAffine && plane.inverse != nil ? (shape.path, plane, shape.fillsEvenOdd) : nil
    }

    /// Draws a layer into a picture of its own, changes that and puts it down.
    private func drawGroup(_ layer: SceneLayer, alpha: Double) {
        let look = layer.appearance
        canvas.saved {
            clipToPixels(around: layer.extent)
            canvas.group { drawBody(layer, alpha: 1) }
            if !look.filters.isEmpty { filterSource(look.filters) }
            if let mask = layer.mask {
                let picture = cairo_pattern_reference(cairo_get_source(canvas.cairo))
                canvas.group { draw(mask, placement: Placement.matrix(of: mask.appearance)) }
                let coverage = cairo_pattern_reference(cairo_get_source(canvas.cairo))
                if alpha < 1 || look.blendMode != .normal {
                    canvas.group {
                        cairo_set_source(canvas.cairo, picture)
                        cairo_mask(canvas.cairo, coverage)
                    }
                    cairo_set_operator(canvas.cairo, Self.cairoOperator(for: look.blendMode))
                    canvas.paint(alpha: alpha)
                } else {
                    cairo_set_source(canvas.cairo, picture)
                    cairo_mask(canvas.cairo, coverage)
                }
                cairo_pattern_destroy(picture)
                cairo_pattern_destroy(coverage)
            } else {
                cairo_set_operator(canvas.cairo, Self.cairoOperator(for: look.blendMode))
                canvas.paint(alpha: alpha)
            }
        }
    }

    /// Limits drawing to the whole pixels around a rectangle, so that groups take no more memory than they need.
    func clipToPixels(around rect: CGRect) {
        let matrix = canvas.matrix
        let device = matrix.boundingBox(of: rect).wholePixels
        var current = cairo_matrix_t()
        cairo_get_matrix(canvas.cairo, &current)
        cairo_identity_matrix(canvas.cairo)
        canvas.clip(to: device)
        cairo_set_matrix(canvas.cairo, &current)
    }

    /// The paint order within one layer.
    private func drawBody(_ layer: SceneLayer, alpha: Double) {
        let look = layer.appearance
        if let shadow = look.shadow, !look.masksToBounds, shadow.color.alpha > 0 { drawShadow(shadow, of: layer, alpha: alpha) }
        if let backdrop = look.backdrop { drawBackdrop(backdrop, look, alpha: alpha) }
        let contentsCoverBounds = drawsContentsAsFill(layer)
        if look.backgroundColor.alpha > 0, !(contentsCoverBounds && look.contents!.image.isOpaque) {
            canvas.setColor(look.backgroundColor, alpha: alpha)
            canvas.addRoundedRect(look.bounds, look.corners)
            canvas.fill()
        }
        if contentsCoverBounds {
            drawContents(look.contents!, look, alpha: alpha, filling: true)
        } else if look.masksToBounds && needsClip(layer) {
            canvas.saved {
                canvas.addRoundedRect(look.bounds, look.corners)
                cairo_clip(canvas.cairo)
                drawInside(layer, alpha: alpha)
            }
        } else {
            drawInside(layer, alpha: alpha)
        }
        if look.borderWidth > 0, look.borderColor.alpha > 0 { drawBorder(look, alpha: alpha) }
    }

    /// Whether the layer shows only a picture that is cut by its own rounded bounds: one fill then does for clip and picture.
    private func drawsContentsAsFill(_ layer: SceneLayer) -> Bool {
        let look = layer.appearance
        guard look.masksToBounds, let contents = look.contents, layer.childrenExtent.isNull, look.gradient == nil, look.shape == nil,
            contents.center == CGRect(x: 0, y: 0, width: 1, height: 1)
        else { return false }
        return ContentsPlacement.rect(of: contents, in: look.bounds).insetBy(dx: -1e-6, dy: -1e-6).contains(look.bounds)
    }

    /// Whether anything inside can reach over the bounds or into a rounded corner.
    private func needsClip(_ layer: SceneLayer) -> Bool {
        let look = layer.appearance
        var inside = layer.childrenExtent
        if let contents = look.contents { inside = inside.union(ContentsPlacement.rect(of: contents, in: look.bounds)) }
        if look.gradient != nil { inside = inside.union(look.bounds) }
        if look.shape != nil { return true }
        guard !inside.isNull else { return false }
        let reach = look.corners.rounded == 0 ? 0 : min(look.corners.radius, min(look.bounds.width, look.bounds.height) / 2) * 0.3
        return !look.bounds.insetBy(dx: reach - 1e-6, dy: reach - 1e-6).contains(inside)
    }

    private func drawInside(_ layer: SceneLayer, alpha: Double) {
        let look = layer.appearance
        if let gradient = look.gradient { drawGradient(gradient, look, alpha: alpha) }
        if let contents = look.contents { drawContents(contents, look, alpha: alpha, filling: false) }
        if let shape = look.shape { drawShape(shape, alpha: alpha) }
        drawChildren(layer, alpha: alpha)
    }

    private func drawChildren(_ layer: SceneLayer, alpha: Double) {
        guard !layer.childrenExtent.isNull else { return }
        let sublayer = Placement.sublayerMatrix(of: layer.appearance)
        let placed = layer.children.lazy.filter(\.isVisible).map { ($0, Placement.matrix(of: $0.appearance).followed(by: sublayer)) }
        guard !sublayer.isPerspective else {
            // In perspective the depth decides, as it does on Apple's systems.
            let faces = placed.map { Face(layer: $0.0, placement: $0.1, alpha: alpha) }
            for face in Face.backToFront(Array(faces)) { draw(face.layer, placement: face.placement, alpha: face.alpha) }
            return
        }
        for (child, placement) in placed { draw(child, placement: placement, alpha: alpha) }
    }

    private func drawBorder(_ look: LayerAppearance, alpha: Double) {
        let width = look.borderWidth
        canvas.setColor(look.borderColor, alpha: alpha)
        canvas.addRoundedRect(look.bounds, look.corners)
        let inner = look.bounds.insetBy(dx: width, dy: width)
        if inner.width > 0 && inner.height > 0 {
            var corners = look.corners
            corners.radius = max(0, min(corners.radius, min(look.bounds.width, look.bounds.height) / 2) - width)
            canvas.addRoundedRect(inner, corners)
        }
        cairo_set_fill_rule(canvas.cairo, CAIRO_FILL_RULE_EVEN_ODD)
        canvas.fill()
        cairo_set_fill_rule(canvas.cairo, CAIRO_FILL_RULE_WINDING)
    }

    // MARK: - Depth

    /// A layer in a common 3D space.
    private struct Face {
        var layer: SceneLayer
        var placement: Matrix4
        var alpha: Double

        var depth: Double {
            let extent = layer.extent
            return placement.depth(of: CGPoint(x: extent.midX, y: extent.midY))
        }

        /// Sorted by the depth of their middles; equal depths keep their order.
        static func backToFront(_ faces: [Face]) -> [Face] {
            faces.enumerated().sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }.map(\.element)
        }
    }

    /// A 3D container has no plane of its own: all that is in it shares its superlayer's space.
    private func drawContainer(_ container: SceneLayer, placement: Matrix4, alpha: Double) {
        var faces: [Face] = []
        collect(container, placement, alpha, into: &faces)
        for face in Face.backToFront(faces) { draw(face.layer, placement: face.placement, alpha: face.alpha) }
    }

    private func collect(_ container: SceneLayer, _ placement: Matrix4, _ alpha: Double, into faces: inout [Face]) {
        let sublayer = Placement.sublayerMatrix(of: container.appearance)
        for child in container.children where child.isVisible {
            let matrix = Placement.matrix(of: child.appearance).followed(by: sublayer).followed(by: placement)
            if child.appearance.kind == .transform {
                collect(child, matrix, alpha * child.appearance.opacity, into: &faces)
            } else {
                faces.append(Face(layer: child, placement: matrix, alpha: alpha))
            }
        }
    }

    // MARK: - Blending

    /// Cairo's operator for a blend mode.
    static func cairoOperator(for mode: CGBlendMode) -> cairo_operator_t {
        switch mode {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .clear: CAIRO_OPERATOR_CLEAR
        case .copy: CAIRO_OPERATOR_SOURCE
        case .sourceIn: CAIRO_OPERATOR_IN
        case .sourceOut: CAIRO_OPERATOR_OUT
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationIn: CAIRO_OPERATOR_DEST_IN
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
        case .xor: CAIRO_OPERATOR_XOR
        case .plusLighter: CAIRO_OPERATOR_ADD
        default: CAIRO_OPERATOR_OVER
        }
    }
}
