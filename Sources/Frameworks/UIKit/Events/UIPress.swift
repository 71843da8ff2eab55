import QuartzCore

/// One key or button from being pressed until it is released.
@preconcurrency @MainActor
open class UIPress: NSObject {
    /// When the press last changed, in seconds since the stage began.
    open internal(set) var timestamp: TimeInterval = 0
    /// Where in its life the press is.
    open internal(set) var phase: Phase = .began
    /// The kind of button.
    open internal(set) var type: PressType = .select
    /// The responder that receives the press.
    open internal(set) weak var responder: UIResponder?
    /// The window of the responder.
    open internal(set) weak var window: UIWindow?
    /// The recognisers that follow the press; none.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
    /// How hard the button is pressed, from 0 to 1.
    open internal(set) var force: CGFloat = 1
    /// The key, for a press on a keyboard.
    open internal(set) var key: UIKey?

    /// Where a press is in its life.
    public enum Phase: Int, Sendable {
        case began, changed, stationary, ended, cancelled
    }

    /// Kinds of buttons.
    public enum PressType: Int, Sendable {
        case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
        case pageUp = 30, pageDown, tvRemoteOneTwoThree, tvRemoteFourColors
    }
}
