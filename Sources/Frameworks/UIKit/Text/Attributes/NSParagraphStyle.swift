import QuartzCore
import Typesetting

/// How the lines of a paragraph are broken and placed; lengths in points.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    /// What the line breaker pays attention to.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Moves words down so that no word stands alone on the last line.
        public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        /// Keeps words of Hangul whole.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
        /// What labels use.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }

    /// The values, as the engine takes them where it knows them.
    struct Values: Hashable {
        var engine = ParagraphStyle()
        var lineBreakStrategy: LineBreakStrategy = []
        var hyphenationFactor: Float = 0
        var usesDefaultHyphenation = false
        var allowsDefaultTightening = false
        var tabStops = (1...12).map { NSTextTab(textAlignment: .natural, location: CGFloat($0 * 28)) }
        var defaultTabInterval: CGFloat = 0
    }

    var values = Values()

    public override init() { super.init() }

    init(values: Values) {
        self.values = values
        super.init()
    }

    /// Paragraph styles are not read from archives here.
    public required init?(coder: NSCoder) { nil }

    // MARK: - Getting the default style

    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        let code = (languageName ?? "").prefix(2)
        return ["ar", "he", "fa", "ur", "yi"].contains(String(code)) ? .rightToLeft : .leftToRight
    }

    // MARK: - Getting values

    open var alignment: NSTextAlignment { NSTextAlignment(values.engine.alignment) }
    open var firstLineHeadIndent: CGFloat { CGFloat(values.engine.firstLineHeadIndent) }
    open var headIndent: CGFloat { CGFloat(values.engine.headIndent) }
    /// Positive: from the leading edge; zero or negative: from the trailing edge.
    open var tailIndent: CGFloat { CGFloat(values.engine.tailIndent) }
    open var lineHeightMultiple: CGFloat { CGFloat(values.engine.lineHeightMultiple) }
    open var maximumLineHeight: CGFloat { CGFloat(values.engine.maximumLineHeight) }
    open var minimumLineHeight: CGFloat { CGFloat(values.engine.minimumLineHeight) }
    open var lineSpacing: CGFloat { CGFloat(values.engine.lineSpacing) }
    open var paragraphSpacing: CGFloat { CGFloat(values.engine.paragraphSpacing) }
    open var paragraphSpacingBefore: CGFloat { CGFloat(values.engine.paragraphSpacingBefore) }
    open var lineBreakMode: NSLineBreakMode { NSLineBreakMode(values.engine.lineBreakMode) }
    open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
    open var baseWritingDirection: NSWritingDirection { NSWritingDirection(values.engine.direction) }
    open var hyphenationFactor: Float { values.hyphenationFactor }
    open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTightening }
    open var tabStops: [NSTextTab]! { values.tabStops }
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }

    // MARK: - Comparing and copying

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSParagraphStyle).map { $0.values == values } ?? false
    }

    open override var hash: Int { values.hashValue }
    open override func copy() -> Any { copy(with: nil) }
    open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values: values) }
    open override func mutableCopy() -> Any { mutableCopy(with: nil) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values: values) }

    /// The style as the engine takes it.
    var engineStyle: ParagraphStyle {
        var style = values.engine
        style.keepsHangulWords = values.lineBreakStrategy.contains(.hangulWordPriority)
        style.defaultTabInterval = Double(values.defaultTabInterval)
        style.tabStops = values.tabStops.map {
            ParagraphStyle.TabStop(location: Double($0.location), alignment: ParagraphStyle.Alignment($0.alignment))
        }
        if values.hyphenationFactor > 0 { SandlotUnimplemented.report("NSParagraphStyle.hyphenationFactor") }
        return style
    }
}
