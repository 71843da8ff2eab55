import QuartzCore

/// The first two fingers of a gesture: their distance and the angle of the line between them.
@MainActor struct TwoFingerTracking {
    private(set) var touches: [UITouch] = []

    var isComplete: Bool { touches.count == 2 }

    mutating func add(_ candidates: [UITouch]) {
        for touch in candidates where touches.count < 2 && !touches.contains(touch) { touches.append(touch) }
    }

    mutating func remove(_ lifted: Set<UITouch>) { touches.removeAll { lifted.contains($0) } }

    mutating func removeAll() { touches = [] }

    /// Points between the fingers.
    var distance: CGFloat {
        isComplete ? touches[0].windowLocation.distance(to: touches[1].windowLocation) : 0
    }

    /// Radians of the line from the first finger to the second, clockwise on the screen.
    var angle: CGFloat {
        guard isComplete else { return 0 }
        let (first, second) = (touches[0].windowLocation, touches[1].windowLocation)
        return atan2(second.y - first.y, second.x - first.x)
    }
}
