import QuartzCore

/// Shows a list configuration.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
    public init(configuration: UIListContentConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        preservesSuperviewLayoutMargins = true
        apply()
    }

    public required init?(coder: NSCoder) { nil }

    // MARK: - Managing the configuration

    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIListContentConfiguration else {
                fatalError("UIListContentView shows UIListContentConfiguration, not \(type(of: newValue))")
            }
            shown = new
            apply()
        }
    }

    // MARK: - Getting the guides of the parts

    open private(set) lazy var textLayoutGuide: UILayoutGuide? = addedGuide("text")
    open private(set) lazy var secondaryTextLayoutGuide: UILayoutGuide? = addedGuide("secondaryText")
    open private(set) lazy var imageLayoutGuide: UILayoutGuide? = addedGuide("image")

    private func addedGuide(_ name: String) -> UILayoutGuide {
        let guide = UILayoutGuide()
        guide.identifier = "UIListContentView-\(name)"
        addLayoutGuide(guide)
        return guide
    }

    // MARK: - Parts

    private var shown: UIListContentConfiguration
    private let label = UILabel()
    private let secondaryLabel = UILabel()
    private let imageView = UIImageView()

    private func apply() {
        alpha = shown.alpha
        show(shown.text, shown.attributedText, shown.textProperties, in: label)
        show(shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties, in: secondaryLabel)
        imageView.image = shown.image.map { image in
            shown.imageProperties.preferredSymbolConfiguration.flatMap { image.applyingSymbolConfiguration($0) } ?? image
        }
        imageView.tintColor = shown.imageProperties.tintColor
        imageView.layer.cornerRadius = shown.imageProperties.cornerRadius
        imageView.clipsToBounds = shown.imageProperties.cornerRadius > 0
        imageView.contentMode = .scaleAspectFit
        if shown.image == nil {
            imageView.removeFromSuperview()
        } else if imageView.superview == nil {
            addSubview(imageView)
        }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func show(
        _ text: String?, _ attributed: NSAttributedString?, _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
    ) {
        guard text != nil || attributed != nil else {
            label.removeFromSuperview()
            return
        }
        if label.superview == nil { addSubview(label) }
        label.font = properties.font
        label.textColor = properties.resolvedColor()
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
        switch properties.alignment {
        case .natural: label.textAlignment = .natural
        case .center: label.textAlignment = .center
        case .justified: label.textAlignment = .justified
        }
        if let attributed {
            label.attributedText = attributed
        } else {
            label.text = switch properties.transform {
            case .none: text
            case .uppercase: text?.uppercased()
            case .lowercase: text?.lowercased()
            case .capitalized: text?.capitalized
            }
        }
    }

    // MARK: - Layout

    /// Where the parts lie at a width, and how high all is.
    private struct Arrangement {
        var image = CGRect.zero
        var text = CGRect.zero
        var secondary = CGRect.zero
        var height: CGFloat = 0
    }

    private func arrangement(width: CGFloat) -> Arrangement {
        let margins = shown.directionalLayoutMargins
        let around = shown.axesPreservingSuperviewLayoutMargins.contains(.horizontal) ? superview?.layoutMargins ?? .zero : .zero
        var left = around.left + margins.leading
        let right = width - around.right - margins.trailing
        var result = Arrangement()
        if shown.image != nil {
            result.image = CGRect(origin: CGPoint(x: left, y: 0), size: imageSize)
            left = result.image.maxX + shown.imageToTextPadding
        }
        let room = CGSize(width: max(0, right - left), height: .greatestFiniteMagnitude)
        let textSize = label.superview == nil ? .zero : label.sizeThatFits(room)
        let secondarySize = secondaryLabel.superview == nil ? .zero : secondaryLabel.sizeThatFits(room)
        let fitsBeside = textSize.width + shown.textToSecondaryTextHorizontalPadding + secondarySize.width <= room.width
        var block: CGFloat
        if shown.prefersSideBySideTextAndSecondaryText, fitsBeside {
            block = max(textSize.height, secondarySize.height)
            result.text = CGRect(x: left, y: (block - textSize.height) / 2, width: textSize.width, height: textSize.height)
            result.secondary = CGRect(
                x: right - secondarySize.width, y: (block - secondarySize.height) / 2, width: secondarySize.width,
                height: secondarySize.height)
        } else {
            let gap = textSize.height > 0 && secondarySize.height > 0 ? shown.textToSecondaryTextVerticalPadding : 0
            block = textSize.height + gap + secondarySize.height
            result.text = CGRect(x: left, y: 0, width: room.width, height: textSize.height)
            result.secondary = CGRect(x: left, y: textSize.height + gap, width: room.width, height: secondarySize.height)
        }
        let inner = max(block, result.image.height)
        // Two lines stand closer to the row's edges than one (iOS 26.1: 62 points with a subtitle, openuikit notes).
        let padding = secondarySize.height > 0 && !(shown.prefersSideBySideTextAndSecondaryText && fitsBeside)
            ? min(TableMetrics.subtitleTop, margins.top) : margins.top
        result.height = max(leastHeight, inner + 2 * padding)
        let grid = PixelGrid(traitCollection)
        let height = max(bounds.height, 0) > 0 && width == bounds.width ? bounds.height : result.height
        let shift = grid.round((height - block) / 2)
        result.text.origin.y += shift
        result.secondary.origin.y += shift
        result.image.origin.y = grid.round((height - result.image.height) / 2)
        return result
    }

    private var imageSize: CGSize {
        var size = shown.image?.size ?? .zero
        let limit = shown.imageProperties.maximumSize
        let scale = min(
            limit.width > 0 && size.width > 0 ? limit.width / size.width : 1,
            limit.height > 0 && size.height > 0 ? limit.height / size.height : 1, 1)
        size = CGSize(width: size.width * scale, height: size.height * scale)
        let reserved = shown.imageProperties.reservedLayoutSize
        return CGSize(width: max(size.width, reserved.width), height: max(size.height, reserved.height))
    }

    /// The least height grows with the text size.
    private var leastHeight: CGFloat {
        guard shown.leastHeight > 0 else { return 0 }
        return TableMetrics.classicRowHeight(for: self)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let arrangement = arrangement(width: bounds.width)
        imageView.frame = arrangement.image
        label.frame = arrangement.text
        secondaryLabel.frame = arrangement.secondary
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        CGSize(width: targetSize.width, height: arrangement(width: targetSize.width).height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: arrangement(width: size.width).height)
    }
}
