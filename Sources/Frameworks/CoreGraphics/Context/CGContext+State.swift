import CCairo
import FoundationSupport

extension CGContext {
    // MARK: - Line parameters

    /// The width of strokes, in user space.
    public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }
    /// How the ends of lines look.
    public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }
    /// How lines meet.
    public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }
    /// The largest ratio of a miter's length to the line's width before it is bevelled.
    public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit }
    /// Lengths of on, off, on, … in user space; an empty list gives solid lines.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.dashPhase = phase
        state.dashLengths = lengths
    }
    /// How far, in pixels, the drawn line may be from the true curve.
    public func setFlatness(_ flatness: CGFloat) { state.flatness = flatness }

    // MARK: - Colours

    /// What fills paint.
    public func setFillColor(_ color: CGColor) {
        state.fillColor = color
        if let space = color.colorSpace { state.fillColorSpace = space }
    }
    /// What strokes paint.
    public func setStrokeColor(_ color: CGColor) {
        state.strokeColor = color
        if let space = color.colorSpace { state.strokeColorSpace = space }
    }
    /// What fills paint: sRGB, 0…1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    /// What strokes paint: sRGB, 0…1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    /// What fills paint: a gray, 0…1.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
    /// What strokes paint: a gray, 0…1.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }
    /// What fills paint: inks, 0…1.
    public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
    }
    /// What strokes paint: inks, 0…1.
    public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
    }
    /// The space that `setFillColor(_: components)` reads its numbers in; the colour becomes black.
    public func setFillColorSpace(_ space: CGColorSpace) {
        state.fillColorSpace = space
        if space.model != .pattern { state.fillColor = CGColor(gray: 0, alpha: 1) }
    }
    /// The space that `setStrokeColor(_: components)` reads its numbers in; the colour becomes black.
    public func setStrokeColorSpace(_ space: CGColorSpace) {
        state.strokeColorSpace = space
        if space.model != .pattern { state.strokeColor = CGColor(gray: 0, alpha: 1) }
    }
    /// What fills paint: components and alpha in the fill colour space.
    public func setFillColor(_ components: UnsafePointer<CGFloat>) {
        if let color = CGColor(colorSpace: state.fillColorSpace, components: components) { state.fillColor = color }
    }
    /// What strokes paint: components and alpha in the stroke colour space.
    public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
        if let color = CGColor(colorSpace: state.strokeColorSpace, components: components) { state.strokeColor = color }
    }
    /// Fills repeat a pattern.
    public func setFillPattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
        let space = state.fillColorSpace.model == .pattern ? state.fillColorSpace : .pattern
        if let color = CGColor(patternSpace: space, pattern: pattern, components: colorComponents) { state.fillColor = color }
    }
    /// Strokes repeat a pattern.
    public func setStrokePattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
        let space = state.strokeColorSpace.model == .pattern ? state.strokeColorSpace : .pattern
        if let color = CGColor(patternSpace: space, pattern: pattern, components: colorComponents) { state.strokeColor = color }
    }
    /// Where patterns begin, in base space.
    public func setPatternPhase(_ phase: CGSize) { state.patternPhase = phase }
    /// Stored only.
    public func setRenderingIntent(_ intent: CGColorRenderingIntent) { state.renderingIntent = intent }

    // MARK: - Compositing

    /// Opacity of everything drawn, 0…1.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }
    /// How colours mix with what is there.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

    /// A shadow under everything drawn. Offset and blur are measured in base space, whatever the current transform (points with y
    /// down in UIKit's contexts); the Gaussian's σ is half of `blur`. No colour means no shadow.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard let color, color.alpha > 0 else {
            state.shadow = nil
            return
        }
        state.shadow = GraphicsState.Shadow(offset: offset, blur: max(blur, 0), color: color)
    }
    /// A shadow in the usual colour, black of one third.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }

    // MARK: - Quality

    /// Whether edges are smooth; also needs `setAllowsAntialiasing(true)`, the default.
    public func setShouldAntialias(_ shouldAntialias: Bool) { state.shouldAntialias = shouldAntialias }
    /// Whether edges may be smooth.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { state.shouldAntialias = allowsAntialiasing && state.shouldAntialias }
    /// How pictures are stretched.
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolationQuality }
        set { state.interpolationQuality = newValue }
    }
    /// Text is always smooth; the call changes nothing.
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
    /// Text is always smooth; the call changes nothing.
    public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
    /// Glyphs are always placed between pixels; the call changes nothing.
    public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
    /// Glyphs are always placed between pixels; the call changes nothing.
    public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}
    /// Glyphs are always placed between pixels; the call changes nothing.
    public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
    /// Glyphs are always placed between pixels; the call changes nothing.
    public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}
}
