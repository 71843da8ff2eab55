import QuartzCore

/// One finger (or pointer) on the screen from its first contact until it is lifted.
///
/// The same object serves the whole contact; its phase and location change with every event.
@preconcurrency @MainActor
open class UITouch: NSObject {
    // MARK: - Getting the location of touches

    /// The location of the touch, in points, in the coordinates of `view` (`nil`: of the window).
    open func location(in view: UIView?) -> CGPoint {
        convert(windowLocation, to: view)
    }

    /// Where the touch was in the event before, in points, in the coordinates of `view` (`nil`: of the window).
    open func previousLocation(in view: UIView?) -> CGPoint {
        convert(previousWindowLocation, to: view)
    }

    /// The location with all the precision there is; here the same as `location(in:)`.
    open func preciseLocation(in view: UIView?) -> CGPoint {
        location(in: view)
    }

    /// The previous location with all the precision there is; here the same as `previousLocation(in:)`.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint {
        previousLocation(in: view)
    }

    /// The view that was hit when the touch began; it stays the touch's view wherever the finger goes.
    open internal(set) var view: UIView?
    /// The window in which the touch began.
    open internal(set) weak var window: UIWindow?
    /// The radius of the contact in points; a stage's pointer has a fingertip of 20.
    open internal(set) var majorRadius: CGFloat = 20
    /// How exact `majorRadius` is, in points.
    open internal(set) var majorRadiusTolerance: CGFloat = 0

    // MARK: - Getting touch attributes

    /// How many times in quick succession the finger came down at about this place.
    open internal(set) var tapCount = 0
    /// When the touch last changed, in seconds since the stage began.
    open internal(set) var timestamp: TimeInterval = 0
    /// What kind of thing touches.
    open internal(set) var type: TouchType = .direct
    /// Where in its life the touch is, as of the current event.
    open internal(set) var phase: Phase = .began
    /// The pressure, 1 for an ordinary touch.
    open internal(set) var force: CGFloat = 1
    /// The greatest `force` there can be; 0 where pressure is not measured.
    open internal(set) var maximumPossibleForce: CGFloat = 0
    /// The pen's angle to the screen in radians; a finger stands upright.
    open internal(set) var altitudeAngle: CGFloat = .pi / 2
    /// The pen's roll in radians; 0 for a finger.
    open internal(set) var rollAngle: CGFloat = 0

    /// The pen's direction in radians; 0 for a finger.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

    /// The pen's direction as a unit vector; along x for a finger.
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

    /// Pairs a later estimate with this touch; `nil`, nothing is estimated.
    open var estimationUpdateIndex: NSNumber? { nil }
    /// The properties that are estimates; none.
    open var estimatedProperties: Properties { [] }
    /// The estimated properties that will still be updated; none.
    open var estimatedPropertiesExpectingUpdates: Properties { [] }

    // MARK: - Getting a touch object's gesture recognizers

    /// The recognisers that follow this touch.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

    // MARK: - Constants

    /// Where a touch is in its life.
    public enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
    }

    /// What touches the screen.
    public enum TouchType: Int, Sendable {
        case direct, indirect, pencil, indirectPointer
        /// The old name of `.pencil`.
        public static let stylus = TouchType.pencil
    }

    /// Properties that may be estimates at first.
    public struct Properties: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let force = Properties(rawValue: 1)
        public static let azimuth = Properties(rawValue: 2)
        public static let altitude = Properties(rawValue: 4)
        public static let location = Properties(rawValue: 8)
        public static let roll = Properties(rawValue: 16)
    }

    // MARK: - Sandlot internals

    /// The location in points in the window's coordinates.
    var windowLocation = CGPoint.zero
    /// The location in the event before, in points in the window's coordinates.
    var previousWindowLocation = CGPoint.zero
    /// Where the touch began, in points in the window's coordinates.
    var initialWindowLocation = CGPoint.zero
    /// What of the touch its view has been told.
    var route = TouchRoute()

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, view !== window else { return point }
        return view.convert(point, from: window)
    }
}

/// What the hit view has been told of a touch, and what is held back for recognisers that have not decided.
struct TouchRoute {
    /// The view got `touchesBegan`.
    var hasBegun = false
    /// The view gets nothing more of this touch.
    var isFinished = false
    /// A recogniser has taken the touch for itself.
    var isClaimed = false
    /// Phases that wait for undecided recognisers, oldest first.
    var heldPhases: [UITouch.Phase] = []
}
