import QuartzCore
import Typesetting

/// What a label shows: a string in the label's style, or an attributed string.
struct LabelContent {
    static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    static let defaultColor = UIColor.label

    private var plain: String?
    private var attributed: NSAttributedString?
    private var plainFont = Self.defaultFont
    private var plainColor = Self.defaultColor
    private(set) var alignment = NSTextAlignment.natural
    private(set) var lineBreakMode = NSLineBreakMode.byTruncatingTail

    var isAttributed: Bool { attributed != nil }
    var string: String? { attributed?.string ?? plain }

    var font: UIFont { firstAttribute(.font) as? UIFont ?? plainFont }
    var color: UIColor { firstAttribute(.foregroundColor) as? UIColor ?? plainColor }

    private func firstAttribute(_ key: NSAttributedString.Key) -> Any? {
        guard let attributed, attributed.length > 0 else { return nil }
        return attributed.attribute(key, at: 0, effectiveRange: nil)
    }

    // MARK: - Setting

    mutating func set(_ string: String?) {
        plain = string
        attributed = nil
    }

    mutating func set(_ string: NSAttributedString?) {
        attributed = string?.copy() as? NSAttributedString
        plain = nil
        guard let style = firstAttribute(.paragraphStyle) as? NSParagraphStyle else { return }
        alignment = style.alignment
        lineBreakMode = style.lineBreakMode
    }

    mutating func setFont(_ font: UIFont) {
        plainFont = font
        overwrite(.font, with: font)
    }

    mutating func setColor(_ color: UIColor) {
        plainColor = color
        overwrite(.foregroundColor, with: color)
    }

    mutating func setAlignment(_ alignment: NSTextAlignment) {
        self.alignment = alignment
    }

    mutating func setLineBreakMode(_ mode: NSLineBreakMode) {
        lineBreakMode = mode
    }

    private mutating func overwrite(_ key: NSAttributedString.Key, with value: Any) {
        guard let attributed else { return }
        let changed = NSMutableAttributedString(attributedString: attributed)
        changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
        self.attributed = changed.copy() as? NSAttributedString
    }

    /// Brings the fonts that follow the text size to a category; whether any changed.
    mutating func followContentSize(_ category: UIContentSizeCategory) -> Bool {
        let newFont = plainFont.adjusted(to: category)
        var hasChanged = !newFont.isEqual(plainFont)
        plainFont = newFont
        guard let attributed else { return hasChanged }
        let changed = NSMutableAttributedString(attributedString: attributed)
        attributed.enumerateAttribute(.font, in: NSRange(location: 0, length: attributed.length)) { value, range, _ in
            guard let font = value as? UIFont else { return }
            let adjusted = font.adjusted(to: category)
            if !adjusted.isEqual(font) {
                changed.addAttribute(.font, value: adjusted, range: range)
                hasChanged = true
            }
        }
        self.attributed = changed.copy() as? NSAttributedString
        return hasChanged
    }

    // MARK: - Reading

    /// The content with the label's style written out.
    var attributedString: NSAttributedString? {
        if let attributed { return attributed }
        guard let plain else { return nil }
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        style.lineBreakMode = lineBreakMode
        return NSAttributedString(
            string: plain, attributes: [.font: plainFont, .foregroundColor: plainColor, .paragraphStyle: style])
    }

    /// The engine's text. Colours are taken under the traits in force.
    func styledText(_ defaults: StyledText.Defaults) -> StyledText {
        var defaults = defaults
        (defaults.font, defaults.color) = (plainFont, plainColor)
        if let attributed { return StyledText(attributed, defaults: defaults) }
        return StyledText(plain ?? "", attributes: nil, defaults: defaults.scaled(plainFont))
    }
}

extension StyledText.Defaults {
    /// The defaults for a text without attributes: the scale put into the font.
    fileprivate func scaled(_ font: UIFont) -> StyledText.Defaults {
        guard scale != 1 else { return self }
        var result = self
        result.font = font.withSize(font.pointSize * CGFloat(scale))
        result.scale = 1
        return result
    }
}
