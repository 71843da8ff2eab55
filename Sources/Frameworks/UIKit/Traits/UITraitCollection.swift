/// What an environment (a screen, window, controller or view) tells those inside it: style, text size, size classes…
/// An unchanging value; the classes that hold one make another when something changes.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
    let values: TraitValues

    init(values: TraitValues) {
        self.values = values
        super.init()
    }

    /// A collection that specifies nothing.
    public override convenience init() { self.init(values: TraitValues()) }

    public required init?(coder: NSCoder) {
        values = TraitValues()
        super.init()
    }

    /// One that specifies what the given ones specify; later ones win.
    public convenience init(traitsFrom collections: [UITraitCollection]) {
        var values = TraitValues()
        for collection in collections { values.merge(collection.values) }
        self.init(values: values)
    }

    // MARK: - Comparing

    /// Whether everything that `trait` specifies is the same here; an empty or nil collection always is.
    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        trait?.values.isContained(in: values) ?? true
    }

    /// Whether a dynamic colour might look different under the two.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        values.differsInColorAppearance(from: traitCollection?.values ?? TraitValues())
    }

    /// The traits whose values differ in the two.
    open func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
        UITraitCollection.systemTraits.filter { UITraitCollection.differs($0, values, traitCollection?.values) }
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return other === self || other.values == values
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(values.userInterfaceStyle)
        hasher.combine(values.preferredContentSizeCategory)
        hasher.combine(values.displayScale)
        return hasher.finalize()
    }

    open override func copy() -> Any { self }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override var description: String {
        let specified = UITraitCollection.systemTraits.compactMap { trait -> String? in
            guard UITraitCollection.differs(trait, values, TraitValues()) else { return nil }
            return "\(trait.name): \(UITraitCollection.value(of: trait, in: values))"
        }
        return "<UITraitCollection: \(specified.joined(separator: ", "))>"
    }

    // MARK: - The current traits

    /// The traits under which dynamic colours and fonts are resolved just now: inside drawing and layout those of the
    /// view or controller, else the device's.
    public static var current: UITraitCollection {
        get { overriding ?? device }
        set { overriding = newValue }
    }

    /// Runs `actions` with these as the current traits.
    open func performAsCurrent(_ actions: () -> Void) {
        let previous = UITraitCollection.overriding
        UITraitCollection.overriding = self
        defer { UITraitCollection.overriding = previous }
        actions()
    }

    /// Each thread has its own, as on iOS; the main thread's is the one that counts for speed.
    private static var overriding: UITraitCollection? {
        get {
            Thread.isMainThread
                ? overridingOnMainThread : Thread.current.threadDictionary[threadKey] as? UITraitCollection
        }
        set {
            if Thread.isMainThread { overridingOnMainThread = newValue } else {
                Thread.current.threadDictionary[threadKey] = newValue
            }
        }
    }

    nonisolated(unsafe) private static var overridingOnMainThread: UITraitCollection?
    private static let threadKey = "sandlot.UITraitCollection.current"

    /// The traits of the device, from which everything inherits.
    nonisolated(unsafe) static var device = UITraitCollection(values: UITraitCollection.defaultDeviceValues)

    /// An iPhone 16 in portrait, until the stage says otherwise.
    private static let defaultDeviceValues: TraitValues = {
        var values = TraitValues()
        values.userInterfaceIdiom = .phone
        values.userInterfaceStyle = .light
        values.layoutDirection = .leftToRight
        values.displayScale = 3
        values.horizontalSizeClass = .compact
        values.verticalSizeClass = .regular
        values.forceTouchCapability = .unavailable
        values.preferredContentSizeCategory = .large
        values.displayGamut = .P3
        values.accessibilityContrast = .normal
        values.userInterfaceLevel = .base
        values.legibilityWeight = .regular
        values.activeAppearance = .active
        values.imageDynamicRange = .standard
        return values
    }()

    // MARK: - Sets of traits

    /// The traits on which dynamic colours may depend.
    open class var systemTraitsAffectingColorAppearance: [UITrait] { systemTraits.filter { $0.affectsColorAppearance } }

    /// The traits on which images may depend.
    open class var systemTraitsAffectingImageLookup: [UITrait] {
        systemTraits.filter { $0 != UITraitActiveAppearance.self && $0 != UITraitTypesettingLanguage.self }
    }

    static let systemTraits: [UITrait] = [
        UITraitUserInterfaceIdiom.self,
        UITraitUserInterfaceStyle.self,
        UITraitLayoutDirection.self,
        UITraitDisplayScale.self,
        UITraitHorizontalSizeClass.self,
        UITraitVerticalSizeClass.self,
        UITraitForceTouchCapability.self,
        UITraitPreferredContentSizeCategory.self,
        UITraitDisplayGamut.self,
        UITraitAccessibilityContrast.self,
        UITraitUserInterfaceLevel.self,
        UITraitLegibilityWeight.self,
        UITraitActiveAppearance.self,
        UITraitImageDynamicRange.self,
        UITraitTypesettingLanguage.self,
    ]

    /// Whether the trait's value differs between the two.
    static func differs(_ trait: UITrait, _ values: TraitValues, _ others: TraitValues?) -> Bool {
        func compare<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool {
            let difference = CustomTraitValue(value: values[trait], affectsColorAppearance: false)
            return difference != CustomTraitValue(value: (others ?? TraitValues())[trait], affectsColorAppearance: false)
        }
        return compare(trait)
    }

    private static func value(of trait: UITrait, in values: TraitValues) -> Any {
        func read<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Any { values[trait] }
        return read(trait)
    }
}
