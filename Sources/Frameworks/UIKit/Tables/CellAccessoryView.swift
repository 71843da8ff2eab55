import QuartzCore

/// The chevron, checkmark or information sign at the right edge of a cell.
@MainActor final class CellAccessoryView: UIView {
    var type: UITableViewCell.AccessoryType = .none {
        didSet { if type != oldValue { setNeedsDisplay() } }
    }

    init() {
        super.init(frame: .zero)
        isOpaque = false
        contentMode = .redraw
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Size in points and the distance from the right edge, by type.
    static func metrics(of type: UITableViewCell.AccessoryType) -> (size: CGSize, right: CGFloat)? {
        switch type {
        case .none: nil
        case .disclosureIndicator: (TableMetrics.chevronSize, TableMetrics.chevronRight)
        case .checkmark: (TableMetrics.checkmarkSize, TableMetrics.checkmarkRight)
        case .detailButton: (CGSize(width: 24, height: 24), TableMetrics.chevronRight)
        case .detailDisclosureButton: (CGSize(width: 44, height: 24), TableMetrics.chevronRight)
        }
    }

    override func draw(_ rect: CGRect) {
        switch type {
        case .none: break
        case .disclosureIndicator: drawChevron(in: bounds)
        case .checkmark: drawSymbol("checkmark", tintColor, in: bounds)
        case .detailButton: drawSymbol("info.circle", tintColor, in: bounds)
        case .detailDisclosureButton:
            drawSymbol("info.circle", tintColor, in: CGRect(x: 0, y: 0, width: 24, height: bounds.height))
            let size = TableMetrics.chevronSize
            drawChevron(in: CGRect(x: bounds.width - size.width, y: (bounds.height - size.height) / 2, width: size.width, height: size.height))
        }
    }

    private func drawChevron(in box: CGRect) {
        let path = UIBezierPath()
        path.lineWidth = 2
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        path.move(to: CGPoint(x: box.minX + 2.5, y: box.minY + 1.5))
        path.addLine(to: CGPoint(x: box.maxX - 2.5, y: box.midY))
        path.addLine(to: CGPoint(x: box.minX + 2.5, y: box.maxY - 1.5))
        UIColor.tertiaryLabel.setStroke()
        path.stroke()
    }

    private func drawSymbol(_ name: String, _ color: UIColor, in box: CGRect) {
        let configuration = UIImage.SymbolConfiguration(pointSize: 17, weight: name == "checkmark" ? .semibold : .regular)
        guard let image = UIImage(systemName: name, withConfiguration: configuration)?.withTintColor(color, renderingMode: .alwaysOriginal)
        else { return }
        image.draw(at: CGPoint(x: box.midX - image.size.width / 2, y: box.midY - image.size.height / 2))
    }
}
