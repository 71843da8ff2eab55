/// Taking constraints away keeps the dual values feasible by taking back the prices that no longer have a counterweight.
extension Solver {
    /// Makes the dual value of the variable's definition (for a free variable: of its being zero) vanish, so that the
    /// definition can leave: every constraint that pays through it goes back to paying nothing and is looked at again.
    /// Where that puts other dual values out of bounds, the same happens there.
    func clearDual(of variable: Int32) {
        var pending = [variable]
        while let next = pending.popLast() {
            let definition = variables[next].definition
            computeColumn(of: next)
            collectMovedConstraints()
            let paying = touched.filter { constraints[$0].side != 0 }
            for constraint in paying { takeBackPrice(constraint, &pending) }
            if definition >= 0 { duals[Int(definition)] = .zero }
        }
    }

    /// The constraint pays nothing; the variables whose definitions' dual values are out of bounds then are appended.
    func takeBackPrice(_ constraint: Int32, _ pending: inout [Int32]) {
        let price = price(of: constraint)
        guard !price.isZero else { return }
        computeRow(of: constraint)
        moveDuals(-1, price)
        constraints[constraint].side = 0
        enqueue(constraint)
        for variable in row where isDualInfeasible(variable) { pending.append(variable) }
    }

    private func isDualInfeasible(_ variable: Int32) -> Bool {
        let definition = variables[variable].definition
        guard definition >= 0 else { return true }
        let record = constraints[definition]
        let dual = duals[Int(definition)]
        if !record.isEquality && dual.sign < 0 { return true }
        if record.isRequired { return false }
        let weight = Cost(priority: record.priority, sequence: record.sequence)
        if (weight - dual).sign < 0 { return true }
        guard record.isEquality else { return false }
        var below = weight
        below.add(dual)
        return below.sign < 0
    }

    /// Makes an active constraint inactive: a variable becomes free in its place.
    func deactivate(_ constraint: Int32) {
        let variable = constraints[constraint].defined
        if !duals[Int(constraint)].isZero { clearDual(of: variable) }
        let block = variables[variable].block
        guard block >= 0 else { return rewire([(variable, -1)]) }
        // The member that the constraint has most to say on becomes free; the definitions between move up.
        computeColumn(of: variable)
        var free = variable
        var largest = 0.0
        for member in column where variables[member].block == block && abs(work[member].amount) > largest + 1e-9 {
            free = member
            largest = abs(work[member].amount)
        }
        findWays(from: free, in: block)
        var path = [variable]
        while work[path.last!].parent >= 0 { path.append(work[path.last!].parent) }
        path.reverse()
        var assignments: [(variable: Int32, definition: Int32)] = []
        var definition: Int32 = -1
        for member in path {
            assignments.append((member, definition))
            definition = variables[member].definition
        }
        rewire(assignments)
    }
}
