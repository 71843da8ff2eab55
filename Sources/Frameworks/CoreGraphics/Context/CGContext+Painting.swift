import CCairo
import FoundationSupport

extension CGContext {
    /// Paints one object with the current blend mode, shadow and mask: the one way everything is drawn.
    /// - Parameters:
    ///   - bounds: what the object covers at most, in device pixels; nil when that is not known.
    ///   - shape: clips a cairo context to the object's outline, for blend modes that would change what lies outside.
    ///   - body: draws the object, with the current transform, alpha included.
    func paint(bounds: CGRect? = nil, shape: ((OpaquePointer) -> Void)? = nil, body: (OpaquePointer) -> Void) {
        guard !isDegenerate else { return }
        foreign?.importChanges()
        defer { foreign?.exportDrawing() }
        let cairo = target.cairo
        let mode = state.blendMode
        if state.shadow == nil, state.mask == nil, mode != .plusDarker {
            cairo_set_operator(cairo, mode.cairoOperator)
            if mode.changesOutside, let shape {
                cairo_save(cairo)
                shape(cairo)
                body(cairo)
                cairo_restore(cairo)
            } else {
                body(cairo)
            }
            cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
            return
        }
        paintThroughCopy(bounds: bounds, shape: mode.changesOutside ? shape : nil, body: body)
    }

    /// Draws the object aside first, then its shadow and the object itself onto the target.
    private func paintThroughCopy(bounds: CGRect?, shape: ((OpaquePointer) -> Void)?, body: (OpaquePointer) -> Void) {
        let clip = target.clipExtents
        guard !clip.isEmpty else { return }
        let shadow = state.shadow.map { ShadowGeometry($0, in: unitTransform) }
        var region = clip
        if let shadow {
            region = region.union(clip.offsetBy(dx: -shadow.offset.dx, dy: -shadow.offset.dy).insetBy(dx: -shadow.reach, dy: -shadow.reach))
        }
        // One pixel more, for antialiased edges.
        if let bounds { region = region.intersection(bounds.insetBy(dx: -1, dy: -1)) }
        guard !region.isNull, let copy = DrawingTarget(covering: region) else { return }
        var matrix = deviceTransform.cairoMatrix
        cairo_set_matrix(copy.cairo, &matrix)
        body(copy.cairo)
        let target = self.target
        cairo_save(target.cairo)
        if let shadow { drawShadow(shadow, of: copy) }
        shape?(target.cairo)
        target.inDeviceSpace {
            composite(copy, mode: state.blendMode)
        }
        cairo_restore(target.cairo)
        cairo_set_operator(target.cairo, CAIRO_OPERATOR_OVER)
    }

    /// Puts a copy onto the target, through the mask if there is one. Device space.
    func composite(_ copy: DrawingTarget, mode: CGBlendMode, alpha: CGFloat = 1) {
        guard let pixels = copy.pixels else { return }
        let cairo = target.cairo
        if mode == .plusDarker {
            PlusDarker.composite(pixels, at: copy.extents, onto: target, mask: state.mask)
            return
        }
        cairo_set_operator(cairo, mode.cairoOperator)
        cairo_set_source_surface(cairo, pixels.pointer, 0, 0)
        if let mask = state.mask {
            cairo_mask_surface(cairo, mask.surface.pointer, Double(mask.x), Double(mask.y))
        } else if mode.changesOutside || mode == .copy || mode == .clear {
            cairo_save(cairo)
            cairo_rectangle(
                cairo, Double(copy.extents.minX), Double(copy.extents.minY), Double(copy.extents.width), Double(copy.extents.height))
            cairo_clip(cairo)
            cairo_paint_with_alpha(cairo, Double(alpha))
            cairo_restore(cairo)
        } else {
            cairo_paint_with_alpha(cairo, Double(alpha))
        }
    }

    private func drawShadow(_ shadow: ShadowGeometry, of copy: DrawingTarget) {
        guard let pixels = copy.pixels, let blurred = GaussianBlur.blurredAlpha(of: pixels, sigma: Double(shadow.sigma)) else { return }
        let cairo = target.cairo
        let color = shadow.color.standardComponents
        let x = Double(copy.extents.minX + shadow.offset.dx) - Double(blurred.margin)
        let y = Double(copy.extents.minY + shadow.offset.dy) - Double(blurred.margin)
        target.inDeviceSpace {
            cairo_set_operator(cairo, state.blendMode.cairoOperator)
            if let mask = state.mask, let masked = DrawingTarget(covering: target.clipExtents), let pixels = masked.pixels {
                cairo_set_source_rgba(masked.cairo, color.red, color.green, color.blue, color.alpha)
                cairo_mask_surface(masked.cairo, blurred.surface.pointer, x, y)
                cairo_set_source_surface(cairo, pixels.pointer, 0, 0)
                cairo_mask_surface(cairo, mask.surface.pointer, Double(mask.x), Double(mask.y))
            } else {
                cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
                cairo_mask_surface(cairo, blurred.surface.pointer, x, y)
            }
        }
    }

    // MARK: - Sources

    /// Makes `color` what the next fill or stroke paints.
    func setSource(_ color: CGColor, in cairo: OpaquePointer) {
        if let pattern = color.pattern {
            setSource(pattern, color: color, in: cairo)
            return
        }
        let parts = color.standardComponents
        cairo_set_source_rgba(cairo, parts.red, parts.green, parts.blue, parts.alpha * Double(state.alpha))
    }

    private func setSource(_ pattern: CGPattern, color: CGColor, in cairo: OpaquePointer) {
        let phase = CGAffineTransform(translationX: state.patternPhase.width, y: state.patternPhase.height)
        let toDevice = pattern.matrix.concatenating(phase).concatenating(unitTransform)
        let scaleX = hypot(toDevice.a, toDevice.b)
        let scaleY = hypot(toDevice.c, toDevice.d)
        let width = max((pattern.step.width * scaleX).rounded(), 1)
        let height = max((pattern.step.height * scaleY).rounded(), 1)
        guard width * height < 16_000_000,
            let surface = ImageSurface(width: Int(width), height: Int(height)), let cellTarget = DrawingTarget(pixels: surface)
        else { return cairo_set_source_rgba(cairo, 0, 0, 0, 0) }
        let toCell = CGAffineTransform(
            a: width / pattern.step.width, b: 0, c: 0, d: -height / pattern.step.height,
            tx: -pattern.bounds.minX * width / pattern.step.width, ty: height + pattern.bounds.minY * height / pattern.step.height)
        let cell = CGContext(target: cellTarget, baseTransform: toCell)
        cell.clip(to: pattern.bounds)
        cell.state.alpha = state.alpha * color.alpha
        if !pattern.isColored {
            let parts = color.standardComponents
            cell.state.fillColor = CGColor(srgbRed: CGFloat(parts.red), green: CGFloat(parts.green), blue: CGFloat(parts.blue), alpha: 1)
            cell.state.strokeColor = cell.state.fillColor
        }
        pattern.drawCell(in: cell)
        guard let source = cairo_pattern_create_for_surface(surface.pointer) else { return }
        defer { cairo_pattern_destroy(source) }
        cairo_pattern_set_extend(source, CAIRO_EXTEND_REPEAT)
        var matrix = toDevice.inverted().concatenating(toCell).cairoMatrix
        cairo_pattern_set_matrix(source, &matrix)
        var user = cairo_matrix_t()
        cairo_get_matrix(cairo, &user)
        cairo_identity_matrix(cairo)
        cairo_set_source(cairo, source)
        cairo_set_matrix(cairo, &user)
    }
}

/// A shadow in device pixels.
struct ShadowGeometry {
    let offset: CGVector
    let sigma: CGFloat
    let color: CGColor

    /// How far the blur is seen.
    var reach: CGFloat { (sigma * 3).rounded(.up) + 1 }

    init(_ shadow: GraphicsState.Shadow, in transform: CGAffineTransform) {
        let moved = shadow.offset.applying(transform)
        offset = CGVector(dx: moved.width.rounded(), dy: moved.height.rounded())
        // CoreGraphics names the blur's diameter: the Gaussian's σ is half of it (as in the canvas specification).
        sigma = shadow.blur / 2 * hypot(transform.a, transform.b)
        color = shadow.color
    }
}

extension CGBlendMode {
    /// Cairo's operator for this mode.
    var cairoOperator: cairo_operator_t {
        switch self {
        case .normal: return CAIRO_OPERATOR_OVER
        case .multiply: return CAIRO_OPERATOR_MULTIPLY
        case .screen: return CAIRO_OPERATOR_SCREEN
        case .overlay: return CAIRO_OPERATOR_OVERLAY
        case .darken: return CAIRO_OPERATOR_DARKEN
        case .lighten: return CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: return CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: return CAIRO_OPERATOR_COLOR_BURN
        case .softLight: return CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: return CAIRO_OPERATOR_HARD_LIGHT
        case .difference: return CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: return CAIRO_OPERATOR_EXCLUSION
        case .hue: return CAIRO_OPERATOR_HSL_HUE
        case .saturation: return CAIRO_OPERATOR_HSL_SATURATION
        case .color: return CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: return CAIRO_OPERATOR_HSL_LUMINOSITY
        case .clear: return CAIRO_OPERATOR_CLEAR
        case .copy: return CAIRO_OPERATOR_SOURCE
        case .sourceIn: return CAIRO_OPERATOR_IN
        case .sourceOut: return CAIRO_OPERATOR_OUT
        case .sourceAtop: return CAIRO_OPERATOR_ATOP
        case .destinationOver: return CAIRO_OPERATOR_DEST_OVER
        case .destinationIn: return CAIRO_OPERATOR_DEST_IN
        case .destinationOut: return CAIRO_OPERATOR_DEST_OUT
        case .destinationAtop: return CAIRO_OPERATOR_DEST_ATOP
        case .xor: return CAIRO_OPERATOR_XOR
        case .plusDarker: return CAIRO_OPERATOR_OVER
        case .plusLighter: return CAIRO_OPERATOR_ADD
        }
    }

    /// Whether cairo's operator also clears what lies outside the object, which CoreGraphics never does.
    var changesOutside: Bool {
        switch self {
        case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: return true
        default: return false
        }
    }
}
