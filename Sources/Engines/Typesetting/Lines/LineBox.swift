/// The height of a line: its tallest runs, then the paragraph's wishes.
struct LineBox {
    var ascent = 0.0, descent = 0.0, leading = 0.0

    init(text: StyledText, range: Range<Int>, style: ParagraphStyle, pitchScale: Double) {
        if range.isEmpty {
            add(text.runs.isEmpty || range.lowerBound >= text.characters.count
                ? text.emptyStyle : text.style(at: range.lowerBound))
        } else {
            var index = text.runIndex(at: range.lowerBound)
            while index < text.runs.count, text.runs[index].range.lowerBound < range.upperBound {
                add(text.runs[index].style)
                index += 1
            }
        }
        let natural = ascent + descent
        var height = natural
        if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
        if style.minimumLineHeight > 0 { height = max(height, style.minimumLineHeight) }
        if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
        if pitchScale > 0 { height = ((height * pitchScale) - 1e-6).rounded(.up) / pitchScale }
        if pitchScale > 0, style.lineHeightMultiple == 0, style.minimumLineHeight == 0, style.maximumLineHeight == 0 {
            // A text view keeps the ascender above the baseline: the rounding lies below.
            descent = height - ascent
        } else {
            ascent += height - natural
        }
    }

    private mutating func add(_ style: TextStyle) {
        let metrics = style.font.metrics
        ascent = max(ascent, metrics.ascender + style.baselineOffset)
        descent = max(descent, -metrics.descender - style.baselineOffset)
        leading = leading == 0 ? metrics.leading : max(leading, metrics.leading)
        if let bounds = style.attachment?.inlineBounds {
            ascent = max(ascent, bounds.y + bounds.height + style.baselineOffset)
            descent = max(descent, -bounds.y - style.baselineOffset)
        }
    }
}
