/// A variable as the solver keeps it.
struct VariableRecord: BitwiseCopyable {
    var value = 0.0
    /// The value that was last handed out by `drainChangedVariables`.
    var reported = 0.0
    /// The variable's coefficient in its definition.
    var pivot = 0.0
    /// The active constraint that defines the variable by the others in it; −1 when it is free, which makes it zero.
    var definition: Int32 = -1
    /// Greater than the level of every variable that the definition uses, but for those in the same block.
    var level: Int32 = 0
    /// The block of variables that define each other in a circle; −1 when there is none.
    var block: Int32 = -1
    /// The position within the block.
    var slot: Int32 = 0
    var firstTerm: Int32 = -1
    var termCount: Int32 = 0
    var generation: UInt32 = 0
    var isAlive = false
    var isDirty = false
    var isChanged = false
    /// Removed by its owner while constraints still used it; goes with the last of them.
    var isLeaving = false
}

/// A constraint as the solver keeps it: Σ terms + constant = 0 or ≤ 0.
struct ConstraintRecord: BitwiseCopyable {
    var constant = 0.0
    var priority = 0.0
    /// Grows with each constraint added; settles ties and never changes.
    var sequence = 0.0
    var firstTerm: Int32 = 0
    var termCount: Int32 = 0
    /// The variable that this constraint defines; −1 when it is not active.
    var defined: Int32 = -1
    var generation: UInt32 = 0
    /// On which side of zero an inactive constraint pays its full price; 0 when it pays nothing.
    var side: Int8 = 0
    var isAlive = false
    var isEquality = false
    /// Given as ≥ and stored with all signs turned.
    var isNegated = false
    /// An equality that has not been looked at since it was added.
    var isFresh = false
    /// Out of force while its priority changes.
    var isSuspended = false
    /// `pendingConstant` waits to become the constant.
    var isEdited = false
    var pendingConstant = 0.0

    var isRequired: Bool { priority >= Solver.requiredPriority }
}

/// A summand, in the stretch of its constraint and in the list of its variable.
struct TermRecord: BitwiseCopyable {
    var coefficient = 0.0
    var variable: Int32 = -1
    var constraint: Int32 = -1
    var next: Int32 = -1
    var previous: Int32 = -1
}

/// Working memory for one variable in one pass.
struct Work: BitwiseCopyable {
    var pass: UInt32 = 0
    var inputPass: UInt32 = 0
    /// From whose definition a row pass reached the variable first; −1 when from the row itself.
    var parent: Int32 = -1
    /// The level to be set by a raising pass.
    var raised: Int32 = 0
    /// The sum so far, then the result: a multiplier of the definition, or a change of value.
    var amount = 0.0
    /// The sum of absolute values, to tell zero from what cancellation leaves.
    var magnitude = 0.0
}

/// Working memory for one constraint in one pass.
struct ConstraintWork: BitwiseCopyable {
    var pass: UInt32 = 0
    var amount = 0.0
    var magnitude = 0.0
}
