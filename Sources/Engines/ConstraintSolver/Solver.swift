/// An incremental solver of linear equations and inequalities with priorities: the engine below Auto Layout.
///
/// Required constraints hold, or are refused. Optional ones hold as well as their priorities allow: any error of a higher
/// priority outweighs all errors of lower ones, within a priority the errors add up, and between equals the constraint
/// that was added later gives way. A change costs about what it affects; nothing is ever rebuilt.
///
/// The method is a dual simplex whose basis is not a filled tableau but a graph: every variable is defined by one active
/// constraint in terms of other variables, or is free (`docs/constraint-solver.md`). Not thread-safe.
public final class Solver {
    /// A number to be found. Handles stay unequal to later ones after removal.
    public struct Variable: Hashable, Sendable {
        /// Small and dense; used again after the variable is removed.
        public let index: Int32
        let generation: UInt32
    }

    /// A constraint that was accepted. Handles stay unequal to later ones after removal.
    public struct Constraint: Hashable, Sendable {
        /// Small and dense; used again after the constraint is removed.
        public let index: Int32
        let generation: UInt32
    }

    /// How the sum of a constraint compares to zero.
    public enum Relation: Sendable {
        case lessThanOrEqual
        case equal
        case greaterThanOrEqual
    }

    /// One summand: coefficient × variable.
    public struct Term: Hashable, Sendable {
        public var variable: Variable
        public var coefficient: Double

        public init(variable: Variable, coefficient: Double) {
            self.variable = variable
            self.coefficient = coefficient
        }
    }

    /// The outcome of adding a constraint.
    public enum AddResult {
        case added(Constraint)
        /// The smallest set of existing required constraints that leave no room for the new one; nothing was added. Each
        /// of them is needed for the conflict. Empty when the constraint contradicts itself.
        case conflict([Constraint])
        /// The constraint is not usable; nothing was added.
        case invalid(Refusal)
    }

    /// The outcome of changing a number of a constraint.
    public enum ChangeResult {
        case changed
        /// The other constraints of the smallest set of required ones that leave no room for the change; the old number
        /// stays. Empty when the constraint contradicts itself.
        case conflict([Constraint])
        /// The number is not usable, or the constraint is gone; the old number stays.
        case invalid(Refusal)
    }

    static let requiredPriority = 1000.0
    /// Constants beyond this are taken as this: lengths of that size mean "no limit".
    static let largestConstant = 1e9
    /// Values beyond this are taken as this, so that towers of large coefficients stay finite.
    static let largestValue = 1e15
    /// Coefficients outside of this range would drown the others in rounding.
    static let usableCoefficients = 1e-6...1e6

    let variables = Pool(VariableRecord())
    let constraints = Pool(ConstraintRecord())
    let terms = Pool(TermRecord())
    var freeVariables: [Int32] = []
    var freeConstraints: [Int32] = []
    /// Starts of unused stretches of `terms`, by their length.
    var freeTerms: [[Int32]] = []
    var aliveConstraints = 0
    var nextGeneration: UInt32 = 1
    var nextSequence = 1.0

    /// Dual values of the active constraints: what one unit of freedom there would save.
    var duals: [Cost] = []

    let infeasible = InfeasibilityHeap()
    let queue = LevelQueue()
    /// Variables whose definition or its constant changed since the values were computed.
    var dirty: [Int32] = []
    /// Optional constraints with a new constant that is not in force yet.
    var edited: [Int32] = []
    var changed: [Int32] = []
    var blocks: [Block?] = []
    var freeBlocks: [Int32] = []

    // Working memory of one pass; `pass` tells fresh entries from stale ones.
    var pass: UInt32 = 0
    let work = Pool(Work())
    let constraintWork = Pool(ConstraintWork())
    /// The terms of the constraint to be added: one a variable.
    var mergedTerms: [(variable: Int32, coefficient: Double)] = []
    var row: [Int32] = []
    var column: [Int32] = []
    var touched: [Int32] = []
    var searchStack: [Int32] = []
    var searchVisited: [Int32] = []

    var journal: [JournalEntry] = []
    var isJournaling = false

    /// How many exchanges of active constraints were made; for benchmarks and tests.
    public internal(set) var pivotCount = 0

    public init() {}

    // MARK: - Solving

    /// Brings every value up to date with all constraints and edits so far. Costs nothing when nothing changed.
    public func solve() {
        applyEdits()
        updateValues()
        runDualSimplex(downTo: 0)
    }
}
