import CPango

/// Draws the lines under and through a run.
struct DecorationPainter {
    let cairo: OpaquePointer
    let line: TextLine
    let run: VisualRun
    let appearance: TextLayout.Appearance

    /// The underline: at least a point thick, its top a whole number of points below the baseline.
    /// Measured on an iOS 26 simulator (swiftui-web notes): 2 at 15 and 17 points.
    func drawUnderline(x: Double, baseline: Double) {
        guard let decoration = run.style.underline else { return }
        let font = run.style.font
        var thickness = font.underlineThickness
        let centre = font.underlineOffset
        var top: Double
        if appearance.decorationScale > 0 {
            let scale = appearance.decorationScale
            let pixels = max(1, (thickness * scale - 0.001).rounded(.up))
            top = (centre * scale - pixels / 2).rounded() / scale
            thickness = pixels / scale
        } else {
            thickness = max(1, thickness)
            top = max(1, (centre - thickness / 2).rounded())
        }
        draw(decoration, x: x, top: baseline - run.style.baselineOffset + top, thickness: thickness)
    }

    /// The strikethrough: its centre half the x-height above the baseline.
    func drawStrikethrough(x: Double, baseline: Double) {
        guard let decoration = run.style.strikethrough else { return }
        let font = run.style.font
        let scale = appearance.decorationScale
        let natural = font.underlineThickness
        let thickness = scale > 0 ? max(1, (natural * scale - 0.001).rounded(.up)) / scale : max(1, natural)
        let centre = baseline - run.style.baselineOffset - font.metrics.xHeight / 2
        draw(decoration, x: x, top: centre - thickness / 2, thickness: thickness)
    }

    private func draw(_ decoration: LineDecoration, x: Double, top: Double, thickness: Double) {
        cairo_save(cairo)
        defer { cairo_restore(cairo) }
        cairo.setColor(decoration.color ?? appearance.color ?? run.style.color)
        let weight = decoration.weight == .thick ? 2 * thickness : thickness
        setPattern(decoration.pattern, weight)
        for (start, end) in spans(decoration) {
            draw(from: x + start, to: x + end, centre: top + weight / 2, weight)
            if decoration.weight == .double { draw(from: x + start, to: x + end, centre: top + 2.5 * weight, weight) }
        }
    }

    private func draw(from start: Double, to end: Double, centre: Double, _ weight: Double) {
        cairo_set_line_width(cairo, weight)
        cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
        cairo_move_to(cairo, start, centre)
        cairo_line_to(cairo, end, centre)
        cairo_stroke(cairo)
    }

    /// Lengths of ink and gap in units of the thickness.
    private func setPattern(_ pattern: LineDecoration.Pattern, _ weight: Double) {
        let units: [Double] = switch pattern {
        case .solid: []
        case .dot: [3, 3]
        case .dash: [10, 5]
        case .dashDot: [10, 3, 3, 3]
        case .dashDotDot: [10, 3, 3, 3, 3, 3]
        }
        let lengths = units.map { $0 * weight }
        cairo_set_dash(cairo, lengths, Int32(lengths.count), 0)
    }

    /// The stretches that get a line: the whole run but hanging spaces, or its words only.
    private func spans(_ decoration: LineDecoration) -> [(Double, Double)] {
        if run.glyphs.isEmpty { return run.range.lowerBound < line.trimmedEnd ? [(run.x, run.x + run.width)] : [] }
        var result: [(Double, Double)] = []
        var x = run.x
        for index in run.glyphs.indices {
            let cluster = run.clusters[index]
            let isSpace = !run.range.isEmpty && Characters.isHangingSpace(line.paragraph.text.characters[cluster])
            let isHanging = !run.range.isEmpty && cluster >= line.trimmedEnd
            if !isHanging, !(decoration.byWord && isSpace) {
                if let last = result.last, abs(last.1 - x) < 0.001 {
                    result[result.count - 1].1 = x + run.advances[index]
                } else {
                    result.append((x, x + run.advances[index]))
                }
            }
            x += run.advances[index]
        }
        return result
    }
}
