import CPango

/// Drawing a layout into a cairo context whose y axis points down.
extension TextLayout {
    /// How a layout is drawn apart from its own styles.
    public struct Appearance: Sendable {
        /// Replaces every run's colour (a highlighted label).
        public var color: TextColor?
        /// Put behind every run that has no shadow of its own.
        public var shadow: TextShadow?
        /// Device pixels a point when decorations are to be whole pixels, as SwiftUI draws them; 0: as UIKit does.
        public var decorationScale = 0.0

        public init(color: TextColor? = nil, shadow: TextShadow? = nil) {
            (self.color, self.shadow) = (color, shadow)
        }
    }

    /// Draws all lines; `x` and `y` are the layout's upper left corner in the context's user space.
    public func draw(in cairo: OpaquePointer, x: Double, y: Double, appearance: Appearance = Appearance()) {
        TypesettingLock.withLock {
            for line in lines {
                draw(line, in: cairo, x: x + line.x, y: y + line.top, appearance: appearance)
            }
        }
    }

    private func draw(_ line: TextLine, in cairo: OpaquePointer, x: Double, y: Double, appearance: Appearance) {
        let runs = line.visualRuns()
        let baseline = y + line.ascent
        for run in runs {
            guard let color = run.style.backgroundColor, run.width > 0 else { continue }
            cairo.setColor(color)
            cairo_rectangle(cairo, x + run.x, y, run.width, line.height)
            cairo_fill(cairo)
        }
        for run in runs {
            if let shadow = run.style.shadow ?? appearance.shadow, run.attachment == nil {
                TextShadowPainter(shadow: shadow, opacity: (appearance.color ?? run.style.color).alpha)
                    .paint(in: cairo, around: (x + run.x, y, run.width, line.height)) { target in
                        drawGlyphs(run, in: target, x: x, baseline: baseline, appearance: Appearance(color: .black))
                    }
            }
        }
        for run in runs {
            DecorationPainter(cairo: cairo, line: line, run: run, appearance: appearance)
                .drawUnderline(x: x, baseline: baseline)
            drawGlyphs(run, in: cairo, x: x, baseline: baseline, appearance: appearance)
            drawAttachment(run, in: cairo, x: x, baseline: baseline)
            DecorationPainter(cairo: cairo, line: line, run: run, appearance: appearance)
                .drawStrikethrough(x: x, baseline: baseline)
        }
    }

    private func drawGlyphs(
        _ run: VisualRun, in cairo: OpaquePointer, x: Double, baseline: Double, appearance: Appearance
    ) {
        guard let face = run.face, !run.glyphs.isEmpty else { return }
        let style = run.style
        GlyphPainter(cairo: cairo, face: face, style: style, color: appearance.color ?? style.color)
            .draw(run, x: x, baseline: baseline - style.baselineOffset)
    }

    private func drawAttachment(_ run: VisualRun, in cairo: OpaquePointer, x: Double, baseline: Double) {
        guard let attachment = run.attachment else { return }
        let bounds = attachment.inlineBounds
        attachment.draw(
            in: cairo, x: x + run.x + bounds.x, y: baseline - run.style.baselineOffset - bounds.y - bounds.height,
            width: bounds.width, height: bounds.height)
    }
}

extension OpaquePointer {
    /// Sets the source colour of a cairo context.
    func setColor(_ color: TextColor) {
        cairo_set_source_rgba(self, color.red, color.green, color.blue, color.alpha)
    }
}
