/// Makes the device tick and thump. A stage has nothing to shake: the calls do nothing, silently.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    /// Feedback tied to a view.
    public init(view: UIView) { super.init() }

    public override init() { super.init() }

    /// Gets ready to play soon.
    open func prepare() {}
}

/// The feel of two things meeting.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public init(style: FeedbackStyle) { super.init() }

    public init(style: FeedbackStyle, view: UIView) { super.init() }

    public override init() { super.init() }

    open func impactOccurred() {}
    open func impactOccurred(intensity: CGFloat) {}
    open func impactOccurred(at location: CGPoint) {}
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}

    /// How heavy the things are.
    public enum FeedbackStyle: Int, Sendable {
        case light = 0, medium, heavy, soft, rigid
    }
}

/// The feel of a result.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    open func notificationOccurred(_ notificationType: FeedbackType) {}
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}

    /// What the result is.
    public enum FeedbackType: Int, Sendable {
        case success = 0, warning, error
    }
}

/// The feel of a changing selection.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() {}
    open func selectionChanged(at location: CGPoint) {}
}
