/// Traits that an environment sets for itself and those inside it, over what it inherits.
public struct UITraitOverrides: UIMutableTraits {
    private(set) var values = TraitValues()
    private var overridden: Set<ObjectIdentifier> = []

    init() {}

    /// Whether nothing is overridden.
    var isEmpty: Bool { overridden.isEmpty }

    /// Reading a trait that is not overridden gives its default value.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { values[trait] }
        set {
            values[trait] = newValue
            overridden.insert(ObjectIdentifier(trait))
        }
    }

    /// Whether the trait is overridden.
    public func contains(_ trait: UITrait) -> Bool { overridden.contains(ObjectIdentifier(trait)) }

    /// Lets the trait be inherited again.
    public mutating func remove(_ trait: UITrait) {
        func reset<Trait: UITraitDefinition>(_ trait: Trait.Type) { values[trait] = trait.defaultValue }
        reset(trait)
        values.custom[ObjectIdentifier(trait)] = nil
        overridden.remove(ObjectIdentifier(trait))
    }
}
