import QuartzCore
import Typesetting

extension StyledText {
    /// What holds where a string's attributes are silent.
    struct Defaults {
        var font = UIFont(FontDescription(source: .named("Helvetica"), size: Double(UIFont.defaultFontSize)))
        var color = UIColor.black
        var paragraph = ParagraphStyle()
        /// Laid over each paragraph's own style.
        var adjustParagraph: ((inout ParagraphStyle) -> Void)?
        /// Factor on every font size.
        var scale = 1.0
    }

    /// The engine's text of an attributed string; colours are taken under the traits in force.
    init(_ string: NSAttributedString, defaults: Defaults) {
        let characters = Array(string.string.utf16)
        var runs: [StyledText.Run] = []
        var paragraphs: [StyledText.Paragraphs] = []
        string.enumerateAttributes(in: NSRange(location: 0, length: characters.count)) { attributes, range, _ in
            let span = range.location..<NSMaxRange(range)
            runs.append(Run(range: span, style: TextStyle(attributes, defaults)))
            var style = (attributes[.paragraphStyle] as? NSParagraphStyle)?.engineStyle ?? defaults.paragraph
            defaults.adjustParagraph?(&style)
            if let last = paragraphs.last, last.style == style {
                paragraphs[paragraphs.count - 1].range = last.range.lowerBound..<span.upperBound
            } else {
                paragraphs.append(Paragraphs(range: span, style: style))
            }
        }
        self.init(
            characters: characters, runs: runs, paragraphs: paragraphs,
            emptyStyle: runs.last?.style ?? TextStyle([:], defaults))
    }

    /// The engine's text of a plain string.
    init(_ string: String, attributes: [NSAttributedString.Key: Any]?, defaults: Defaults) {
        let attributes = attributes ?? [:]
        var paragraph = (attributes[.paragraphStyle] as? NSParagraphStyle)?.engineStyle ?? defaults.paragraph
        defaults.adjustParagraph?(&paragraph)
        self.init(string, style: TextStyle(attributes, defaults), paragraph: paragraph)
    }
}

extension TextStyle {
    /// The engine's style of a dictionary of attributes.
    init(_ attributes: [NSAttributedString.Key: Any], _ defaults: StyledText.Defaults) {
        var font = attributes[.font] as? UIFont ?? defaults.font
        if defaults.scale != 1 { font = font.withSize(font.pointSize * CGFloat(defaults.scale)) }
        if let expansion = UIFontDescriptor.number(attributes[.expansion]), expansion != 0 {
            var description = font.resolved.description
            description.horizontalScale *= exp(expansion)
            font = UIFont(description)
        }
        self.init(font: font.resolved)
        let isLink = attributes[.link] != nil
        color = TextColor(attributes[.foregroundColor] as? UIColor ?? (isLink ? .link : defaults.color))
        guard !attributes.isEmpty else { return }
        backgroundColor = (attributes[.backgroundColor] as? UIColor).map(TextColor.init)
        kern = UIFontDescriptor.number(attributes[.kern])
        tracking = UIFontDescriptor.number(attributes[.tracking]) ?? 0
        usesLigatures = UIFontDescriptor.number(attributes[.ligature]) != 0
        baselineOffset = UIFontDescriptor.number(attributes[.baselineOffset]) ?? 0
        obliqueness = UIFontDescriptor.number(attributes[.obliqueness]) ?? 0
        underline = TextStyle.decoration(attributes[.underlineStyle], attributes[.underlineColor])
        strikethrough = TextStyle.decoration(attributes[.strikethroughStyle], attributes[.strikethroughColor])
        strokeWidth = UIFontDescriptor.number(attributes[.strokeWidth]) ?? 0
        strokeColor = (attributes[.strokeColor] as? UIColor).map(TextColor.init)
        attachment = attributes[.attachment] as? NSTextAttachment
        language = attributes[.languageIdentifier] as? String
        if let value = attributes[.shadow] as? NSShadow, let color = value.color {
            shadow = TextShadow(
                offsetX: Double(value.shadowOffset.width), offsetY: Double(value.shadowOffset.height),
                blurRadius: Double(value.shadowBlurRadius), color: TextColor(color))
        }
        if attributes[.textEffect] != nil { SandlotUnimplemented.report("NSAttributedString.Key.textEffect") }
        if attributes[.writingDirection] != nil { SandlotUnimplemented.report("NSAttributedString.Key.writingDirection") }
    }

    private static func decoration(_ style: Any?, _ color: Any?) -> LineDecoration? {
        let raw: Int? = switch style {
        case let style as NSUnderlineStyle: style.rawValue
        default: UIFontDescriptor.number(style).map { Int($0) }
        }
        return raw.flatMap { LineDecoration(NSUnderlineStyle(rawValue: $0), color: color as? UIColor) }
    }
}
