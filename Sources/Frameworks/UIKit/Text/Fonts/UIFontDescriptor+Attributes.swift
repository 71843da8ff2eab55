import QuartzCore
import Typesetting

extension UIFontDescriptor {
    /// The name of a descriptor's attribute.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
        public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
        public static let characterSet = AttributeName(rawValue: "NSCTFontCharacterSetAttribute")
        public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    /// A key of the `.traits` dictionary.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// A key of a feature setting.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        public static let type = featureIdentifier
        public static let selector = typeIdentifier
    }

    /// The system font's designs.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")

        var engineDesign: FontDescription.Design {
            switch self {
            case .serif: .serif
            case .monospaced: .monospaced
            case .rounded: .rounded
            default: .standard
            }
        }
    }

    /// What a font is like, in broad terms.
    public struct SymbolicTraits: OptionSet, Sendable, Hashable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
        public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
        public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
    }

    // MARK: - Applying attributes

    /// A description with attributes taken over.
    static func apply(_ attributes: [AttributeName: Any], to base: FontDescription) -> FontDescription {
        var result = base
        if let size = number(attributes[.size]) { result = result.resized(to: size) }
        if let style = attributes[.textStyle] {
            let name = (style as? UIFont.TextStyle)?.rawValue ?? (style as? String) ?? ""
            result = TextStyleTable.description(of: UIFont.TextStyle(rawValue: name), category: ContentSize.category(of: nil))
        }
        if let family = attributes[.family] as? String {
            ResourceFonts.registerAll()
            let weight = (attributes[.face] as? String).map(FontStyleName.parse)
            if let entry = FontLibrary.shared.entry(
                family: family, weight: weight?.weight ?? 400, isItalic: weight?.isItalic ?? false) {
                (result.source, result.weight, result.isItalic) = (.named(entry.postScriptName), entry.weight, entry.isItalic)
            }
        }
        if let name = attributes[.name] as? String, let named = UIFont.description(named: name, size: result.size) {
            (result.source, result.weight, result.isItalic) = (named.source, named.weight, named.isItalic)
        }
        if attributes[.family] == nil, let face = attributes[.face] as? String {
            let style = FontStyleName.parse(face)
            (result.weight, result.isItalic) = (style.weight, style.isItalic)
        }
        if let traits = attributes[.traits] as? [TraitKey: Any] { apply(traits, to: &result) }
        if let features = attributes[.featureSettings] as? [[FeatureKey: Any]] { apply(features, to: &result) }
        return result
    }

    private static func apply(_ traits: [TraitKey: Any], to description: inout FontDescription) {
        if let weight = traits[.weight] {
            let value = (weight as? UIFont.Weight)?.rawValue ?? number(weight).map { CGFloat($0) } ?? 0
            description.weight = UIFont.Weight(value).numeric
        }
        if let width = traits[.width] {
            let value = (width as? UIFont.Width)?.rawValue ?? number(width).map { CGFloat($0) } ?? 0
            description.horizontalScale = UIFont.Width(value).horizontalScale
        }
        if let slant = number(traits[.slant]) { description.isItalic = slant > 0 }
    }

    /// AAT feature numbers: 6/0 monospaced digits, 6/1 proportional digits; others have no counterpart in the stand-in font.
    private static func apply(_ features: [[FeatureKey: Any]], to description: inout FontDescription) {
        for feature in features {
            let type = number(feature[.featureIdentifier]), selector = number(feature[.typeIdentifier])
            switch (type, selector) {
            case (6, 0): description.hasMonospacedDigits = true
            case (6, 1): description.hasMonospacedDigits = false
            default:
                SandlotUnimplemented.report(
                    "UIFontDescriptor.featureSettings", "feature \(Int(type ?? -1))/\(Int(selector ?? -1)) is left out")
            }
        }
    }

    static func number(_ value: Any?) -> Double? {
        switch value {
        case let value as CGFloat: Double(value)
        case let value as Double: value
        case let value as Int: Double(value)
        case let value as Float: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }
}
