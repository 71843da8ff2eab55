/// The basis as a graph: which constraint defines which variable, in what order they can be computed, and which variables
/// define each other in a circle (a block).
extension Solver {
    /// Calls `body` for every variable outside of the variable's own block whose definition uses it.
    @inline(__always)
    func forEachDependent(_ variable: Int32, _ body: (Int32) -> Void) {
        let block = variables[variable].block
        var term = variables[variable].firstTerm
        while term >= 0 {
            let dependent = constraints[terms[term].constraint].defined
            if dependent >= 0 && dependent != variable && (block < 0 || variables[dependent].block != block) {
                body(dependent)
            }
            term = terms[term].next
        }
    }

    /// The variable that stands for its block in queues.
    @inline(__always)
    func representative(_ variable: Int32) -> Int32 {
        let block = variables[variable].block
        return block < 0 ? variable : blocks[Int(block)]!.members[0]
    }

    /// Gives variables new definitions, −1 for none. The constraints named have each been taken from another variable
    /// of the list, or were inactive.
    func rewire(_ assignments: [(variable: Int32, definition: Int32)]) {
        if isJournaling {
            for (variable, _) in assignments {
                journal.append(.definition(variable: variable, old: variables[variable].definition))
            }
        }
        var attached: [(variable: Int32, definition: Int32)] = assignments
        for (variable, _) in assignments {
            let block = variables[variable].block
            guard block >= 0 else { continue }
            for member in blocks[Int(block)]!.members {
                variables[member].block = -1
                if !assignments.contains(where: { $0.variable == member }) {
                    attached.append((member, variables[member].definition))
                }
            }
            blocks[Int(block)] = nil
            freeBlocks.append(block)
        }
        for (variable, _) in attached {
            let definition = variables[variable].definition
            if definition >= 0 && constraints[definition].defined == variable { constraints[definition].defined = -1 }
            variables[variable].definition = -1
            variables[variable].level = 0
        }
        for (variable, definition) in attached where definition >= 0 { attach(variable, definition) }
        for (variable, _) in assignments { markDirty(variable) }
    }

    /// The common case of ``rewire(_:)``: a free variable gets a definition that was inactive.
    func define(_ variable: Int32, by definition: Int32) {
        assert(variables[variable].definition < 0 && variables[variable].block < 0, "the variable is free")
        if isJournaling { journal.append(.definition(variable: variable, old: -1)) }
        variables[variable].level = 0
        attach(variable, definition)
        markDirty(variable)
    }

    /// Defines a free variable by an inactive constraint that uses it.
    func attach(_ variable: Int32, _ definition: Int32) {
        var level: Int32 = 0
        for term in termRange(definition) {
            let input = terms[term].variable
            if input == variable {
                variables[variable].pivot = terms[term].coefficient
            } else {
                level = max(level, variables[input].level + 1)
            }
        }
        variables[variable].definition = definition
        constraints[definition].defined = variable
        guard variables[variable].level < level else { return }
        let circle = findCircle(through: variable, inputLevel: level - 1)
        if circle.isEmpty {
            work[variable].raised = level
            raise(from: variable)
        } else {
            makeBlock(of: circle)
        }
    }

    /// Whether defining the variable by the constraint would close a circle. The variable is free.
    func wouldCloseCircle(_ variable: Int32, _ definition: Int32) -> Bool {
        var inputLevel: Int32 = -1
        for term in termRange(definition) where terms[term].variable != variable {
            inputLevel = max(inputLevel, variables[terms[term].variable].level)
        }
        guard variables[variable].level <= inputLevel else { return false }
        searchDependents(of: variable, upToLevel: inputLevel)
        return termRange(definition).contains {
            terms[$0].variable != variable && work[terms[$0].variable].pass == pass
        }
    }

    /// Marks with a new pass, and lists in `searchVisited`, what depends on the variable and is not above the level.
    private func searchDependents(of start: Int32, upToLevel limit: Int32) {
        pass += 1
        searchStack.removeAll(keepingCapacity: true)
        searchVisited.removeAll(keepingCapacity: true)
        visit(start)
        while let variable = searchStack.popLast() {
            forEachDependent(variable) { dependent in
                guard variables[dependent].level <= limit, work[dependent].pass != pass else { return }
                visit(dependent)
            }
        }
    }

    private func visit(_ variable: Int32) {
        let block = variables[variable].block
        if block < 0 {
            work[variable].pass = pass
            searchStack.append(variable)
            searchVisited.append(variable)
            return
        }
        for member in blocks[Int(block)]!.members {
            work[member].pass = pass
            searchStack.append(member)
            searchVisited.append(member)
        }
    }

    /// The variables that lie on circles through the variable, whose definition is new; empty when there is none.
    private func findCircle(through variable: Int32, inputLevel: Int32) -> [Int32] {
        searchDependents(of: variable, upToLevel: inputLevel)
        let reached = pass
        let definition = variables[variable].definition
        var circle: [Int32] = []
        // Back from the inputs that were reached, staying within what was reached.
        func include(_ member: Int32) {
            guard work[member].pass == reached, work[member].inputPass != reached else { return }
            let block = variables[member].block
            if block < 0 {
                work[member].inputPass = reached
                circle.append(member)
                return
            }
            for other in blocks[Int(block)]!.members {
                work[other].inputPass = reached
                circle.append(other)
            }
        }
        for term in termRange(definition) where terms[term].variable != variable { include(terms[term].variable) }
        var next = 0
        while next < circle.count {
            let member = circle[next]
            next += 1
            guard variables[member].definition >= 0 else { continue }
            for term in termRange(variables[member].definition) { include(terms[term].variable) }
        }
        return circle
    }

    /// Joins the variables, and the blocks they were in, to one block.
    private func makeBlock(of members: [Int32]) {
        for member in members {
            let old = variables[member].block
            if old >= 0 && blocks[Int(old)] != nil {
                blocks[Int(old)] = nil
                freeBlocks.append(old)
            }
        }
        let index: Int32
        if let free = freeBlocks.popLast() {
            index = free
        } else {
            index = Int32(blocks.count)
            blocks.append(nil)
        }
        blocks[Int(index)] = Block(members: members)
        for (slot, member) in members.enumerated() {
            variables[member].block = index
            variables[member].slot = Int32(slot)
        }
        var level: Int32 = 0
        for member in members {
            for term in termRange(variables[member].definition) where variables[terms[term].variable].block != index {
                level = max(level, variables[terms[term].variable].level + 1)
            }
        }
        work[members[0]].raised = level
        // Where a member was lower than the others, its dependents may be too low now even if the block as a whole fell.
        for member in members { variables[member].level = level }
        raise(from: members[0])
    }

    /// Lifts the node to its `raised` level, and what depends on it above it, lower levels first.
    private func raise(from start: Int32) {
        queue.insert(start, level: variables[start].level)
        while let node = queue.popLowest() {
            let level = work[node].raised
            let block = variables[node].block
            if block < 0 {
                variables[node].level = level
                raiseDependents(of: node, above: level)
            } else {
                for member in blocks[Int(block)]!.members {
                    variables[member].level = level
                    raiseDependents(of: member, above: level)
                }
            }
        }
    }

    @inline(__always)
    private func raiseDependents(of variable: Int32, above level: Int32) {
        forEachDependent(variable) { dependent in
            guard variables[dependent].level <= level else { return }
            let node = representative(dependent)
            if queue.contains(node) {
                work[node].raised = max(work[node].raised, level + 1)
            } else {
                work[node].raised = level + 1
                queue.insert(node, level: variables[node].level)
            }
        }
    }
}
