/// What the solver knows: values, errors, and which constraints are behind them.
extension Solver {
    /// The value as of the last ``solve()``; zero for a variable that was removed.
    public func value(of variable: Variable) -> Double {
        guard let index = find(variable), !variables[index].isLeaving else { return 0 }
        return variables[index].value
    }

    /// Hands out each variable whose value differs from what it was at the last drain, in the order of first change.
    public func drainChangedVariables(_ body: (Variable, Double) -> Void) {
        let drained = changed
        changed.removeAll(keepingCapacity: true)
        for variable in drained {
            variables[variable].isChanged = false
            guard variables[variable].isAlive else {
                if !variables[variable].isDirty { freeVariables.append(variable) }
                continue
            }
            let value = variables[variable].value
            guard value != variables[variable].reported, !variables[variable].isLeaving else { continue }
            variables[variable].reported = value
            body(Variable(index: variable, generation: variables[variable].generation), value)
        }
    }

    /// By how much the constraint misses; zero or positive, in the unit of its constant.
    public func error(of constraint: Constraint) -> Double {
        guard let index = find(constraint), constraints[index].defined < 0 else { return 0 }
        let residual = residual(index)
        return constraints[index].isEquality ? abs(residual) : max(0, residual)
    }

    /// Whether the constraint holds, but for rounding.
    public func isSatisfied(_ constraint: Constraint) -> Bool { error(of: constraint) == 0 }

    /// The active constraints that together determine the variable's value, oldest first.
    public func constraintsDetermining(_ variable: Variable) -> [Constraint] {
        guard let index = find(variable) else { return [] }
        computeRow(ofVariable: index)
        return definitionsOfRow()
    }

    /// Whether the variable could have another value at no cost: nothing determines it, or only a bound that could be
    /// left on its free side.
    public func isAmbiguous(_ variable: Variable) -> Bool { !openVariables(behind: variable).isEmpty }

    /// The variables that leave the variable's value open, itself among them or not: those that nothing defines, and
    /// those that only a bound defines which could be left at no cost. Empty when the value is determined.
    public func openVariables(behind variable: Variable) -> [Variable] {
        guard let index = find(variable) else { return [] }
        computeRow(ofVariable: index)
        let row = row
        return row.filter(isOpen).map(variableHandle)
    }

    func isOpen(_ variable: Int32) -> Bool {
        let definition = variables[variable].definition
        guard definition >= 0 else { return true }
        if constraints[definition].isEquality || !duals[Int(definition)].isZero { return false }
        return canLeaveBound(variable)
    }

    /// The active constraints that together keep the constraint from being satisfied, oldest first; empty when it is
    /// satisfied.
    public func constraintsHolding(_ constraint: Constraint) -> [Constraint] {
        guard let index = find(constraint), error(of: constraint) > 0 else { return [] }
        computeRow(of: index)
        return definitionsOfRow()
    }

    private func definitionsOfRow() -> [Constraint] {
        handlesByAge(row.map { variables[$0].definition }.filter { $0 >= 0 })
    }

    func handlesByAge(_ indexes: [Int32]) -> [Constraint] {
        indexes.sorted { constraints[$0].sequence < constraints[$1].sequence }.map(handle)
    }

    func variableHandle(_ index: Int32) -> Variable {
        Variable(index: index, generation: variables[index].generation)
    }

    /// Whether moving to the free side of the inequality that defines the variable contradicts nothing at once.
    private func canLeaveBound(_ variable: Int32) -> Bool {
        computeColumn(of: variable)
        collectMovedConstraints()
        return !touched.contains { constraint in
            guard constraints[constraint].side == 0, residual(constraint) == 0 else { return false }
            return constraints[constraint].isEquality || constraintWork[constraint].amount < 0
        }
    }
}
