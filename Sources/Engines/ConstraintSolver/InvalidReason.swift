/// Why a constraint cannot be used at all.
public enum InvalidReason: Error, Equatable, CustomStringConvertible, Sendable {
    /// A coefficient or the constant is not a number or infinite.
    case notFinite
    /// A coefficient is too large or too small to compute with.
    case unusableCoefficient(Double)
    /// The priority is not in 0 < priority ≤ 1000.
    case priorityOutOfRange(Double)
    /// A variable was removed, or belongs to no solver.
    case unknownVariable
    /// The constraint was removed, or belongs to no solver.
    case unknownConstraint

    public var description: String {
        switch self {
        case .notFinite: return "a multiplier or constant is not a finite number"
        case .unusableCoefficient(let coefficient): return "the multiplier \(coefficient) is out of range"
        case .priorityOutOfRange(let priority): return "the priority \(priority) is not between 0 and 1000"
        case .unknownVariable: return "it refers to an item that is no longer there"
        case .unknownConstraint: return "it is no longer there"
        }
    }
}
