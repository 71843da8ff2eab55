/// A trait that every collection has a place for.
protocol BuiltInTrait: UITraitDefinition {
    static var path: WritableKeyPath<TraitValues, Value> { get }
}

extension BuiltInTrait {
    static func read(_ values: TraitValues) -> Any { values[keyPath: path] }

    static func write(_ value: Any, to values: inout TraitValues) { values[keyPath: path] = value as! Value }
}

/// The kind of device.
public struct UITraitUserInterfaceIdiom: BuiltInTrait {
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// Light or dark.
public struct UITraitUserInterfaceStyle: BuiltInTrait {
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// Left to right or right to left.
public struct UITraitLayoutDirection: BuiltInTrait {
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
    static var path: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}

/// Device pixels per point; 0 is unspecified.
public struct UITraitDisplayScale: BuiltInTrait {
    public static var defaultValue: CGFloat { 0 }
    static var path: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

/// Room along x.
public struct UITraitHorizontalSizeClass: BuiltInTrait {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// Room along y.
public struct UITraitVerticalSizeClass: BuiltInTrait {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// Whether pressure is measured.
public struct UITraitForceTouchCapability: BuiltInTrait {
    public static var defaultValue: UIForceTouchCapability { .unknown }
    static var path: WritableKeyPath<TraitValues, UIForceTouchCapability> { \.forceTouchCapability }
}

/// The preferred text size.
public struct UITraitPreferredContentSizeCategory: BuiltInTrait {
    public static var defaultValue: UIContentSizeCategory { .unspecified }
    static var path: WritableKeyPath<TraitValues, UIContentSizeCategory> { \.preferredContentSizeCategory }
}

/// The display's range of colours.
public struct UITraitDisplayGamut: BuiltInTrait {
    public static var defaultValue: UIDisplayGamut { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static var path: WritableKeyPath<TraitValues, UIDisplayGamut> { \.displayGamut }
}

/// Normal or increased contrast.
public struct UITraitAccessibilityContrast: BuiltInTrait {
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static var path: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
}

/// Main content or above it.
public struct UITraitUserInterfaceLevel: BuiltInTrait {
    public static var defaultValue: UIUserInterfaceLevel { .unspecified }
    public static var affectsColorAppearance: Bool { true }
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

/// Regular or bold text.
public struct UITraitLegibilityWeight: BuiltInTrait {
    public static var defaultValue: UILegibilityWeight { .unspecified }
    static var path: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}

/// Whether the window looks active.
public struct UITraitActiveAppearance: BuiltInTrait {
    public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance> { \.activeAppearance }
}

/// The brightness range of images.
public struct UITraitImageDynamicRange: BuiltInTrait {
    public static var defaultValue: UIImageDynamicRange { .unspecified }
    static var path: WritableKeyPath<TraitValues, UIImageDynamicRange> { \.imageDynamicRange }
}

/// The language whose typesetting rules apply, as a tag; nil is unspecified.
public struct UITraitTypesettingLanguage: BuiltInTrait {
    public static var defaultValue: String? { nil }
    static var path: WritableKeyPath<TraitValues, String?> { \.typesettingLanguage }
}
