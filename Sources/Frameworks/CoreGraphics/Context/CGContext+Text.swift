import FoundationSupport

extension CGContext {
    /// What is done with the shapes of text.
    public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textDrawingMode = mode }
    /// What text drawing does with shapes now.
    @_spi(Sandlot) public var textDrawingMode: CGTextDrawingMode { state.textDrawingMode }
    /// Extra space between glyphs, user space.
    public func setCharacterSpacing(_ spacing: CGFloat) { state.characterSpacing = spacing }
    /// The size of text drawn glyph by glyph.
    public func setFontSize(_ size: CGFloat) { state.fontSize = size }

    /// Draws glyphs of the context's font: there is none to choose from, text is drawn through UIKit.
    public func showGlyphs(_ glyphs: [CGGlyph], at positions: [CGPoint]) {
        SandlotUnimplemented.report("CGContext.showGlyphs")
    }
}
