extension UITraitCollection {
    // MARK: - Creating a trait collection

    /// A collection that specifies only `userInterfaceIdiom`.
    public convenience init(userInterfaceIdiom value: UIUserInterfaceIdiom) {
        self.init(values: TraitValues(specifying: \.userInterfaceIdiom, value))
    }

    /// A collection that specifies only `userInterfaceStyle`.
    public convenience init(userInterfaceStyle value: UIUserInterfaceStyle) {
        self.init(values: TraitValues(specifying: \.userInterfaceStyle, value))
    }

    /// A collection that specifies only `layoutDirection`.
    public convenience init(layoutDirection value: UITraitEnvironmentLayoutDirection) {
        self.init(values: TraitValues(specifying: \.layoutDirection, value))
    }

    /// A collection that specifies only `displayScale`.
    public convenience init(displayScale value: CGFloat) {
        self.init(values: TraitValues(specifying: \.displayScale, value))
    }

    /// A collection that specifies only `horizontalSizeClass`.
    public convenience init(horizontalSizeClass value: UIUserInterfaceSizeClass) {
        self.init(values: TraitValues(specifying: \.horizontalSizeClass, value))
    }

    /// A collection that specifies only `verticalSizeClass`.
    public convenience init(verticalSizeClass value: UIUserInterfaceSizeClass) {
        self.init(values: TraitValues(specifying: \.verticalSizeClass, value))
    }

    /// A collection that specifies only `forceTouchCapability`.
    public convenience init(forceTouchCapability value: UIForceTouchCapability) {
        self.init(values: TraitValues(specifying: \.forceTouchCapability, value))
    }

    /// A collection that specifies only `preferredContentSizeCategory`.
    public convenience init(preferredContentSizeCategory value: UIContentSizeCategory) {
        self.init(values: TraitValues(specifying: \.preferredContentSizeCategory, value))
    }

    /// A collection that specifies only `displayGamut`.
    public convenience init(displayGamut value: UIDisplayGamut) {
        self.init(values: TraitValues(specifying: \.displayGamut, value))
    }

    /// A collection that specifies only `accessibilityContrast`.
    public convenience init(accessibilityContrast value: UIAccessibilityContrast) {
        self.init(values: TraitValues(specifying: \.accessibilityContrast, value))
    }

    /// A collection that specifies only `userInterfaceLevel`.
    public convenience init(userInterfaceLevel value: UIUserInterfaceLevel) {
        self.init(values: TraitValues(specifying: \.userInterfaceLevel, value))
    }

    /// A collection that specifies only `legibilityWeight`.
    public convenience init(legibilityWeight value: UILegibilityWeight) {
        self.init(values: TraitValues(specifying: \.legibilityWeight, value))
    }

    /// A collection that specifies only `activeAppearance`.
    public convenience init(activeAppearance value: UIUserInterfaceActiveAppearance) {
        self.init(values: TraitValues(specifying: \.activeAppearance, value))
    }

    /// A collection that specifies only `imageDynamicRange`.
    public convenience init(imageDynamicRange value: UIImageDynamicRange) {
        self.init(values: TraitValues(specifying: \.imageDynamicRange, value))
    }

    /// A collection that specifies only `typesettingLanguage`.
    public convenience init(typesettingLanguage value: String?) {
        self.init(values: TraitValues(specifying: \.typesettingLanguage, value))
    }

    /// A collection with the values that the closure sets.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(values: UITraitCollection.mutated(TraitValues(), mutations))
    }

    /// A copy in which the closure changed some values.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(values: UITraitCollection.mutated(values, mutations))
    }

    /// A copy with another value for one trait.
    public func replacing<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) -> UITraitCollection {
        var values = values
        values[trait] = value
        return UITraitCollection(values: values)
    }

    private static func mutated(_ values: TraitValues, _ mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
        var traits: any UIMutableTraits = MutableTraits(values: values)
        mutations(&traits)
        return (traits as? MutableTraits)?.values ?? values
    }

    private struct MutableTraits: UIMutableTraits {
        var values: TraitValues

        subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
            get { values[trait] }
            set { values[trait] = newValue }
        }
    }
}

extension TraitValues {
    fileprivate init<Value>(specifying path: WritableKeyPath<TraitValues, Value>, _ value: Value) {
        self.init()
        self[keyPath: path] = value
    }
}
