/// The dual simplex: constraints that the values contradict are satisfied one by one, the most important first, by
/// making them active in place of the active constraint that can give way at the least cost.
///
/// Throughout, the active constraints' dual values stay within what those constraints may cost (dual feasibility), so
/// that no contradicted constraint left means the optimum. Every kind of edit keeps dual feasibility or repairs it
/// (`Solver+Repair.swift`); the signs are those of: Σ over all constraints of dual × terms = 0.
extension Solver {
    /// What a step did to the constraint it was given.
    enum StepResult {
        case done
        /// No active constraint can give way: `row` holds the multipliers that prove it.
        case blocked
    }

    /// Works off the contradicted constraints of at least the given priority.
    ///
    /// - Returns: the required constraint that cannot be satisfied, with its row computed; nil when all went well.
    @discardableResult
    func runDualSimplex(downTo priority: Double) -> Int32? {
        // Bland's rule ends by itself; the limit is for what rounding might do to it.
        var stepsLeft = 10_000 + 50 * Int(constraints.count)
        while infeasible.highestPriority >= max(priority, .leastNonzeroMagnitude), stepsLeft > 0 {
            let constraint = infeasible.popFirst()!
            stepsLeft -= 1
            if step(constraint) == .blocked { return constraint }
        }
        return nil
    }

    /// Satisfies the inactive constraint, or finds that not satisfying it is the least cost.
    private func step(_ constraint: Int32) -> StepResult {
        let record = constraints[constraint]
        guard record.defined < 0 else { return .done }
        let residual = residual(constraint)
        guard record.isFresh || isInfeasible(constraint, residual) else { return .done }
        computeRow(of: constraint)
        setFresh(constraint, false)
        if let free = bestFreeVariable() {
            duals[Int(constraint)] = price(of: constraint)
            recordDual(constraint, .zero)
            setSide(constraint, 0)
            exchange(entering: constraint, leaving: free)
            return .done
        }
        guard residual != 0 else { return .done }

        // The dual value moves from its present bound towards (and at most to) the one that fits the residual.
        let direction: Double
        let isPaying = record.side != 0
        if record.isEquality {
            direction = residual > 0 ? 1 : -1
        } else {
            direction = isPaying ? -1 : 1
        }
        let range = isPaying && record.isEquality ? 2.0 : 1.0
        let weight = Cost(priority: record.priority, sequence: record.sequence)
        guard let blocking = ratioTest(direction: direction) else {
            if record.isRequired { return .blocked }
            flip(constraint, direction, weight.scaled(by: range))
            return .done
        }
        if !record.isRequired {
            let full = weight.scaled(by: range)
            if !(blocking.cost < full) {
                flip(constraint, direction, full)
                return .done
            }
        }
        var dual = price(of: constraint)
        dual.add(blocking.cost, times: direction)
        moveDuals(direction, blocking.cost)
        recordDual(constraint, duals[Int(constraint)])
        duals[Int(constraint)] = dual
        let leaving = variables[blocking.variable].definition
        recordDual(leaving, duals[Int(leaving)])
        duals[Int(leaving)] = .zero
        setSide(constraint, 0)
        setSide(leaving, blocking.side)
        exchange(entering: constraint, leaving: blocking.variable)
        return .done
    }

    /// Of the free variables in `row`, the one with the largest multiplier.
    private func bestFreeVariable() -> Int32? {
        var best: Int32?
        for variable in row where variables[variable].definition < 0 {
            guard let other = best else {
                best = variable
                continue
            }
            let difference = abs(work[variable].amount) - abs(work[other].amount)
            if difference > 1e-9 || difference > -1e-9 && isPreferred(variable, to: other) { best = variable }
        }
        return best
    }

    /// Of equally suited free variables, the one fewer constraints speak of; then the newer.
    func isPreferred(_ variable: Int32, to other: Int32) -> Bool {
        let left = variables[variable]
        let right = variables[other]
        return left.termCount != right.termCount ? left.termCount < right.termCount : variable > other
    }

    /// The dual value of an inactive constraint: nothing, or its full weight on the side where it pays.
    func price(of constraint: Int32) -> Cost {
        let record = constraints[constraint]
        if record.side == 0 { return .zero }
        return Cost(priority: record.priority, sequence: record.sequence, times: Double(record.side))
    }

    // MARK: - Ratio test

    private struct Blocking {
        /// The variable whose definition gives way.
        var variable: Int32
        /// How far the entering dual value can move.
        var cost: Cost
        /// On which side the leaving constraint pays from then on.
        var side: Int8
    }

    /// The first active constraint of `row` whose dual value reaches a bound when the entering one moves in `direction`;
    /// the higher priority, then the older one, of equal ones, as in the heap.
    private func ratioTest(direction: Double) -> Blocking? {
        var best: Blocking?
        for variable in row {
            let definition = variables[variable].definition
            let record = constraints[definition]
            let slope = -direction * work[variable].amount
            var cost: Cost
            var side: Int8
            if slope > 0 {
                if record.isRequired { continue }
                cost = Cost(priority: record.priority, sequence: record.sequence)
                cost.add(duals[Int(definition)], times: -1)
                side = 1
            } else if record.isEquality {
                if record.isRequired { continue }
                cost = Cost(priority: record.priority, sequence: record.sequence)
                cost.add(duals[Int(definition)])
                side = -1
            } else {
                cost = duals[Int(definition)]
                side = 0
            }
            // A dual value that rounding put beyond its bound is at it.
            if cost.sign < 0 { cost = .zero }
            cost = cost.scaled(by: 1 / abs(slope))
            guard let other = best else {
                best = Blocking(variable: variable, cost: cost, side: side)
                continue
            }
            let order = (cost - other.cost).sign
            if order < 0 || order == 0 && precedes(definition, variables[other.variable].definition) {
                best = Blocking(variable: variable, cost: cost, side: side)
            }
        }
        return best
    }

    private func precedes(_ left: Int32, _ right: Int32) -> Bool {
        let left = constraints[left]
        let right = constraints[right]
        return left.priority != right.priority ? left.priority > right.priority : left.sequence < right.sequence
    }

    // MARK: - Moves

    /// The constraint stays contradicted, on the other side or for the first time, and pays for it.
    private func flip(_ constraint: Int32, _ direction: Double, _ cost: Cost) {
        moveDuals(direction, cost)
        let record = constraints[constraint]
        if record.isEquality {
            setSide(constraint, direction > 0 ? 1 : -1)
        } else {
            setSide(constraint, record.side == 0 ? 1 : 0)
        }
    }

    /// The dual values in `row` follow the entering one.
    func moveDuals(_ direction: Double, _ cost: Cost) {
        guard !cost.isZero else { return }
        for variable in row {
            let definition = variables[variable].definition
            guard definition >= 0 else { continue }
            recordDual(definition, duals[Int(definition)])
            duals[Int(definition)].add(cost, times: -direction * work[variable].amount)
        }
    }

    /// Makes the constraint active in place of the definition of a variable in its row: along the way by which the row
    /// reached that variable, each definition is handed on to the next variable.
    private func exchange(entering constraint: Int32, leaving variable: Int32) {
        pivotCount += 1
        var path = [variable]
        while work[path.last!].parent >= 0 { path.append(work[path.last!].parent) }
        path.reverse()
        var assignments: [(variable: Int32, definition: Int32)] = []
        var definition = constraint
        for member in path {
            assignments.append((member, definition))
            definition = variables[member].definition
        }
        rewire(assignments)
        updateValues()
        // Rounding must not let the constraint that gave way come back at once.
        if definition >= 0 { queueIfInfeasible(definition) }
    }
}
