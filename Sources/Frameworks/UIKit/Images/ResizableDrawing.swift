@_spi(Sandlot) import CoreGraphics
import QuartzCore

/// Draws a picture in nine parts: corners as they are, edges and middle stretched or repeated.
struct ResizableDrawing {
    let image: UIImage
    let pixels: CGImage
    /// Points.
    let caps: UIEdgeInsets

    func draw(in rect: CGRect, of context: CGContext) {
        let scale = image.scale
        let columns = Self.split(
            source: CGFloat(pixels.width), first: caps.left * scale, last: caps.right * scale, start: rect.minX, length: rect.width,
            scale: scale)
        let rows = Self.split(
            source: CGFloat(pixels.height), first: caps.top * scale, last: caps.bottom * scale, start: rect.minY, length: rect.height,
            scale: scale)
        for row in rows {
            for column in columns {
                let source = CGRect(x: column.source.lowerBound, y: row.source.lowerBound, width: column.sourceLength, height: row.sourceLength)
                let target = CGRect(x: column.target.lowerBound, y: row.target.lowerBound, width: column.targetLength, height: row.targetLength)
                guard source.width > 0, source.height > 0, target.width > 0, target.height > 0, let part = pixels.cropping(to: source)
                else { continue }
                draw(part, in: target, of: context, tiles: image.resizingMode == .tile && (column.isMiddle || row.isMiddle), column, row)
            }
        }
    }

    private func draw(_ part: CGImage, in target: CGRect, of context: CGContext, tiles: Bool, _ column: Span, _ row: Span) {
        context.saveGState()
        // Core Graphics draws upright with y up.
        context.translateBy(x: target.minX, y: target.maxY)
        context.scaleBy(x: 1, y: -1)
        if tiles {
            context.clip(to: CGRect(origin: .zero, size: target.size))
            let tile = CGSize(
                width: column.isMiddle ? column.sourceLength / image.scale : target.width,
                height: row.isMiddle ? row.sourceLength / image.scale : target.height)
            context.draw(part, in: CGRect(x: 0, y: target.height - tile.height, width: tile.width, height: tile.height), byTiling: true)
        } else {
            context.draw(part, in: CGRect(origin: .zero, size: target.size))
        }
        context.restoreGState()
    }

    /// One of three parts along an axis: pixels of the picture, points of the target.
    private struct Span {
        var source: ClosedRange<CGFloat>
        var target: ClosedRange<CGFloat>
        var isMiddle: Bool
        var sourceLength: CGFloat { source.upperBound - source.lowerBound }
        var targetLength: CGFloat { target.upperBound - target.lowerBound }
    }

    private static func split(
        source: CGFloat, first: CGFloat, last: CGFloat, start: CGFloat, length: CGFloat, scale: CGFloat
    ) -> [Span] {
        let first = min(max(first.rounded(), 0), source)
        let last = min(max(last.rounded(), 0), source - first)
        // Caps that do not fit shrink together.
        let shrink = min(1, length / max((first + last) / scale, 1e-9))
        let (head, tail) = (first / scale * shrink, last / scale * shrink)
        let (middleStart, middleEnd) = (start + head, max(start + head, start + length - tail))
        return [
            Span(source: 0...first, target: start...middleStart, isMiddle: false),
            Span(source: first...(source - last), target: middleStart...middleEnd, isMiddle: true),
            Span(source: (source - last)...source, target: middleEnd...max(middleEnd, start + length), isMiddle: false),
        ]
    }
}
