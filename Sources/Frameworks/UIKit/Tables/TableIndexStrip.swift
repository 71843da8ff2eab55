import QuartzCore

/// The titles of sections at the right edge of a table; touching one leads to its section.
@MainActor final class TableIndexStrip: UIView {
    var titles: [String] = [] { didSet { if titles != oldValue { setNeedsDisplay() } } }
    var titleColor: UIColor? { didSet { setNeedsDisplay() } }
    /// Called with the index of the title under the finger.
    var onTitle: (Int) -> Void = { _ in }

    init() {
        super.init(frame: .zero)
        isOpaque = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    private var top: CGFloat { (bounds.height - CGFloat(titles.count) * TableMetrics.indexPitch) / 2 }

    override func draw(_ rect: CGRect) {
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: TableMetrics.indexFontSize, weight: .semibold),
            .foregroundColor: titleColor ?? tintColor ?? .systemBlue,
        ]
        for (index, title) in titles.enumerated() {
            let text = NSAttributedString(string: title, attributes: attributes)
            let size = text.size()
            text.draw(at: CGPoint(
                x: (bounds.width - size.width) / 2,
                y: top + CGFloat(index) * TableMetrics.indexPitch + (TableMetrics.indexPitch - size.height) / 2))
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }

    private func follow(_ touches: Set<UITouch>) {
        guard let touch = touches.first, !titles.isEmpty else { return }
        let place = Int((touch.location(in: self).y - top) / TableMetrics.indexPitch)
        onTitle(min(max(0, place), titles.count - 1))
    }
}
