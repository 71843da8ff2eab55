/// Why a request was refused, with the request: nothing in the solver has changed.
public struct Refusal: Error, Equatable, CustomStringConvertible, Sendable {
    /// What the solver was asked to do, with the numbers as they were given.
    public enum Request: Equatable, Sendable {
        case add([Solver.Term], Solver.Relation, constant: Double, priority: Double)
        case setConstant(Solver.Constraint, Double)
        case setPriority(Solver.Constraint, Double)
    }

    public let request: Request
    public let reason: InvalidReason

    public var description: String { reason.description }
}
