/// A chain with its relation: factors, offsets and insets may follow, then a priority.
@preconcurrency @MainActor public class ConstraintMakerEditable: ConstraintMakerPrioritizable {
    /// Multiplies the right side.
    @discardableResult
    public func multipliedBy(_ amount: ConstraintMultiplierTarget) -> ConstraintMakerEditable {
        description.multiplier = amount.constraintMultiplierTargetValue
        return self
    }

    /// Divides the right side.
    @discardableResult
    public func dividedBy(_ amount: ConstraintMultiplierTarget) -> ConstraintMakerEditable {
        description.multiplier = 1 / amount.constraintMultiplierTargetValue
        return self
    }

    /// Adds points to the right side.
    @discardableResult
    public func offset(_ amount: ConstraintOffsetTarget) -> ConstraintMakerEditable {
        description.constant = amount.offset
        return self
    }

    /// Moves each edge inwards; widths and heights shrink by both insets.
    @discardableResult
    public func inset(_ amount: ConstraintInsetTarget) -> ConstraintMakerEditable {
        description.constant = amount.insets
        return self
    }

    /// Moves each edge inwards, by reading direction.
    @discardableResult
    public func inset(_ amount: ConstraintDirectionalInsetTarget) -> ConstraintMakerEditable {
        description.constant = ConstantParts(amount) ?? .number(0)
        return self
    }
}
