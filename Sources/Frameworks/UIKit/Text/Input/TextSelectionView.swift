import QuartzCore

/// Shows the caret, or the boxes of a selection, above or below the text.
@MainActor final class TextSelectionView: UIView {
    private let caret = UIView()
    private var boxes: [UIView] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        caret.layer.cornerRadius = 1
        caret.isHidden = true
        addSubview(caret)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a caret of two points, or boxes; nil and none show nothing.
    func show(caret rectangle: CGRect?, boxes rectangles: [CGRect]) {
        caret.isHidden = rectangle == nil
        if let rectangle { caret.frame = rectangle }
        while boxes.count > rectangles.count { boxes.removeLast().removeFromSuperview() }
        while boxes.count < rectangles.count {
            let box = UIView()
            insertSubview(box, at: 0)
            boxes.append(box)
        }
        for (box, rectangle) in zip(boxes, rectangles) { box.frame = rectangle }
        color()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        color()
    }

    private func color() {
        caret.backgroundColor = tintColor
        for box in boxes { box.backgroundColor = tintColor.withAlphaComponent(0.2) }
    }
}
