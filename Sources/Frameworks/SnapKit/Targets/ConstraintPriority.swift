/// How strongly a constraint is wanted, by name or number: `.high`, `.required.advanced(by: -1)`, `750.0`.
public struct ConstraintPriority: ExpressibleByFloatLiteral, Equatable, Strideable {
    public typealias FloatLiteralType = Float

    /// Between 0 and 1000, as `UILayoutPriority`.
    public let value: Float

    public init(floatLiteral value: Float) { self.value = value }

    public init(_ value: Float) { self.value = value }

    /// 1000: the constraint must hold.
    public static var required: ConstraintPriority { 1000.0 }
    /// 750.
    public static var high: ConstraintPriority { 750.0 }
    /// 500.
    public static var medium: ConstraintPriority { 500.0 }
    /// 250.
    public static var low: ConstraintPriority { 250.0 }

    // MARK: - Strideable

    public func advanced(by step: Int) -> ConstraintPriority { ConstraintPriority(value + Float(step)) }

    public func distance(to other: ConstraintPriority) -> Int { Int(other.value - value) }
}
