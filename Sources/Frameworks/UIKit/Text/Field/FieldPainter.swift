@_spi(Sandlot) import CoreGraphics
import QuartzCore
import Typesetting

/// Lays out and draws a text field's text and placeholder.
@MainActor struct FieldPainter {
    /// One unbounded line.
    func layout(_ field: UITextField, ofPlaceholder isPlaceholder: Bool, scale: Double = 1) -> TextLayout {
        layout(field, ofPlaceholder: isPlaceholder, width: .infinity, scale: scale)
    }

    /// One line, shortened at its end where a width is given.
    func layout(
        _ field: UITextField, ofPlaceholder isPlaceholder: Bool, width: Double, scale: Double = 1
    ) -> TextLayout {
        var defaults = StyledText.Defaults()
        defaults.scale = scale
        defaults.font = field.style.font
        defaults.color = isPlaceholder ? .placeholderText : field.style.color
        let alignment = ParagraphStyle.Alignment(resolvedAlignment(field))
        defaults.adjustParagraph = { style in
            style.alignment = alignment
            style.lineBreakMode = .truncatingTail
        }
        let string = isPlaceholder ? field.attributedPlaceholder ?? NSAttributedString() : shownText(field)
        var text: StyledText?
        field.traitCollection.performAsCurrent { text = StyledText(string, defaults: defaults) }
        let container = TextLayout.Container(width: width, maximumLines: 1)
        return TextLayout.layout(text ?? StyledText("", attributes: nil, defaults: defaults), in: container)
    }

    /// Bullets where the text is a secret.
    private func shownText(_ field: UITextField) -> NSAttributedString {
        let storage = field.editor.storage
        guard field.isSecureTextEntry, storage.length > 0 else { return storage }
        let attributes = storage.attributes(at: 0, effectiveRange: nil)
        return NSAttributedString(string: String(repeating: "•", count: storage.length), attributes: attributes)
    }

    private func resolvedAlignment(_ field: UITextField) -> NSTextAlignment {
        guard field.textAlignment == .natural else { return field.textAlignment }
        return field.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    }

    /// The layout that is shown in a width: the whole line while editing, else shortened or drawn smaller.
    func shownLayout(_ field: UITextField, width: CGFloat) -> TextLayout {
        let whole = layout(field, ofPlaceholder: false)
        guard CGFloat(whole.width) > width + 0.01 else {
            return layout(field, ofPlaceholder: false, width: Double(width))
        }
        if field.adjustsFontSizeToFitWidth {
            let least = field.minimumFontSize > 0 ? Double(field.minimumFontSize / field.style.font.pointSize) : 1
            let scale = min(1, max(least, Double(width) / whole.width * 0.999))
            let smaller = layout(field, ofPlaceholder: false, scale: scale)
            if CGFloat(smaller.width) <= width {
                return layout(field, ofPlaceholder: false, width: Double(width), scale: scale)
            }
        }
        return field.isEditing ? whole : layout(field, ofPlaceholder: false, width: Double(width))
    }

    func drawText(_ field: UITextField, in rect: CGRect) {
        let layout = shownLayout(field, width: rect.width)
        var appearance = TextLayout.Appearance()
        if !field.isEnabled {
            appearance.color = TextColor(UIColor.tertiaryLabel.resolvedColor(with: field.traitCollection))
        }
        let top = FieldGeometry(field, field.bounds).lineTop(layout, in: rect)
        UIGraphicsGetCurrentContext()?.drawText(
            layout, at: CGPoint(x: rect.minX - field.scrollOffset, y: top), appearance: appearance)
    }

    func drawPlaceholder(_ field: UITextField, in rect: CGRect) {
        let layout = layout(field, ofPlaceholder: true, width: Double(rect.width))
        let top = FieldGeometry(field, field.bounds).lineTop(layout, in: rect)
        UIGraphicsGetCurrentContext()?.drawText(layout, at: CGPoint(x: rect.minX, y: top))
    }
}

/// Draws the field's text; as large as the field, so that the field's own drawing methods see its coordinates.
@MainActor final class FieldCanvas: UIView {
    private unowned let field: UITextField

    init(field: UITextField) {
        self.field = field
        super.init(frame: .zero)
        isOpaque = false
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        let rectangle = field.isEditing ? field.editingRect(forBounds: field.bounds) : field.textRect(forBounds: field.bounds)
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.clip(to: rectangle.insetBy(dx: 0, dy: -2))
        if field.editor.length > 0 {
            field.drawText(in: rectangle)
        } else if field.attributedPlaceholder != nil {
            field.drawPlaceholder(in: field.placeholderRect(forBounds: field.bounds))
        }
        context.restoreGState()
    }
}
