@_spi(Sandlot) import QuartzCore

/// The interface from before blocks: between `beginAnimations` and `commitAnimations` every change animates.
extension UIView {
    // MARK: - Animating views (older interface)

    /// Opens a block; `animationID` and `context` come back in the delegate's calls.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        LegacyAnimation.begin(identifier: animationID, context: context)
    }

    /// Closes the block and lets the animations run.
    public class func commitAnimations() { LegacyAnimation.commit() }

    /// Seconds; 0.2 unless set.
    public class func setAnimationDuration(_ duration: TimeInterval) { LegacyAnimation.current?.context.duration = duration }

    /// Seconds before the animations begin.
    public class func setAnimationDelay(_ delay: TimeInterval) { LegacyAnimation.current?.context.delay = delay }

    public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
        LegacyAnimation.current?.context.pace = .curve(curve.timingFunction)
    }

    public class func setAnimationRepeatCount(_ repeatCount: Float) {
        LegacyAnimation.current?.context.repeatCount = repeatCount
    }

    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        LegacyAnimation.setOption(.autoreverse, repeatAutoreverses)
    }

    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        LegacyAnimation.setOption(.beginFromCurrentState, fromCurrentState)
    }

    /// Gets the messages of `setAnimationWillStart(_:)` and `setAnimationDidStop(_:)`.
    public class func setAnimationDelegate(_ delegate: Any?) { LegacyAnimation.current?.delegate = delegate as AnyObject? }

    /// `selector` takes the identifier and the context of the block.
    public class func setAnimationWillStart(_ selector: Selector?) { LegacyAnimation.current?.willStart = selector }

    /// `selector` takes the identifier, whether it finished (`NSNumber`), and the context of the block.
    public class func setAnimationDidStop(_ selector: Selector?) { LegacyAnimation.current?.didStop = selector }

    /// Lets the view's new look turn or curl in.
    public class func setAnimationTransition(_ transition: UIView.AnimationTransition, for view: UIView, cache: Bool) {
        guard let duration = LegacyAnimation.current?.context.duration, transition != .none else { return }
        UIView.transition(
            with: view, duration: duration, options: AnimationOptions(rawValue: UInt(transition.rawValue) << 20), animations: nil)
    }
}

/// One block of the older interface that is open.
@MainActor private final class LegacyAnimation {
    private static var open: [LegacyAnimation] = []
    static var current: LegacyAnimation? { open.last }

    let identifier: String?
    let pointer: UnsafeMutableRawPointer?
    var delegate: AnyObject?
    var willStart: Selector?
    var didStop: Selector?
    private(set) var context: AnimationContext!

    private init(identifier: String?, pointer: UnsafeMutableRawPointer?) {
        self.identifier = identifier
        self.pointer = pointer
        let completion = AnimationCompletion { [self] finished in
            guard let delegate, let didStop else { return }
            didStop.perform(on: delegate, [identifier as Any?, NSNumber(value: finished), pointer as Any?])
        }
        context = AnimationContext(
            duration: 0.2, delay: 0, pace: .curve(UIView.AnimationCurve.easeInOut.timingFunction), options: [],
            completion: completion)
    }

    static func begin(identifier: String?, context: UnsafeMutableRawPointer?) {
        let animation = LegacyAnimation(identifier: identifier, pointer: context)
        if let outer = UIViewAnimationState.current { animation.context.inherit(from: outer) }
        open.append(animation)
        UIViewAnimationState.push(animation.context)
    }

    static func setOption(_ option: UIView.AnimationOptions, _ isSet: Bool) {
        if isSet { current?.context.options.insert(option) } else { current?.context.options.remove(option) }
    }

    static func commit() {
        guard let animation = open.popLast() else { return }
        _ = UIViewAnimationState.pop()
        if let delegate = animation.delegate, let willStart = animation.willStart {
            willStart.perform(on: delegate, [animation.identifier as Any?, animation.pointer as Any?])
        }
        animation.context.completion.seal()
    }
}
