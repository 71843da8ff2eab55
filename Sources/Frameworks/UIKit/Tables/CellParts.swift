import QuartzCore

/// The title, detail and picture of the classic cell styles.
@MainActor final class CellParts {
    private unowned let cell: UITableViewCell
    private var title: UILabel?
    private var detail: UILabel?
    private var picture: UIImageView?

    init(_ cell: UITableViewCell) { self.cell = cell }

    /// Whether a content configuration takes their place.
    var isHidden = false {
        didSet {
            for part in [title, detail, picture] as [UIView?] { part?.isHidden = isHidden }
        }
    }

    var textLabel: UILabel {
        if let title { return title }
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.isHidden = isHidden
        cell.contentView.addSubview(label)
        title = label
        cell.setNeedsLayout()
        return label
    }

    var detailLabel: UILabel {
        if let detail { return detail }
        let label = UILabel()
        let isSubtitle = cell.cellStyle == .subtitle
        label.font = .preferredFont(forTextStyle: isSubtitle ? .subheadline : .body)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .secondaryLabel
        label.isHidden = isHidden
        cell.contentView.addSubview(label)
        detail = label
        cell.setNeedsLayout()
        return label
    }

    var imageView: UIImageView {
        if let picture { return picture }
        let view = UIImageView()
        view.contentMode = .center
        view.isHidden = isHidden
        cell.contentView.addSubview(view)
        picture = view
        cell.setNeedsLayout()
        return view
    }

    /// Points that the picture and its gap take from the text.
    var imageSpace: CGFloat {
        guard let size = picture?.image?.size else { return 0 }
        return size.width + TableMetrics.imageGap
    }

    func setHighlighted(_ isHighlighted: Bool) {
        title?.isHighlighted = isHighlighted
        detail?.isHighlighted = isHighlighted
        picture?.isHighlighted = isHighlighted
    }

    // MARK: - Layout

    private var leading: CGFloat {
        cell.sideMargin + CGFloat(cell.indentationLevel) * cell.indentationWidth + imageSpace
    }

    func layOut(in bounds: CGRect) {
        let grid = PixelGrid(cell.traitCollection)
        if let picture, let size = picture.image?.size {
            picture.frame = CGRect(
                x: cell.sideMargin + CGFloat(cell.indentationLevel) * cell.indentationWidth,
                y: grid.round((bounds.height - size.height) / 2), width: size.width, height: size.height)
        }
        guard let title else { return }
        let width = max(0, bounds.width - leading - cell.trailingMargin)
        guard let detail, detail.text?.isEmpty == false || detail.attributedText?.length ?? 0 > 0 else {
            title.frame = CGRect(x: leading, y: 0, width: width, height: bounds.height)
            return
        }
        switch cell.cellStyle {
        case .default:
            title.frame = CGRect(x: leading, y: 0, width: width, height: bounds.height)
        case .subtitle:
            let titleSize = title.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
            let detailSize = detail.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
            let total = titleSize.height + TableMetrics.subtitleGap + detailSize.height
            let top = grid.round((bounds.height - total) / 2)
            title.frame = CGRect(x: leading, y: top, width: min(width, titleSize.width), height: titleSize.height)
            detail.frame = CGRect(
                x: leading, y: top + titleSize.height + TableMetrics.subtitleGap, width: min(width, detailSize.width),
                height: detailSize.height)
        case .value1:
            let detailSize = detail.sizeThatFits(CGSize(width: width, height: bounds.height))
            let titleSize = title.sizeThatFits(CGSize(width: width, height: bounds.height))
            let detailWidth = min(detailSize.width, max(0, width - min(titleSize.width, width)))
            let titleWidth = min(titleSize.width, width)
            title.frame = CGRect(x: leading, y: 0, width: titleWidth, height: bounds.height)
            detail.frame = CGRect(x: leading + width - detailWidth, y: 0, width: detailWidth, height: bounds.height)
        case .value2:
            let titleWidth: CGFloat = 91
            title.textAlignment = .right
            title.frame = CGRect(x: leading, y: 0, width: titleWidth, height: bounds.height)
            detail.frame = CGRect(x: leading + titleWidth + 6, y: 0, width: max(0, width - titleWidth - 6), height: bounds.height)
        }
    }

    /// The row's height at a content width.
    func fittingHeight(width: CGFloat) -> CGFloat {
        let least = TableMetrics.classicRowHeight(for: cell)
        let picture = picture?.image.map { $0.size.height + 1 } ?? 0
        guard let title else { return max(least, picture) }
        let room = CGSize(width: max(0, width - leading - cell.trailingMargin), height: .greatestFiniteMagnitude)
        let titleHeight = title.sizeThatFits(room).height
        if cell.cellStyle == .subtitle, let detail, detail.text?.isEmpty == false {
            let padding = cell.table?.style == .plain ? TableMetrics.subtitleTop : TableMetrics.subtitleTop + 3.75
            return max(least, 2 * padding + titleHeight + TableMetrics.subtitleGap + detail.sizeThatFits(room).height, picture)
        }
        let isWrapped = title.numberOfLines != 1
        return max(least, isWrapped ? titleHeight + 2 * TableMetrics.wrappedTextPadding : 0, picture)
    }
}
