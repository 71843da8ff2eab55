import QuartzCore

/// Something the user did: touches, presses of keys, motion, scrolling.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    // MARK: - Getting the event attributes

    /// The general kind of the event.
    open var type: EventType { eventType }
    /// The kind within `type`.
    open var subtype: EventSubtype { .none }
    /// When the event happened, in seconds since the stage began.
    open internal(set) var timestamp: TimeInterval = 0
    /// The modifier keys held down.
    open internal(set) var modifierFlags: UIKeyModifierFlags = []
    /// The pointer's pressed buttons; none for fingers.
    open internal(set) var buttonMask: ButtonMask = []

    // MARK: - Getting the touches for an event

    /// Every touch of the event, unchanged ones included.
    open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : Set(touches) }

    /// The touches that began in `window`.
    open func touches(for window: UIWindow) -> Set<UITouch>? {
        nonEmpty(touches.filter { $0.window === window })
    }

    /// The touches that began in `view`.
    open func touches(for view: UIView) -> Set<UITouch>? {
        nonEmpty(touches.filter { $0.view === view })
    }

    /// The touches that `gesture` follows.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        nonEmpty(touches.filter { gesture.trackedTouches.contains($0) })
    }

    /// The samples that were joined into `touch` since the last event: the touch itself.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        touches.contains(touch) ? [touch] : nil
    }

    /// Where the touch may go next; nothing is predicted.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? {
        touches.contains(touch) ? [] : nil
    }

    // MARK: - Constants

    /// The general kind of an event.
    public enum EventType: Int, Sendable {
        case touches = 0, motion, remoteControl, presses
        case scroll = 10, hover, transform = 14
    }

    /// The kind of an event within its type.
    public enum EventSubtype: Int, Sendable {
        case none = 0, motionShake
        case remoteControlPlay = 100, remoteControlPause, remoteControlStop, remoteControlTogglePlayPause
        case remoteControlNextTrack, remoteControlPreviousTrack, remoteControlBeginSeekingBackward
        case remoteControlEndSeekingBackward, remoteControlBeginSeekingForward, remoteControlEndSeekingForward
    }

    /// Buttons of a pointing device.
    public struct ButtonMask: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let primary = ButtonMask(rawValue: 1)
        public static let secondary = ButtonMask(rawValue: 2)
        /// The button with a number counted from 1.
        public static func button(_ number: Int) -> ButtonMask { ButtonMask(rawValue: 1 << (number - 1)) }
    }

    // MARK: - Sandlot internals

    let eventType: EventType
    /// The touches in the order in which they began.
    var touches: [UITouch] = []

    init(type: EventType) {
        eventType = type
        super.init()
    }

    private func nonEmpty(_ touches: [UITouch]) -> Set<UITouch>? {
        touches.isEmpty ? nil : Set(touches)
    }
}
