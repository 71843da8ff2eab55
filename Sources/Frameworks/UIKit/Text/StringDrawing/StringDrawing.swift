@_spi(Sandlot) import CoreGraphics
import QuartzCore
import Typesetting

/// Measures and draws strings outside labels, as UIKit's string drawing does.
struct StringDrawing {
    let makeText: (StyledText.Defaults) -> StyledText

    init(_ string: NSAttributedString) {
        makeText = { StyledText(string, defaults: $0) }
    }

    init(_ string: String, _ attributes: [NSAttributedString.Key: Any]?) {
        makeText = { StyledText(string, attributes: attributes, defaults: $0) }
    }

    /// The size of the text on lines of its own, unrounded.
    func size() -> CGSize {
        let layout = TextLayout.layout(text(usesLeading: false), in: TextLayout.Container())
        return CGSize(width: layout.width, height: layout.height)
    }

    /// The box the text takes in `size`; its origin is the text's place relative to the rectangle's.
    func boundingRect(_ size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?) -> CGRect {
        let (layout, scale) = layout(size, options, context)
        let top = options.contains(.usesLineFragmentOrigin) ? 0 : -layout.firstBaseline
        let box = CGRect(x: 0, y: top, width: layout.width, height: layout.height)
        context?.actualScaleFactor = scale
        context?.totalBounds = box
        return box
    }

    /// Draws the text with its upper left corner at a point.
    func draw(at point: CGPoint) {
        let layout = TextLayout.layout(text(usesLeading: false), in: TextLayout.Container())
        paint(layout, at: point)
    }

    func draw(in rect: CGRect, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?) {
        let (layout, scale) = layout(rect.size, options, context)
        context?.actualScaleFactor = scale
        context?.totalBounds = CGRect(x: rect.minX, y: rect.minY, width: layout.width, height: layout.height)
        let top = options.contains(.usesLineFragmentOrigin) ? rect.minY : rect.minY - CGFloat(layout.firstBaseline)
        paint(layout, at: CGPoint(x: rect.minX, y: top))
    }

    // MARK: - Laying out

    private func layout(
        _ size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?
    ) -> (layout: TextLayout, scale: CGFloat) {
        var container = TextLayout.Container()
        if options.contains(.usesLineFragmentOrigin) {
            container.width = size.width > 0 && size.width < 1e6 ? Double(size.width) : .infinity
            container.height = size.height > 0 && size.height < 1e6 ? Double(size.height) : .infinity
        } else {
            container.maximumLines = 1
            if size.width > 0, size.width < 1e6 { container.width = Double(size.width) }
        }
        let usesLeading = options.contains(.usesFontLeading)
        let truncates = options.contains(.truncatesLastVisibleLine)
        // A truncating paragraph stays on one line unless the last visible line alone is to be shortened.
        container.wrapsBeforeTruncating = truncates && options.contains(.usesLineFragmentOrigin)
        if !truncates, options.contains(.usesLineFragmentOrigin) { container.height = .infinity }
        var text = text(usesLeading: usesLeading, truncatesTail: truncates)
        if !options.contains(.usesLineFragmentOrigin), text.paragraphs.first?.style.lineBreakMode.truncates != true {
            container.width = .infinity
        }
        var layout = TextLayout.layout(text, in: container)
        guard let context, context.minimumScaleFactor > 0, context.minimumScaleFactor < 1 else { return (layout, 1) }
        var low = Double(context.minimumScaleFactor), high = 1.0
        func fits(_ scale: Double) -> Bool {
            text = self.text(usesLeading: usesLeading, truncatesTail: truncates, scale: scale)
            layout = TextLayout.layout(text, in: container)
            return !layout.isTruncated && layout.width <= Double(size.width) + 0.01 && layout.height <= Double(size.height) + 0.01
        }
        if fits(1) { return (layout, 1) }
        for _ in 0..<8 {
            let middle = (low + high) / 2
            if fits(middle) { low = middle } else { high = middle }
        }
        _ = fits(low)
        return (layout, CGFloat(low))
    }

    private func text(usesLeading: Bool, truncatesTail: Bool = false, scale: Double = 1) -> StyledText {
        var defaults = StyledText.Defaults()
        defaults.scale = scale
        if truncatesTail {
            defaults.adjustParagraph = { style in
                if style.lineBreakMode == .wordWrapping { style.lineBreakMode = .truncatingTail }
            }
        }
        let text = makeText(defaults)
        guard !usesLeading, text.runs.contains(where: { $0.style.font.metrics.leading != 0 }) else { return text }
        func plain(_ style: TextStyle) -> TextStyle {
            var style = style
            var description = style.font.description
            description.leading -= style.font.metrics.leading
            style.font = FontLibrary.shared.font(description)
            return style
        }
        return StyledText(
            characters: text.characters, runs: text.runs.map { StyledText.Run(range: $0.range, style: plain($0.style)) },
            paragraphs: text.paragraphs, emptyStyle: plain(text.emptyStyle))
    }

    private func paint(_ layout: TextLayout, at point: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.drawText(layout, at: point)
    }
}

extension CGContext {
    /// Draws a layout with its upper left corner at a point of a space whose y axis points down.
    func drawText(_ layout: TextLayout, at point: CGPoint, appearance: TextLayout.Appearance = TextLayout.Appearance()) {
        drawObject { cairo in
            layout.draw(in: cairo, x: Double(point.x), y: Double(point.y), appearance: appearance)
        }
    }
}
