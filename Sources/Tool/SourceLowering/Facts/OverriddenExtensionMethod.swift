/// An `@objc` method that an extension gives to a class and that subclasses override. Apple's runtime sends the
/// message to the override; here the method itself asks for the subclasses that have one.
struct OverriddenExtensionMethod {
    let baseName: String
    let labels: [String]
    /// The extended class.
    let type: String
    /// The classes that override it, subclasses before their superclasses.
    let overriders: [String]

    /// What the method itself is renamed to.
    var implementationName: String { "sandlotImplementation_\(baseName)" }

    /// What the override of `overrider` is renamed to.
    func overrideName(in overrider: String) -> String {
        "sandlotOverride_\(overrider.replacing(".", with: "_"))_\(baseName)"
    }
}

extension ModuleFacts {
    /// The overridden method that an extension gives to `type`.
    func overriddenExtensionMethod(_ method: MethodFacts, declaredBy type: String) -> OverriddenExtensionMethod? {
        guard overriddenNames.contains(method.baseName), !method.isOverride, !method.isStatic else { return nil }
        let overriders = declarations.filter { declaration in
            declaration.name != type && !declaration.isGeneric && !declaration.isPrivate
                && (declaration.kind == .classType || declaration.kind == .extensionOfType)
                && declaration.methods.contains { $0.isOverride && $0.isSame(as: method) }
                && (!declares(type) || ancestry(of: declaration.name).contains(type))
                && !inherits(method, by: declaration.name, fromOtherThan: type)
        }.map(\.name)
        guard !overriders.isEmpty else { return nil }
        let depths = overriders.map { (name: $0, depth: declares($0) ? ancestry(of: $0).count : 0) }
        return OverriddenExtensionMethod(
            baseName: method.baseName, labels: method.labels, type: type,
            overriders: depths.sorted { $0.depth > $1.depth }.map(\.name))
    }

    /// The extension's method that `method`, an override in `overrider`, means; nil when it overrides another's.
    func extensionMethod(overriddenBy method: MethodFacts, in overrider: String) -> OverriddenExtensionMethod? {
        guard method.isOverride, let types = extendedTypes[method.baseName] else { return nil }
        for type in types {
            guard let base = methods(method.baseName, of: type).first(where: { !$0.isOverride && $0.isSame(as: method) }),
                  let found = overriddenExtensionMethod(base, declaredBy: type), found.overriders.contains(overrider)
            else { continue }
            return found
        }
        return nil
    }

    /// What `super.method()` means in an override: the override of the nearest superclass, or the method itself.
    func superImplementation(of method: OverriddenExtensionMethod, above overrider: String) -> String {
        let superclass = ancestry(of: overrider).dropFirst().first { method.overriders.contains($0) }
        return superclass.map(method.overrideName(in:)) ?? method.implementationName
    }

    /// Whether a superclass of `name` in this module introduces the method itself.
    private func inherits(_ method: MethodFacts, by name: String, fromOtherThan type: String) -> Bool {
        ancestry(of: name).dropFirst().contains { ancestor in
            ancestor != type && methods(method.baseName, of: ancestor).contains { !$0.isOverride && $0.isSame(as: method) }
        }
    }
}

extension MethodFacts {
    /// Whether both have the same name and labels.
    func isSame(as other: MethodFacts) -> Bool { baseName == other.baseName && labels == other.labels }
}
