import QuartzCore

/// A view above or below a section that tables can reuse.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.plainHeaderHeight))
        addSubview(content)
    }

    public override init(frame: CGRect) {
        reuseIdentifier = nil
        super.init(frame: frame)
        addSubview(content)
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        addSubview(content)
    }

    // MARK: - Managing the content

    /// Holds the view's own subviews.
    open var contentView: UIView { content }
    /// The title; made when first asked for.
    open var textLabel: UILabel? { label }
    /// A second line; made when first asked for.
    open var detailTextLabel: UILabel? { detail }
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
        }
    }
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            shownContent?.removeFromSuperview()
            shownContent = contentConfiguration?.makeContentView()
            if let shownContent { content.addSubview(shownContent) }
            setNeedsLayout()
        }
    }
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet { backgroundColor = backgroundConfiguration?.backgroundColor }
    }
    open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }

    // MARK: - Managing view reuse

    /// The name under which the view is kept for reuse.
    public let reuseIdentifier: String?
    /// Called before the view shows another section.
    open func prepareForReuse() {}

    // MARK: - Parts

    private let content = UIView()
    private var shownContent: (any UIView & UIContentView)?
    private var titleInset: CGFloat?
    private var madeLabel: UILabel?
    private var label: UILabel {
        if let madeLabel { return madeLabel }
        let label = UILabel()
        label.font = .systemFont(ofSize: 17, weight: .semibold)
        content.addSubview(label)
        madeLabel = label
        return label
    }
    private lazy var detail: UILabel = {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .subheadline)
        content.addSubview(label)
        return label
    }()

    /// What tables show for a title (17 semibold in plain tables, footers 13).
    func showTitle(_ title: String, style: UITableView.Style, isHeader: Bool) {
        label.text = title
        if style == .plain {
            backgroundColor = .systemBackground
        } else {
            label.textColor = .secondaryLabel
            if !isHeader {
                label.font = .systemFont(ofSize: 13)
                label.numberOfLines = 0
            }
            titleInset = 16
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
        backgroundView?.frame = bounds
        shownContent?.frame = content.bounds
        guard let label = madeLabel, label.text?.isEmpty == false else { return }
        let margin = TableMetrics.sideMargin(for: self) + (titleInset ?? 0)
        let height = label.sizeThatFits(CGSize(width: bounds.width - 2 * margin, height: .greatestFiniteMagnitude)).height
        let y = titleInset == nil ? 4 : max(0, bounds.height - height - 8)
        label.frame = CGRect(x: margin, y: y, width: bounds.width - 2 * margin, height: height)
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let measured: UIView = shownContent ?? content
        let size = measured.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
        return size.height > 0 ? size : CGSize(width: targetSize.width, height: TableMetrics.plainHeaderHeight)
    }
}
