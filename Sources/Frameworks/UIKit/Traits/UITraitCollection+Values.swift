extension UITraitCollection {
    // MARK: - Getting the traits

    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }

    /// Light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }

    /// Left to right or right to left.
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }

    /// Device pixels per point; 0 is unspecified.
    public var displayScale: CGFloat { values.displayScale }

    /// Room along x.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }

    /// Room along y.
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }

    /// Whether pressure is measured.
    public var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }

    /// The preferred text size.
    public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }

    /// The display's range of colours.
    public var displayGamut: UIDisplayGamut { values.displayGamut }

    /// Normal or increased contrast.
    public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }

    /// Main content or above it.
    public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }

    /// Regular or bold text.
    public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }

    /// Whether the window looks active.
    public var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }

    /// The brightness range of images.
    public var imageDynamicRange: UIImageDynamicRange { values.imageDynamicRange }

    /// The language whose typesetting rules apply, as a tag; nil is unspecified.
    public var typesettingLanguage: String? { values.typesettingLanguage }

    /// The value of any trait, also one that the page defines.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }
}
