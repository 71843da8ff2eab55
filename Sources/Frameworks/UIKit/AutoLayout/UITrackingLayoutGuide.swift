/// A guide that follows something on the screen and switches constraints by the edges that it is near.
///
/// Here it stays where it is: near the bottom edge, away from the others, as a docked keyboard is.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {
    private var nearConstraints: [NSDirectionalRectEdge.RawValue: [NSLayoutConstraint]] = [:]
    private var awayConstraints: [NSDirectionalRectEdge.RawValue: [NSLayoutConstraint]] = [:]

    /// Constraints that are active while the guide is near all of `edge`, in place of those set before.
    open func setConstraints(_ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge) {
        NSLayoutConstraint.deactivate(nearConstraints[edge.rawValue] ?? [])
        nearConstraints[edge.rawValue] = trackingConstraints
        if edge == .bottom { NSLayoutConstraint.activate(trackingConstraints) }
    }

    /// The constraints set for being near `edge`.
    open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        nearConstraints[edge.rawValue] ?? []
    }

    /// Constraints that are active while the guide is away from all of `edge`, in place of those set before.
    open func setConstraints(_ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge) {
        NSLayoutConstraint.deactivate(awayConstraints[edge.rawValue] ?? [])
        awayConstraints[edge.rawValue] = trackingConstraints
        if !edge.contains(.bottom) { NSLayoutConstraint.activate(trackingConstraints) }
    }

    /// The constraints set for being away from `edge`.
    open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        awayConstraints[edge.rawValue] ?? []
    }

    /// Forgets all constraints that were set, and deactivates them.
    open func removeAllTrackedConstraints() {
        for constraints in [nearConstraints, awayConstraints] {
            NSLayoutConstraint.deactivate(constraints.values.flatMap(\.self))
        }
        nearConstraints = [:]
        awayConstraints = [:]
    }
}
