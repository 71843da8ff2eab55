@_spi(Sandlot) import CoreGraphics
import QuartzCore

extension UIImage {
    // MARK: - Drawing images

    /// Draws the picture at its size with its top left corner at `point`.
    public func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

    /// Draws the picture at its size with its top left corner at `point`.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the picture stretched over `rect`, its caps kept if it has some.
    public func draw(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        draw(in: rect, of: context)
    }

    /// Draws the picture stretched over `rect`.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        draw(in: rect, of: context)
        context.restoreGState()
    }

    /// Repeats the picture over `rect` from its top left.
    public func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setFillColor(UIColor(patternImage: self).cgColor)
        context.fill(rect)
        context.restoreGState()
    }

    /// Draws into a context with y down: the shape in the tint (or the fill colour) for a template, else the picture.
    func draw(in rect: CGRect, of context: CGContext) {
        guard rect.width > 0, rect.height > 0 else { return }
        let color = isTemplate ? parts.tint?.cgColor ?? context.fillPaint.color : parts.tint?.cgColor
        switch parts.content {
        case .nothing: return
        case .animation(let images, _): images.first?.draw(in: rect, of: context)
        case .symbol(let symbol):
            symbol.draw(in: rect, of: context, color: color ?? UIColor.label.resolvedColor(with: .current).cgColor)
        case .bitmap, .vector:
            guard let color else { return drawContent(in: rect, of: context) }
            context.saveGState()
            context.beginTransparencyLayer(in: rect, auxiliaryInfo: nil)
            drawContent(in: rect, of: context)
            context.setBlendMode(.sourceIn)
            context.setFillColor(color)
            context.fill(rect)
            context.endTransparencyLayer()
            context.restoreGState()
        }
    }

    /// Whether only the shape counts.
    var isTemplate: Bool {
        switch parts.renderingMode {
        case .alwaysTemplate: return true
        case .alwaysOriginal: return false
        case .automatic: return isSymbolImage
        }
    }

    private func drawContent(in rect: CGRect, of context: CGContext) {
        switch parts.content {
        case .bitmap(let image):
            if let caps = parts.capInsets {
                ResizableDrawing(image: self, pixels: uprightImage ?? image, caps: caps).draw(in: rect, of: context)
            } else {
                drawUpright(image, in: rect, of: context)
            }
        case .vector(let vector):
            context.saveGState()
            context.translateBy(x: rect.minX, y: rect.maxY)
            context.scaleBy(x: 1, y: -1)
            context.draw(vector, in: CGRect(origin: .zero, size: rect.size))
            context.restoreGState()
        case .nothing, .symbol, .animation: return
        }
    }

    /// Draws stored pixels turned as the orientation says.
    private func drawUpright(_ image: CGImage, in rect: CGRect, of context: CGContext) {
        context.saveGState()
        context.concatenate(parts.orientation.placement(in: rect))
        context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        context.restoreGState()
    }

    // MARK: - Pixels

    /// The picture drawn at a size, in points, with `scale` pixels a point; a template in `tint` if that is given, else black.
    func rasterized(size: CGSize, scale: CGFloat, tint: UIColor? = nil) -> CGImage? {
        guard let context = CGContext(backingWidth: size.width, height: size.height, scale: scale, flipped: true) else { return nil }
        let image = tint.map { tint in changed { if $0.tint == nil || isTemplate { $0.tint = tint } } } ?? self
        image.draw(in: CGRect(origin: .zero, size: size), of: context)
        return context.takeImage()
    }

    /// The pixels as they are seen, turned if need be.
    var uprightImage: CGImage? {
        guard parts.orientation != .up, case .bitmap(let image) = parts.content else { return cgImage }
        let plain = UIImage(parts: Parts(content: .bitmap(image), scale: 1, orientation: parts.orientation))
        return plain.rasterized(size: plain.size, scale: 1)
    }
}

extension UIImage.Orientation {
    /// From the unit square of the stored picture (y up, as Core Graphics draws it) to `rect` (y down).
    func placement(in rect: CGRect) -> CGAffineTransform {
        // Each row: where the picture's right and up directions go, in a unit square with y up.
        let turn: CGAffineTransform
        switch self {
        case .up: turn = .identity
        case .down: turn = CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
        case .left: turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
        case .right: turn = CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
        case .upMirrored: turn = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
        case .downMirrored: turn = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
        case .leftMirrored: turn = CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
        case .rightMirrored: turn = CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        }
        return turn.concatenating(
            CGAffineTransform(a: rect.width, b: 0, c: 0, d: -rect.height, tx: rect.minX, ty: rect.maxY))
    }
}
