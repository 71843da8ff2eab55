import QuartzCore

/// One thing a control calls: a method of a target, or an action.
struct ControlHandler {
    weak var target: AnyObject?
    /// The target is found along the responder chain.
    let isForResponderChain: Bool
    let selector: Selector?
    let action: UIAction?
    var events: UIControl.Event

    init(target: AnyObject?, selector: Selector, events: UIControl.Event) {
        self.target = target
        isForResponderChain = target == nil
        self.selector = selector
        action = nil
        self.events = events
    }

    init(action: UIAction, events: UIControl.Event) {
        target = nil
        isForResponderChain = false
        selector = nil
        self.action = action
        self.events = events
    }

    func matches(_ target: AnyObject?, _ selector: Selector) -> Bool {
        self.selector == selector && (target == nil ? isForResponderChain : self.target === target)
    }
}
