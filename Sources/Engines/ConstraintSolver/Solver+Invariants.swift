/// The solver's promises to itself, checked by the tests.
extension Solver {
    /// What does not hold, in words; empty when all is well. Call after ``solve()``.
    func brokenInvariants() -> [String] {
        var broken: [String] = []
        for variable in 0..<variables.count where variables[variable].isAlive { checkGraph(variable, &broken) }
        for constraint in 0..<constraints.count where constraints[constraint].isAlive {
            checkPrice(constraint, &broken)
        }
        checkStationarity(&broken)
        return broken
    }

    private func checkGraph(_ variable: Int32, _ broken: inout [String]) {
        let record = variables[variable]
        guard record.definition >= 0 else {
            if record.value != 0 { broken.append("free variable \(variable) is \(record.value)") }
            return
        }
        if constraints[record.definition].defined != variable { broken.append("definition of \(variable) is not its own") }
        for term in termRange(record.definition) where terms[term].variable != variable {
            let input = variables[terms[term].variable]
            let isSameBlock = record.block >= 0 && input.block == record.block
            if !isSameBlock && input.level >= record.level {
                broken.append("variable \(variable) is not above its input \(terms[term].variable)")
            }
        }
        if abs(residual(record.definition)) > 1e-6 {
            broken.append("variable \(variable) misses its definition by \(residual(record.definition))")
        }
    }

    private func checkPrice(_ constraint: Int32, _ broken: inout [String]) {
        let record = constraints[constraint]
        let dual = duals[Int(constraint)]
        if record.defined < 0 {
            if !dual.isZero { broken.append("inactive constraint \(constraint) has a dual value") }
            if record.isRequired && record.side != 0 { broken.append("required constraint \(constraint) pays") }
            let residual = residual(constraint)
            if isInfeasible(constraint, residual) {
                broken.append("constraint \(constraint) is off by \(residual) and pays \(record.side)")
            }
            return
        }
        if record.side != 0 { broken.append("active constraint \(constraint) pays") }
        if !record.isEquality && dual.sign < 0 { broken.append("inequality \(constraint) has a negative dual value") }
        if record.isRequired { return }
        let weight = Cost(priority: record.priority, sequence: record.sequence)
        var below = weight
        below.add(dual)
        if (weight - dual).sign < 0 || record.isEquality && below.sign < 0 {
            broken.append("dual value of \(constraint) is out of bounds")
        }
    }

    /// Σ dual × coefficient over the constraints of each variable is zero.
    private func checkStationarity(_ broken: inout [String]) {
        for variable in 0..<variables.count where variables[variable].isAlive {
            var sum = Cost.zero
            var term = variables[variable].firstTerm
            while term >= 0 {
                let constraint = terms[term].constraint
                let isActive = constraints[constraint].defined >= 0
                sum.add(isActive ? duals[Int(constraint)] : price(of: constraint), times: terms[term].coefficient)
                term = terms[term].next
            }
            if (0..<sum.count).contains(where: { abs(sum[$0].amount) > 1e-6 }) {
                broken.append("dual values at variable \(variable) add up to \(sum)")
            }
        }
    }
}
