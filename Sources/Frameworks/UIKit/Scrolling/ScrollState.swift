import QuartzCore

/// What a scroll view keeps of the drag or motion under way.
@MainActor final class ScrollState {
    /// A finger or wheel that drags the content.
    struct Drag {
        /// The offset at the start as the finger sees it, without the rubber band, in points.
        var start: CGPoint
        /// The offset shown at the start, in points; pages are counted from it.
        let shownStart: CGPoint
        /// Axes that follow the finger.
        let horizontal: Bool
        let vertical: Bool
        /// What the recognising event applies, in points in the scroll view's coordinates.
        let head: CGPoint
    }

    /// A motion without a finger.
    enum Motion {
        case deceleration, animation, zoom
    }

    var drag: Drag?
    var motion: Motion?
    let animator = ScrollAnimator()
    var horizontal: ScrollTrajectory?
    var vertical: ScrollTrajectory?
    /// What the page added to the offset while it moved, in points.
    var shift = CGPoint.zero
    var samples = MotionSamples()
    /// The next change of the offset is the scroll view's own.
    var isMovingItself = false
    /// The adjusted inset the offset was last brought in line with.
    var lastAdjustedInset = UIEdgeInsets.zero
    /// The speed of a glide that a finger caught, in points per second, and when.
    var caught: (velocity: CGPoint, time: TimeInterval)?
    var zoom: ScrollZoom?
    /// The wheel's place without the rubber band, in points, while it turns.
    var wheelOffset: CGPoint?
    let wheelTimer = GestureTimer()
    var hasWheelPhases = false
    var animationEnd: (@MainActor () -> Void)?

    nonisolated init() {}
}

/// A pinch under way.
struct ScrollZoom {
    /// The scale when the fingers began.
    let startScale: CGFloat
    /// The place of the content under the fingers, in points of the unscaled content.
    let anchor: CGPoint
}
