@_spi(Sandlot) import FoundationSupport

extension UIView {
    /// Whether the view's class draws: only then its layer gets a backing store.
    var drawsContent: Bool { DrawingClasses.draws(type(of: self)) }

    /// Calls `draw(_:)` with the context made current and the view's traits.
    func _draw(_ layer: CALayer, in context: CGContext) {
        guard layer === self.layer else { return }
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        _traitCollection.performAsCurrent { draw(bounds) }
    }

    // MARK: - Hit-testing

    /// Reverse subview order; hidden, disabled and all but invisible views (alpha below 0.01) are passed over, and a view
    /// only asks its subviews about points inside itself.
    func _hitTest(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, !UIViewAnimationState.blocksTouches(self),
            self.point(inside: point, with: event)
        else { return nil }
        for subview in subviews.reversed() {
            if let hit = subview.hitTest(subview.convert(point, from: self as UIView?), with: event) { return hit }
        }
        return self
    }
}

/// Knows which classes override `draw(_:)`.
///
/// Swift cannot be asked whether a class overrides a method. But a class's metadata holds its method table, and two probe
/// classes, one that overrides `draw(_:)` and one that overrides nothing, tell which place in the table it has.
@MainActor enum DrawingClasses {
    private final class Plain: UIView {}

    private final class Drawing: UIView {
        override func draw(_ rect: CGRect) { UIColor.clear.setFill() }
    }

    private static let slots = ClassMembers.slots(overriddenBy: Drawing.self, butNotBy: Plain.self, of: UIView.self)
    private static var answers: [ObjectIdentifier: Bool] = [:]

    static func draws(_ type: UIView.Type) -> Bool {
        if type == UIView.self { return false }
        if let answer = answers[ObjectIdentifier(type)] { return answer }
        let answer = ClassMembers.isOverridden(slots, in: type, of: UIView.self)
        answers[ObjectIdentifier(type)] = answer
        return answer
    }
}
