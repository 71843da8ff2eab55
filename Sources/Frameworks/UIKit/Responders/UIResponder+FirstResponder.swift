/// Who is first to get keys and actions. Every window has its own first responder.
extension UIResponder {
    func _becomeFirstResponder() -> Bool {
        guard let window = _responderWindow else { return false }
        let current = window._firstResponder
        if current === self { return true }
        guard canBecomeFirstResponder else { return false }
        if let current {
            guard current.canResignFirstResponder, current.resignFirstResponder() else { return false }
        }
        window._setFirstResponder(self)
        return true
    }

    func _resignFirstResponder() -> Bool {
        guard let window = _responderWindow, window._firstResponder === self else { return true }
        guard canResignFirstResponder else { return false }
        window._setFirstResponder(nil)
        return true
    }
}
