/// What was before, so that a required constraint that turns out to conflict leaves no trace.
enum JournalEntry {
    case definition(variable: Int32, old: Int32)
    case side(constraint: Int32, old: Int8)
    case fresh(constraint: Int32, old: Bool)
    case dual(constraint: Int32, old: Cost)
}

extension Solver {
    func setSide(_ constraint: Int32, _ side: Int8) {
        if isJournaling { journal.append(.side(constraint: constraint, old: constraints[constraint].side)) }
        constraints[constraint].side = side
    }

    func setFresh(_ constraint: Int32, _ isFresh: Bool) {
        guard constraints[constraint].isFresh != isFresh else { return }
        if isJournaling { journal.append(.fresh(constraint: constraint, old: !isFresh)) }
        constraints[constraint].isFresh = isFresh
    }

    /// Notes the dual value that is about to change.
    @inline(__always)
    func recordDual(_ constraint: Int32, _ old: Cost) {
        if isJournaling { journal.append(.dual(constraint: constraint, old: old)) }
    }

    func beginJournal() {
        assert(!isJournaling && journal.isEmpty, "journals do not nest")
        isJournaling = true
    }

    func endJournal() {
        isJournaling = false
        journal.removeAll(keepingCapacity: true)
    }

    /// Takes everything back since the journal began. Values follow at the next update.
    func rollBack() {
        isJournaling = false
        // All definitions at once: on the way there, one constraint may have defined several variables in turn.
        var original: [Int32: Int32] = [:]
        var order: [Int32] = []
        for entry in journal.reversed() {
            switch entry {
            case .definition(let variable, let old):
                if original.updateValue(old, forKey: variable) == nil { order.append(variable) }
            case .side(let constraint, let old):
                constraints[constraint].side = old
                enqueueIfInactive(constraint)
            case .fresh(let constraint, let old):
                constraints[constraint].isFresh = old
                enqueueIfInactive(constraint)
            case .dual(let constraint, let old):
                duals[Int(constraint)] = old
            }
        }
        if !order.isEmpty { rewire(order.map { ($0, original[$0]!) }) }
        journal.removeAll(keepingCapacity: true)
    }

    /// A constraint that is looked at for nothing is found to be in order.
    private func enqueueIfInactive(_ constraint: Int32) {
        if constraints[constraint].isAlive { enqueue(constraint) }
    }
}
