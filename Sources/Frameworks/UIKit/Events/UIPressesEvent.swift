import QuartzCore

/// An event that carries presses of keys or buttons.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
    /// The presses of the event.
    open internal(set) var allPresses: Set<UIPress> = []

    /// The presses that `gesture` follows; none.
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
        allPresses.filter { $0.gestureRecognizers?.contains(gesture) == true }
    }

    init(presses: Set<UIPress>) {
        allPresses = presses
        super.init(type: .presses)
    }
}
