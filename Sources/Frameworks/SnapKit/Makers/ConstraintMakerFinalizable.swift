/// A chain that says everything; its constraint can be kept.
@preconcurrency @MainActor public class ConstraintMakerFinalizable {
    let description: ConstraintDescription

    init(_ description: ConstraintDescription) { self.description = description }

    /// Names the constraint for messages about conflicts.
    @discardableResult
    public func labeled(_ label: String) -> ConstraintMakerFinalizable {
        description.label = label
        return self
    }

    /// The constraint that the chain makes, for updates later.
    public var constraint: Constraint { description.constraint! }
}
