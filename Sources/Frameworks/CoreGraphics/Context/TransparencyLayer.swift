import CCairo
import FoundationSupport

/// What is needed to put a finished layer onto what lies below.
struct TransparencyLayer {
    let savedStateCount: Int
}

extension CGContext {
    /// Draws what follows aside, to be put down as one picture by `endTransparencyLayer` with the alpha, blend mode and shadow of
    /// now. Inside the layer those are back at their defaults.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
        beginTransparencyLayer(bounds: nil)
    }

    /// As without rectangle; drawing outside `rect` (user space) is lost.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
        beginTransparencyLayer(bounds: rect.applying(deviceTransform))
    }

    private func beginTransparencyLayer(bounds: CGRect?) {
        foreign?.importChanges()
        saveGState()
        var region = target.clipExtents
        if let shadow = state.shadow.map({ ShadowGeometry($0, in: unitTransform) }) {
            // What casts a shadow into the clip may lie outside it.
            region = region.union(
                region.offsetBy(dx: -shadow.offset.dx, dy: -shadow.offset.dy).insetBy(dx: -shadow.reach, dy: -shadow.reach))
        }
        if let bounds { region = region.intersection(bounds) }
        if region.isNull || region.isEmpty { region = CGRect(x: region.isNull ? 0 : region.minX, y: region.isNull ? 0 : region.minY, width: 1, height: 1) }
        // Without memory for a layer the drawing goes on below, visible but not grouped.
        let layer = DrawingTarget(covering: region) ?? target
        layers.append(TransparencyLayer(savedStateCount: savedStates.count))
        targets.append(layer)
        state.alpha = 1
        state.blendMode = .normal
        state.shadow = nil
        state.mask = nil
        updateMatrix()
    }

    /// Puts down the layer that `beginTransparencyLayer` opened.
    public func endTransparencyLayer() {
        guard let layer = layers.last else {
            SandlotUnimplemented.report("CGContext.endTransparencyLayer", "no layer is open; the call is ignored")
            return
        }
        while savedStates.count > layer.savedStateCount { restoreGState() }
        layers.removeLast()
        let finished = targets.removeLast()
        restoreGState()
        guard finished !== target, let pixels = finished.pixels else { return }
        let alpha = Double(state.alpha)
        paint(bounds: finished.extents, shape: nil) { cairo in
            var matrix = cairo_matrix_t()
            cairo_get_matrix(cairo, &matrix)
            cairo_identity_matrix(cairo)
            cairo_set_source_surface(cairo, pixels.pointer, 0, 0)
            cairo_paint_with_alpha(cairo, alpha)
            cairo_set_matrix(cairo, &matrix)
        }
    }
}
