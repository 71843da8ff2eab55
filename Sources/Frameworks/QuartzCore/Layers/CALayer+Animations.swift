import CoreGraphics

/// Animations on the layer, and what they make of its values.
extension CALayer {
    func addAnimation(_ original: CAAnimation, _ key: String?, in group: CompletionGroup? = CATransaction.currentGroup) {
        guard let animation = original.copy() as? CAAnimation else { return }
        animation.implicitDuration = CATransaction.animationDuration()
        let transition = animation as? CATransition
        // A layer has one transition at a time, whatever it is called.
        let key = transition == nil ? key : kCATransition
        if let key { removeAnimations { $0.key == key } }
        if let transition, transition.role == .incoming { keepOldLook(for: transition) }
        group?.enter()
        activeAnimations.append(ActiveAnimation(key: key, animation: animation, group: group))
        markDirty()
        if let context { context.noteAnimating(self) } else { CATransaction.noteOffstage(self) }
        StageClock.shared.requestFrame()
    }

    func removeAnimations(where isMatch: (ActiveAnimation) -> Bool) {
        let removed = activeAnimations.filter(isMatch)
        guard !removed.isEmpty else { return }
        activeAnimations.removeAll(where: isMatch)
        didRemove(removed)
        // As on iOS, delegates hear of it when the present turn is over.
        for active in removed where !active.hasEnded {
            CATransaction.schedule { [self] in finish(active, completed: false) }
        }
    }

    private func finish(_ active: ActiveAnimation, completed: Bool) {
        guard !active.hasEnded else { return }
        active.hasEnded = true
        active.animation.delegate?.animationDidStop(active.animation, finished: completed)
        active.group?.leave()
    }

    /// The layer is not shown when the turn ends: block animations count as done, explicit ones wait for it to be shown.
    func endOffstageAnimations() {
        guard context == nil else { return }
        let over = activeAnimations.filter(\.animation.endsOffstage)
        activeAnimations.removeAll { active in over.contains { $0 === active } }
        for active in over { CATransaction.schedule { [self] in finish(active, completed: true) } }
    }

    /// Gives new animations their begin at `time` (the frame's), and tells their delegates.
    func beginAnimations(at time: CFTimeInterval) {
        for active in activeAnimations where !active.hasBegun {
            if active.animation.beginTime == 0 { active.animation.beginTime = localTime(ofGlobal: time) }
            active.hasBegun = true
            active.animation.delegate?.animationDidStart(active.animation)
        }
    }

    /// Takes out the animations that have ended at `time`; the caller runs the returned closures to tell their delegates.
    func retireAnimations(at time: CFTimeInterval) -> [() -> Void] {
        let local = localTime(ofGlobal: time)
        var finished: [() -> Void] = []
        for active in activeAnimations where active.hasBegun && active.animation.driver == nil {
            guard let end = LocalTime.end(of: active.animation, duration: active.animation.effectiveDuration),
                local >= end - 1e-9
            else { continue }
            if active.animation.isRemovedOnCompletion {
                activeAnimations.removeAll { $0 === active }
                didRemove([active])
            } else if active.hasEnded {
                continue
            }
            finished.append { [self] in finish(active, completed: true) }
        }
        return finished
    }

    private func didRemove(_ removed: [ActiveAnimation]) {
        markDirty()
        if removed.contains(where: { ($0.animation as? CATransition)?.role == .incoming }) { dropOldLook() }
        if removed.contains(where: { redraws($0.animation) }) { setNeedsDisplay() }
    }

    // MARK: - Properties that are drawn

    /// Whether every step of the animation needs a new drawing: `needsDisplay(forKey:)` says so for its property.
    private func redraws(_ animation: CAAnimation) -> Bool {
        switch animation {
        case let property as CAPropertyAnimation:
            guard let path = property.keyPath else { return false }
            return type(of: self).needsDisplay(forKey: String(path.prefix { $0 != "." }))
        case let group as CAAnimationGroup: return group.animations?.contains { redraws($0) } ?? false
        default: return false
        }
    }

    /// Draws the content as it is at `time`: while it is drawn the layer has the values that show.
    func drawForAnimations(at time: CFTimeInterval) {
        guard activeAnimations.contains(where: { redraws($0.animation) }) else { return }
        let model = values
        values = presentationValues(at: time)
        display()
        let contents = values.contents
        values = model
        values.contents = contents
    }

    /// Whether an animation still changes with time.
    func isMoving(at time: CFTimeInterval) -> Bool {
        guard timePasses else { return false }
        let local = localTime(ofGlobal: time)
        return activeAnimations.contains { active in
            if let driver = active.animation.driver { return driver.isMoving }
            guard active.animation.speed != 0 else { return false }
            guard let end = LocalTime.end(of: active.animation, duration: active.animation.effectiveDuration) else {
                return true
            }
            return local < end
        }
    }

    /// The values that show at `time` (the stage's seconds).
    func presentationValues(at time: CFTimeInterval) -> LayerValues {
        guard !activeAnimations.isEmpty else { return values }
        var shown = values
        let local = localTime(ofGlobal: time)
        for active in activeAnimations {
            let animation = active.animation
            if !active.hasBegun && animation.beginTime == 0 {
                // Not committed yet: the first frame will show its start.
                animation.beginTime = local
                animation.apply(to: &shown, of: self, at: local)
                animation.beginTime = 0
            } else {
                animation.apply(to: &shown, of: self, at: local)
            }
        }
        shown.clamp()
        return shown
    }

    /// What shows of one property now; its own value where nothing animates.
    @_spi(Sandlot) public func presentationValue(forKeyPath path: String) -> Any? {
        presentationValues(at: CACurrentMediaTime()).object(atPath: path)
    }

    // MARK: - Time spaces

    func localTime(ofGlobal time: CFTimeInterval) -> CFTimeInterval {
        let outer = parent?.localTime(ofGlobal: time) ?? time
        return (outer - beginTime) * Double(speed) + timeOffset
    }

    func globalTime(ofLocal time: CFTimeInterval) -> CFTimeInterval {
        let outer = speed == 0 ? beginTime : (time - timeOffset) / Double(speed) + beginTime
        return parent?.globalTime(ofLocal: outer) ?? outer
    }

    /// Whether neither the layer nor a superlayer stands still.
    private var timePasses: Bool { speed != 0 && parent?.timePasses ?? true }

    func timingDidChange() {
        if !activeAnimations.isEmpty {
            markDirty()
            context?.noteAnimating(self)
        }
        for child in children { child.timingDidChange() }
        StageClock.shared.requestFrame()
    }
}

extension CALayer {
    /// The driver of an animation moved: the layer takes part in the next frame.
    @_spi(Sandlot) public func animationClockDidChange() {
        markDirty()
        if !activeAnimations.isEmpty { context?.noteAnimating(self) }
        StageClock.shared.requestFrame()
    }
}
