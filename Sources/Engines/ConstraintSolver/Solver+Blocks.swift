/// Solving for the variables of a block together.
extension Solver {
    /// The factors of the block's matrix: a row for each member's definition, a column for each member.
    func factors(of block: Block) -> SparseFactors {
        if let factors = block.factors { return factors }
        let index = variables[block.members[0]].block
        let rows = block.members.map { member in
            termRange(variables[member].definition).compactMap { term -> (column: Int32, value: Double)? in
                let variable = terms[term].variable
                guard variables[variable].block == index else { return nil }
                return (variables[variable].slot, terms[term].coefficient)
            }
        }
        let factors = SparseFactors(rows: rows)
        assert(!factors.isSingular, "the definitions of a block are independent")
        block.factors = factors
        return factors
    }

    /// The values of the block's members, refined once so that whole numbers come out whole.
    func solvedValues(of block: Block) -> [Double] {
        let factors = factors(of: block)
        let index = variables[block.members[0]].block
        var rightSide: [Double] = []
        rightSide.reserveCapacity(block.members.count)
        for member in block.members {
            let definition = variables[member].definition
            var sum = constraints[definition].constant
            for term in termRange(definition) where variables[terms[term].variable].block != index {
                sum += terms[term].coefficient * variables[terms[term].variable].value
            }
            rightSide.append(-sum)
        }
        var values = factors.solve(rightSide)
        for (slot, member) in block.members.enumerated() {
            for term in termRange(variables[member].definition) where variables[terms[term].variable].block == index {
                rightSide[slot] -= terms[term].coefficient * values[Int(variables[terms[term].variable].slot)]
            }
        }
        let corrections = factors.solve(rightSide)
        for slot in values.indices { values[slot] += corrections[slot] }
        return values
    }
}
