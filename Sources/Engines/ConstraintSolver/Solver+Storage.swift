/// Making, finding and releasing records.
extension Solver {
    /// The variable's index when the handle is of a living variable.
    @inline(__always)
    func find(_ variable: Variable) -> Int32? {
        let index = variable.index
        guard index >= 0, index < variables.count, variables[index].generation == variable.generation,
            variables[index].isAlive
        else { return nil }
        return index
    }

    /// The constraint's index when the handle is of a living constraint.
    @inline(__always)
    func find(_ constraint: Constraint) -> Int32? {
        let index = constraint.index
        guard index >= 0, index < constraints.count, constraints[index].generation == constraint.generation,
            constraints[index].isAlive
        else { return nil }
        return index
    }

    func handle(_ constraint: Int32) -> Constraint {
        Constraint(index: constraint, generation: constraints[constraint].generation)
    }

    /// The terms of a constraint lie side by side.
    @inline(__always)
    func termRange(_ constraint: Int32) -> Range<Int32> {
        let first = constraints[constraint].firstTerm
        return first..<(first + constraints[constraint].termCount)
    }

    // MARK: Variables

    func allocateVariable() -> Int32 {
        let index: Int32
        if let free = freeVariables.popLast() {
            index = free
        } else {
            index = variables.count
            variables.grow(to: index + 1)
            work.grow(to: index + 1)
            queue.grow(toVariables: index + 1)
        }
        variables[index] = VariableRecord()
        variables[index].generation = nextGeneration
        variables[index].isAlive = true
        nextGeneration &+= 1
        return index
    }

    func releaseVariable(_ variable: Int32) {
        variables[variable].isAlive = false
        // A list of the pass to come may still name the variable; it is used again once that has been read.
        if !variables[variable].isDirty && !variables[variable].isChanged { freeVariables.append(variable) }
    }

    // MARK: Constraints

    func allocateConstraint(termCount: Int32) -> Int32 {
        let index: Int32
        if let free = freeConstraints.popLast() {
            index = free
        } else {
            index = constraints.count
            constraints.grow(to: index + 1)
            constraintWork.grow(to: index + 1)
            duals.append(.zero)
        }
        constraints[index] = ConstraintRecord()
        constraints[index].generation = nextGeneration
        constraints[index].isAlive = true
        constraints[index].firstTerm = allocateTerms(termCount)
        constraints[index].termCount = termCount
        nextGeneration &+= 1
        aliveConstraints += 1
        return index
    }

    /// Unlinks an inactive constraint from its variables and frees its memory.
    func releaseConstraint(_ constraint: Int32) {
        assert(constraints[constraint].defined < 0, "an active constraint cannot be released")
        infeasible.remove(constraint)
        for term in termRange(constraint) { unlink(term) }
        let count = Int(constraints[constraint].termCount)
        while freeTerms.count <= count { freeTerms.append([]) }
        freeTerms[count].append(constraints[constraint].firstTerm)
        for term in termRange(constraint) where variables[terms[term].variable].termCount == 0 {
            let variable = terms[term].variable
            if variables[variable].isLeaving && variables[variable].isAlive { releaseVariable(variable) }
        }
        duals[Int(constraint)] = .zero
        constraints[constraint].isAlive = false
        freeConstraints.append(constraint)
        aliveConstraints -= 1
        if aliveConstraints == 0 { releaseEmptyMemory() }
    }

    /// With the last constraint gone, nothing refers to terms or constraints any more.
    private func releaseEmptyMemory() {
        terms.removeAll()
        freeTerms = []
        edited = []
        guard journal.isEmpty else { return }
        constraints.removeAll()
        constraintWork.removeAll()
        duals = []
        freeConstraints = []
    }

    // MARK: Terms

    private func allocateTerms(_ count: Int32) -> Int32 {
        if Int(count) < freeTerms.count, let free = freeTerms[Int(count)].popLast() { return free }
        let first = terms.count
        terms.grow(to: first + count)
        return first
    }

    func link(_ term: Int32, _ constraint: Int32, _ variable: Int32, _ coefficient: Double) {
        let head = variables[variable].firstTerm
        terms[term] = TermRecord(
            coefficient: coefficient, variable: variable, constraint: constraint, next: head, previous: -1)
        if head >= 0 { terms[head].previous = term }
        variables[variable].firstTerm = term
        variables[variable].termCount += 1
    }

    private func unlink(_ term: Int32) {
        let record = terms[term]
        if record.previous >= 0 {
            terms[record.previous].next = record.next
        } else {
            variables[record.variable].firstTerm = record.next
        }
        if record.next >= 0 { terms[record.next].previous = record.previous }
        variables[record.variable].termCount -= 1
    }
}
