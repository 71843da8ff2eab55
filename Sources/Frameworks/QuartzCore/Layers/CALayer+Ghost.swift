@_spi(Sandlot) import CoreGraphics

/// The look of the last commit, kept as layers of its own while a transition leads away from it.
extension CALayer {
    /// A copy of the layer as it was committed last, with everything in it; nil when it never was.
    private func copyOfCommittedLook() -> CALayer? {
        guard let look = committed else { return nil }
        let copy = emptyCopy()
        copy.values = look
        copy.name = name
        if let mask = mask?.copyOfCommittedLook() { copy.mask = mask }
        for child in committedSublayers {
            if let child = child.copyOfCommittedLook() { copy.addSublayer(child) }
        }
        return copy
    }

    func emptyCopy() -> CALayer {
        if self is CATransformLayer { return CATransformLayer() }
        if self is BackdropLayer { return BackdropLayer() }
        return CALayer()
    }

    /// Keeps the old look beside the layer for the time of `transition`.
    func keepOldLook(for transition: CATransition) {
        dropOldLook()
        guard let parent, let context, let ghost = copyOfCommittedLook() else { return }
        self.ghost = ghost
        ghost.parent = parent
        ghost.enter(context)
        parent.sublayersDidChange()
        transition.fadesIn = !hadCoveringLook
        guard let outgoing = transition.copy() as? CATransition else { return }
        outgoing.role = .outgoing
        outgoing.delegate = nil
        outgoing.fillMode = .both
        outgoing.isRemovedOnCompletion = false
        ghost.addAnimation(outgoing, kCATransition, in: nil)
    }

    func dropOldLook() {
        guard let ghost else { return }
        self.ghost = nil
        ghost.leaveContext()
        parent?.sublayersDidChange()
    }

    /// The layer and its old look, back to front.
    var withGhost: [CALayer] {
        guard let ghost else { return [self] }
        let isBelow = activeAnimations.contains { ($0.animation as? CATransition)?.type == .moveIn }
        return isBelow ? [ghost, self] : [self, ghost]
    }
}

extension CALayer {
    /// Whether the layer, as committed last, hides everything behind its bounds.
    private var hadCoveringLook: Bool {
        guard let look = committed, look.opacity == 1, look.cornerRadius == 0, !look.isHidden, mask == nil else { return false }
        if (look.backgroundColor?.alpha ?? 0) >= 1 { return true }
        if look.contentsGravity == .resize, (look.contents as AnyObject as? CGImage)?.isOpaque == true { return true }
        return committedSublayers.contains { child in
            guard let part = child.committed, part.transform == CATransform3DIdentity, part.frame.contains(look.bounds) else {
                return false
            }
            return child.hadCoveringLook
        }
    }
}
