/// A trait: something about the surroundings that views and controllers inherit and react to.
public protocol UITraitDefinition {
    associatedtype Value
    /// The value where nobody set one.
    static var defaultValue: Value { get }
    /// A name for debugging.
    static var name: String { get }
    /// A unique identifier.
    static var identifier: String { get }
    /// Whether dynamic colours may depend on the trait.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    public static var name: String { String(describing: self) }
    public static var identifier: String { String(reflecting: self) }
    public static var affectsColorAppearance: Bool { false }
}

/// The type of a trait, as `registerForTraitChanges` takes it.
public typealias UITrait = any UITraitDefinition.Type
