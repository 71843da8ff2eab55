import QuartzCore

/// Tells a text view of taps; it lets the view scroll.
@MainActor final class TextTapRecognizer: UITapGestureRecognizer {
    private unowned let textView: UITextView

    init(textView: UITextView) {
        self.textView = textView
        super.init(target: nil, action: nil)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        guard let touch = touches.first, state == .recognized || state == .ended else { return }
        textView.tapped(at: touch.location(in: textView), count: touch.tapCount)
    }
}
