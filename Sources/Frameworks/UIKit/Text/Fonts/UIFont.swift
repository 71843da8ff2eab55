import QuartzCore
import Typesetting

/// A font at a size, with its measures in points.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
    /// The engine's font: faces, measures and tracking.
    @_spi(Sandlot) public let resolved: TextFont
    /// What keeps the font's size in step with the text size the user chose.
    let scaling: DynamicScaling?

    /// Where a font's size comes from when it follows the text size.
    enum DynamicScaling: Hashable {
        case textStyle(TextStyle, FontDescription)
        /// A base size scaled by a text style's table, up to a maximum (0: none).
        case metrics(TextStyle, baseSize: CGFloat, maximum: CGFloat)
    }

    init(resolved: TextFont, scaling: DynamicScaling? = nil) {
        self.resolved = resolved
        self.scaling = scaling
        super.init()
    }

    convenience init(_ description: FontDescription, scaling: DynamicScaling? = nil) {
        self.init(resolved: FontLibrary.shared.font(description), scaling: scaling)
    }

    /// Fonts are not read from archives here.
    public required init?(coder: NSCoder) { nil }

    // MARK: - Creating fonts by name and descriptor

    /// The font with a PostScript, full or family name; nil when there is none.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let description = UIFont.description(named: fontName, size: UIFont.sizeOrDefault(fontSize)) else { return nil }
        self.init(description)
    }

    /// The font a descriptor describes; a size of 0 takes the descriptor's own.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        var description = descriptor.resolvedDescription
        var scaling = descriptor.scaling
        if pointSize > 0, Double(pointSize) != description.size {
            description = description.resized(to: Double(pointSize))
            scaling = nil
        }
        self.init(description, scaling: scaling)
    }

    // MARK: - Creating system fonts

    /// The system font in regular weight; a size of 0 or less takes the standard size.
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(FontDescription(size: sizeOrDefault(fontSize)))
    }

    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontDescription(size: sizeOrDefault(fontSize), weight: weight.numeric))
    }

    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
        var description = FontDescription(size: sizeOrDefault(fontSize), weight: weight.numeric)
        description.horizontalScale = width.horizontalScale
        return UIFont(description)
    }

    /// The emphasised system font, which on iOS is the semibold weight.
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(FontDescription(size: sizeOrDefault(fontSize), weight: 600))
    }

    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(FontDescription(size: sizeOrDefault(fontSize), isItalic: true))
    }

    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontDescription(source: .system(.monospaced), size: sizeOrDefault(fontSize), weight: weight.numeric))
    }

    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        var description = FontDescription(size: sizeOrDefault(fontSize), weight: weight.numeric)
        description.hasMonospacedDigits = true
        return UIFont(description)
    }

    /// The font of a text style at the text size in force.
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The font of a text style at the text size of a trait collection.
    open class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let category = ContentSize.category(of: traitCollection)
        let description = TextStyleTable.description(of: style, category: category)
        return UIFont(description, scaling: .textStyle(style, description))
    }

    /// The font at another size.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        let description = resolved.description.resized(to: UIFont.sizeOrDefault(fontSize))
        return description == resolved.description ? self : UIFont(description)
    }

    static func sizeOrDefault(_ size: CGFloat) -> Double {
        size > 0 && size.isFinite ? Double(size) : Double(systemFontSize)
    }

    // MARK: - Getting the available font names

    open class var familyNames: [String] {
        ResourceFonts.registerAll()
        return FontLibrary.shared.familyNames
    }

    open class func fontNames(forFamilyName familyName: String) -> [String] {
        ResourceFonts.registerAll()
        return FontLibrary.shared.entries(ofFamily: familyName).map(\.postScriptName)
    }

    // MARK: - Getting font name attributes

    open var familyName: String { resolved.familyName }
    open var fontName: String { resolved.postScriptName }

    // MARK: - Getting font metrics

    open var pointSize: CGFloat { CGFloat(resolved.size) }
    /// From the baseline to the top of the line.
    open var ascender: CGFloat { CGFloat(resolved.metrics.ascender) }
    /// From the baseline to the bottom of the line; negative.
    open var descender: CGFloat { CGFloat(resolved.metrics.descender) }
    /// The space the font wants between lines.
    open var leading: CGFloat { CGFloat(resolved.metrics.leading) }
    open var capHeight: CGFloat { CGFloat(resolved.metrics.capHeight) }
    open var xHeight: CGFloat { CGFloat(resolved.metrics.xHeight) }
    /// Ascender less descender; not rounded.
    open var lineHeight: CGFloat { CGFloat(resolved.metrics.lineHeight) }

    // MARK: - Getting system font information

    open class var labelFontSize: CGFloat { 17 }
    open class var buttonFontSize: CGFloat { 18 }
    open class var smallSystemFontSize: CGFloat { 12 }
    open class var systemFontSize: CGFloat { 14 }
    /// The size a font from the defaults has.
    open class var defaultFontSize: CGFloat { 12 }

    // MARK: - Getting the font descriptor

    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(resolved.description, scaling: scaling) }

    // MARK: - Comparing and copying

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return other === self || other.resolved == resolved
    }

    open override var hash: Int { resolved.hashValue }
    open override func copy() -> Any { self }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override var description: String {
        let description = resolved.description
        return "<UICTFont: \(Unmanaged.passUnretained(self).toOpaque())> font-family: \"\(familyName)\"; "
            + "font-weight: \(description.weight >= 600 ? "bold" : "normal"); "
            + "font-style: \(description.isItalic ? "italic" : "normal"); font-size: \(String(format: "%.2f", pointSize))pt"
    }
}

extension FontDescription {
    /// The plain font of another size: what belongs to a text style goes.
    func resized(to size: Double) -> FontDescription {
        var result = self
        result.size = size
        if size != self.size {
            (result.leading, result.extraAscent, result.extraDescent) = (0, 0, 0)
        }
        return result
    }
}
