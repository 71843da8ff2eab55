import QuartzCore

/// What the arbiter and the touch delivery ask of a recogniser.
extension UIGestureRecognizer {
    var hasRecognized: Bool { [.began, .changed, .ended].contains(storedState) }
    var isFinished: Bool { [.ended, .cancelled, .failed].contains(storedState) }

    /// Whether a finger of the gesture is still down.
    var hasLiveTouches: Bool { trackedTouches.contains { $0.phase != .ended && $0.phase != .cancelled } }

    func convert(_ point: CGPoint, to target: UIView?) -> CGPoint {
        guard let target, let window = target.window ?? view?.window, target !== window else { return point }
        return target.convert(point, from: window)
    }
}
