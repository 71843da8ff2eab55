import QuartzCore
import Typesetting

/// What a font is to be like; a value to change and then make a font of.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
    /// What the descriptor resolves to.
    let resolvedDescription: FontDescription
    let scaling: UIFont.DynamicScaling?
    private let explicit: [AttributeName: Any]

    init(_ description: FontDescription, scaling: UIFont.DynamicScaling? = nil, explicit: [AttributeName: Any] = [:]) {
        resolvedDescription = description
        self.explicit = explicit
        if case .textStyle(let style, _)? = scaling {
            self.scaling = .textStyle(style, description)
        } else {
            self.scaling = scaling
        }
        super.init()
    }

    /// Descriptors are not read from archives here.
    public required init?(coder: NSCoder) { nil }

    // MARK: - Creating a font descriptor

    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        let base = FontDescription(source: .named("Helvetica"), size: Double(UIFont.defaultFontSize))
        self.init(UIFontDescriptor.apply(attributes, to: base), explicit: attributes)
    }

    public convenience init(name fontName: String, size: CGFloat) {
        self.init(fontAttributes: [.name: fontName, .size: size])
    }

    /// The descriptor of a text style at the text size in force.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    // MARK: - Querying a font descriptor

    open var pointSize: CGFloat { CGFloat(resolvedDescription.size) }
    open var postscriptName: String { FontLibrary.shared.font(resolvedDescription).postScriptName }

    /// Sheared fonts are not made: the identity.
    open var matrix: CGAffineTransform { .identity }

    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if resolvedDescription.weight >= 600 { traits.insert(.traitBold) }
        if resolvedDescription.isItalic { traits.insert(.traitItalic) }
        if resolvedDescription.source == .system(.monospaced) { traits.insert(.traitMonoSpace) }
        if resolvedDescription.horizontalScale < 1 { traits.insert(.traitCondensed) }
        if resolvedDescription.horizontalScale > 1 { traits.insert(.traitExpanded) }
        if resolvedDescription.leading < 0, scaling != nil { traits.insert(.traitTightLeading) }
        return traits
    }

    open var fontAttributes: [AttributeName: Any] {
        var attributes = explicit
        attributes[.name] = postscriptName
        attributes[.size] = pointSize
        if case .textStyle(let style, _)? = scaling { attributes[.textStyle] = style.rawValue }
        return attributes
    }

    open func object(forKey anAttribute: AttributeName) -> Any? {
        switch anAttribute {
        case .family: return FontLibrary.shared.font(resolvedDescription).familyName
        case .traits:
            return [
                TraitKey.weight: UIFont.Weight(numeric: resolvedDescription.weight).rawValue,
                TraitKey.width: UIFont.Width(horizontalScale: resolvedDescription.horizontalScale).rawValue,
                TraitKey.slant: resolvedDescription.isItalic ? CGFloat(1) / 15 : 0,
                TraitKey.symbolic: symbolicTraits.rawValue,
            ] as [TraitKey: Any]
        default: return fontAttributes[anAttribute]
        }
    }

    // MARK: - Finding fonts

    open func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?) -> [UIFontDescriptor] {
        [self]
    }

    // MARK: - Changing a font descriptor

    open func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
        UIFontDescriptor(
            UIFontDescriptor.apply(attributes, to: resolvedDescription), scaling: scaling,
            explicit: explicit.merging(attributes) { _, new in new })
    }

    /// The descriptor with exactly these traits; nil when no font has them.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        var description = resolvedDescription
        description.isItalic = symbolicTraits.contains(.traitItalic)
        if symbolicTraits.contains(.traitBold) != (description.weight >= 600) {
            description.weight = symbolicTraits.contains(.traitBold) ? boldWeight : 400
        }
        if symbolicTraits.contains(.traitMonoSpace) { description.source = .system(.monospaced) }
        description.horizontalScale = symbolicTraits.contains(.traitCondensed) ? UIFont.Width.condensed.horizontalScale
            : symbolicTraits.contains(.traitExpanded) ? UIFont.Width.expanded.horizontalScale : 1
        if symbolicTraits.contains(.traitTightLeading) { description.leading -= 2 }
        if symbolicTraits.contains(.traitLooseLeading) { description.leading += 2 }
        guard case .named(let name) = description.source else {
            return UIFontDescriptor(description, scaling: scaling, explicit: explicit)
        }
        let family = FontLibrary.shared.entry(named: name)?.familyName ?? name
        guard let entry = FontLibrary.shared.entry(
            family: family, weight: description.weight, isItalic: description.isItalic),
            (entry.weight >= 600) == symbolicTraits.contains(.traitBold), entry.isItalic == description.isItalic
        else { return nil }
        description.source = .named(entry.postScriptName)
        description.weight = entry.weight
        return UIFontDescriptor(description, scaling: scaling, explicit: explicit)
    }

    /// Bold for the three largest styles, semibold otherwise (iOS 26 simulator, swiftui-web notes).
    private var boldWeight: Int {
        guard case .textStyle(let style, _)? = scaling else {
            if case .system = resolvedDescription.source { return 600 }
            return 700
        }
        return [.largeTitle, .title1, .title2].contains(style) ? 700 : 600
    }

    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(resolvedDescription.resized(to: Double(newPointSize)), scaling: nil, explicit: explicit)
    }

    open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor {
        if !matrix.isIdentity { SandlotUnimplemented.report("UIFontDescriptor.withMatrix") }
        return self
    }

    open func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }

    open func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }

    /// The system font in another design; nil for fonts of other families.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        guard case .system = resolvedDescription.source else { return nil }
        var description = resolvedDescription
        description.source = .system(design.engineDesign)
        return UIFontDescriptor(description, scaling: scaling, explicit: explicit)
    }

    // MARK: - Comparing and copying

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFontDescriptor).map { $0.resolvedDescription == resolvedDescription } ?? false
    }

    open override var hash: Int { resolvedDescription.hashValue }
    open override func copy() -> Any { self }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
