/// Rows and columns of the tableau, computed from the graph when they are needed.
extension Solver {
    /// Below this share of what was summed up, a sum is what cancellation left of zero.
    static let cancellation = 1e-12

    /// Expresses a constraint's terms by active constraints and free variables: Σ terms = Σ multiplier × definition.
    ///
    /// Afterwards `row` lists the variables whose definition (or, for a free one, which itself) takes part, and
    /// `work[variable].amount` is the multiplier.
    func computeRow(of constraint: Int32) {
        beginRow()
        for term in termRange(constraint) {
            contributeToRow(terms[term].variable, terms[term].coefficient, parent: -1)
        }
        finishRow()
    }

    /// The same for a single variable.
    func computeRow(ofVariable variable: Int32) {
        beginRow()
        contributeToRow(variable, 1, parent: -1)
        finishRow()
    }

    private func beginRow() {
        assert(queue.isEmpty, "passes do not nest")
        pass += 1
        row.removeAll(keepingCapacity: true)
    }

    @inline(__always)
    private func contributeToRow(_ variable: Int32, _ amount: Double, parent: Int32) {
        if work[variable].pass != pass {
            work[variable].pass = pass
            work[variable].parent = parent
            work[variable].amount = amount
            work[variable].magnitude = abs(amount)
            let node = representative(variable)
            queue.insert(node, level: variables[node].level)
        } else {
            work[variable].amount += amount
            work[variable].magnitude += abs(amount)
        }
    }

    private func finishRow() {
        while let node = queue.popHighest() {
            guard variables[node].block < 0 else {
                finishRow(block: blocks[Int(variables[node].block)]!)
                continue
            }
            let amount = work[node].amount
            if abs(amount) <= Solver.cancellation * work[node].magnitude { continue }
            row.append(node)
            let definition = variables[node].definition
            guard definition >= 0 else { continue }
            let multiplier = amount / variables[node].pivot
            work[node].amount = multiplier
            for term in termRange(definition) where terms[term].variable != node {
                contributeToRow(terms[term].variable, -multiplier * terms[term].coefficient, parent: node)
            }
        }
    }

    private func finishRow(block: Block) {
        var amounts = [Double](repeating: 0, count: block.members.count)
        var entries: [Int32] = []
        var magnitude = 0.0
        for (slot, member) in block.members.enumerated() where work[member].pass == pass {
            if abs(work[member].amount) <= Solver.cancellation * work[member].magnitude { continue }
            amounts[slot] = work[member].amount
            magnitude = max(magnitude, work[member].magnitude)
            entries.append(member)
        }
        guard !entries.isEmpty else { return }
        let multipliers = factors(of: block).solveTransposed(amounts)
        let index = variables[block.members[0]].block
        setParents(in: index, from: entries)
        let largest = multipliers.reduce(magnitude) { max($0, abs($1)) }
        for (slot, member) in block.members.enumerated() {
            let multiplier = multipliers[slot]
            if abs(multiplier) <= Solver.cancellation * largest { continue }
            work[member].amount = multiplier
            row.append(member)
            for term in termRange(variables[member].definition) {
                let variable = terms[term].variable
                if variables[variable].block == index { continue }
                contributeToRow(variable, -multiplier * terms[term].coefficient, parent: member)
            }
        }
    }

    /// Leaves in `parent` the shortest ways within a block from one of its members to the others.
    func findWays(from start: Int32, in block: Int32) {
        pass += 1
        work[start].parent = -1
        setParents(in: block, from: [start])
    }

    /// Within a block every member is reached from every other; leaves the shortest ways in `parent`.
    private func setParents(in block: Int32, from entries: [Int32]) {
        var reached = entries
        for entry in entries { work[entry].inputPass = pass }
        var next = 0
        while next < reached.count {
            let member = reached[next]
            next += 1
            for term in termRange(variables[member].definition) {
                let variable = terms[term].variable
                guard variables[variable].block == block, work[variable].inputPass != pass else { continue }
                work[variable].inputPass = pass
                work[variable].parent = member
                reached.append(variable)
            }
        }
    }

    /// How the values follow when the residual of the variable's definition (for a free variable, its value) grows by 1.
    ///
    /// Afterwards `column` lists the variables that move and `work[variable].amount` is by how much.
    func computeColumn(of variable: Int32) {
        assert(queue.isEmpty, "passes do not nest")
        pass += 1
        column.removeAll(keepingCapacity: true)
        let start = representative(variable)
        queue.insert(start, level: variables[start].level)
        while let node = queue.popLowest() {
            let block = variables[node].block
            guard block < 0 else {
                moveBlock(blocks[Int(block)]!, block, start: variable)
                continue
            }
            var amount = 0.0
            var magnitude = 0.0
            if node == variable {
                amount = variables[node].definition < 0 ? 1 : 1 / variables[node].pivot
                magnitude = abs(amount)
            } else {
                for term in termRange(variables[node].definition) {
                    let input = terms[term].variable
                    guard input != node, work[input].pass == pass else { continue }
                    let product = terms[term].coefficient * work[input].amount / variables[node].pivot
                    amount -= product
                    magnitude += abs(product)
                }
            }
            move(node, amount, magnitude)
        }
    }

    private func moveBlock(_ block: Block, _ index: Int32, start: Int32) {
        var rightSide = [Double](repeating: 0, count: block.members.count)
        var magnitude = 0.0
        for (slot, member) in block.members.enumerated() {
            if member == start {
                rightSide[slot] += 1
                magnitude = max(magnitude, 1)
            }
            var sum = 0.0
            for term in termRange(variables[member].definition) {
                let input = terms[term].variable
                guard variables[input].block != index, work[input].pass == pass else { continue }
                let product = terms[term].coefficient * work[input].amount
                rightSide[slot] -= product
                sum += abs(product)
            }
            magnitude = max(magnitude, sum)
            if abs(rightSide[slot]) <= Solver.cancellation * sum { rightSide[slot] = 0 }
        }
        let amounts = factors(of: block).solve(rightSide)
        let largest = amounts.reduce(magnitude) { max($0, abs($1)) }
        for (slot, member) in block.members.enumerated() { move(member, amounts[slot], largest) }
    }

    @inline(__always)
    private func move(_ variable: Int32, _ amount: Double, _ magnitude: Double) {
        if abs(amount) <= Solver.cancellation * magnitude { return }
        work[variable].pass = pass
        work[variable].amount = amount
        column.append(variable)
        forEachDependent(variable) { dependent in
            let node = representative(dependent)
            queue.insert(node, level: variables[node].level)
        }
    }

    /// The inactive constraints that move with `column`, by how much, in `touched` and `constraintWork`.
    func collectMovedConstraints() {
        touched.removeAll(keepingCapacity: true)
        for variable in column {
            let amount = work[variable].amount
            var term = variables[variable].firstTerm
            while term >= 0 {
                let record = terms[term]
                term = record.next
                guard constraints[record.constraint].defined < 0 else { continue }
                let product = record.coefficient * amount
                if constraintWork[record.constraint].pass != pass {
                    constraintWork[record.constraint] = ConstraintWork(pass: pass, amount: product, magnitude: abs(product))
                    touched.append(record.constraint)
                } else {
                    constraintWork[record.constraint].amount += product
                    constraintWork[record.constraint].magnitude += abs(product)
                }
            }
        }
        touched.removeAll {
            abs(constraintWork[$0].amount) <= Solver.cancellation * constraintWork[$0].magnitude
        }
    }
}
