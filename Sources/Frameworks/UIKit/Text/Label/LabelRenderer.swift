@_spi(Sandlot) import CoreGraphics
import QuartzCore
import Typesetting

/// Lays out and draws a label's text.
@MainActor struct LabelRenderer {
    /// Lengths from here on count as no limit.
    static let unbounded: CGFloat = 1e6

    private var text: StyledText?
    private var textScale = 1.0

    mutating func forget() {
        text = nil
    }

    /// The layout of the label's text in a room, with every font scaled.
    mutating func layout(_ label: UILabel, width: CGFloat, height: CGFloat, lines: Int, scale: Double) -> TextLayout {
        var container = TextLayout.Container(maximumLines: max(0, lines))
        if width < Self.unbounded { container.width = Double(max(0, width)) }
        if height < Self.unbounded { container.height = Double(max(0, height)) }
        return TextLayout.layout(styledText(label, scale), in: container)
    }

    private mutating func styledText(_ label: UILabel, _ scale: Double) -> StyledText {
        if let text, textScale == scale { return text }
        var defaults = StyledText.Defaults()
        defaults.scale = scale
        let alignment = ParagraphStyle.Alignment(label.resolvedAlignment)
        let mode = ParagraphStyle.LineBreakMode(label.lineBreakMode)
        let keepsWords = label.lineBreakStrategy.contains(.hangulWordPriority)
        defaults.adjustParagraph = { style in
            style.alignment = alignment
            style.lineBreakMode = mode
            style.keepsHangulWords = style.keepsHangulWords || keepsWords
        }
        var made: StyledText?
        label.traitCollection.performAsCurrent { made = label.content.styledText(defaults) }
        text = made
        textScale = scale
        return made ?? StyledText("", attributes: nil, defaults: defaults)
    }

    // MARK: - Drawing

    mutating func draw(_ label: UILabel, in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), !rect.isEmpty else { return }
        let full = layout(label, width: rect.width, height: rect.height, lines: label.numberOfLines, scale: 1)
        let scale = label.adjustsFontSizeToFitWidth ? fittingScale(label, in: rect) : 1
        let shown = scale == 1
            ? full : layout(label, width: rect.width, height: rect.height, lines: label.numberOfLines, scale: scale)
        let grid = PixelGrid(label.traitCollection)
        let height = grid.ceil(CGFloat(shown.height))
        var top = rect.minY + grid.round((rect.height - height) / 2)
        if scale != 1 {
            let fullHeight = grid.ceil(CGFloat(full.lines.first?.height ?? 0))
            let fullTop = rect.minY + grid.round((rect.height - fullHeight) / 2)
            switch label.baselineAdjustment {
            case .alignBaselines: top = fullTop + CGFloat(full.firstBaseline - shown.firstBaseline)
            case .alignCenters: break
            case .none: top = fullTop
            }
        }
        context.drawText(shown, at: CGPoint(x: rect.minX, y: top), appearance: appearance(label))
        if scale != 1 { forget() }
    }

    /// The largest scale at which the text fits: for one line the exact ratio, else by halving.
    private mutating func fittingScale(_ label: UILabel, in rect: CGRect) -> Double {
        let least = max(Double(label.minimumScaleFactor), 0.01)
        guard label.numberOfLines != 0 else { return 1 }
        let natural = layout(label, width: Self.unbounded, height: Self.unbounded, lines: label.numberOfLines, scale: 1)
        guard natural.width > Double(rect.width) + 0.01 else { return 1 }
        if label.numberOfLines == 1 {
            return max(least, fittingScaleOfOneLine(label, Double(rect.width), natural.width))
        }
        func fits(_ scale: Double) -> Bool {
            !layout(label, width: rect.width, height: rect.height, lines: label.numberOfLines, scale: scale).isTruncated
        }
        if fits(1) { return 1 }
        var low = least, high = 1.0
        for _ in 0..<10 {
            let middle = (low + high) / 2
            if fits(middle) { low = middle } else { high = middle }
        }
        forget()
        return low
    }

    /// Tracking changes with the size, so the ratio is corrected until the text fits.
    private mutating func fittingScaleOfOneLine(_ label: UILabel, _ room: Double, _ width: Double) -> Double {
        var scale = room / width
        for _ in 0..<4 {
            let scaled = layout(label, width: Self.unbounded, height: Self.unbounded, lines: 1, scale: scale).width
            guard scaled > room else { break }
            scale *= room / scaled * 0.9999
        }
        forget()
        return min(1, scale)
    }

    private func appearance(_ label: UILabel) -> TextLayout.Appearance {
        var appearance = TextLayout.Appearance()
        label.traitCollection.performAsCurrent {
            if label.isHighlighted, let color = label.highlightedTextColor { appearance.color = TextColor(color) }
            if !label.isEnabled {
                var color = appearance.color ?? TextColor(label.content.color)
                color.alpha *= 0.5
                appearance.color = color
            }
            if let color = label.shadowColor {
                appearance.shadow = TextShadow(
                    offsetX: Double(label.shadowOffset.width), offsetY: Double(label.shadowOffset.height), blurRadius: 0,
                    color: TextColor(color))
            }
        }
        return appearance
    }
}
