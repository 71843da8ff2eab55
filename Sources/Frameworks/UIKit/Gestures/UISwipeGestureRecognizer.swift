import QuartzCore

/// A quick, straight stroke; discrete.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    // MARK: - Configuring the gesture

    /// The directions that count.
    open var direction: Direction = .right
    /// How many fingers swipe together.
    open var numberOfTouchesRequired = 1

    /// Directions of a swipe.
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let right = Direction(rawValue: 1)
        public static let left = Direction(rawValue: 2)
        public static let up = Direction(rawValue: 4)
        public static let down = Direction(rawValue: 8)
    }

    // MARK: - Sandlot internals

    /// Points a swipe goes (iOS facts, gestures; approximate).
    static let minimumDistance: CGFloat = 50
    /// Seconds a swipe takes at most (iOS facts, gestures; approximate).
    static let maximumDuration: TimeInterval = 0.5

    private var startLocations: [UITouch: CGPoint] = [:]
    private let timer = GestureTimer()

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in touches { startLocations[touch] = touch.windowLocation }
        if startLocations.count > numberOfTouchesRequired {
            state = .failed
            return
        }
        if !timer.isRunning {
            timer.start(after: Self.maximumDuration) { [weak self] in self?.state = .failed }
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard !startLocations.isEmpty else { return }
        let count = CGFloat(startLocations.count)
        let way = startLocations.reduce(CGPoint.zero) { sum, item in
            CGPoint(
                x: sum.x + (item.key.windowLocation.x - item.value.x) / count,
                y: sum.y + (item.key.windowLocation.y - item.value.y) / count)
        }
        let isHorizontal = abs(way.x) > abs(way.y)
        let (along, across) = isHorizontal ? (way.x, way.y) : (way.y, way.x)
        guard abs(along) >= Self.minimumDistance else { return }
        let stroke: Direction = isHorizontal ? (along > 0 ? .right : .left) : (along > 0 ? .down : .up)
        let isStraight = abs(across) <= abs(along) / 2
        let hasFingers = startLocations.count == numberOfTouchesRequired
        state = direction.contains(stroke) && isStraight && hasFingers ? .ended : .failed
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        touchesMoved(touches, with: event)
        if state == .possible { state = .failed }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    open override func reset() {
        super.reset()
        timer.stop()
        startLocations = [:]
    }
}
