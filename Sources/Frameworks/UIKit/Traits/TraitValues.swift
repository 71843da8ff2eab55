/// The values of a trait collection. A value equal to the trait's default is unspecified.
struct TraitValues: Equatable {
    var userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified
    var userInterfaceStyle: UIUserInterfaceStyle = .unspecified
    var layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified
    var displayScale: CGFloat = 0
    var horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified
    var verticalSizeClass: UIUserInterfaceSizeClass = .unspecified
    var forceTouchCapability: UIForceTouchCapability = .unknown
    var preferredContentSizeCategory: UIContentSizeCategory = .unspecified
    var displayGamut: UIDisplayGamut = .unspecified
    var accessibilityContrast: UIAccessibilityContrast = .unspecified
    var userInterfaceLevel: UIUserInterfaceLevel = .unspecified
    var legibilityWeight: UILegibilityWeight = .unspecified
    var activeAppearance: UIUserInterfaceActiveAppearance = .unspecified
    var imageDynamicRange: UIImageDynamicRange = .unspecified
    var typesettingLanguage: String? = nil
    /// Values of traits that the page defines, by the trait's type.
    var custom: [ObjectIdentifier: CustomTraitValue] = [:]

    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get {
            if let builtIn = trait as? any BuiltInTrait.Type { return builtIn.read(self) as! Trait.Value }
            return custom[ObjectIdentifier(trait)]?.value as? Trait.Value ?? trait.defaultValue
        }
        set {
            if let builtIn = trait as? any BuiltInTrait.Type {
                builtIn.write(newValue, to: &self)
            } else {
                custom[ObjectIdentifier(trait)] = CustomTraitValue(
                    value: newValue, affectsColorAppearance: trait.affectsColorAppearance)
            }
        }
    }

    /// Takes over every value that `other` specifies.
    mutating func merge(_ other: TraitValues) {
        if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
        if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
        if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
        if other.displayScale != 0 { displayScale = other.displayScale }
        if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
        if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
        if other.forceTouchCapability != .unknown { forceTouchCapability = other.forceTouchCapability }
        if other.preferredContentSizeCategory != .unspecified { preferredContentSizeCategory = other.preferredContentSizeCategory }
        if other.displayGamut != .unspecified { displayGamut = other.displayGamut }
        if other.accessibilityContrast != .unspecified { accessibilityContrast = other.accessibilityContrast }
        if other.userInterfaceLevel != .unspecified { userInterfaceLevel = other.userInterfaceLevel }
        if other.legibilityWeight != .unspecified { legibilityWeight = other.legibilityWeight }
        if other.activeAppearance != .unspecified { activeAppearance = other.activeAppearance }
        if other.imageDynamicRange != .unspecified { imageDynamicRange = other.imageDynamicRange }
        if other.typesettingLanguage != nil { typesettingLanguage = other.typesettingLanguage }
        custom.merge(other.custom) { $1 }
    }

    /// Whether everything that this one specifies is the same in `other`.
    func isContained(in other: TraitValues) -> Bool {
        var merged = other
        merged.merge(self)
        return merged == other
    }

    /// Whether a value on which colours depend differs.
    func differsInColorAppearance(from other: TraitValues) -> Bool {
        userInterfaceStyle != other.userInterfaceStyle
            || displayGamut != other.displayGamut
            || accessibilityContrast != other.accessibilityContrast
            || userInterfaceLevel != other.userInterfaceLevel
            || custom.filter { $0.value.affectsColorAppearance } != other.custom.filter { $0.value.affectsColorAppearance }
    }
}

/// The value of a trait that the page defines. Values that cannot be compared count as different.
struct CustomTraitValue: Equatable {
    let value: Any
    let affectsColorAppearance: Bool

    static func == (left: CustomTraitValue, right: CustomTraitValue) -> Bool {
        guard let a = left.value as? any Equatable else { return false }
        return isEqual(a, right.value)
    }

    private static func isEqual<Value: Equatable>(_ left: Value, _ right: Any) -> Bool { left == right as? Value }
}
