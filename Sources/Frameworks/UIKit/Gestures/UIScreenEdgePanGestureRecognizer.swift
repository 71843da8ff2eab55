import QuartzCore

/// A pan that starts at an edge of the screen and goes inwards.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges the pan may start from.
    open var edges: UIRectEdge = []

    /// The touch begins within this many points of the edge (iOS facts, gestures).
    static let edgeWidth: CGFloat = 20

    private var startEdges: UIRectEdge = []

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible, let touch = touches.first, let bounds = touch.window?.bounds {
            let location = touch.windowLocation
            startEdges = []
            if location.x - bounds.minX <= Self.edgeWidth { startEdges.insert(.left) }
            if bounds.maxX - location.x <= Self.edgeWidth { startEdges.insert(.right) }
            if location.y - bounds.minY <= Self.edgeWidth { startEdges.insert(.top) }
            if bounds.maxY - location.y <= Self.edgeWidth { startEdges.insert(.bottom) }
            guard !startEdges.intersection(edges).isEmpty else {
                state = .failed
                return
            }
        }
        super.touchesBegan(touches, with: event)
    }

    override func shouldBeginInternally() -> Bool {
        let allowed = startEdges.intersection(edges)
        let isHorizontal = abs(travel.x) >= abs(travel.y)
        return allowed.contains(.left) && isHorizontal && travel.x > 0
            || allowed.contains(.right) && isHorizontal && travel.x < 0
            || allowed.contains(.top) && !isHorizontal && travel.y > 0
            || allowed.contains(.bottom) && !isHorizontal && travel.y < 0
    }
}
