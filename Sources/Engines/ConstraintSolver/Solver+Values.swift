/// From definitions to values, in the order of the graph.
extension Solver {
    @inline(__always)
    func markDirty(_ variable: Int32) {
        guard !variables[variable].isDirty else { return }
        variables[variable].isDirty = true
        dirty.append(variable)
    }

    /// Computes the values of dirty variables and of what depends on them, as far as values do change, and queues the
    /// constraints that the new values contradict.
    func updateValues() {
        guard !dirty.isEmpty else { return }
        for variable in dirty {
            variables[variable].isDirty = false
            if variables[variable].isAlive {
                let node = representative(variable)
                queue.insert(node, level: variables[node].level)
            } else if !variables[variable].isChanged {
                freeVariables.append(variable)
            }
        }
        dirty.removeAll(keepingCapacity: true)
        pass += 1
        touched.removeAll(keepingCapacity: true)
        while let node = queue.popLowest() {
            let block = variables[node].block
            if block < 0 {
                setValue(node, definedValue(of: node))
            } else {
                let members = blocks[Int(block)]!.members
                let values = solvedValues(of: blocks[Int(block)]!)
                for (slot, member) in members.enumerated() { setValue(member, values[slot]) }
            }
        }
        for constraint in touched { queueIfInfeasible(constraint) }
    }

    @inline(__always)
    private func definedValue(of variable: Int32) -> Double {
        let definition = variables[variable].definition
        guard definition >= 0 else { return 0 }
        var sum = constraints[definition].constant
        for term in termRange(definition) {
            let record = terms[term]
            if record.variable != variable { sum += record.coefficient * variables[record.variable].value }
        }
        // Not −0, which would print as such.
        return 0 - sum / variables[variable].pivot
    }

    @inline(__always)
    private func setValue(_ variable: Int32, _ unlimited: Double) {
        let value = min(max(unlimited, -Solver.largestValue), Solver.largestValue)
        guard variables[variable].value != value else { return }
        variables[variable].value = value
        if !variables[variable].isChanged {
            variables[variable].isChanged = true
            changed.append(variable)
        }
        let block = variables[variable].block
        var term = variables[variable].firstTerm
        while term >= 0 {
            let record = terms[term]
            term = record.next
            let dependent = constraints[record.constraint].defined
            if dependent < 0 {
                if constraintWork[record.constraint].pass != pass {
                    constraintWork[record.constraint].pass = pass
                    touched.append(record.constraint)
                }
            } else if dependent != variable && (block < 0 || variables[dependent].block != block) {
                let node = representative(dependent)
                queue.insert(node, level: variables[node].level)
            }
        }
    }

    // MARK: - Residuals

    /// Σ terms + constant of a constraint, zero when it is nearer to zero than rounding can tell.
    @inline(__always)
    func residual(_ constraint: Int32) -> Double {
        var sum = constraints[constraint].constant
        var magnitude = 1 + abs(sum)
        for term in termRange(constraint) {
            let product = terms[term].coefficient * variables[terms[term].variable].value
            sum += product
            magnitude += abs(product)
        }
        return abs(sum) <= 1e-9 * magnitude ? 0 : sum
    }

    /// Whether the side on which the inactive constraint pays does not fit its residual.
    @inline(__always)
    func isInfeasible(_ constraint: Int32, _ residual: Double) -> Bool {
        let side = constraints[constraint].side
        if constraints[constraint].isEquality {
            return side == 0 ? residual != 0 : residual * Double(side) < 0
        }
        return side == 0 ? residual > 0 : residual < 0
    }

    @inline(__always)
    func queueIfInfeasible(_ constraint: Int32) {
        guard constraints[constraint].defined < 0, isInfeasible(constraint, residual(constraint)) else { return }
        enqueue(constraint)
    }

    func enqueue(_ constraint: Int32) {
        guard !constraints[constraint].isSuspended else { return }
        infeasible.insert(
            constraint, priority: constraints[constraint].priority, sequence: constraints[constraint].sequence)
    }
}
