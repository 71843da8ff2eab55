import QuartzCore

extension UIControl {
    /// What can happen to a control.
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A finger came down.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A finger came down again in quick succession.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// The finger moved inside the control.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// The finger moved just outside the control.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// The finger came back into the control.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// The finger left the control.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// The finger was lifted inside the control.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// The finger was lifted outside the control.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The touch was taken away.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The user changed the value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// What the control is there for was done.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// A button's menu was opened.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Editing of a text field began.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The text of a field changed.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing ended because something else was touched.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Editing ended with the return key.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        /// Bits an application may use for its own events.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// The state of a control; several may hold at once.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
        public static let focused = State(rawValue: 8)
        /// Bits an application may use for its own states.
        public static let application = State(rawValue: 0x00FF_0000)
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// Where content lies vertically.
    public enum ContentVerticalAlignment: Int, Sendable {
        case center, top, bottom, fill
    }

    /// Where content lies horizontally.
    public enum ContentHorizontalAlignment: Int, Sendable {
        case center, left, right, fill, leading, trailing
    }
}
