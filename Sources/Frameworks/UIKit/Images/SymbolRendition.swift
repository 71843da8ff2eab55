@_spi(Sandlot) import CoreGraphics
import QuartzCore

/// A symbol at a size: what `UIImage(systemName:)` holds.
struct SymbolRendition: @unchecked Sendable {
    let name: String
    let glyph: SymbolLibrary.Glyph
    let pointSize: CGFloat
    let weight: UIImage.SymbolWeight
    let scale: UIImage.SymbolScale

    /// Points for a symbol that nobody gave a size: body text.
    static let defaultPointSize: CGFloat = 17

    /// Ems of a symbol's own shape for one em of text, and the space around it. Fitted to the star's 22 × 20 at 17 points and 36 × 34
    /// at 28 (ios-facts/uikit-controls.md, SF Symbols).
    private static let shapeFactor: CGFloat = 1.18
    private static let sidePadding: CGFloat = 0.182
    private static let verticalPadding: CGFloat = 0.15

    init(name: String, configuration: UIImage.SymbolConfiguration.Values) {
        self.name = name
        glyph = SymbolLibrary.glyph(named: name)
        let styled = configuration.textStyle.map { UIFont.preferredFont(forTextStyle: $0).pointSize }
        pointSize = max(configuration.pointSize ?? styled ?? Self.defaultPointSize, 1)
        weight = configuration.weight ?? .regular
        scale = configuration.scale ?? .medium
    }

    private var em: CGFloat { pointSize * scale.factor }

    /// The size of the picture, whole points.
    var size: CGSize {
        func extent(_ ems: CGFloat, _ padding: CGFloat) -> CGFloat {
            max(((ems * Self.shapeFactor + max(weight.extraThickness, 0) + padding) * em).rounded(), 1)
        }
        return CGSize(width: extent(glyph.size.width, Self.sidePadding), height: extent(glyph.size.height, Self.verticalPadding))
    }

    /// How far above the picture's bottom the text's baseline lies, points. Symbols stand around the middle of capitals.
    var baselineOffset: CGFloat {
        // Half of SF Pro's capital height, 0.705 ems.
        size.height / 2 - 0.352 * pointSize
    }

    /// Paints the symbol stretched over `rect` of a context with y down.
    func draw(in rect: CGRect, of context: CGContext, color: CGColor) {
        let size = size
        let factor = em * Self.shapeFactor
        var placement = CGAffineTransform(translationX: rect.midX, y: rect.midY)
            .scaledBy(x: rect.width / size.width * factor, y: -rect.height / size.height * factor)
        guard let outline = glyph.path.copy(using: &placement) else { return }
        let thickness = weight.extraThickness * em * rect.height / size.height
        context.saveGState()
        if thickness != 0 { context.beginTransparencyLayer(auxiliaryInfo: nil) }
        context.setFillColor(color)
        context.addPath(outline)
        context.fillPath()
        if thickness != 0 {
            // Heavier: a line around the shape. Lighter: the same line taken away.
            if thickness < 0 { context.setBlendMode(.destinationOut) }
            context.setStrokeColor(thickness < 0 ? CGColor(gray: 0, alpha: 1) : color)
            context.setLineWidth(abs(thickness))
            context.setLineJoin(.round)
            context.addPath(outline)
            context.strokePath()
            context.endTransparencyLayer()
        }
        context.restoreGState()
    }
}
