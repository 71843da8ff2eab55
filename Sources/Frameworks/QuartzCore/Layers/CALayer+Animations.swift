import CoreGraphics

/// Animations on the layer, and what they make of its values.
extension CALayer {
    func addAnimation(_ original: CAAnimation, _ key: String?) {
        guard let animation = original.copy() as? CAAnimation else { return }
        animation.implicitDuration = CATransaction.animationDuration()
        if let key { removeAnimations { $0.key == key } }
        let group = CATransaction.currentGroup
        group?.enter()
        activeAnimations.append(ActiveAnimation(key: key, animation: animation, group: group))
        markDirty()
        context?.noteAnimating(self)
        StageClock.shared.requestFrame()
    }

    func removeAnimations(where isMatch: (ActiveAnimation) -> Bool) {
        let removed = activeAnimations.filter(isMatch)
        guard !removed.isEmpty else { return }
        activeAnimations.removeAll(where: isMatch)
        markDirty()
        for active in removed { finish(active, completed: false) }
    }

    private func finish(_ active: ActiveAnimation, completed: Bool) {
        active.animation.delegate?.animationDidStop(active.animation, finished: completed)
        active.group?.leave()
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
        for active in activeAnimations where active.hasBegun {
            guard let end = LocalTime.end(of: active.animation, duration: active.animation.effectiveDuration),
                local >= end - 1e-9
            else { continue }
            guard active.animation.isRemovedOnCompletion else { continue }
            activeAnimations.removeAll { $0 === active }
            finished.append { [self] in finish(active, completed: true) }
        }
        if !finished.isEmpty { markDirty() }
        return finished
    }

    /// Whether an animation still changes with time.
    func isMoving(at time: CFTimeInterval) -> Bool {
        guard speed != 0 else { return false }
        let local = localTime(ofGlobal: time)
        return activeAnimations.contains { active in
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
        return shown
    }

    // MARK: - Time spaces

    func localTime(ofGlobal time: CFTimeInterval) -> CFTimeInterval {
        let parent = superlayer?.localTime(ofGlobal: time) ?? time
        return (parent - beginTime) * Double(speed) + timeOffset
    }

    func globalTime(ofLocal time: CFTimeInterval) -> CFTimeInterval {
        let parent = speed == 0 ? beginTime : (time - timeOffset) / Double(speed) + beginTime
        return superlayer?.globalTime(ofLocal: parent) ?? parent
    }


    func timingDidChange() {
        if !activeAnimations.isEmpty {
            markDirty()
            context?.noteAnimating(self)
        }
        for child in children { child.timingDidChange() }
        StageClock.shared.requestFrame()
    }
}
