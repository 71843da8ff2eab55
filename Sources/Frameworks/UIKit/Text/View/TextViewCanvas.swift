@_spi(Sandlot) import CoreGraphics
import QuartzCore
import Typesetting

/// Draws a text view's text; as large as the content.
@MainActor final class TextViewCanvas: UIView {
    private unowned let textView: UITextView

    init(textView: UITextView) {
        self.textView = textView
        super.init(frame: .zero)
        isOpaque = false
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        let manager = textView.layoutManager
        let origin = textView.containerOrigin
        let range = manager.glyphRange(for: textView.textContainer)
        manager.drawBackground(forGlyphRange: range, at: origin)
        manager.drawGlyphs(forGlyphRange: range, at: origin)
    }
}
