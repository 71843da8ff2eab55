import QuartzCore

extension NSAttributedString.Key {
    /// UIFont; Helvetica 12 where absent.
    public static let font = NSAttributedString.Key("NSFont")
    /// NSParagraphStyle.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// UIColor; black where absent.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// UIColor behind the text.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// 1 joins letters by default, 0 never.
    public static let ligature = NSAttributedString.Key("NSLigature")
    /// Points after each character; 0 turns pair kerning off.
    public static let kern = NSAttributedString.Key("NSKern")
    /// Points after each character; pair kerning stays on.
    public static let tracking = NSAttributedString.Key("CTTracking")
    /// NSUnderlineStyle's raw value.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// NSUnderlineStyle's raw value.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// Percent of the font size; negative also fills.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// NSShadow.
    public static let shadow = NSAttributedString.Key("NSShadow")
    public static let textEffect = NSAttributedString.Key("NSTextEffect")
    /// NSTextAttachment on the character U+FFFC.
    public static let attachment = NSAttributedString.Key("NSAttachment")
    /// URL or string.
    public static let link = NSAttributedString.Key("NSLink")
    /// Points above the baseline.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// Slant, as a factor of the height.
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    public static let expansion = NSAttributedString.Key("NSExpansion")
    public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
    public static let verticalGlyphForm = NSAttributedString.Key("NSVerticalGlyphForm")
    /// A BCP 47 tag.
    public static let languageIdentifier = NSAttributedString.Key("NSLanguage")
    public static let accessibilitySpeechLanguage = NSAttributedString.Key("UIAccessibilitySpeechAttributeLanguage")
}

extension NSAttributedString {
    /// A text effect's name.
    public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
    }
}
