/// Adding, removing and editing.
extension Solver {
    // MARK: - Variables

    /// A new variable, zero until constraints say otherwise.
    public func makeVariable() -> Variable {
        let index = allocateVariable()
        return Variable(index: index, generation: variables[index].generation)
    }

    /// Removes a variable. While constraints still use it, it stays behind unseen and goes with the last of them.
    ///
    /// - Returns: false when it was removed before.
    @discardableResult
    public func removeVariable(_ variable: Variable) -> Bool {
        guard let index = find(variable), !variables[index].isLeaving else { return false }
        if variables[index].termCount == 0 {
            releaseVariable(index)
        } else {
            variables[index].isLeaving = true
        }
        return true
    }

    // MARK: - Adding

    /// Adds the constraint Σ terms + constant (relation) 0.
    ///
    /// A required constraint (priority 1000) that contradicts the required ones there are is not added. Optional ones
    /// (0 < priority < 1000) always are; their effect on values waits for ``solve()``.
    public func add(_ terms: [Term], _ relation: Relation, constant: Double, priority: Double) -> AddResult {
        if let reason = mergeTerms(terms, constant, priority) {
            let request = Refusal.Request.add(terms, relation, constant: constant, priority: priority)
            return .invalid(Refusal(request: request, reason: reason))
        }
        if priority == Solver.requiredPriority { settleRequired() }
        let constraint = allocateConstraint(termCount: Int32(mergedTerms.count))
        let isNegated = relation == .greaterThanOrEqual
        constraints[constraint].isEquality = relation == .equal
        constraints[constraint].isNegated = isNegated
        constraints[constraint].priority = priority
        constraints[constraint].sequence = nextSequence
        // Uneven steps, so that sums of ages tie by intent only.
        nextSequence += 1 + Double((UInt64(nextSequence) &* 0x9E37_79B9_7F4A_7C15) >> 61)
        constraints[constraint].constant = stored(constant, isNegated)
        for (offset, term) in mergedTerms.enumerated() {
            link(
                constraints[constraint].firstTerm + Int32(offset), constraint, term.variable,
                isNegated ? -term.coefficient : term.coefficient)
        }
        if let conflict = bringIn(constraint) {
            releaseConstraint(constraint)
            updateValues()
            return .conflict(conflict)
        }
        return .added(handle(constraint))
    }

    private func stored(_ constant: Double, _ isNegated: Bool) -> Double {
        let limited = min(max(constant, -Solver.largestConstant), Solver.largestConstant)
        return isNegated ? -limited : limited
    }

    /// Leaves in `mergedTerms` one term a variable, zeros left out; or says why the constraint is of no use.
    private func mergeTerms(_ terms: [Term], _ constant: Double, _ priority: Double) -> InvalidReason? {
        guard constant.isFinite else { return .notFinite }
        guard priority > 0, priority <= Solver.requiredPriority else { return .priorityOutOfRange(priority) }
        mergedTerms.removeAll(keepingCapacity: true)
        for term in terms {
            guard term.coefficient.isFinite else { return .notFinite }
            guard term.coefficient == 0 || Solver.usableCoefficients.contains(abs(term.coefficient)) else {
                return .unusableCoefficient(term.coefficient)
            }
            guard let variable = find(term.variable), !variables[variable].isLeaving else { return .unknownVariable }
            if let place = mergedTerms.firstIndex(where: { $0.variable == variable }) {
                mergedTerms[place].coefficient += term.coefficient
            } else {
                mergedTerms.append((variable, term.coefficient))
            }
        }
        // Terms of one variable may cancel, to zero or to what rounding leaves of it.
        mergedTerms.removeAll { abs($0.coefficient) <= 1e-12 }
        for term in mergedTerms where !Solver.usableCoefficients.contains(abs(term.coefficient)) {
            return .unusableCoefficient(term.coefficient)
        }
        return nil
    }

    /// Puts an inactive constraint into force. When it is required, `settleRequired` came before.
    ///
    /// - Returns: the conflict when it is required and does not fit; everything is as before then.
    private func bringIn(_ constraint: Int32) -> [Constraint]? {
        let isRequired = constraints[constraint].isRequired
        if isRequired { beginJournal() }
        if constraints[constraint].isEquality {
            if let free = freeVariableToDefine(by: constraint) {
                define(free, by: constraint)
            } else {
                constraints[constraint].isFresh = true
                enqueue(constraint)
            }
        } else {
            queueIfInfeasible(constraint)
        }
        guard isRequired else { return nil }
        return finishRequiredChange(of: constraint)
    }

    /// Makes room for a change of a required constraint: whatever happens from here is due to that change.
    private func settleRequired() {
        updateValues()
        runDualSimplex(downTo: Solver.requiredPriority)
    }

    /// Satisfies the required constraints again, or takes the journal back and says which others clash with this one.
    private func finishRequiredChange(of constraint: Int32) -> [Constraint]? {
        updateValues()
        guard let blocked = runDualSimplex(downTo: Solver.requiredPriority) else {
            endJournal()
            return nil
        }
        var members = row.map { variables[$0].definition }
        members.append(blocked)
        members.removeAll { $0 == constraint }
        members.sort { constraints[$0].sequence < constraints[$1].sequence }
        let conflict = members.map(handle)
        rollBack()
        enqueue(blocked)
        infeasible.remove(constraint)
        return conflict
    }

    /// A free variable of the constraint that it may define without closing a circle; the least used one.
    private func freeVariableToDefine(by constraint: Int32) -> Int32? {
        var best: Int32?
        for term in termRange(constraint) {
            let variable = terms[term].variable
            guard variables[variable].definition < 0 else { continue }
            if best == nil || isPreferred(variable, to: best!) { best = variable }
        }
        guard let best, !wouldCloseCircle(best, constraint) else { return nil }
        return best
    }

    // MARK: - Removing

    /// Takes the constraint away. Values follow with ``solve()``.
    ///
    /// - Returns: false when it was removed before.
    @discardableResult
    public func remove(_ constraint: Constraint) -> Bool {
        guard let index = find(constraint) else { return false }
        takeOut(index)
        releaseConstraint(index)
        return true
    }

    private func takeOut(_ constraint: Int32) {
        infeasible.remove(constraint)
        if constraints[constraint].defined >= 0 {
            deactivate(constraint)
        } else if constraints[constraint].side != 0 {
            var pending: [Int32] = []
            takeBackPrice(constraint, &pending)
            infeasible.remove(constraint)
            for variable in pending { clearDual(of: variable) }
        }
        constraints[constraint].isFresh = false
    }

    // MARK: - Editing

    /// Changes the constant. An optional constraint's new constant waits for ``solve()``; a required one's takes effect
    /// now, or not at all.
    public func setConstant(_ constraint: Constraint, _ constant: Double) -> ChangeResult {
        func refused(_ reason: InvalidReason) -> ChangeResult {
            .invalid(Refusal(request: .setConstant(constraint, constant), reason: reason))
        }
        guard let index = find(constraint) else { return refused(.unknownConstraint) }
        guard constant.isFinite else { return refused(.notFinite) }
        let new = stored(constant, constraints[index].isNegated)
        guard constraints[index].isRequired else {
            constraints[index].pendingConstant = new
            if !constraints[index].isEdited {
                constraints[index].isEdited = true
                edited.append(index)
            }
            return .changed
        }
        let old = constraints[index].constant
        guard new != old else { return .changed }
        settleRequired()
        beginJournal()
        setStoredConstant(index, new)
        if let conflict = finishRequiredChange(of: index) {
            setStoredConstant(index, old)
            updateValues()
            return .conflict(conflict)
        }
        return .changed
    }

    private func setStoredConstant(_ constraint: Int32, _ constant: Double) {
        constraints[constraint].constant = constant
        let variable = constraints[constraint].defined
        if variable >= 0 {
            markDirty(variable)
        } else {
            updateValues()
            queueIfInfeasible(constraint)
        }
    }

    /// Puts the new constants of optional constraints in force.
    func applyEdits() {
        guard !edited.isEmpty else { return }
        for constraint in edited where constraints[constraint].isAlive && constraints[constraint].isEdited {
            constraints[constraint].isEdited = false
            if constraints[constraint].constant != constraints[constraint].pendingConstant {
                constraints[constraint].constant = constraints[constraint].pendingConstant
                if constraints[constraint].defined >= 0 {
                    markDirty(constraints[constraint].defined)
                } else {
                    // Looked at when the values are up to date.
                    enqueue(constraint)
                }
            }
        }
        edited.removeAll(keepingCapacity: true)
    }

    /// Changes the priority, also between required and optional. The handle and the constraint's age stay.
    public func setPriority(_ constraint: Constraint, _ priority: Double) -> ChangeResult {
        func refused(_ reason: InvalidReason) -> ChangeResult {
            .invalid(Refusal(request: .setPriority(constraint, priority), reason: reason))
        }
        guard let index = find(constraint) else { return refused(.unknownConstraint) }
        guard priority > 0, priority <= Solver.requiredPriority else { return refused(.priorityOutOfRange(priority)) }
        let old = constraints[index].priority
        guard priority != old else { return .changed }
        if constraints[index].isEdited {
            constraints[index].isEdited = false
            constraints[index].constant = constraints[index].pendingConstant
        }
        takeOut(index)
        constraints[index].isSuspended = true
        settleRequired()
        constraints[index].isSuspended = false
        constraints[index].priority = priority
        guard let conflict = bringIn(index) else { return .changed }
        constraints[index].priority = old
        _ = bringIn(index)
        return .conflict(conflict)
    }
}
